"""Workers: processes beside the server for what takes long. They begin when needed, and anew when one has died."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context, parent_process
from typing import Any, Final

from aevum.kernel.errors import AevumError
from aevum.table.crossing import pack, unpack
from aevum.table.limits import Busy

NICENESS: Final = 10
"""The server itself is served first."""


class Workers:
    """So many processes; `waiting`: so many errands may wait for one before the next is turned away.

    An errand that takes longer than `patience` seconds, waiting included, is ended with its process, and so fails. Each
    process is a pool of its own: what ends one of them leaves the errands of the others alone.
    """

    def __init__(self, count: int, *, waiting: int, patience: float) -> None:
        self.count = count
        self.waiting = waiting
        self.patience = patience
        self.under_way = 0
        self._places = asyncio.Semaphore(count)
        self._idle: list[ProcessPoolExecutor] = []
        self._busy: set[ProcessPoolExecutor] = set()

    @property
    def pids(self) -> set[int]:
        """The processes that have begun."""
        return {pid for pool in (*self._idle, *self._busy) for pid in pool._processes or ()}

    def warm(self) -> None:
        """Begin now, so that the first errand need not wait."""
        if not self._idle and not self._busy:
            self._idle.append(pool := _new_process())
            pool.submit(os.getpid)

    async def run(self, work: Callable[..., Any], *arguments: Any) -> Any:
        """What a function of a module answers in another process; what it raises is raised here."""
        if self.under_way >= self.count + self.waiting:
            raise Busy
        self.under_way += 1
        try:
            errand = pack((work, arguments))
            try:
                result = unpack(await self._run(errand))
            except BrokenProcessPool:
                # Perhaps somebody ended the process; an errand that is the end of it will be so again.
                result = unpack(await self._run(errand))
        finally:
            self.under_way -= 1
        if isinstance(result, AevumError):
            raise result
        return result

    async def _run(self, errand: bytes) -> bytes:
        async with asyncio.timeout(self.patience), self._places:
            pool = self._idle.pop() if self._idle else _new_process()
            self._busy.add(pool)
            try:
                answer = await asyncio.get_running_loop().run_in_executor(pool, _carry_out, errand)
            except (BrokenProcessPool, asyncio.CancelledError):
                _end(pool)
                raise
            except Exception:
                self._idle.append(pool)
                raise
            finally:
                self._busy.discard(pool)
            self._idle.append(pool)
            return answer

    def close(self) -> None:
        """End all of them."""
        for pool in (*self._idle, *self._busy):
            _end(pool)
        self._idle.clear()


def _new_process() -> ProcessPoolExecutor:
    # A forked process would have our sockets open.
    return ProcessPoolExecutor(1, get_context("spawn"), initializer=_begin)


def _end(pool: ProcessPoolExecutor) -> None:
    processes = list((pool._processes or {}).values())
    pool.shutdown(wait=False, cancel_futures=True)
    # What is thought about to no end would keep the server from ending.
    for process in processes:
        process.terminate()


def _begin() -> None:
    """In the new process: whoever interrupts the server means the server; without it there is nothing to do."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    step_back()
    threading.Thread(target=_end_with_the_server, daemon=True).start()


def step_back() -> None:
    """Whatever this thread does, the others are served first, where the system knows such a thing."""
    with contextlib.suppress(OSError, AttributeError):
        os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), NICENESS)


def _end_with_the_server() -> None:
    server = parent_process()
    if server is not None:
        server.join()
        os._exit(0)


def _carry_out(errand: bytes) -> bytes:
    work, arguments = unpack(errand)
    try:
        return pack(work(*arguments))
    except AevumError as error:
        return pack(error)

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

    An errand that takes longer than `patience` seconds, waiting included, is ended with the processes, and so fails.
    """

    def __init__(self, count: int, *, waiting: int, patience: float) -> None:
        self.count = count
        self.waiting = waiting
        self.patience = patience
        self.under_way = 0
        self._pool: ProcessPoolExecutor | None = None

    def warm(self) -> None:
        """Begin now, so that the first errand need not wait."""
        if self._pool is None:
            self._open().submit(os.getpid)

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
                # Perhaps somebody else's errand was the end of them.
                result = unpack(await self._run(errand))
        finally:
            self.under_way -= 1
        if isinstance(result, AevumError):
            raise result
        return result

    async def _run(self, errand: bytes) -> bytes:
        pool = self._open()
        try:
            async with asyncio.timeout(self.patience):
                return await asyncio.get_running_loop().run_in_executor(pool, _carry_out, errand)
        except (BrokenProcessPool, TimeoutError):
            self._end(pool)
            raise

    def _open(self) -> ProcessPoolExecutor:
        if self._pool is None:
            # A forked process would have our sockets open.
            self._pool = ProcessPoolExecutor(self.count, get_context("spawn"), initializer=_begin)
        return self._pool

    def _end(self, pool: ProcessPoolExecutor) -> None:
        if self._pool is pool:
            self._pool = None
        processes = list((pool._processes or {}).values())
        pool.shutdown(wait=False, cancel_futures=True)
        # What is thought about to no end would keep the server from ending.
        for process in processes:
            process.terminate()

    def close(self) -> None:
        """End all of them."""
        if self._pool is not None:
            self._end(self._pool)


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

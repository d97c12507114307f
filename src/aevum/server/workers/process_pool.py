"""Pool of worker processes for jobs that take long: rendering, bots, hints, replays and the daily par.

Processes are started when they are needed, and replaced when one has died.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import threading
from collections.abc import Callable
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, Final

from aevum.kernel.errors import AevumError
from aevum.kernel.system.processes import kill_pool, new_pool
from aevum.server.security.rate_limits import Busy
from aevum.server.workers.pickling import dumps, loads

NICENESS: Final = 10
"""Default niceness of worker processes: the server process is scheduled first."""


class ProcessPool:
    """Pool of `count` worker processes with a bounded queue.

    While `max_queued` jobs wait for a process, the next job raises Busy. A job that takes longer than `timeout`
    seconds, waiting included, fails and is killed with its process. Each process is an executor of its own, so that
    the end of one leaves the jobs of the others alone.
    """

    def __init__(self, count: int, *, max_queued: int, timeout: float, niceness: int = NICENESS) -> None:
        self.count = count
        self.niceness = niceness
        self.max_queued = max_queued
        self.timeout = timeout
        self.running = 0
        self._places = asyncio.Semaphore(count)
        self._idle: list[ProcessPoolExecutor] = []
        self._busy: set[ProcessPoolExecutor] = set()
        self._first: Future[Any] | None = None

    @property
    def pids(self) -> set[int]:
        """Ids of the processes that have been started."""
        return {pid for pool in (*self._idle, *self._busy) for pid in pool._processes or ()}

    def start(self, prepare: Callable[[], Any] = os.getpid) -> None:
        """Start the first process now, unless there is one, so that the first job need not wait.

        `prepare`: function that the process runs before its first job.
        """
        if not self._idle and not self._busy:
            self._idle.append(pool := new_pool(1, lower_priority, self.niceness))
            self._first = pool.submit(prepare)

    @property
    def starting(self) -> bool:
        """Whether the process that was started early is not ready yet."""
        return self._first is not None and not self._first.done()

    async def run(self, work: Callable[..., Any], *arguments: Any) -> Any:
        """Run a module-level function in a worker process and return its result; what it raises is raised here."""
        return await self.run_pickled(dumps((work, arguments)))

    async def run_pickled(self, job: bytes) -> Any:
        """Run a job, a pickled tuple of function and arguments, in a worker process and return its result."""
        if self.running >= self.count + self.max_queued:
            raise Busy
        self.running += 1
        try:
            try:
                result = loads(await self._run(job))
            except BrokenProcessPool:
                # The process may have been killed from outside; a job that crashes its process will crash the next one.
                result = loads(await self._run(job))
        finally:
            self.running -= 1
        if isinstance(result, AevumError):
            raise result
        return result

    async def run_in_thread(self, job: bytes) -> Any:
        """Run a pickled job in a thread of this process, for use while no worker is ready, and return its result."""
        result = loads(await asyncio.to_thread(_run_job, job))
        if isinstance(result, AevumError):
            raise result
        return result

    async def _run(self, job: bytes) -> bytes:
        async with asyncio.timeout(self.timeout), self._places:
            pool = self._idle.pop() if self._idle else new_pool(1, lower_priority, self.niceness)
            self._busy.add(pool)
            try:
                answer = await asyncio.get_running_loop().run_in_executor(pool, _run_job, job)
            except (BrokenProcessPool, asyncio.CancelledError):
                kill_pool(pool)
                raise
            except Exception:
                self._idle.append(pool)
                raise
            finally:
                self._busy.discard(pool)
            self._idle.append(pool)
            return answer

    def close(self) -> None:
        """Kill all processes."""
        for pool in (*self._idle, *self._busy):
            kill_pool(pool)
        self._idle.clear()


def lower_priority(niceness: int = NICENESS) -> None:
    """Lower the priority of the current thread, where the system supports it, so that others run first."""
    with contextlib.suppress(OSError, AttributeError):
        os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), niceness)


def _run_job(job: bytes) -> bytes:
    work, arguments = loads(job)
    try:
        return dumps(work(*arguments))
    except AevumError as error:
        return dumps(error)

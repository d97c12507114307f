"""Worker processes beside the main process: spawned, deaf to Ctrl+C, and ended together with their parent."""

from __future__ import annotations

import os
import signal
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import get_context, parent_process
from typing import Any, Final

from aevum.kernel.system.garbage_collection import make_collections_rare

END_SECONDS: Final = 5.0
"""Seconds that the end of a killed process may take."""


def new_pool(processes: int, initializer: Callable[..., None] | None = None, *arguments: Any) -> ProcessPoolExecutor:
    """Return a pool whose processes have been started; `initializer` is called in each of them with the arguments.

    They are spawned, because a forked process would share locks, sockets and open files.
    """
    pool = ProcessPoolExecutor(
        processes, get_context("spawn"), initializer=_initialize, initargs=(initializer, *arguments)
    )
    with interrupts_blocked():
        for _ in range(processes):
            pool.submit(os.getpid)
    return pool


def kill_pool(pool: ProcessPoolExecutor) -> None:
    """Kill the processes of a pool and wait for its manager thread.

    A manager thread that is still closing its pipe when the interpreter exits makes `concurrent.futures` print a
    traceback; killed processes leave it nothing to wait for.
    """
    manager: Any = pool._executor_manager_thread
    for process in list((pool._processes or {}).values()):
        process.kill()
    pool.shutdown(wait=False, cancel_futures=True)
    if manager is not None:
        manager.join(END_SECONDS)


@contextmanager
def interrupts_blocked() -> Iterator[None]:
    """Start processes that do not notice Ctrl+C until `prepare_worker` has been called in them.

    A process that is interrupted while it imports would print a traceback.
    """
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def prepare_worker() -> None:
    """Prepare a process for work: it ends with its parent and collects garbage rarely.

    It ignores Ctrl+C, which is meant for its parent.
    """
    make_collections_rare()
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(signal, "pthread_sigmask"):
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _initialize(initializer: Callable[..., None] | None, *arguments: Any) -> None:
    prepare_worker()
    if initializer is not None:
        initializer(*arguments)


def _end_with_parent() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)

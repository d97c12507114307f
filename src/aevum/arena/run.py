"""Run: games of a contest on one process or several; they are the same however many there are."""

from __future__ import annotations

import os
import signal
import threading
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from itertools import islice
from multiprocessing import get_context, parent_process
from typing import TypeVar

from aevum.arena.contest import Contest, Result
from aevum.arena.play import play_game
from aevum.kernel.errors import AevumError

Errand = TypeVar("Errand")


class WorkersDied(AevumError):
    """A process beside this one was ended from outside; perhaps there was too little memory."""

    message = "error-arena-workers"


def run(contest: Contest, numbers: Sequence[int], jobs: int = 1) -> Iterator[Result]:
    """The results of these games of the contest, in whatever order they come."""
    jobs = min(jobs, len(numbers))
    if jobs <= 1:
        yield from map(partial(play_game, contest), numbers)
        return
    # A forked process would share our locks and open files.
    pool = ProcessPoolExecutor(jobs, get_context("spawn"), initializer=_begin)
    try:
        yield from as_they_come(numbers, 2 * jobs, lambda number: pool.submit(play_game, contest, number), _finished)
    except BrokenProcessPool as error:
        raise WorkersDied from error
    finally:
        _end(pool)


def as_they_come(
    numbers: Iterable[int],
    room: int,
    begin: Callable[[int], Errand],
    finished: Callable[[list[Errand]], tuple[list[Callable[[], Result]], list[Errand]]],
) -> Iterator[Result]:
    """Begin so many games at a time, and give each result as soon as it is known.

    `finished` waits for some of those under way: how to get their results, and who is left.
    """
    left, under_way = iter(numbers), list[Errand]()
    while True:
        under_way += [begin(number) for number in islice(left, room - len(under_way))]
        if not under_way:
            return
        done, under_way = finished(under_way)
        yield from (result() for result in done)


def _finished(under_way: list[Future[Result]]) -> tuple[list[Callable[[], Result]], list[Future[Result]]]:
    done, left = wait(under_way, return_when=FIRST_COMPLETED)
    # Games that were played count before one that failed stops the run.
    in_order = sorted(done, key=lambda future: future.exception() is not None)
    return [future.result for future in in_order], list(left)


def _begin() -> None:
    """In the new process: whoever interrupts the run means the run; without it there is nothing to do."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_the_run, daemon=True).start()


def _end_with_the_run() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)


def _end(pool: ProcessPoolExecutor) -> None:
    processes = list((pool._processes or {}).values())
    pool.shutdown(wait=False, cancel_futures=True)
    # A game that nobody waits for any more could go on for minutes.
    for process in processes:
        process.terminate()

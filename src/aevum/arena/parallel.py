"""Games of a contest on one process or several; the results do not depend on the number of processes."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, wait
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from itertools import islice
from typing import TypeVar

from aevum.arena.contest import Contest, Result
from aevum.arena.single_game import play_game
from aevum.kernel.errors import AevumError
from aevum.kernel.system.processes import kill_pool, new_pool

Job = TypeVar("Job")


class WorkersDied(AevumError):
    """A worker process that was ended from outside; perhaps there was too little memory."""

    message = "error-arena-workers"


def run(contest: Contest, numbers: Sequence[int], jobs: int = 1) -> Iterator[Result]:
    """Yield the results of these games of the contest, in the order in which they end."""
    jobs = min(jobs, len(numbers))
    if jobs <= 1:
        yield from map(partial(play_game, contest), numbers)
        return
    pool = new_pool(jobs)
    try:
        yield from bounded_map(numbers, 2 * jobs, lambda number: pool.submit(play_game, contest, number), _finished)
    except BrokenProcessPool as error:
        raise WorkersDied from error
    finally:
        kill_pool(pool)


def bounded_map(
    numbers: Iterable[int],
    room: int,
    begin: Callable[[int], Job],
    finished: Callable[[list[Job]], tuple[list[Callable[[], Result]], list[Job]]],
) -> Iterator[Result]:
    """Yield each result as soon as it is known, with at most `room` games under way at a time.

    `finished` waits for some of those under way, and returns functions that give their results, and those that are
    left.
    """
    left, under_way = iter(numbers), list[Job]()
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

"""Anytime search on one process or several: plans are yielded when they are found, so that stopping loses nothing."""

from __future__ import annotations

import multiprocessing
import queue
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import islice
from multiprocessing.process import BaseProcess
from typing import Any, Final

from aevum.kernel.ai.solver import Plan, Solver
from aevum.kernel.errors import AevumError
from aevum.kernel.match import Match
from aevum.kernel.registry import find_game
from aevum.kernel.system.processes import interrupts_blocked, prepare_worker

POLL_SECONDS: Final = 0.2
"""Seconds between two checks that the worker processes are alive."""


class NoSolver(AevumError):
    """The game has no solver."""

    message = "error-no-solver"


class SolversDied(AevumError):
    """A worker process was ended from outside."""

    message = "error-solvers-died"


@dataclass(frozen=True)
class Task:
    """Game, options and method of a search; it is pickled for worker processes."""

    game: str
    options: Any
    seed: int = 0
    """Seed of the match and of the search."""
    method: str = ""
    """Name of the method; empty for the solver's preferred one."""
    width: int = 1
    """Beam width, for methods that keep several lines."""

    @property
    def solver(self) -> Solver[Any]:
        """Solver of the game; raises NoSolver if it has none."""
        solver = find_game(self.game).solver
        if solver is None:
            raise NoSolver(game=self.game)
        return solver

    def match(self, plan: Plan | None = None, name: str | None = None) -> Match:
        """Return a match of the game in which the plan, if given, was played by a player of this name."""
        match = Match(find_game(self.game), self.options, seats=[name] if name else None, seed=self.seed)
        for move in plan.moves if plan else ():
            match.play(move)
        return match

    def search(self, job: int = 0) -> Iterator[Plan | None]:
        """Return the search of worker process `job`; each process has a random seed of its own."""
        method = self.method or self.solver.methods[0]
        return self.solver.search(self.match().state, method, self.seed * 1000 + job, self.width)

    def bound(self) -> int:
        """Return an upper bound of the points: no line can exceed it."""
        return self.solver.bound(self.match().state)


@dataclass(frozen=True)
class Budget:
    """Limit of a search in seconds, or in steps, which give equal results on every machine."""

    seconds: float | None = None
    steps: int | None = None
    clock: Callable[[], float] = time.monotonic

    def spend(self, search: Iterator[Plan | None]) -> Iterator[Plan | None]:
        """Yield the results of a search that lie within the budget."""
        began = self.clock()
        for found in islice(search, self.steps):
            yield found
            if self.seconds is not None and self.clock() - began >= self.seconds:
                return


@dataclass
class Watch:
    """Progress of a search: the best plan and the number of steps."""

    plan: Plan | None = None
    steps: int = 0
    """Number of steps done by all processes."""
    job: int = 0
    """Number of the process that found the plan."""

    def update(self, found: Plan | None, job: int) -> bool:
        """Count a step, and return whether its plan has more points than the best so far.

        Of plans with equal points that of the process with the lowest number is stored.
        """
        self.steps += 1
        if found is None or (self.plan and (found.points, -job) <= (self.plan.points, -self.job)):
            return False
        better = self.plan is None or found.points > self.plan.points
        self.plan, self.job = found, job
        return better


def solve(task: Task, budget: Budget, jobs: int = 1, watch: Watch | None = None) -> Iterator[Plan | None]:
    """Yield plans, each better than the one before, and None for steps without one; `watch` has the progress."""
    watch = Watch() if watch is None else watch
    for job, found in _alone(task, budget) if jobs <= 1 else _together(task, budget, jobs):
        yield watch.plan if watch.update(found, job) else None


def _alone(task: Task, budget: Budget) -> Iterator[tuple[int, Plan | None]]:
    for found in budget.spend(task.search()):
        yield 0, found


def _together(task: Task, budget: Budget, jobs: int) -> Iterator[tuple[int, Plan | None]]:
    # Not forked: a forked process would share locks and open files.
    context = multiprocessing.get_context("spawn")
    findings: Any = context.Queue()
    processes = [
        context.Process(target=_search, args=(task, budget, job, findings), daemon=True) for job in range(jobs)
    ]
    try:
        with interrupts_blocked():
            for process in processes:
                process.start()
        yield from _findings(findings, processes)
    finally:
        for process in processes:
            process.terminate()


def _findings(findings: Any, processes: Sequence[BaseProcess]) -> Iterator[tuple[int, Plan | None]]:
    left = len(processes)
    while left:
        try:
            job, found, over = findings.get(timeout=POLL_SECONDS)
        except queue.Empty:
            if any(process.exitcode for process in processes):
                raise SolversDied from None
            continue
        if over:
            left -= 1
        else:
            yield job, found


def _search(task: Task, budget: Budget, job: int, findings: Any) -> None:
    """Run the search in a worker process and send its results to the parent process."""
    prepare_worker()
    for found in budget.spend(task.search(job)):
        findings.put((job, found, False))
    findings.put((job, None, True))

"""Run: a search on one process or several; what is found is given at once, so that whoever stops loses nothing."""

from __future__ import annotations

import multiprocessing
import os
import queue
import signal
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import islice
from multiprocessing.process import BaseProcess
from typing import Any, Final

from aevum.kernel.errors import AevumError
from aevum.kernel.match import Match
from aevum.kernel.registry import find_game
from aevum.kernel.solving import Plan, Solver

PATIENCE: Final = 0.2
"""Seconds between two looks at whether the processes beside this one still live."""


class NoSolver(AevumError):
    """Nobody has taught the house how to solve this game."""

    message = "error-no-solver"


class SolversDied(AevumError):
    """A process beside this one was ended from outside."""

    message = "error-solvers-died"


@dataclass(frozen=True)
class Task:
    """What is to be solved, and how. Whole: it goes to other processes."""

    game: str
    options: Any
    seed: int = 0
    method: str = ""
    width: int = 1

    @property
    def solver(self) -> Solver[Any]:
        """The game's own."""
        solver = find_game(self.game).solver
        if solver is None:
            raise NoSolver(game=self.game)
        return solver

    def match(self, plan: Plan | None = None, name: str | None = None) -> Match:
        """A match of it, with a plan played in it by somebody of this name."""
        match = Match(find_game(self.game), self.options, seats=[name] if name else None, seed=self.seed)
        for move in plan.moves if plan else ():
            match.play(move)
        return match

    def search(self, job: int = 0) -> Iterator[Plan | None]:
        """The search of one of several processes: each has chance of its own."""
        method = self.method or self.solver.methods[0]
        return self.solver.search(self.match().state, method, self.seed * 1000 + job, self.width)

    def bound(self) -> int:
        """Points that no line can exceed."""
        return self.solver.bound(self.match().state)


@dataclass(frozen=True)
class Budget:
    """How long a search goes on: so many seconds, or so many pieces of work, the same on every machine."""

    seconds: float | None = None
    steps: int | None = None
    clock: Callable[[], float] = time.monotonic

    def spend(self, search: Iterator[Plan | None]) -> Iterator[Plan | None]:
        """What is found within the budget."""
        began = self.clock()
        for found in islice(search, self.steps):
            yield found
            if self.seconds is not None and self.clock() - began >= self.seconds:
                return


@dataclass
class Watch:
    """How a search stands: what was found, after how many pieces of work."""

    plan: Plan | None = None
    steps: int = 0
    job: int = 0

    def see(self, found: Plan | None, job: int) -> bool:
        """Count a piece of work; is its plan the best so far? Of equal ones the first process has the better."""
        self.steps += 1
        if found is None or (self.plan and (found.points, -job) <= (self.plan.points, -self.job)):
            return False
        better = self.plan is None or found.points > self.plan.points
        self.plan, self.job = found, job
        return better


def solve(task: Task, budget: Budget, jobs: int = 1, watch: Watch | None = None) -> Iterator[Plan | None]:
    """Ever better plans, and None in between; `watch` shows how it stands whenever one stops."""
    watch = Watch() if watch is None else watch
    for job, found in _alone(task, budget) if jobs <= 1 else _together(task, budget, jobs):
        yield watch.plan if watch.see(found, job) else None


def _alone(task: Task, budget: Budget) -> Iterator[tuple[int, Plan | None]]:
    for found in budget.spend(task.search()):
        yield 0, found


def _together(task: Task, budget: Budget, jobs: int) -> Iterator[tuple[int, Plan | None]]:
    # A forked process would share our locks and open files.
    context = multiprocessing.get_context("spawn")
    findings: Any = context.Queue()
    processes = [
        context.Process(target=_search, args=(task, budget, job, findings), daemon=True) for job in range(jobs)
    ]
    try:
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
            job, found, over = findings.get(timeout=PATIENCE)
        except queue.Empty:
            if any(process.exitcode for process in processes):
                raise SolversDied from None
            continue
        if over:
            left -= 1
        else:
            yield job, found


def _search(task: Task, budget: Budget, job: int, findings: Any) -> None:
    """In a process of its own: whoever interrupts means the one that asked; without it there is nothing to do."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_the_asker, daemon=True).start()
    for found in budget.spend(task.search(job)):
        findings.put((job, found, False))
    findings.put((job, None, True))


def _end_with_the_asker() -> None:
    asker = multiprocessing.parent_process()
    if asker is not None:
        asker.join()
        os._exit(0)

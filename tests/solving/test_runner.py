"""A search on one process or several: the best plan of all is returned at once, and equal work gives equal plans."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from aevum.kernel.ai.solver import Plan
from aevum.kernel.registry import find_game
from aevum.solving import Budget, Task, Watch, solve
from aevum.solving.runner import NoSolver

GAME = "tempus-imperium"


def task(seed: int = 0) -> Task:
    return Task(GAME, find_game(GAME).read_options({"at": "2018-06-06T19:35"}), seed, "beam", 3)


def best(task: Task, jobs: int, steps: int) -> Plan:
    watch = Watch()
    given = [plan for plan in solve(task, Budget(steps=steps), jobs, watch) if plan]
    assert watch.plan is not None
    assert given[-1].points == watch.plan.points
    return watch.plan


def test_the_same_work_gives_the_same_plan_on_any_number_of_processes() -> None:
    # Beam search uses no random numbers, so each process finds the same plan.
    assert best(task(), 1, 30) == best(task(), 2, 30)


def test_a_plan_is_a_match_of_just_its_points() -> None:
    plan = best(task(), 1, 60)
    outcome = task().match(plan, "Aevum").outcome()
    assert outcome is not None
    assert outcome.totals == (plan.points,)


def test_a_budget_of_time_ends_a_search_without_end() -> None:
    moments = iter(range(100))
    budget = Budget(seconds=5, clock=lambda: float(next(moments)))

    def endless() -> Iterator[Plan | None]:
        while True:
            yield None

    assert len(list(budget.spend(endless()))) == 5


def test_of_equal_plans_the_first_process_has_the_better() -> None:
    watch = Watch()
    mine, other = Plan(7, (1,)), Plan(7, (2,))
    assert watch.update(other, 1)
    assert not watch.update(mine, 0)
    assert watch.plan == mine
    assert not watch.update(other, 1)
    assert watch.plan == mine


def test_a_game_that_nobody_can_solve() -> None:
    with pytest.raises(NoSolver):
        list(solve(Task("tempus", None), Budget(steps=1)))

"""Anytime solver of a sheet: the best plan found in the time given, and an upper bound on its points."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import ClassVar, Final

from aevum.games.tempus_imperium.solver import portfolio
from aevum.games.tempus_imperium.solver.beam import beam
from aevum.games.tempus_imperium.solver.bitboard import Model, model_of
from aevum.games.tempus_imperium.solver.plan_moves import written
from aevum.games.tempus_imperium.solver.upper_bound import bound
from aevum.games.tempus_imperium.state import Sheet
from aevum.kernel.ai.solver import Plan, Solver

Search = Callable[[Model, Random, int], Iterator[Sequence[int]]]
"""Function that yields the acts of the best plan so far after each piece of work."""


class SheetSolver(Solver[Sheet]):
    """Solver for a sheet before its first turn."""

    methods: ClassVar[tuple[str, ...]] = ("portfolio", "beam")

    def search(self, start: Sheet, method: str, seed: int, width: int) -> Iterator[Plan | None]:
        best: Plan | None = None
        known: Sequence[int] = ()
        for acts in _SEARCHES[method](model_of(start), Random(seed), width):
            plan = None
            if acts is not known:
                known = acts
                plan = written(start, acts)
            if plan and (best is None or plan.points > best.points):
                best = plan
                yield plan
            else:
                yield None

    def bound(self, start: Sheet) -> int:
        return bound(model_of(start))


_SEARCHES: Final[dict[str, Search]] = {"portfolio": portfolio.search, "beam": beam}

"""Portfolio of beam search and simulated annealing, run in turn on the results of each other, round after round.

A narrow beam search finds a sound plan in a second or two. Annealing of wish lists finds the shape of a strong plan
from nothing, and neighbourhood repair changes that shape part by part; annealing of plans improves the plans that the
other methods found. The result of one round depends much on chance, so every round starts anew, with a wider beam.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import chain, repeat
from math import exp, log
from random import Random
from typing import Final, Protocol

from aevum.games.tempus_imperium.solver.beam import beam
from aevum.games.tempus_imperium.solver.bitboard import Model
from aevum.games.tempus_imperium.solver.plan_annealing import PlanAnnealing
from aevum.games.tempus_imperium.solver.repair import Repair, as_wishes
from aevum.games.tempus_imperium.solver.wish_annealing import WishAnnealing
from aevum.games.tempus_imperium.solver.wish_decoder import INCOME, WishDecoder

WIDTHS: Final = (100, 300, 900, 2_700)
"""Beam width at the start of each round; wider beams would take too long for what they gain."""
WISHES_A_PIECE: Final = 400
PLANS_A_PIECE: Final = 2_000
"""Number of wish lists and of plans tried between two looks at the clock."""
REPAIRS_A_PIECE: Final = 4
REPAIRS: Final = 28
"""Number of repairs between two looks at the clock, and of such pieces in a round."""


class Run(Protocol):
    """Simulated annealing run."""

    best: int
    best_acts: list[int]

    def cool(self, steps: int, hot: float, cold: float) -> None:
        """Continue for `steps` steps while the temperature falls from `hot` to `cold`."""


class Portfolio:
    """Portfolio search that keeps the best acts of all methods."""

    def __init__(self, model: Model, chance: Random) -> None:
        self.model = model
        self.chance = chance
        self.start = model.saved()
        self.best = -(10**6)
        self.acts: Sequence[int] = ()

    def rounds(self) -> Iterator[Sequence[int]]:
        """Yield the best acts so far after each piece of work, without end."""
        for width in chain(WIDTHS, repeat(0)):
            sound = self.acts
            if width:
                for sound in self._beam(width):
                    yield self.acts or sound
            yield from self._cooled(self._planning(sound), PLANS_A_PIECE, 100, 5.0, 0.4)
            wishing = self._wishing()
            yield from self._cooled(wishing, WISHES_A_PIECE, 100, 6.0, 0.7)
            yield from self._cooled(self._planning(wishing.best_acts), PLANS_A_PIECE, 100, 4.0, 0.4)
            yield from self._cooled(self._planning(self.acts), PLANS_A_PIECE, 60, 3.0, 0.4)
            repair = self._repair(wishing)
            yield from self._repaired(repair)
            yield from self._cooled(self._planning(repair.best_acts), PLANS_A_PIECE, 50, 4.0, 0.4)

    def _beam(self, width: int) -> Iterator[Sequence[int]]:
        self.model.restore(self.start)
        return beam(self.model, self.chance, width)

    def _wishing(self) -> WishAnnealing:
        self.model.restore(self.start)
        return WishAnnealing(self.model, self.chance, [INCOME] * 8)

    def _planning(self, acts: Sequence[int]) -> PlanAnnealing:
        self.model.restore(self.start)
        return PlanAnnealing(self.model, self.chance, acts)

    def _repair(self, wishing: WishAnnealing) -> Repair:
        """Return repairs of the better of two wish lists: that of the best plan so far, and the annealed one."""
        self.model.restore(self.start)
        of_best = as_wishes(self.acts)
        better = WishDecoder(self.model).carry_out(of_best) > wishing.best
        self.model.restore(self.start)
        return Repair(self.model, self.chance, of_best if better else wishing.best_wishes)

    def _repaired(self, repair: Repair) -> Iterator[Sequence[int]]:
        for _ in range(REPAIRS):
            repair.repair(REPAIRS_A_PIECE)
            self._keep_best(repair.best, repair.best_acts)
            yield self.acts

    def _cooled(self, run: Run, steps: int, pieces: int, hot: float, cold: float) -> Iterator[Sequence[int]]:
        for piece in range(pieces):
            run.cool(steps, _temperature(hot, cold, piece / pieces), _temperature(hot, cold, (piece + 1) / pieces))
            self._keep_best(run.best, run.best_acts)
            yield self.acts

    def _keep_best(self, points: int, acts: Sequence[int]) -> None:
        if points > self.best:
            self.best, self.acts = points, acts


def _temperature(hot: float, cold: float, part: float) -> float:
    """Return the temperature after a fraction of a run (geometric cooling)."""
    return hot * exp(part * log(cold / hot))


def search(model: Model, chance: Random, _: int) -> Iterator[Sequence[int]]:
    """Return the portfolio search of a sheet, round after round."""
    return Portfolio(model, chance).rounds()

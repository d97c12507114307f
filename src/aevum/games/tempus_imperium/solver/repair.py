"""Neighbourhood repair (large neighbourhood search): free a part of a plan, search that part anew, keep what is gained.

Annealing changes one or two wishes at a time, so it hardly ever replaces a group of wishes that belong together: a road
with the buildings along it costs much before it pays. A repair drops such a group at once, and a short annealing run
that is not hot enough to lose the rest fills the turns and the gold that it frees.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from aevum.games.tempus_imperium.constants import BUILD, DIG, ROAD
from aevum.games.tempus_imperium.moves import GRID_SIZE, PASS
from aevum.games.tempus_imperium.solver.bitboard import (
    ACTS,
    BIT,
    BUILD_AT,
    DIG_AT,
    FORT_AT,
    KIND_OF_ACT,
    ROAD_AT,
    TOUCHED,
    USE_AT,
    Model,
    shores,
)
from aevum.games.tempus_imperium.solver.wish_annealing import WishAnnealing
from aevum.games.tempus_imperium.solver.wish_decoder import DESTROY_AT, INCOME

LISTS: Final = 500
"""Number of wish lists tried in a repair: about 50 ms, compiled."""
HOT: Final = 3.0
COLD: Final = 0.7
SHORTEST: Final = 4
LONGEST: Final = 20
"""Number of wishes in a row that a repair drops."""
NEAREST: Final = 1
FARTHEST: Final = 3
"""Number of squares from the middle of a district to its rim."""


class Repair:
    """Repairs of one wish list, one after the other. `best` and `best_acts` hold the best plan found."""

    __slots__ = ("best", "best_acts", "chance", "model", "start", "wishes")

    def __init__(self, model: Model, chance: Random, wishes: list[int]) -> None:
        self.model = model
        self.chance = chance
        self.start = model.saved()
        run = WishAnnealing(model, chance, wishes)
        self.wishes = wishes
        self.best, self.best_acts = run.best, run.best_acts

    def repair(self, times: int) -> None:
        """Repair the wish list so often; a repair that comes to fewer points is undone."""
        for _ in range(times):
            self.model.restore(self.start)
            run = WishAnnealing(self.model, self.chance, self.without_a_part())
            run.cool(LISTS, HOT, COLD)
            # Equal points are kept too, so that the plan changes.
            if run.best >= self.best:
                self.best, self.best_acts, self.wishes = run.best, run.best_acts, run.best_wishes

    def without_a_part(self) -> list[int]:
        """Return the wishes without a random part: a row of them, a district, or one kind of act in a district."""
        what = self.chance.random()
        if what < 0.4:
            return self._without_row()
        district = self._district()
        if what < 0.8:
            return [wish for wish in self.wishes if not squares_of(wish) & district]
        kind = (ROAD, DIG, BUILD)[self._below(3)]
        return [
            wish for wish in self.wishes if wish >= ACTS or KIND_OF_ACT[wish] != kind or not squares_of(wish) & district
        ]

    def _without_row(self) -> list[int]:
        first = self._below(len(self.wishes))
        length = SHORTEST + self._below(LONGEST - SHORTEST + 1)
        return self.wishes[:first] + self.wishes[first + length :]

    def _district(self) -> int:
        """Return the squares around a random wish that has a place, as a bitboard."""
        placed = [squares for wish in self.wishes if (squares := squares_of(wish))]
        if not placed:
            return 0
        district = placed[self._below(len(placed))]
        for _ in range(NEAREST + self._below(FARTHEST - NEAREST + 1)):
            district |= shores(district)
        return district

    def _below(self, count: int) -> int:
        return int(self.chance.random() * count)


def squares_of(wish: int) -> int:
    """Return the square of a dig or building, or both sides of a section, as a bitboard; other wishes have none."""
    if wish >= USE_AT or wish < ROAD_AT:
        return 0
    if wish < DIG_AT:
        return TOUCHED[wish - ROAD_AT]
    return BIT[wish - DIG_AT] if wish < BUILD_AT else BIT[(wish - BUILD_AT) % GRID_SIZE]


def as_wishes(acts: Sequence[int]) -> list[int]:
    """Return the acts of a plan as wishes, in their order; the decoder chooses the buildings to use."""
    wishes = []
    for act in acts:
        if act >= FORT_AT:
            wishes.append(DESTROY_AT + (act - FORT_AT) % GRID_SIZE)
        elif act >= USE_AT:
            wishes.append(INCOME)
        elif act != PASS:
            wishes.append(act)
    return wishes

"""Annealing of lists of wishes: small changes to what is wanted, the worse ones ever more seldom taken."""

from __future__ import annotations

from math import exp
from random import Random
from typing import Final

from aevum.games.tempus_imperium.solver.model import Model, Snapshot
from aevum.games.tempus_imperium.solver.steward import Steward
from aevum.games.tempus_imperium.solver.wisher import Wisher

LONGEST: Final = 100
"""Wishes in a list. Fifty turns fulfil at most fifty; the others wait for a change that makes them possible."""


class WishAnnealing:
    """One run. `best` and `best_acts` hold the most it has met."""

    __slots__ = ("best", "best_acts", "chance", "final", "points", "steward", "wisher", "wishes")

    def __init__(self, model: Model, chance: Random, wishes: list[int]) -> None:
        self.chance = chance
        self.steward = Steward(model)
        self.wisher = Wisher(model, chance)
        self.wishes = wishes
        self.points = self.best = self.steward.carry_out(wishes)
        self.final: Snapshot = model.saved()
        self.best_acts = self.steward.acts

    def cool(self, steps: int, hot: float, cold: float) -> None:
        """So many small changes at a temperature that falls."""
        model, chance = self.steward.model, self.chance
        for step in range(steps):
            model.restore(self.final)
            wishes = self._changed()
            points = self.steward.carry_out(wishes)
            heat = hot * (cold / hot) ** (step / steps)
            if points < self.points and chance.random() >= exp((points - self.points) / heat):
                continue
            self.points, self.wishes, self.final = points, wishes, model.saved()
            if points > self.best:
                self.best, self.best_acts = points, self.steward.acts

    def _changed(self) -> list[int]:
        wishes, wisher, chance = self.wishes.copy(), self.wisher, self.chance
        count = len(wishes)
        place = int(chance.random() * count)
        what = chance.random()
        if (what < 0.25 and count < LONGEST) or count < 2:
            wishes.insert(place, wisher.wish())
        elif what < 0.35:
            del wishes[place]
        elif what < 0.55:
            wishes[place] = wisher.wish()
        elif what < 0.75:
            wish = wishes.pop(place)
            wishes.insert(int(chance.random() * count), wish)
        elif what < 0.9:
            wishes[place] = wisher.other(wishes[place])
        else:
            wishes[place] = wisher.wish()
            wishes[int(chance.random() * count)] = wisher.wish()
        return wishes

"""Simulated annealing of wish lists: small random changes; worse lists are accepted ever more seldom."""

from __future__ import annotations

from math import exp
from random import Random
from typing import Final

from aevum.games.tempus_imperium.solver.bitboard import Model, Snapshot
from aevum.games.tempus_imperium.solver.proposals import Proposals
from aevum.games.tempus_imperium.solver.wish_decoder import WishDecoder

LONGEST: Final = 100
"""Maximum number of wishes in a list.

Fifty turns fulfil at most fifty; the others wait for a change that makes them possible.
"""


class WishAnnealing:
    """Simulated annealing run. `best` and `best_acts` hold the best plan found."""

    __slots__ = ("best", "best_acts", "best_wishes", "chance", "decoder", "final", "points", "proposals", "wishes")

    def __init__(self, model: Model, chance: Random, wishes: list[int]) -> None:
        self.chance = chance
        self.decoder = WishDecoder(model)
        self.proposals = Proposals(model, chance)
        self.wishes = wishes
        self.points = self.best = self.decoder.carry_out(wishes)
        self.final: Snapshot = model.saved()
        self.best_acts = self.decoder.acts
        self.best_wishes = wishes

    def cool(self, steps: int, hot: float, cold: float) -> None:
        """Try `steps` small changes while the temperature falls from `hot` to `cold`."""
        model, chance = self.decoder.model, self.chance
        for step in range(steps):
            model.restore(self.final)
            wishes = self._changed()
            points = self.decoder.carry_out(wishes)
            temperature = hot * (cold / hot) ** (step / steps)
            if points < self.points and chance.random() >= exp((points - self.points) / temperature):
                continue
            self.points, self.wishes, self.final = points, wishes, model.saved()
            if points > self.best:
                self.best, self.best_acts, self.best_wishes = points, self.decoder.acts, wishes

    def _changed(self) -> list[int]:
        wishes, proposals, chance = self.wishes.copy(), self.proposals, self.chance
        count = len(wishes)
        place = int(chance.random() * count)
        what = chance.random()
        if (what < 0.25 and count < LONGEST) or count < 2:
            wishes.insert(place, proposals.wish())
        elif what < 0.35:
            del wishes[place]
        elif what < 0.55:
            wishes[place] = proposals.wish()
        elif what < 0.75:
            wish = wishes.pop(place)
            wishes.insert(int(chance.random() * count), wish)
        elif what < 0.9:
            wishes[place] = proposals.other(wishes[place])
        else:
            wishes[place] = proposals.wish()
            wishes[int(chance.random() * count)] = proposals.wish()
        return wishes

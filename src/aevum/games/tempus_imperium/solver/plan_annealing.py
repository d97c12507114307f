"""Simulated annealing of plans, which hold an act for each turn.

An act that is not legal when its turn comes is a pass, but stays in the plan. Turns before a changed one are not played
again, so this is several times quicker than annealing wish lists; but it works well only from a plan that is sound
already.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from random import Random
from typing import Final

from aevum.games.tempus_imperium.constants import BUILD, DIG, ROAD, TURNS
from aevum.games.tempus_imperium.solver.bitboard import KIND_OF_ACT, Model, Snapshot
from aevum.games.tempus_imperium.solver.proposals import Proposals
from aevum.games.tempus_imperium.solver.road_length import total

NEAR: Final = 8
"""Maximum number of turns between two acts that are changed together."""


class PlanAnnealing:
    """Simulated annealing run. `best` and `best_acts` hold the best plan found."""

    __slots__ = ("acts", "best", "best_acts", "chance", "model", "points", "proposals", "snapshots")

    def __init__(self, model: Model, chance: Random, acts: Sequence[int]) -> None:
        self.model = model
        self.chance = chance
        self.proposals = Proposals(model, chance)
        self.acts = list(acts)
        self.snapshots: list[Snapshot] = [model.saved()]
        self.snapshots += self._play(self.acts, 0)
        self.points = self.best = total(model)
        self.best_acts = self.acts

    def cool(self, steps: int, hot: float, cold: float) -> None:
        """Try `steps` small changes while the temperature falls from `hot` to `cold`."""
        for step in range(steps):
            acts = self.acts.copy()
            turn = self._change(acts)
            if acts == self.acts:
                continue
            after = self._play(acts, turn)
            points = total(self.model)
            temperature = hot + (cold - hot) * step / steps
            if points < self.points and self.chance.random() >= exp((points - self.points) / temperature):
                continue
            self.points, self.acts = points, acts
            self.snapshots[turn + 1 :] = after
            if points > self.best:
                self.best, self.best_acts = points, acts

    def _play(self, acts: list[int], first: int) -> list[Snapshot]:
        """Return snapshots of the sheet after each turn from this one on."""
        model = self.model
        model.restore(self.snapshots[first])
        after: list[Snapshot] = []
        for turn in range(first, TURNS):
            model.take(acts[turn], turn)
            after.append(model.saved())
        return after

    def _change(self, acts: list[int]) -> int:
        """Make a small change and return the first turn that it touches."""
        what = self.chance.random()
        one, other = self._turn(), self._turn()
        if what < 0.35:
            acts[one] = self._proposed_act(one)
            return one
        if what < 0.5:
            acts[one], acts[other] = acts[other], acts[one]
        elif what < 0.65:
            acts.insert(other, acts.pop(one))
        elif what < 0.8:
            acts[one] = self._other(acts[one], one)
            return one
        elif what < 0.9:
            del acts[one]
            acts.insert(other, self._proposed_act(min(one, other)))
        else:
            near = min(TURNS - 1, one + 1 + int(self.chance.random() * NEAR))
            acts[one] = self._proposed_act(one)
            acts[near] = self._proposed_act(near)
            return one
        return min(one, other)

    def _turn(self) -> int:
        return int(self.chance.random() * TURNS)

    def _proposed_act(self, turn: int) -> int:
        """Return a random act that makes sense in this turn, or later: it may have to wait for others."""
        when = self.chance.random()
        if when >= 0.75:
            turn += int(self.chance.random() * (TURNS + 1 - turn))
        elif when >= 0.5:
            turn = TURNS
        self.model.restore(self.snapshots[turn])
        return self.proposals.act()

    def _other(self, act: int, turn: int) -> int:
        if KIND_OF_ACT[act] in (BUILD, DIG, ROAD):
            return self.proposals.other(act)
        return self._proposed_act(turn)

"""Annealing: from one list of wishes to a better one, by small changes, the worse ones ever more seldom taken."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import chain, repeat
from math import exp, log
from random import Random
from typing import Final

from aevum.games.tempus_imperium.facts import BUILD, BUILDINGS, DIG, NEIGHBOURS, ROAD, SECTIONS_OF
from aevum.games.tempus_imperium.moves import GRID_SIZE
from aevum.games.tempus_imperium.solver.model import (
    BIT,
    BUILD_AT,
    DIG_AT,
    MEETING,
    ROAD_AT,
    Model,
    Snapshot,
    shores,
)
from aevum.games.tempus_imperium.solver.steward import DESTROY_AT, INCOME, KIND_OF_WISH, Steward

PIECE: Final = 400
"""Lists that are tried between two looks at the clock."""
HOT: Final = 6.0
COLD: Final = 0.7
LENGTHS: Final = (10, 40)
"""Pieces of the first runs, so that something is known soon; all later ones are as long as they need to be good."""
LENGTH: Final = 200
LONGEST: Final = 60
"""Wishes in a list; fifty turns fulfil at most fifty."""


class Wisher:
    """Thinks of wishes that could help, seen from how the last list ended."""

    __slots__ = ("chance", "model")

    def __init__(self, model: Model, chance: Random) -> None:
        self.model = model
        self.chance = chance

    def wish(self) -> int:
        """A dig, a building, a road, income or an enemy's end."""
        what = self.chance.random()
        if what < 0.28:
            return self._dig()
        if what < 0.6:
            return self._build()
        if what < 0.8:
            return self._road()
        return INCOME if what < 0.93 else self._destroy()

    def other(self, wish: int) -> int:
        """Much the same wish, a step aside or of another kind."""
        kind = KIND_OF_WISH[wish]
        if kind == DIG:
            return DIG_AT + self._one_of(NEIGHBOURS[wish - DIG_AT])
        if kind == ROAD:
            return ROAD_AT + self._one_of(MEETING[wish - ROAD_AT])
        if kind != BUILD:
            return self.wish()
        building, square = divmod(wish - BUILD_AT, GRID_SIZE)
        if self.chance.random() < 0.5:
            return BUILD_AT + self._below(len(BUILDINGS)) * GRID_SIZE + square
        return BUILD_AT + building * GRID_SIZE + self._one_of(NEIGHBOURS[square])

    def _below(self, count: int) -> int:
        return int(self.chance.random() * count)

    def _one_of(self, numbers: Sequence[int]) -> int:
        return numbers[self._below(len(numbers))]

    def _any(self, mask: int) -> int:
        """One of a set that is not empty."""
        for _ in range(self._below(mask.bit_count())):
            mask &= mask - 1
        return (mask & -mask).bit_length() - 1

    def _dig(self) -> int:
        model = self.model
        shore = shores(model.lakes) & ~model.filled
        return DIG_AT + self._any(shore) if shore else INCOME

    def _build(self) -> int:
        """On a road with something in store, by preference beside a lake."""
        model = self.model
        sites = 0
        for _, touched in model.networks:
            if touched & model.stock1:
                sites |= touched
        sites &= ~model.filled
        if not sites:
            return self._road()
        if self.chance.random() < 0.8:
            sites = sites & shores(model.lakes) or sites
        return BUILD_AT + self._below(len(BUILDINGS)) * GRID_SIZE + self._any(sites)

    def _road(self) -> int:
        """Mostly on from a road there is, sometimes from a forest or quarry, seldom anywhere."""
        model = self.model
        if model.roads and self.chance.random() < 0.85:
            section = self._one_of(MEETING[self._any(model.roads)])
            if model.sections & BIT[section]:
                return ROAD_AT + section
        if model.stock1 and self.chance.random() < 0.5:
            section = self._one_of(SECTIONS_OF[self._any(model.stock1)])
            if model.sections & BIT[section]:
                return ROAD_AT + section
        return ROAD_AT + self._any(model.sections)

    def _destroy(self) -> int:
        model = self.model
        within = 0
        for _, touched in model.networks:
            within |= touched
        within &= model.enemies
        return DESTROY_AT + self._any(within) if within else INCOME


class Annealing:
    """One run. `best` and `best_acts` hold the most it has met."""

    __slots__ = ("best", "best_acts", "best_wishes", "chance", "final", "points", "steward", "wisher", "wishes")

    def __init__(self, model: Model, chance: Random, wishes: list[int]) -> None:
        self.chance = chance
        self.steward = Steward(model)
        self.wisher = Wisher(model, chance)
        self.wishes = wishes
        self.points = self.best = self.steward.carry_out(wishes)
        self.final: Snapshot = model.saved()
        self.best_acts = self.steward.acts
        self.best_wishes = wishes

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
                self.best, self.best_acts, self.best_wishes = points, self.steward.acts, wishes

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


def anneal(model: Model, chance: Random, _: int) -> Iterator[Sequence[int]]:
    """Run after run; the best acts so far after each piece."""
    start = model.saved()
    best, acts = 0, list[int]()
    for length in chain(LENGTHS, repeat(LENGTH)):
        model.restore(start)
        run = Annealing(model, chance, [INCOME] * 8)
        for piece in range(length):
            run.cool(PIECE, _heat(piece / length), _heat((piece + 1) / length))
            if not acts or run.best > best:
                best, acts = run.best, run.best_acts
            yield acts


def _heat(part: float) -> float:
    """The temperature after this part of a run."""
    return HOT * exp(part * log(COLD / HOT))

"""Random proposals of wishes and acts for simulated annealing, drawn from how a sheet stands."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from aevum.games.tempus_imperium.constants import BUILD, BUILDINGS, DIG, NEIGHBOURS, ROAD, SECTIONS_OF
from aevum.games.tempus_imperium.moves import GRID_SIZE, PASS
from aevum.games.tempus_imperium.solver.bitboard import (
    ACTS,
    BIT,
    BUILD_AT,
    DIG_AT,
    FORT_AT,
    MEETING,
    ROAD_AT,
    USE_AT,
    Model,
    shores,
)
from aevum.games.tempus_imperium.solver.wish_decoder import DESTROY_AT, INCOME, KIND_OF_WISH


class Proposals:
    """Sampler of wishes and acts that make sense on the model as it stands when called."""

    __slots__ = ("chance", "model")

    def __init__(self, model: Model, chance: Random) -> None:
        self.model = model
        self.chance = chance

    def wish(self) -> int:
        """Return a random wish: a dig, a building, a road, income or the destruction of an enemy."""
        what = self.chance.random()
        if what < 0.28:
            return self._dig()
        if what < 0.6:
            return self._build()
        if what < 0.8:
            return self._road()
        return INCOME if what < 0.93 else self._destroy()

    def other(self, wish: int) -> int:
        """Return a similar wish, a step aside or of another kind."""
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

    def act(self) -> int:
        """Return a random wish as an act of one turn: the building to use is chosen at once."""
        return self.as_act(self.wish())

    def as_act(self, wish: int) -> int:
        """Return a wish as an act; a pass if there is no building for it."""
        if wish < ACTS:
            return wish
        model = self.model
        if wish == INCOME:
            kind = self.chance.random()
            buildings = model.castles if kind < 0.7 and model.castles else model.markets if kind < 0.9 else model.farms
            return USE_AT + self._any(buildings) if buildings else PASS
        enemy = wish - DESTROY_AT
        forts = model.forts & model.reach(BIT[enemy])
        return FORT_AT + self._any(forts) * GRID_SIZE + enemy if forts else PASS

    def _below(self, count: int) -> int:
        return int(self.chance.random() * count)

    def _one_of(self, numbers: Sequence[int]) -> int:
        return numbers[self._below(len(numbers))]

    def _any(self, mask: int) -> int:
        """Return a random number of a bitboard that is not empty."""
        for _ in range(self._below(mask.bit_count())):
            mask &= mask - 1
        return (mask & -mask).bit_length() - 1

    def _dig(self) -> int:
        model = self.model
        shore = shores(model.lakes) & ~model.filled
        return DIG_AT + self._any(shore) if shore else INCOME

    def _build(self) -> int:
        """Return a wish to build on a road with forests or quarries, preferably beside a lake."""
        model = self.model
        sites = 0
        for _, touched in model.networks:
            if touched & (model.forests | model.quarries):
                sites |= touched
        sites &= ~model.filled
        if not sites:
            return self._road()
        if self.chance.random() < 0.8:
            sites = sites & shores(model.lakes) or sites
        return BUILD_AT + self._below(len(BUILDINGS)) * GRID_SIZE + self._any(sites)

    def _road(self) -> int:
        """Return a wish for a road: mostly extending one, sometimes at a forest or quarry, seldom anywhere."""
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

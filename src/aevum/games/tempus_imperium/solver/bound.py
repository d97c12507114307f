"""Bound: points that no plan can exceed. It goes through all totals a plan could have, and asks less than the rules do.

What is kept of the rules, and what is let go:

* Fifty turns, an act in each (`turn.free`). Which turn is free for what is let go: of each action so many are free as
  the digits offer in all five rounds, and every act beyond that costs 2 gold (`turn.pay`).
* A building costs its gold, wood and stone (`build.costs`). When the gold comes in is let go but for castles, see
  below. Wood and stone may lie in any forest and quarry, near or far (`build.resources`).
* A building stands on a square that a road runs along, and so does every forest and quarry that pays
  (`words.connected`). A section runs along two squares; that roads must hang together is let go.
* A building is used at most once a round (`use.once`). A market brings gold for each farm there will ever be
  (`use.market`), a castle for each market and fort that the gold received before could buy (`use.castle`). That they
  must be connected, and that gold was spent on other things as well, is let go.
* Each fort destroys one enemy a round for an act (`use.fort`). That the enemy must be connected is let go.
* Each building is beside each lake, so that lakes bring all their squares times all buildings (`score.lakes`); but a
  lake of n squares has no more than 2n + 2 squares around it.
* The whole road is one way (`score.longest_road`). Nobody raids (`raid.loss`).
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from aevum.games.tempus_imperium.facts import ACTIONS, BUILD, DIG, PER_SQUARE, ROAD, ROUNDS, TURNS, USE
from aevum.games.tempus_imperium.solver.model import (
    CASTLE_GOLD,
    CASTLE_NO,
    CASTLE_POINTS,
    ENEMY_POINTS,
    FARM_GOLD,
    FARM_NO,
    FARM_POINTS,
    FORT_GOLD,
    FORT_NO,
    GOLD_PER_POINT,
    MARKET_GOLD,
    MARKET_NO,
    MARKET_POINTS,
    PRICE,
    ROAD_POINTS,
    STONE,
    WOOD,
    Model,
)

A_SQUARE: Final[int] = max(PER_SQUARE.values())
SIDES: Final = 2
"""Squares that a section runs along."""


@dataclass(frozen=True, slots=True)
class Mix:
    """How many of each building are built."""

    farms: int
    markets: int
    forts: int
    castles: int

    @property
    def built(self) -> int:
        """All of them."""
        return self.farms + self.markets + self.forts + self.castles

    @property
    def wood(self) -> int:
        return self.farms * WOOD[FARM_NO] + self.markets * WOOD[MARKET_NO] + self.forts * WOOD[FORT_NO]

    @property
    def stone(self) -> int:
        return self.forts * STONE[FORT_NO] + self.castles * STONE[CASTLE_NO]

    @property
    def roads(self) -> int:
        """Sections without which they cannot stand."""
        squares = self.built - (-self.wood // A_SQUARE) - (-self.stone // A_SQUARE)
        return -(-squares // SIDES)


class Ceiling:
    """The most points that any totals come to; `most` grows while the totals are gone through."""

    def __init__(self, model: Model) -> None:
        self.model = model
        self.free = [ROUNDS * model.free.count(action) for action in range(len(ACTIONS))]
        self.lakes = model.lakes.bit_count()
        self.enemies = model.enemies.bit_count()
        self.wood = _held(model, model.forests)
        self.stone = _held(model, model.quarries)
        self.most = -(10**6)

    def points(self) -> int:
        """The most of all."""
        for mix in self._mixes():
            if self._at_best(mix, mix.roads, 0, 0) > self.most:
                self._go_through(mix)
        return self.most

    def _mixes(self) -> Iterator[Mix]:
        """Every mix that wood, stone and turns allow; middling numbers first, for among them is the most."""
        for built in sorted(range(TURNS + 1), key=lambda built: abs(3 * built - TURNS)):
            for castles in range(min(built, self.stone // STONE[CASTLE_NO]) + 1):
                for forts in range(min(built - castles, self.stone - castles * STONE[CASTLE_NO]) + 1):
                    for markets in range(built - castles - forts + 1):
                        mix = Mix(built - castles - forts - markets, markets, forts, castles)
                        if mix.wood <= self.wood and mix.roads + built <= TURNS:
                            yield mix

    def _buildings(self, mix: Mix) -> int:
        model = self.model
        return mix.built + (model.farms | model.markets | model.forts | model.castles).bit_count()

    def _standing(self, mix: Mix) -> int:
        """Points of the buildings, and of the enemies if none is destroyed."""
        model = self.model
        return (
            FARM_POINTS * (mix.farms + model.farms.bit_count())
            + MARKET_POINTS * (mix.markets + mix.forts + (model.markets | model.forts).bit_count())
            + CASTLE_POINTS * (mix.castles + model.castles.bit_count())
            + ENEMY_POINTS * self.enemies
        )

    def _at_best(self, mix: Mix, roads: int, destroyed: int, uses: int) -> float:
        """More than these totals can come to if every turn left over is spent on what brings most for an act."""
        buildings = self._buildings(mix)
        left = TURNS - mix.built - roads - destroyed - uses
        an_enemy = FORT_GOLD / GOLD_PER_POINT - ENEMY_POINTS if mix.forts or self.model.forts else 0.0
        gold = self.model.gold + destroyed * FORT_GOLD + self._income(mix, destroyed, uses)
        return float(
            self._standing(mix)
            + ROAD_POINTS * roads
            - ENEMY_POINTS * destroyed
            + self.lakes * buildings
            + left * max(buildings, an_enemy)
            + gold / GOLD_PER_POINT
        )

    def _go_through(self, mix: Mix) -> None:
        """Roads, enemies and uses. One more of them takes a turn from what brings most: too many are in vain."""
        most_destroyed = min(self.enemies, ROUNDS * (mix.forts + self.model.forts.bit_count()))
        for roads in range(mix.roads, TURNS - mix.built + 1):
            if self._at_best(mix, roads, 0, 0) <= self.most:
                return
            for destroyed in range(min(most_destroyed, TURNS - mix.built - roads) + 1):
                for uses in range(TURNS - mix.built - roads - destroyed + 1):
                    if self._at_best(mix, roads, destroyed, uses) <= self.most:
                        break
                    self.most = max(self.most, self._total(mix, roads, destroyed, uses))

    def _total(self, mix: Mix, roads: int, destroyed: int, uses: int) -> int:
        """Points of these totals with as many digs as turns and gold allow."""
        costs = self.model.gold_costs
        gold = self.model.gold + destroyed * FORT_GOLD + self._income(mix, destroyed, uses)
        gold -= mix.markets * costs[MARKET_NO] + mix.forts * costs[FORT_NO] + mix.castles * costs[CASTLE_NO]
        gold -= mix.farms * costs[FARM_NO]
        gold -= PRICE * max(0, roads - self.free[ROAD])
        gold -= PRICE * max(0, mix.built - self.free[BUILD])
        gold -= PRICE * max(0, destroyed + uses - self.free[USE])
        if gold < 0:
            return self.most
        digs = min(TURNS - mix.built - roads - destroyed - uses, self.free[DIG] + gold // PRICE)
        gold -= PRICE * max(0, digs - self.free[DIG])
        squares = self.lakes + digs
        return (
            self._standing(mix)
            + ROAD_POINTS * roads
            - ENEMY_POINTS * destroyed
            + squares * min(self._buildings(mix), 2 * squares + 2)
            + gold // GOLD_PER_POINT
        )

    def _income(self, mix: Mix, destroyed: int, uses: int) -> int:
        """The most gold of so many uses, whichever of them are of castles."""
        model = self.model
        markets = ROUNDS * (mix.markets + model.markets.bit_count())
        a_market = MARKET_GOLD * (mix.farms + model.farms.bit_count())
        castles = min(uses, ROUNDS * (mix.castles + model.castles.bit_count()))
        most = 0
        for others in range(uses - castles, uses + 1):
            by_markets = min(others, markets) if a_market > FARM_GOLD else 0
            gold = by_markets * a_market + (others - by_markets) * FARM_GOLD
            most = max(most, gold + self._of_castles(mix, gold + destroyed * FORT_GOLD, uses - others))
        return most

    def _of_castles(self, mix: Mix, gold: int, uses: int) -> int:
        """Gold of castles one after the other: what one counts must have been paid for with what was there before."""
        model, costs = self.model, self.model.gold_costs
        there = (model.markets | model.forts).bit_count()
        before = model.gold + gold - (0 if model.castles else costs[CASTLE_NO])
        income = 0
        for _ in range(uses):
            bought = max(0, (before + income) // min(costs[MARKET_NO], costs[FORT_NO]))
            income += CASTLE_GOLD * (there + min(mix.markets + mix.forts, bought))
        return income


def _held(model: Model, squares: int) -> int:
    stocks = (model.stock1, model.stock2, model.stock3, model.stock4)
    return sum((stock & squares).bit_count() for stock in stocks)


def bound(model: Model) -> int:
    """Points that no plan from before the first turn can exceed."""
    return Ceiling(model).points()

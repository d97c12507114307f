"""Upper bound on the points of any plan, by branch and bound over relaxed rules.

It goes through all totals that a plan could have (buildings, roads, enemies, uses, digs). Rules kept and relaxed:

* Kept: fifty turns, an act in each (`turn.free`). Relaxed: which turn is free for which action. Of each action as many
  acts are free as the digits offer in all five rounds, and every act beyond that costs 2 gold (`turn.pay`).
* Kept: a building costs its gold, wood and stone (`build.costs`). Relaxed: when the gold comes in, but for castles, see
  below. Wood and stone may lie in any forest and quarry, near or far (`build.resources`).
* Kept: a building stands on a square that a road runs along, and so does every forest and quarry that pays
  (`words.connected`); a section runs along two squares. Relaxed: roads need not be connected.
* Kept: a building is used at most once a round (`use.once`). A market brings gold for each farm there will ever be
  (`use.market`), a castle for each market and fort that the gold received before could buy (`use.castle`). Relaxed:
  these need not be connected, and gold spent on other things still counts.
* Kept: each fort destroys one enemy a round for an act (`use.fort`). Relaxed: the enemy need not be connected.
* Relaxed: each building is beside each lake, so that lakes bring all their squares times all buildings (`score.lakes`);
  but a lake of n squares has no more than 2n + 2 squares around it.
* Relaxed: the whole road is one trail (`score.longest_road`). There are no raids (`raid.loss`).
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from aevum.games.tempus_imperium.constants import ACTIONS, BUILD, DIG, PER_SQUARE, ROAD, ROUNDS, TURNS, USE
from aevum.games.tempus_imperium.solver.bitboard import (
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
"""Number of squares that a section runs along."""


@dataclass(frozen=True, slots=True)
class Mix:
    """Number of buildings of each kind that are built."""

    farms: int
    markets: int
    forts: int
    castles: int

    @property
    def built(self) -> int:
        """Number of all buildings."""
        return self.farms + self.markets + self.forts + self.castles

    @property
    def wood(self) -> int:
        return self.farms * WOOD[FARM_NO] + self.markets * WOOD[MARKET_NO] + self.forts * WOOD[FORT_NO]

    @property
    def stone(self) -> int:
        return self.forts * STONE[FORT_NO] + self.castles * STONE[CASTLE_NO]

    @property
    def roads(self) -> int:
        """Minimum number of sections without which the buildings cannot stand."""
        squares = self.built - (-self.wood // A_SQUARE) - (-self.stone // A_SQUARE)
        return -(-squares // SIDES)


class Ceiling:
    """Branch and bound over all totals of a plan; `most` is the highest number of points so far."""

    def __init__(self, model: Model) -> None:
        self.model = model
        self.free = [ROUNDS * model.free.count(action) for action in range(len(ACTIONS))]
        self.lakes = model.lakes.bit_count()
        self.enemies = model.enemies.bit_count()
        self.wood = _held(model, model.forests)
        self.stone = _held(model, model.quarries)
        self.most = -(10**6)

    def points(self) -> int:
        """Return the highest number of points of all totals."""
        for mix in self._mixes():
            if self._at_best(mix, mix.roads, 0, 0) > self.most:
                self._go_through(mix)
        return self.most

    def _mixes(self) -> Iterator[Mix]:
        """Yield every mix that wood, stone and turns allow; middling numbers first, as the maximum is among them."""
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
        """Return the points of the buildings, and of the enemies if none is destroyed."""
        model = self.model
        return (
            FARM_POINTS * (mix.farms + model.farms.bit_count())
            + MARKET_POINTS * (mix.markets + mix.forts + (model.markets | model.forts).bit_count())
            + CASTLE_POINTS * (mix.castles + model.castles.bit_count())
            + ENEMY_POINTS * self.enemies
        )

    def _at_best(self, mix: Mix, roads: int, destroyed: int, uses: int) -> float:
        """Return an optimistic estimate of these totals: every turn left over goes to the best act."""
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
        """Go through roads, enemies and uses, pruned by the optimistic estimate.

        One more of them takes a turn from the act that brings most, so beyond some number all are worse.
        """
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
        """Return the points of these totals with as many digs as turns and gold allow."""
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
        """Return the most gold that this number of uses brings, over all shares of castles among them."""
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
        """Return the gold of castles used one after the other.

        A castle counts only buildings that could be paid for with the gold received before.
        """
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
    """Return the points that no plan from before the first turn can exceed."""
    return Ceiling(model).points()

"""Upper bound on the points of any plan, by branch and bound over relaxed rules.

It goes through all totals that a plan could have (buildings, roads, enemies, uses, digs). Rules kept and relaxed:

* Kept: fifty turns, an act in each (`turn.free`). Of roads, markets, forts, the first castle and uses also their order:
  what they cost, what they bring and which turn is free for them (`gold_over_time.py`). Relaxed: of digs and all other
  buildings as many are free as the digits offer in all rounds, and every one beyond that costs 2 gold (`turn.pay`).
* Kept: a building costs its gold, wood and stone (`build.costs`). Relaxed: all but the first castle and the farms are
  paid for at the end. Wood and stone may lie in any forest and quarry, near or far (`build.resources`).
* Kept: a building stands on a square that a road runs along, and so does every forest and quarry that pays
  (`words.connected`); a section runs along two squares. A castle counts a market or fort only if there are sections
  enough for one network with the forests and the quarry of both (`use.castle`, `road_steiner.py`). Relaxed: other roads
  need not be connected.
* Kept: a building is used at most once a round (`use.once`), if not when. A market brings gold for each farm there will
  ever be (`use.market`).
* Kept: each fort destroys one enemy a round for an act (`use.fort`). Relaxed: the enemy need not be connected, and the
  gold for enemies is there from the start.
* Kept: lakes of the start grow only by digs on empty squares, so that a building has as many of them beside it as the
  digs can bring there (`score.lakes`, `lake_reach.py`). Relaxed: each new building is at the best place for that,
  and all digs are in lakes beside each building.
* Relaxed: the whole road is one trail (`score.longest_road`). There are no raids (`raid.loss`).
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from aevum.games.tempus_imperium.constants import ACTIONS, BUILD, DIG, ROAD, ROUNDS, TURNS, TURNS_PER_ROUND, USE
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
from aevum.games.tempus_imperium.solver.gold_over_time import A_SQUARE, SIDES, GoldOverTime
from aevum.games.tempus_imperium.solver.lake_reach import LakeReach
from aevum.games.tempus_imperium.solver.road_steiner import RoadSteiner

FORTS: Final = ((0, 0), (1, 4), (5, TURNS))
"""Least and most forts of the classes that mixes of buildings are divided into."""
FARMS: Final = (0, 5, TURNS)
"""Numbers of farms that others are rounded up to when gold is followed over time."""
DESTROYED: Final = ((0, 0), (1, 2), (3, 5), (6, TURNS))
"""Least and most enemies destroyed of the classes that totals are divided into."""


@dataclass(frozen=True, slots=True)
class Mix:
    """Number of buildings of each kind that are built; `counted` are markets and forts, which castles count."""

    farms: int
    counted: int
    castles: int
    least_forts: int = 0
    most_forts: int = 0

    @property
    def built(self) -> int:
        """Number of all buildings."""
        return self.farms + self.counted + self.castles

    @property
    def wood(self) -> int:
        """Least wood that they cost."""
        saved = (WOOD[MARKET_NO] - WOOD[FORT_NO]) * min(self.counted, self.most_forts)
        return self.farms * WOOD[FARM_NO] + self.counted * WOOD[MARKET_NO] - saved

    @property
    def stone(self) -> int:
        """Least stone that they cost."""
        return self.least_forts * STONE[FORT_NO] + self.castles * STONE[CASTLE_NO]

    @property
    def roads(self) -> int:
        """Minimum number of sections without which the buildings cannot stand."""
        squares = self.built - (-self.wood // A_SQUARE) - (-self.stone // A_SQUARE)
        return -(-squares // SIDES)


class Ceiling:
    """Branch and bound over all totals of a plan of some rounds; `most` is the highest number of points so far."""

    def __init__(self, model: Model, rounds: int = ROUNDS) -> None:
        self.model = model
        self.rounds = rounds
        self.turns = rounds * TURNS_PER_ROUND
        self.free = [rounds * model.free.count(action) for action in range(len(ACTIONS))]
        self.enemies = model.enemies.bit_count()
        self.wood = _held(model, model.forests)
        self.stone = _held(model, model.quarries)
        self.steiner = RoadSteiner(model)
        self.most = -(10**6)
        reach = LakeReach(model)
        self._beside_new = [reach.squares(digs) for digs in range(self.turns + 1)]
        self._beside_first = [reach.squares_there(digs) for digs in range(self.turns + 1)]
        self._golds: dict[tuple[int, int, int], GoldOverTime] = {}

    def points(self) -> int:
        """Return the highest number of points of all totals."""
        for mix in sorted(self._mixes(), key=lambda mix: (mix.most_forts, abs(3 * mix.built - self.turns))):
            if self._at_best(mix) > self.most:
                self._go_through(mix)
        return self.most

    def _mixes(self) -> Iterator[Mix]:
        """Yield every mix that wood, stone and turns allow."""
        for least, most in FORTS:
            for castles in range(self.stone // STONE[CASTLE_NO] + 1):
                for counted in range(least, self.wood + 1):
                    for farms in range(self.wood + 1):
                        mix = Mix(farms, counted, castles, least, most)
                        if mix.wood > self.wood or mix.stone > self.stone or mix.roads + mix.built > self.turns:
                            break
                        yield mix

    def _at_best(self, mix: Mix) -> int:
        """Return an estimate that is never too low: gold as if there were any number of roads."""
        castle, best = self._castle(mix), self.most
        for least, most in self._destroyed(mix):
            for uses in range(self._left(mix, mix.roads, least, 0) + 1):
                gold = self._at_once(mix, mix.roads, least, uses) + (most - least) * FORT_GOLD
                if self._estimate(mix, mix.roads, (least, most), uses, gold) > best:
                    over_time = self._gold_over_time(mix, most)
                    later = over_time.most_on_any_roads(mix.counted, uses, castle=castle)
                    gold = min(gold, self._after_others(mix, later))
                    best = max(best, self._estimate(mix, mix.roads, (least, most), uses, gold))
        return best

    def _estimate(self, mix: Mix, roads: int, destroyed: tuple[int, int], uses: int, gold: int) -> int:
        """Return an estimate that is never too low for this gold and these roads or more."""
        if gold < 0:
            return self.most
        least, most = destroyed
        left = self._left(mix, roads, least, uses)
        digs = min(left, self.free[DIG] + gold // PRICE)
        # Turns without digs draw roads; all of them, if lakes bring nothing.
        more = max(self._lakes(mix, digs) + ROAD_POINTS * (left - digs), self._lakes(mix, 0) + ROAD_POINTS * left)
        return self._standing(mix, roads, most) + more + gold // GOLD_PER_POINT

    def _go_through(self, mix: Mix) -> None:
        """Go through roads, enemies and uses."""
        for roads in range(mix.roads, self.turns - mix.built + 1):
            for least, most in self._destroyed(mix):
                for uses in range(self._left(mix, roads, least, 0) + 1):
                    gold = self._at_once(mix, roads, least, uses) + (most - least) * FORT_GOLD
                    if self._estimate(mix, roads, (least, most), uses, gold) <= self.most:
                        continue
                    for destroyed in range(least, min(most, self._left(mix, roads, 0, uses)) + 1):
                        self.most = max(self.most, self.points_of(mix, roads, destroyed, uses))

    def points_of(self, mix: Mix, roads: int, destroyed: int, uses: int) -> int:
        """Return the most points of these totals, `most` if they cannot be paid for."""
        gold = self._gold_over_time(mix, destroyed).most(mix.counted, roads, uses, castle=self._castle(mix))
        gold = min(self._after_others(mix, gold), self._at_once(mix, roads, destroyed, uses))
        if gold < 0:
            return self.most
        left = self._left(mix, roads, destroyed, uses)
        # Each dig brings less than it costs until a lake comes beside a building, and more from then on.
        with_lakes = max(
            self._lakes(mix, digs) + (gold - PRICE * max(0, digs - self.free[DIG])) // GOLD_PER_POINT
            for digs in (min(left, self.free[DIG]), min(left, self.free[DIG] + gold // PRICE))
        )
        return self._standing(mix, roads, destroyed) + with_lakes

    def _left(self, mix: Mix, roads: int, destroyed: int, uses: int) -> int:
        """Return the number of turns left for digs."""
        return self.turns - mix.built - roads - destroyed - uses

    def _destroyed(self, mix: Mix) -> Iterator[tuple[int, int]]:
        """Yield the classes of enemies destroyed that the forts and turns allow."""
        forts = min(mix.most_forts, mix.counted) + self.model.forts.bit_count()
        possible = min(self.enemies, self.rounds * forts, self._left(mix, mix.roads, 0, 0))
        for least, most in DESTROYED:
            if least <= possible:
                yield least, min(most, possible)

    def _castle(self, mix: Mix) -> bool:
        return mix.castles > 0 or self.model.castles > 0

    def _standing(self, mix: Mix, roads: int, destroyed: int) -> int:
        """Return the points of buildings, roads and the enemies that are left."""
        model = self.model
        return (
            FARM_POINTS * (mix.farms + model.farms.bit_count())
            + MARKET_POINTS * (mix.counted + (model.markets | model.forts).bit_count())
            + CASTLE_POINTS * (mix.castles + model.castles.bit_count())
            + ROAD_POINTS * roads
            + ENEMY_POINTS * (self.enemies - destroyed)
        )

    def _lakes(self, mix: Mix, digs: int) -> int:
        return mix.built * self._beside_new[digs] + self._beside_first[digs]

    # -- gold

    def _gold_over_time(self, mix: Mix, destroyed: int) -> GoldOverTime:
        """Return the gold for this class of forts, and at least these farms and enemies destroyed."""
        farms = next(step for step in FARMS if step >= mix.farms)
        enemies = min(self.enemies, next(most for _, most in DESTROYED if most >= destroyed))
        key = (farms, mix.most_forts, enemies)
        if key not in self._golds:
            self._golds[key] = GoldOverTime(
                self.model, self.steiner, self.turns, farms, mix.most_forts, enemies * FORT_GOLD
            )
        return self._golds[key]

    def _after_others(self, mix: Mix, gold: int) -> int:
        """Return the gold left after the buildings that the gold over time leaves out."""
        castles = max(0, mix.castles - 1)
        costs = self.model.gold_costs
        gold -= castles * costs[CASTLE_NO] + mix.farms * costs[FARM_NO]
        return gold - PRICE * max(0, castles + mix.farms - self.free[BUILD])

    def _at_once(self, mix: Mix, roads: int, destroyed: int, uses: int) -> int:
        """Return the gold left if all uses brought what they bring at the end, each building used once a round."""
        model, costs = self.model, self.model.gold_costs
        castles = CASTLE_GOLD * (mix.counted + (model.markets | model.forts).bit_count())
        markets = MARKET_GOLD * (mix.farms + model.farms.bit_count())
        gold = model.gold + destroyed * FORT_GOLD
        paid = max(0, destroyed + uses - self.free[USE])
        for each, buildings in sorted(
            ((castles, mix.castles + model.castles.bit_count()), (markets, mix.counted + model.markets.bit_count())),
            reverse=True,
        ):
            times = min(uses, self.rounds * buildings) if each > FARM_GOLD else 0
            gold += times * each
            uses -= times
        gold += uses * FARM_GOLD
        gold -= mix.counted * min(costs[MARKET_NO], costs[FORT_NO])
        gold -= mix.castles * costs[CASTLE_NO] + mix.farms * costs[FARM_NO]
        return gold - PRICE * (paid + max(0, roads - self.free[ROAD]) + max(0, mix.built - self.free[BUILD]))


def _held(model: Model, squares: int) -> int:
    stocks = (model.stock1, model.stock2, model.stock3, model.stock4)
    return sum((stock & squares).bit_count() for stock in stocks)


def bound(model: Model, rounds: int = ROUNDS) -> int:
    """Return the points that no plan of these rounds from before the first turn can exceed."""
    return Ceiling(model, rounds).points()

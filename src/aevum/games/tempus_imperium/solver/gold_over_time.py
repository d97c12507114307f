"""Upper bound on the gold of a plan, turn by turn: what can be bought before it is used.

Only some acts of a plan are followed, in their order: roads, markets and forts, the first castle and uses. All other
costs are left out, so that there is at least as much gold in every turn as in the plan itself. Kept of those acts:
which turn is free for which action (`turn.free`, `turn.pay`), gold before it is spent (`build.gold`), and the roads
that buildings need. A castle counts a market only where the roads drawn so far can serve both (`road_steiner.py`).
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from aevum.games.tempus_imperium.constants import BUILD, PER_SQUARE, ROAD, TURNS, TURNS_PER_ROUND, USE
from aevum.games.tempus_imperium.solver.bitboard import (
    CASTLE_GOLD,
    CASTLE_NO,
    FARM_GOLD,
    FORT_GOLD,
    FORT_NO,
    MARKET_GOLD,
    MARKET_NO,
    PRICE,
    WOOD,
    Model,
)
from aevum.games.tempus_imperium.solver.road_steiner import RoadSteiner

A_SQUARE: Final[int] = max(PER_SQUARE.values())
"""Wood or stone of a forest or quarry."""
SIDES: Final = 2
"""Number of squares that a section runs along."""
MOST_COUNTED: Final = 16
MOST_ROADS: Final = 14
MOST_USES: Final = 16
"""Numbers of new markets and forts, of sections and of uses; the last of each stands for all greater ones."""
BROKE: Final = -1
"""Gold of totals that no order of acts can pay for."""
NOTHING: Final = [BROKE] * (MOST_USES + 1)
"""Gold by number of uses, where none can be paid for."""

Sheet = tuple[int, int, bool]
"""Number of new markets and forts, of sections, and whether there is a castle."""


class GoldOverTime:
    """Most gold that a plan can have left, when all else that it buys is left out.

    `farms` and `forts` are the numbers built in the whole plan; `extra` is gold that it gets in other ways, here from
    the start on.
    """

    def __init__(self, model: Model, steiner: RoadSteiner, turns: int, farms: int, forts: int, extra: int) -> None:
        self.model = model
        self.steiner = steiner
        self.forts = forts
        self.there = (model.markets | model.forts).bit_count()
        self.farms = farms + model.farms.bit_count()
        self._income = [
            [self._best_use(counted, roads) for counted in range(MOST_COUNTED + 1)] for roads in range(MOST_ROADS + 1)
        ]
        self._left = self._after(turns, model.gold + extra)
        self._left_on_any_roads: dict[tuple[int, bool], list[int]] = {}
        for (counted, _, castle), golds in self._left.items():
            known = self._left_on_any_roads.get((counted, castle), NOTHING)
            self._left_on_any_roads[counted, castle] = list(map(max, known, golds))

    def most(self, counted: int, roads: int, uses: int, *, castle: bool) -> int:
        """Return the most gold left with these totals, BROKE if no order of the acts can pay for them."""
        sheet = (min(counted, MOST_COUNTED), min(roads, MOST_ROADS), castle)
        return self._left.get(sheet, NOTHING)[min(uses, MOST_USES)]

    def most_on_any_roads(self, counted: int, uses: int, *, castle: bool) -> int:
        """Return the most gold left with these totals and any number of sections, BROKE if there is none."""
        return self._left_on_any_roads.get((min(counted, MOST_COUNTED), castle), NOTHING)[min(uses, MOST_USES)]

    # -- geography

    def _forests(self, counted: int) -> int:
        """Return the least number of forests that these markets and forts take their wood from."""
        wood = WOOD[MARKET_NO] * counted - (WOOD[MARKET_NO] - WOOD[FORT_NO]) * min(counted, self.forts)
        return -(-wood // A_SQUARE)

    def _sections(self, counted: int, *, castle: bool) -> int:
        """Return the least number of sections along which these buildings and their forests and quarry lie."""
        squares = counted + self._forests(counted) + (2 if castle and not self.model.castles else 0)
        return -(-squares // SIDES)

    def _sections_together(self, counted: int, *, first: bool) -> int:
        """Return the least number of sections by which a castle counts this number of new buildings.

        `first` is whether it also counts a market or fort of the start.
        """
        new_castle = not self.model.castles
        forests = self._forests(counted)
        # A castle takes its stone from one quarry at least.
        squares = counted + first + 2 * new_castle + forests
        return max(-(-squares // SIDES), self.steiner.least(forests, quarry=new_castle, market=first))

    # -- income

    def _best_use(self, counted: int, roads: int) -> tuple[int, int]:
        """Return the most gold that a use brings, without and with a castle."""
        others = MARKET_GOLD * self.farms if counted or self.model.markets else 0
        others = max(others, FARM_GOLD, FORT_GOLD)
        return others, max(others, CASTLE_GOLD * self._castle_counts(counted, roads))

    def _castle_counts(self, counted: int, roads: int) -> int:
        """Return the most buildings that a castle counts, of those of the start and of `counted` new ones."""
        if counted == MOST_COUNTED or roads == MOST_ROADS:
            return self.there + (counted if counted < MOST_COUNTED else TURNS)
        most = 0
        for new in range(counted + 1):
            if self.there and self._sections_together(new, first=True) <= roads:
                most = max(most, new + self.there)
            if self._sections_together(new, first=False) <= roads:
                most = max(most, new)
        return most

    # -- turn by turn

    def _after(self, turns: int, gold: int) -> dict[Sheet, list[int]]:
        """Return for each sheet the most gold by number of uses."""
        left: dict[Sheet, list[int]] = {(0, 0, bool(self.model.castles)): [gold, *NOTHING[1:]]}
        for turn in range(turns):
            free = self.model.free[turn % TURNS_PER_ROUND]
            after = {sheet: golds.copy() for sheet, golds in left.items()}
            for sheet, golds in left.items():
                for then, cost in self._bought(sheet, free):
                    _note([gold - cost if gold >= cost else BROKE for gold in golds], then, after)
                _note(self._used(sheet, golds, 0 if free == USE else PRICE), sheet, after)
            left = after
        return left

    def _bought(self, sheet: Sheet, free: int) -> Iterator[tuple[Sheet, int]]:
        """Yield the sheets after a road, a market or fort and the first castle, and their costs."""
        counted, roads, castle = sheet
        costs = self.model.gold_costs
        yield (counted, min(roads + 1, MOST_ROADS), castle), 0 if free == ROAD else PRICE
        price = 0 if free == BUILD else PRICE
        if roads == MOST_ROADS or self._sections(counted + 1, castle=castle) <= roads:
            yield (min(counted + 1, MOST_COUNTED), roads, castle), price + min(costs[MARKET_NO], costs[FORT_NO])
        if not castle and (roads == MOST_ROADS or self._sections(counted, castle=True) <= roads):
            yield (counted, roads, True), price + costs[CASTLE_NO]

    def _used(self, sheet: Sheet, golds: list[int], price: int) -> list[int]:
        """Return the gold by number of uses after one more use; the last number stands for all greater ones."""
        counted, roads, castle = sheet
        income = self._income[roads][counted][castle] - price
        after = [gold + income if gold >= price else BROKE for gold in golds]
        return [BROKE, *after[:-2], max(after[-2:])]


def _note(golds: list[int], sheet: Sheet, after: dict[Sheet, list[int]]) -> None:
    known = after.get(sheet)
    after[sheet] = golds if known is None else list(map(max, known, golds))

"""Plans for Wonders: what the nearest one still lacks, in advances, goods and actions, and what it is worth."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from aevum.games.clash_of_cultures.constants import CULTURE, DATA, FOOD, GOLD, NONE, ORE, WOOD
from aevum.games.clash_of_cultures.heuristics.advance_value import STORAGE
from aevum.games.clash_of_cultures.heuristics.weights import WEIGHTS
from aevum.games.clash_of_cultures.rules.city import cities
from aevum.games.clash_of_cultures.rules.stock import limit
from aevum.games.clash_of_cultures.rules.wonders import advances_lacking, cost, has_room
from aevum.games.clash_of_cultures.state_fields import CULTURE_LEVEL, KNOWN, NATION_WIDTH, SICK

if TYPE_CHECKING:
    from aevum.games.clash_of_cultures.state import Table

_FROM_LAND: Final = (FOOD, ORE, WOOD)
_POINTS: Final[float] = DATA["points"]["wonder"] / 2
_TURN: Final = 3
"""Actions in a turn."""


class WonderPlan:
    """Open Wonder that a seat can build with the fewest actions, and what it still lacks."""

    __slots__ = ("actions", "advances", "culture", "goods", "lacks_city", "stored", "wonder")

    def __init__(self, table: Table, seat: int, cells: list[int], wonder: int) -> None:
        nation, base = table.nation, seat * NATION_WIDTH
        amounts = cost(wonder)
        self.wonder = wonder
        self.advances = advances_lacking(table, seat, wonder)
        """Number of advances that it needs and the seat lacks, and Storage where the food cannot be kept without."""
        if amounts[FOOD] > limit(table, seat, FOOD) and not nation[base + KNOWN] & STORAGE:
            self.advances += 1
        self.goods = 0
        """Number of resources that are not in store; gold fills gaps."""
        self.stored = 0.0
        """Value of the goods in store that it would cost."""
        for good in _FROM_LAND:
            have = nation[base + good]
            paid = min(have, amounts[good])
            self.goods += amounts[good] - paid
            sums = WEIGHTS.goods_worth[good]
            self.stored += sums[min(8, have)] - sums[min(8, have) - paid]
        gold = min(nation[base + GOLD], self.goods)
        self.goods -= gold
        sums = WEIGHTS.goods_worth[GOLD]
        self.stored += sums[nation[base + GOLD]] - sums[nation[base + GOLD] - gold]
        have = nation[base + CULTURE]
        paid = min(have, amounts[CULTURE])
        sums = WEIGHTS.goods_worth[CULTURE]
        self.stored += sums[have] - sums[have - paid]
        self.culture = max(amounts[CULTURE] - paid, amounts[CULTURE] - nation[base + CULTURE_LEVEL])
        """Number of culture tokens that are not in store."""
        self.lacks_city = not any(has_room(table, wonder, cell) for cell in cells)
        """Whether no city of the seat can hold it."""
        self.actions = (
            float(table.reserved[wonder] != seat)
            + WEIGHTS.wonder_advance * self.advances
            + WEIGHTS.wonder_good * self.goods
            + WEIGHTS.wonder_culture * self.culture
            + WEIGHTS.wonder_city * self.lacks_city
        )
        """Estimated number of actions until it is built."""

    @property
    def is_payable(self) -> bool:
        """Whether it can be built now."""
        return not self.advances and not self.goods and not self.culture and not self.lacks_city

    def value(self, time: float, scale: float) -> float:
        """Return the points that it promises beyond the goods in store and the actions that it costs.

        `time`: turns left; `scale`: factor of the value of goods at this time.
        """
        if self.actions > _TURN * time:
            return 0.0
        gain = _POINTS - WEIGHTS.action * self.actions - scale * self.stored
        return WEIGHTS.wonder * gain if gain > 0 else 0.0


def nearest_wonder(table: Table, seat: int, cells: list[int] | None = None) -> WonderPlan | None:
    """Return the plan for the open Wonder that takes a seat the fewest actions; None = it can build none.

    `cells`: hexes of the seat's cities, if they are known.
    """
    if not table.wonders_open or table.nation[seat * NATION_WIDTH + SICK]:
        return None
    own = cities(table, seat) if cells is None else cells
    best: WonderPlan | None = None
    for wonder in table.wonders_open:
        if table.reserved[wonder] in (NONE, seat):
            plan = WonderPlan(table, seat, own, wonder)
            if best is None or plan.actions < best.actions:
                best = plan
    return best

"""Features of a position about what is within reach: Wonders, pieces after the next Collect, leads over others."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final

from aevum.games.clash_of_cultures.constants import (
    FERTILE,
    FOOD,
    FOREST,
    GOLD,
    GOODS,
    HALVES,
    MOUNTAIN,
    NONE,
    OBJECTIVES,
    OF_CATEGORY,
    ORE,
    PIECES,
    WOOD,
)
from aevum.games.clash_of_cultures.heuristics.conquest import weak_neighbors
from aevum.games.clash_of_cultures.heuristics.features import OWNERS, Features
from aevum.games.clash_of_cultures.rules.city import strength
from aevum.games.clash_of_cultures.rules.units import fleet
from aevum.games.clash_of_cultures.state_fields import BURIED, KNOWN, NATION_WIDTH
from aevum.kernel.ai.features import Feature, thermometer
from aevum.kernel.words import Name

if TYPE_CHECKING:
    from aevum.games.clash_of_cultures.maps import Geography

_AFFORDABLE: Final = (1, 2, 3)
"""Numbers of city pieces that are looked for after the next Collect."""
_LAND: Final = ((FOOD, FERTILE), (ORE, MOUNTAIN), (WOOD, FOREST))
_FAR_GOODS: Final = 17
"""Goods that count as lacking where no Wonder can be aimed at."""
_FAR_ADVANCES: Final = 3
"""Advances that count as lacking where no Wonder can be aimed at."""
_FAR_CULTURE: Final = 5
"""Culture tokens that count as lacking where no Wonder can be aimed at."""
_FAR_ACTIONS: Final = 12
"""Maximum number of actions until the nearest Wonder that is told apart."""
_MAX_PIECES: Final = 4
"""Maximum number of payable city pieces that is counted."""
_AMPLE: Final = 3
"""Amount of a good above which it is to spare."""

PROSPECTS: Final[tuple[Feature, ...]] = (
    Feature("feature-scored-objectives"),
    Feature("feature-buried-points"),
    Feature("feature-wonder-lacks"),
    Feature("feature-wonder-advances"),
    Feature("feature-wonder-payable"),
    Feature("feature-wonder-culture"),
    Feature("feature-wonder-actions"),
    Feature("feature-weak-neighbors"),
    Feature("feature-pieces-payable"),
    Feature("feature-kinds-missing"),
    Feature("feature-surplus"),
    *thermometer("feature-after-collect", *_AFFORDABLE),
    *(Feature("feature-behind-with", Name(f"piece-{piece}")) for piece in PIECES),
    Feature("feature-categories-behind"),
    Feature("feature-abroad-behind"),
    Feature("feature-ships-behind"),
    Feature("feature-leads-asked"),
    Feature("feature-leads-lacking"),
)


def prospect_values(survey: Features) -> list[float]:
    """Return the values of `PROSPECTS`, in their order."""
    table, seat = survey.table, survey.seat
    return [
        float(len(table.scored[seat])),
        float(table.nation[seat * NATION_WIDTH + BURIED]),
        *_nearest_wonder(survey),
        float(weak_neighbors(survey)),
        *_balance(survey),
        *_after_collect(survey),
        *_leads(survey),
    ]


def _nearest_wonder(survey: Features) -> list[float]:
    """Return what the nearest Wonder lacks: goods, advances, whether it can be built now, culture, and actions."""
    plan = survey.wonder_plan
    if plan is None:
        return [float(_FAR_GOODS), float(_FAR_ADVANCES), 0.0, float(_FAR_CULTURE), float(_FAR_ACTIONS)]
    actions = min(float(_FAR_ACTIONS), plan.actions)
    return [
        float(plan.goods + plan.culture),
        float(plan.advances),
        float(plan.is_payable),
        float(plan.culture),
        actions,
    ]


def _balance(survey: Features) -> list[float]:
    """Return the city pieces that the store pays for, kinds of their goods that are missing, and goods to spare."""
    table, base = survey.table, survey.seat * NATION_WIDTH
    store = table.nation[base : base + len(GOODS)]
    pieces = 0
    while pieces < _MAX_PIECES and sum(max(0, pieces + 1 - store[good]) for good, _ in _LAND) <= store[GOLD]:
        pieces += 1
    missing = sum(not store[good] for good, _ in _LAND)
    spare = sum(max(0, amount - _AMPLE) for amount in store)
    return [float(pieces), float(missing), float(spare)]


@lru_cache(maxsize=1 << 14)
def _land_around(land: Geography, cell: int) -> tuple[int, int, int]:
    """Return the numbers of hexes that yield food, ore and wood to a city."""
    terrains = [land.terrain[other] for other in (cell, *land.beside[cell])]
    return terrains.count(FERTILE), terrains.count(MOUNTAIN), terrains.count(FOREST)


def _after_collect(survey: Features) -> list[float]:
    """Return for each number of city pieces whether the goods suffice after a Collect of the best city."""
    table = survey.table
    base = survey.seat * NATION_WIDTH
    store = table.nation[base : base + len(GOODS)]
    most = 0
    for cell in survey.cities:
        collects = strength(table, cell) if not table.active[cell] else 0
        around = _land_around(table.land, cell)
        while most < _AFFORDABLE[-1] and _suffices(store, most + 1, collects, around):
            most += 1
    return [float(most >= pieces) for pieces in _AFFORDABLE]


def _suffices(store: list[int], pieces: int, collects: int, around: tuple[int, int, int]) -> bool:
    """Whether a store and a Collect of `collects` resources from the land pay for city pieces; gold fills gaps."""
    gaps = taken = 0
    for (good, _), hexes in zip(_LAND, around, strict=True):
        lack = max(0, pieces - store[good])
        gaps += lack
        taken += min(lack, hexes)
    return gaps - min(taken, collects) <= store[GOLD]


def _leads(survey: Features) -> list[float]:
    """Return by how much the seat is behind in each count that objectives ask to lead, and in those of its hand."""
    table, seat = survey.table, survey.seat
    seats = len(table.hands)
    with_piece = [[0] * seats for _ in PIECES]
    abroad = [0] * seats
    for cell in (*survey.cities, *survey.foreign):
        owner, packed = table.city[cell], table.pieces[cell]
        for piece, counts in enumerate(with_piece):
            counts[owner] += packed >> 3 * piece & 7 > 0
        for other in OWNERS[packed]:
            abroad[other] += other != owner
    full = [
        sum(table.nation[other * NATION_WIDTH + KNOWN] & category == category for category in OF_CATEGORY)
        for other in range(seats)
    ]
    ships = [len(fleet(table, other)) for other in range(seats)]
    behind = [_behind(counts, seat) for counts in (*with_piece, full, abroad, ships)]
    asked = [_ASKED[objective] for card in table.goals[seat] for objective in HALVES[card] if _ASKED[objective] != NONE]
    lacking = sum(behind[place] for place in asked)
    return [*(float(count) for count in behind), float(len(asked)), float(lacking)]


def _behind(counts: list[int], seat: int) -> int:
    """Return by how much a seat would have to count more to lead."""
    best = max(count for other, count in enumerate(counts) if other != seat)
    return max(0, best + 1 - counts[seat])


def _place_of_lead(objective: int) -> int:
    """Return the place, among the counts of `_leads`, of the one that an objective asks to lead; NONE = none."""
    effects = OBJECTIVES.rows[objective].effects
    if "most_cities_with" in effects:
        return PIECES.index(effects["most_cities_with"])
    for place, name in enumerate(("most_categories", "most_pieces_abroad", "leading_fleet")):
        if name in effects:
            return len(PIECES) + place
    return NONE


_ASKED: Final = tuple(_place_of_lead(objective) for objective in range(len(OBJECTIVES)))

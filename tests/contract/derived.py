"""What states keep only for speed: it follows from the rest, so a key may leave it out. Each line says how.

A line is given the value and the fields of the state that the key does hold, so that no two lean on each other.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from aevum.games.tempus.facts import CITY_COPIES, CITY_VALUES, POPULATION, WATER
from aevum.games.tempus.island import island_of
from aevum.games.tempus_imperium.facts import (
    GOLD_COST,
    GOLD_COST_OTHER,
    INNER_SECTIONS,
    SECTION_CORNERS,
    SECTIONS,
    SECTIONS_AT_CORNER,
)

Follows = Callable[[Any, Any], bool]
"""Does the value of a field follow from the fields that a key holds?"""


def homes(value: list[list[int]], world: Any) -> bool:
    hexes = range(len(world.owner))
    return value == [
        [place for place in hexes if world.owner[place] == seat and world.tokens[place]]
        for seat in range(len(world.era))
    ]


def supply(value: list[int], world: Any) -> bool:
    placed = [0] * len(world.era)
    for owner, tokens in zip(world.owner, world.tokens, strict=True):
        if owner >= 0:
            placed[owner] += tokens
    return value == [POPULATION - tokens for tokens in placed]


def cities_left(value: list[int], world: Any) -> bool:
    built = list(zip(world.owner, world.city, strict=True))
    kinds = list(zip(CITY_VALUES, CITY_COPIES, strict=True))
    return value == [copies - built.count((seat, city)) for seat in range(len(world.era)) for city, copies in kinds]


def island(value: object, world: Any) -> bool:
    """It is all sea until the last tile lies."""
    return value is island_of((WATER,) * len(world.terrain) if world.to_lay else world.terrain)


def gold_costs(value: tuple[int, ...], sheet: Any) -> bool:
    return value == (GOLD_COST if sheet.options.fort_and_castle_gold == 2 else GOLD_COST_OTHER)


def roads(value: list[int], sheet: Any) -> bool:
    """In the order in which they were drawn, which means nothing."""
    return sorted(value) == [section for section, drawn in enumerate(sheet.drawn) if drawn]


def undrawn(value: list[int], sheet: Any) -> bool:
    places = len(SECTIONS) if sheet.options.rim_roads else INNER_SECTIONS
    return value == [section for section in range(places) if not sheet.drawn[section]]


def network(value: list[int], sheet: Any) -> bool:
    """Two corners have the same name if a road leads from one to the other; which name that is means nothing."""
    road = list(range(len(SECTIONS_AT_CORNER)))
    drawn = [SECTION_CORNERS[section] for section, is_drawn in enumerate(sheet.drawn) if is_drawn]
    for one, other in drawn:
        road = [road[one] if name == road[other] else name for name in road]
    on_roads = {corner for section in drawn for corner in section}
    pairs = {(value[corner], road[corner]) for corner in on_roads}
    one_to_one = len(pairs) == len({name for name, _ in pairs}) == len({name for _, name in pairs})
    named = {corner for corner, name in enumerate(value) if name}
    return one_to_one and len(value) == len(road) and named == on_roads


DERIVED: Final[Mapping[str, Mapping[str, Follows]]] = {
    "tempus": {"homes": homes, "supply": supply, "cities_left": cities_left, "island": island},
    "tempus-imperium": {"gold_costs": gold_costs, "roads": roads, "undrawn": undrawn, "network": network},
}
"""By game and field."""

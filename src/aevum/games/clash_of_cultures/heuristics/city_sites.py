"""Value of hexes as city sites: varied land around them, and distance from other cities."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final

from aevum.games.clash_of_cultures.constants import FERTILE, FOREST, MOUNTAIN, NONE
from aevum.games.clash_of_cultures.heuristics.weights import WEIGHT_SET, WEIGHTS
from aevum.games.clash_of_cultures.rules.city import is_habitable
from aevum.games.clash_of_cultures.rules.units import foreign

if TYPE_CHECKING:
    from aevum.games.clash_of_cultures.maps import Geography
    from aevum.games.clash_of_cultures.state import Table

HABITABLE: Final = (FERTILE, FOREST, MOUNTAIN)
REACH: Final = 2
"""Maximum distance of city sites that are considered, in hexes."""


@lru_cache(maxsize=1 << 15)
def ground(land: Geography, cell: int) -> float:
    """Return the value of a hex and the land around it to a city there."""
    terrain = land.terrain
    seen: set[int] = set()
    worth = WEIGHTS.unknown_land * (len(land.layout.neighbours[cell]) - len(land.beside[cell]))
    for place in (cell, *land.beside[cell]):
        kind = terrain[place]
        worth += WEIGHTS.further_land[kind] if kind in seen else WEIGHTS.first_land[kind]
        seen.add(kind)
    return worth


WEIGHT_SET.on_change(ground.cache_clear)


def site(table: Table, seat: int, cell: int) -> float:
    """Return the value of a hex as a city site of a seat; 0 = no city can be founded there."""
    if not is_habitable(table, cell) or table.city[cell] != NONE or foreign(table, seat, cell) != NONE:
        return 0.0
    crowd = sum(table.city[other] != NONE for other in table.land.beside[cell])
    return max(0.1, ground(table.land, cell) - WEIGHTS.beside_a_city * crowd)


def free_sites(table: Table, seat: int, cell: int, reach: int = REACH) -> list[tuple[float, int, int]]:
    """Return the city sites near a hex as (value, steps, hex)."""
    steps = table.land.distances(cell)
    found = []
    for place in table.land.within(cell, reach):
        worth = site(table, seat, place)
        if worth:
            found.append((worth, steps[place], place))
    return found

"""Where a city would stand well: land of many kinds around it, and room."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final

from aevum.games.clash_of_cultures.facts import BARREN, FERTILE, FOREST, MOUNTAIN, NONE, SEA
from aevum.games.clash_of_cultures.rules.city import is_habitable
from aevum.games.clash_of_cultures.rules.units import foreign

if TYPE_CHECKING:
    from aevum.games.clash_of_cultures.maps import Geography
    from aevum.games.clash_of_cultures.state import Table

_KIND: Final = {FERTILE: 0.22, FOREST: 0.18, MOUNTAIN: 0.18, BARREN: 0.04, SEA: 0.1}
"""What the first hex of a kind is worth to a city."""
_MORE: Final = {FERTILE: 0.09, FOREST: 0.05, MOUNTAIN: 0.05, BARREN: 0.01, SEA: 0.0}
"""What each further one is."""
_UNKNOWN: Final = 0.06
"""What a neighbour is worth that nobody has seen."""
_BESIDE_OWN: Final = 0.08
"""Cities that lie side by side share their land."""
HABITABLE: Final = (FERTILE, FOREST, MOUNTAIN)
REACH: Final = 2
"""How far one looks for a place to settle."""


@lru_cache(maxsize=1 << 15)
def ground(land: Geography, cell: int) -> float:
    """What the land round a hex is worth to a city there."""
    terrain = land.terrain
    seen: set[int] = set()
    worth = _UNKNOWN * (len(land.layout.neighbours[cell]) - len(land.beside[cell]))
    for place in (cell, *land.beside[cell]):
        kind = terrain[place]
        worth += _MORE[kind] if kind in seen else _KIND[kind]
        seen.add(kind)
    return worth


def site(table: Table, seat: int, cell: int) -> float:
    """What a place is worth as a city of this seat; 0: no city can stand there."""
    if not is_habitable(table, cell) or table.city[cell] != NONE or foreign(table, seat, cell) != NONE:
        return 0.0
    crowd = sum(table.city[other] != NONE for other in table.land.beside[cell])
    return max(0.1, ground(table.land, cell) - _BESIDE_OWN * crowd)


def free_sites(table: Table, seat: int, cell: int, reach: int = REACH) -> list[tuple[float, int, int]]:
    """Places to settle near a hex: worth, steps, hex."""
    steps = table.land.distances(cell)
    found = []
    for place in table.land.within(cell, reach):
        worth = site(table, seat, place)
        if worth:
            found.append((worth, steps[place], place))
    return found

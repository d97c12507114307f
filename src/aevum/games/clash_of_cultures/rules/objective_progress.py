"""Rulebook chapter ¿Objetivos cumplidos?: progress of declared conditions, as a count and the count needed."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from itertools import compress
from typing import TYPE_CHECKING, Any, Final

from aevum.games.clash_of_cultures.constants import (
    BARBARIAN,
    CATEGORIES,
    FIRST_GOVERNMENT,
    GOODS,
    HAPPY,
    NONE,
    OBJECTIVES,
    OF_CATEGORY,
    PIECES,
    PORT,
)
from aevum.games.clash_of_cultures.maps import HEXES
from aevum.games.clash_of_cultures.rule_values import ROUTES, TRADES
from aevum.games.clash_of_cultures.rules.advance_powers import routes
from aevum.games.clash_of_cultures.rules.city import cities, colour, size, works
from aevum.games.clash_of_cultures.rules.stock import has, known, owned
from aevum.games.clash_of_cultures.rules.units import armies_at, armies_of, fleet, held
from aevum.games.clash_of_cultures.state_fields import HOME, NATION_WIDTH

if TYPE_CHECKING:
    from aevum.games.clash_of_cultures.state import Table

Progress = tuple[int, int]
"""Count there is, and count needed."""
Measure = Callable[["Table", int, Any], Progress]

_CELLS: Final = range(HEXES)


def progress(table: Table, seat: int, objective: int) -> Progress | None:
    """Return the progress of an objective; None where nothing can be counted before it happens."""
    measure, value = _MEASURE_OF[objective]
    return None if measure is None else measure(table, seat, value)


def is_met(table: Table, seat: int, objective: int) -> bool:
    """Whether the condition of an objective holds now, as far as it can be checked at any moment."""
    come = progress(table, seat, objective)
    return come is not None and come[0] >= come[1]


def is_far(table: Table, seat: int, cell: int, least: int) -> bool:
    """Whether a hex is at least `least` hexes away from the hex of a seat's first city."""
    return _distance(table, seat, cell) >= least


def _distance(table: Table, seat: int, cell: int) -> int:
    return table.land.distances(table.nation[seat * NATION_WIDTH + HOME])[cell]


# -- more than others


def _ahead(counts: list[int], seat: int, by: int = 1, least: int = 0) -> Progress:
    """Return the progress of having `by` more than any other player, and at least `least`. `counts`: by seat."""
    others = max(counts[:seat] + counts[seat + 1 :])
    return counts[seat], max(others + by, least)


def _most_cities_with(table: Table, seat: int, id: str) -> Progress:
    piece, counts = PIECES.index(id), [0] * len(table.hands)
    for cell in compress(_CELLS, table.pieces):
        if works(table, cell, piece):
            counts[table.city[cell]] += 1
    return _ahead(counts, seat)


def _most_advances(table: Table, seat: int, least: int) -> Progress:
    counts = [known(table, other).bit_count() for other in range(len(table.hands))]
    return _ahead(counts, seat, least=least)


def _most_categories(table: Table, seat: int, _: Any) -> Progress:
    return _ahead([_complete(known(table, other)) for other in range(len(table.hands))], seat)


def _complete(advances: int) -> int:
    """Return the number of categories of which all advances, a bit mask, are there."""
    return sum(advances & category == category for category in OF_CATEGORY)


def _most_pieces_abroad(table: Table, seat: int, _: Any) -> Progress:
    counts = [0] * len(table.hands)
    for cell in compress(_CELLS, table.pieces):
        for piece in range(len(PIECES)):
            owner = colour(table, cell, piece)
            if owner not in (NONE, table.city[cell]):
                counts[owner] += 1
    return _ahead(counts, seat)


def _cities_abroad(table: Table, seat: int, least: int) -> Progress:
    """Return the progress of having pieces of the seat's colour in cities of others."""
    there = sum(
        table.city[cell] != seat and any(colour(table, cell, piece) == seat for piece in range(len(PIECES)))
        for cell in compress(_CELLS, table.pieces)
    )
    return there, least


def _most_armies(table: Table, seat: int, more: int) -> Progress:
    return _ahead([armies_of(table, other) for other in range(len(table.hands))], seat, by=more)


def _ships(table: Table, seat: int) -> int:
    return len(fleet(table, seat))


def _fleet(table: Table, seat: int, effects: Any) -> Progress:
    """Return the progress of Large Fleet: a number of Ships, or fewer that are more than any other player's."""
    needed = [effects["fleet"]] if "fleet" in effects else []
    if "leading_fleet" in effects:
        fleets = [_ships(table, other) for other in range(len(table.hands))]
        needed.append(_ahead(fleets, seat, least=effects["leading_fleet"])[1])
    return _ships(table, seat), min(needed)


# -- at least a number


def _in_category(table: Table, seat: int, category: int) -> Progress:
    return (known(table, seat) & OF_CATEGORY[category]).bit_count(), OF_CATEGORY[category].bit_count()


def _stock(table: Table, seat: int, least: dict[str, int]) -> Progress:
    there = sum(min(owned(table, seat, GOODS.index(good)), amount) for good, amount in least.items())
    return there, sum(least.values())


def _happy_cities(table: Table, seat: int, least: int) -> Progress:
    return sum(table.mood[cell] == HAPPY for cell in cities(table, seat)), least


def _own_colours(table: Table, seat: int, kinds: int) -> Progress:
    found = {
        piece
        for cell in cities(table, seat)
        for piece in range(len(PIECES))
        if colour(table, cell, piece) == seat and works(table, cell, piece)
    }
    return len(found), kinds


def _far_city(table: Table, seat: int, least: int) -> Progress:
    farthest = max((_distance(table, seat, cell) for cell in cities(table, seat)), default=0)
    return min(farthest, least), least


def _government(table: Table, seat: int, _: int) -> Progress:
    return max(_in_category(table, seat, category) for category in range(FIRST_GOVERNMENT, len(CATEGORIES)))


def _lonely_cities(table: Table, seat: int, least: int) -> Progress:
    lonely = [
        cell for cell in cities(table, seat) if all(table.city[other] == NONE for other in table.land.beside[cell])
    ]
    return len(lonely), least


def _routes(table: Table, seat: int, least: int, *, ships_alone: bool = False) -> Progress:
    there = routes(table, seat, ships_alone=ships_alone) if has(table, seat, TRADES) else 0
    return min(ROUTES, there), least


def _begun(table: Table, seat: int, least: int) -> Progress:
    return sum(bool(known(table, seat) & category) for category in OF_CATEGORY), least


def _blockades(table: Table, seat: int, least: int) -> Progress:
    ports = {
        table.port[cell]
        for cell, owner in enumerate(table.city)
        if owner not in (NONE, seat) and works(table, cell, PORT)
    }
    return sum(table.ship_at[ship] in ports for ship in fleet(table, seat)), least


def _garrisons(table: Table, seat: int, least: int) -> Progress:
    return sum(armies_at(table, cell) > 0 for cell in cities(table, seat)), least


def _at_gates(table: Table, seat: int, least: int) -> Progress:
    there = sum(
        armies_at(table, cell)
        for cell in held(table, seat)
        if any(table.city[other] not in (NONE, seat, BARBARIAN) for other in table.land.beside[cell])
    )
    return there, least


def _outposts(table: Table, seat: int, least: int) -> Progress:
    there = sum(
        armies_at(table, cell) > 0
        and table.city[cell] != seat
        and all(table.city[other] != seat for other in table.land.beside[cell])
        for cell in held(table, seat)
    )
    return there, least


_MEASURES: Final[dict[str, Measure]] = {
    "cities": lambda table, seat, least: (table.city.count(seat), least),
    "most_cities_with": _most_cities_with,
    "most_advances": _most_advances,
    "category": lambda table, seat, name: _in_category(table, seat, CATEGORIES.index(name)),
    "stock": _stock,
    "happy_cities": _happy_cities,
    "own_pieces": _own_colours,
    "most_categories": _most_categories,
    "far_city": _far_city,
    "cities_abroad": _cities_abroad,
    "size": lambda table, seat, least: (max((size(table, cell) for cell in cities(table, seat)), default=0), least),
    "government": _government,
    "lonely_cities": _lonely_cities,
    "routes": _routes,
    "ship_routes": lambda table, seat, least: _routes(table, seat, least, ships_alone=True),
    "categories": _begun,
    "most_pieces_abroad": _most_pieces_abroad,
    "blockades": _blockades,
    "armies_ahead": _most_armies,
    "garrisons": _garrisons,
    "armies_at_gates": _at_gates,
    "forces": lambda table, seat, least: (armies_of(table, seat) + _ships(table, seat), least),
    "outposts": _outposts,
}


def _measure_of(effects: Mapping[str, Any]) -> tuple[Measure | None, Any]:
    """Return the measure of an objective, with the value it is declared with; None where nothing can be counted."""
    if "fleet" in effects or "leading_fleet" in effects:
        return _fleet, effects
    return next(((_MEASURES[word], value) for word, value in effects.items() if word in _MEASURES), (None, None))


_MEASURE_OF: Final = tuple(_measure_of(row.effects) for row in OBJECTIVES.rows)
"""Measures by objective."""

"""Rulebook chapter ¿Objetivos cumplidos?: progress of declared conditions, as a count and the count needed."""

from __future__ import annotations

from collections.abc import Callable
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
Count = Callable[["Table", int], int]


def progress(table: Table, seat: int, objective: int) -> Progress | None:
    """Return the progress of an objective; None where nothing can be counted before it happens."""
    effects = OBJECTIVES.rows[objective].effects
    if "fleet" in effects or "leading_fleet" in effects:
        return _fleet(table, seat, effects)
    for word, value in effects.items():
        measure = _MEASURES.get(word)
        if measure is not None:
            return measure(table, seat, value)
    return None


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


def _ahead(table: Table, seat: int, count: Count, by: int = 1, least: int = 0) -> Progress:
    """Return the progress of having `by` more than any other player, and at least `least`."""
    others = max(count(table, other) for other in range(len(table.hands)) if other != seat)
    return count(table, seat), max(others + by, least)


def _cities_with(piece: int) -> Count:
    def count(table: Table, seat: int) -> int:
        return sum(works(table, cell, piece) for cell in cities(table, seat))

    return count


def _advances(table: Table, seat: int) -> int:
    return known(table, seat).bit_count()


def _complete(table: Table, seat: int) -> int:
    mine = known(table, seat)
    return sum(mine & category == category for category in OF_CATEGORY)


def _abroad(table: Table, seat: int) -> list[int]:
    """Return the cities of others, once for each piece of the seat's colour in them."""
    return [
        cell
        for cell in compress(range(HEXES), table.pieces)
        if table.city[cell] != seat
        for piece in range(len(PIECES))
        if colour(table, cell, piece) == seat
    ]


def _pieces_abroad(table: Table, seat: int) -> int:
    return len(_abroad(table, seat))


def _ships(table: Table, seat: int) -> int:
    return len(fleet(table, seat))


def _fleet(table: Table, seat: int, effects: Any) -> Progress:
    """Return the progress of Large Fleet: a number of Ships, or fewer that are more than any other player's."""
    needed = [effects["fleet"]] if "fleet" in effects else []
    if "leading_fleet" in effects:
        needed.append(_ahead(table, seat, _ships, least=effects["leading_fleet"])[1])
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
    "most_cities_with": lambda table, seat, piece: _ahead(table, seat, _cities_with(PIECES.index(piece))),
    "most_advances": lambda table, seat, least: _ahead(table, seat, _advances, least=least),
    "category": lambda table, seat, name: _in_category(table, seat, CATEGORIES.index(name)),
    "stock": _stock,
    "happy_cities": _happy_cities,
    "own_pieces": _own_colours,
    "most_categories": lambda table, seat, _: _ahead(table, seat, _complete),
    "far_city": _far_city,
    "cities_abroad": lambda table, seat, least: (len(set(_abroad(table, seat))), least),
    "size": lambda table, seat, least: (max((size(table, cell) for cell in cities(table, seat)), default=0), least),
    "government": _government,
    "lonely_cities": _lonely_cities,
    "routes": _routes,
    "ship_routes": lambda table, seat, least: _routes(table, seat, least, ships_alone=True),
    "categories": _begun,
    "most_pieces_abroad": lambda table, seat, _: _ahead(table, seat, _pieces_abroad),
    "blockades": _blockades,
    "armies_ahead": lambda table, seat, more: _ahead(table, seat, armies_of, by=more),
    "garrisons": _garrisons,
    "armies_at_gates": _at_gates,
    "forces": lambda table, seat, least: (armies_of(table, seat) + _ships(table, seat), least),
    "outposts": _outposts,
}

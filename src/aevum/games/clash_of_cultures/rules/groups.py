"""Groups of units that move together: their encoding in frames, and picking them unit by unit."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final, NamedTuple

from aevum.games.clash_of_cultures.constants import FOREST, MOUNTAIN, SEA
from aevum.games.clash_of_cultures.moves import CARGO, FIRST_CARGO, FIRST_SHIP, KINDS
from aevum.games.clash_of_cultures.rules.clauses import clause
from aevum.games.clash_of_cultures.rules.units import (
    FREE,
    HALF,
    HALTED,
    ONE,
    SHIPS_EACH,
    WARY,
    fleet,
    held,
    in_condition,
    ships_at,
    vacate,
)
from aevum.kernel.steps import FIFTH, FIRST, FOURTH, SECOND, SIXTH, THIRD

if TYPE_CHECKING:
    from aevum.games.clash_of_cultures.state import Table

MOVING: Final = clause("move.groups")

# -- the frame of a Move

GROUPS_LEFT: Final = FIRST
ORIGIN: Final = SECOND
PICKED: Final = THIRD
"""Place in the frame: land units picked, three bits for each kind of `LAND_UNITS`."""
UNLOADED: Final = FOURTH
"""Place in the frame: units aboard picked, two bits for each kind of `CARGO`."""
SHIPS: Final = FIFTH
"""Place in the frame: Ships picked, as a bit mask of the seat's Ships."""
MODE: Final = SIXTH

ONE_SHIP: Final = 1
"""Flag in `MODE`: one Ship moves (Great Lighthouse)."""
WARLORD: Final = 2
"""Flag in `MODE`: the Great Warlord leads the first battle."""

# -- the frame of a march, which lies on that of the Move

DESTINATION: Final = FIRST
WAITING: Final = FIFTH
"""Place in the frame: units still to go aboard, three bits for each kind of `LAND_UNITS`."""

CONDITION: Final = (FREE, WARY, HALTED)
"""Condition by pair of `LAND_UNITS`, each stricter than the one before."""
ABOARD: Final = range(len(CARGO))
_ON_LAND: Final = range(FIRST_SHIP)
LIMIT: Final = {FOREST: WARY, MOUNTAIN: HALTED}
"""Condition by terrain of a unit that has entered it without ore."""


class Group(NamedTuple):
    """Land units that move together: the number of each kind, and whether any is wary or halted."""

    armies: int
    settlers: int
    wary: bool
    halted: bool

    @property
    def size(self) -> int:
        return self.armies + self.settlers


def group_of(picked: int, unloaded: int) -> Group:
    """Return the land units picked so far as a group."""
    for place in ABOARD if unloaded else ():
        picked += (unloaded >> 2 * place & 3) << 3 * (place % KINDS)
    return Group(
        (picked & 7) + (picked >> 6 & 7) + (picked >> 12 & 7),
        (picked >> 3 & 7) + (picked >> 9 & 7) + (picked >> 15 & 7),
        bool(picked >> 6 & 63),
        bool(picked >> 12),
    )


def origins(table: Table, seat: int) -> list[int]:
    """Return the hexes with units of a seat, sorted."""
    ships = fleet(table, seat)
    return sorted({*held(table, seat), *(table.ship_at[ship] for ship in ships)}) if ships else held(table, seat)


def units_at(table: Table, seat: int, origin: int) -> Iterable[int]:
    """Return the kinds of units that a seat may have on a hex; on land those that it has."""
    if table.land.terrain[origin] != SEA:
        if table.holder[origin] != seat:
            return ()
        armies, settlers = table.armies[origin], table.settlers[origin]
        return [unit for unit in _ON_LAND if (settlers if unit & 1 else armies) >> 3 * CONDITION[unit >> 1] & 7]
    numbers = [ship % SHIPS_EACH for ship in ships_at(table, seat, origin)]
    found = [FIRST_SHIP + number for number in numbers]
    return found + [FIRST_CARGO + KINDS * number + kind for number in numbers for kind in range(KINDS)]


def units_to_pick(table: Table, seat: int, origin: int, unit: int) -> int:
    """Return the number of units of a kind at the origin that can be picked."""
    if unit < FIRST_SHIP:
        if table.holder[origin] != seat:
            return 0
        packed = table.settlers[origin] if unit & 1 else table.armies[origin]
        return in_condition(packed, CONDITION[unit >> 1])
    if unit < FIRST_CARGO:
        ship = seat * SHIPS_EACH + unit - FIRST_SHIP
        return int(table.ship_at[ship] == origin and table.ship_state[ship] == FREE)
    number, kind = divmod(unit - FIRST_CARGO, KINDS)
    ship = seat * SHIPS_EACH + number
    if table.ship_at[ship] != origin:
        return 0
    packed = table.cargo[ship] >> HALF if kind & 1 else table.cargo[ship]
    return in_condition(packed, CONDITION[kind >> 1])


def units_picked(picked: int, unloaded: int, ships: int, unit: int) -> int:
    """Return the number of units of a kind that have been picked."""
    if unit < FIRST_SHIP:
        return picked >> 3 * unit & 7
    if unit < FIRST_CARGO:
        return ships >> unit - FIRST_SHIP & 1
    return unloaded >> 2 * (unit - FIRST_CARGO) & 3


def is_army(unit: int) -> bool:
    """Whether a unit is an Army, on land or aboard."""
    if unit < FIRST_SHIP:
        return not unit & 1
    return unit >= FIRST_CARGO and not (unit - FIRST_CARGO) & 1


def with_unit(picked: int, unloaded: int, unit: int) -> tuple[int, int]:
    """Return the land units and the units aboard that are picked once a unit is added."""
    if unit < FIRST_SHIP:
        return picked + (1 << 3 * unit), unloaded
    return picked, unloaded + (1 << 2 * (unit - FIRST_CARGO))


def lift(table: Table, seat: int, origin: int, picked: int, unloaded: int) -> None:
    """Take the picked units off their hex and their Ships."""
    for unit in range(KINDS):
        amount = (picked >> 3 * unit & 7) * ONE[CONDITION[unit >> 1]]
        if unit & 1:
            table.settlers[origin] -= amount
        else:
            table.armies[origin] -= amount
    if picked:
        vacate(table, origin)
    for place in ABOARD:
        amount = (unloaded >> 2 * place & 3) * ONE[CONDITION[place % KINDS >> 1]]
        if amount:
            ship = seat * SHIPS_EACH + place // KINDS
            table.cargo[ship] -= amount << HALF if place & 1 else amount

"""Rulebook chapter Unidades: Settlers, Armies and Ships, their places and what they may still do this turn.

The Armies of a hex (or aboard a Ship) are one number, three bits for each condition; so are the Settlers.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from aevum.games.clash_of_cultures.constants import BARBARIAN, NONE, SEA
from aevum.games.clash_of_cultures.rule_values import CARGO, LIMITS, STACK
from aevum.games.clash_of_cultures.state_fields import ARMIES, NATION_WIDTH, SETTLERS
from aevum.kernel.rows import indices

if TYPE_CHECKING:
    from aevum.games.clash_of_cultures.state import Table

# Conditions of a land unit.
FREE: Final = 0
WARY: Final = 1
"""Condition of a unit that came through a forest this turn: it starts no battle."""
HALTED: Final = 2
"""Condition of a unit that came into the mountains this turn."""
MOVED: Final = 3
"""Condition `FREE` of a unit that moved in the Move action under way; the next two are `WARY` and `HALTED` likewise."""
MOVED_WARY: Final = 4
MOVED_HALTED: Final = 5
FOUGHT: Final = 6
"""Condition of a unit that has fought: it moves no more this turn."""
CONDITIONS: Final = 7
ONE: Final = tuple(1 << 3 * condition for condition in range(CONDITIONS))
"""Packed number of one unit, by condition."""
HALF: Final = 3 * CONDITIONS
"""Number of bits for the Armies of a cargo; its Settlers lie above them."""
_LOW: Final = (1 << HALF) - 1
_SUMS: Final = tuple(sum(packed >> 3 * digit & 7 for digit in range(4)) for packed in range(1 << 12))

# Conditions of a Ship.
SAILED: Final = 1
"""State of a Ship that sailed in the Move action under way."""
SHIP_FOUGHT: Final = 2

SHIPS_EACH: Final = LIMITS["ship"]
_IN_SUPPLY: Final = [NONE] * SHIPS_EACH
"""Places of the Ships of a seat that has none on the map."""


def count(packed: int) -> int:
    """Return the number of units in a packed number."""
    return _SUMS[packed & 4095] + _SUMS[packed >> 12]


def in_condition(packed: int, condition: int) -> int:
    """Return the number of units in a packed number that are in a condition."""
    return packed >> 3 * condition & 7


def armies_at(table: Table, cell: int) -> int:
    """Return the number of Armies on a land hex, of any seat."""
    packed = table.armies[cell]
    return _SUMS[packed & 4095] + _SUMS[packed >> 12]


def settlers_at(table: Table, cell: int) -> int:
    """Return the number of Settlers on a land hex, of any seat."""
    packed = table.settlers[cell]
    return _SUMS[packed & 4095] + _SUMS[packed >> 12]


def vacate(table: Table, cell: int) -> None:
    """Clear the holder of a hex without units."""
    if not table.armies[cell] and not table.settlers[cell]:
        table.holder[cell] = NONE


def put_armies(table: Table, seat: int, cell: int, amount: int = 1, condition: int = FREE) -> None:
    """Put Armies on a hex; the caller adjusts the supply."""
    table.armies[cell] += amount * ONE[condition]
    if amount:
        table.holder[cell] = seat


def put_settlers(table: Table, seat: int, cell: int, amount: int = 1, condition: int = FREE) -> None:
    """Put Settlers on a hex; the caller adjusts the supply."""
    table.settlers[cell] += amount * ONE[condition]
    if amount:
        table.holder[cell] = seat


def drop(packed: int, amount: int) -> int:
    """Return a packed number less an amount of units; those that can do least this turn go first."""
    for condition in range(CONDITIONS - 1, -1, -1):
        gone = min(amount, in_condition(packed, condition))
        packed -= gone * ONE[condition]
        amount -= gone
    return packed


def drop_freshest(packed: int) -> int:
    """Return the units without one of those that can still move farthest."""
    for condition in range(CONDITIONS):
        if in_condition(packed, condition):
            return packed - ONE[condition]
    return packed


def remove_armies(table: Table, cell: int, amount: int) -> None:
    """Move Armies of a hex back to the supply."""
    table.armies[cell] = drop(table.armies[cell], amount)
    table.nation[table.holder[cell] * NATION_WIDTH + ARMIES] += amount
    vacate(table, cell)


def remove_settlers(table: Table, cell: int, amount: int) -> None:
    """Move Settlers of a hex back to the supply."""
    table.settlers[cell] = drop(table.settlers[cell], amount)
    table.nation[table.holder[cell] * NATION_WIDTH + SETTLERS] += amount
    vacate(table, cell)


def can_place_army(table: Table, seat: int, cell: int) -> bool:
    """Whether a seat has an Army left, and a hex has room for it."""
    return table.nation[seat * NATION_WIDTH + ARMIES] > 0 and armies_at(table, cell) < STACK


def place_army(table: Table, seat: int, cell: int) -> None:
    """Place an Army from the supply on a hex."""
    table.nation[seat * NATION_WIDTH + ARMIES] -= 1
    put_armies(table, seat, cell)


def place_settler(table: Table, seat: int, cell: int) -> None:
    """Place a Settler from the supply on a hex."""
    table.nation[seat * NATION_WIDTH + SETTLERS] -= 1
    put_settlers(table, seat, cell)


def settlers_left(table: Table, seat: int) -> int:
    """Return the number of Settlers in the supply of a seat."""
    return table.nation[seat * NATION_WIDTH + SETTLERS]


# -- ships


def ships_of(seat: int) -> range:
    """Return the numbers of a seat's Ships."""
    return range(seat * SHIPS_EACH, seat * SHIPS_EACH + SHIPS_EACH)


def owner_of(ship: int) -> int:
    """Return the seat that owns a Ship."""
    return ship // SHIPS_EACH


def ships_at(table: Table, seat: int, cell: int) -> list[int]:
    """Return the Ships of a seat on a hex."""
    ship_at = table.ship_at
    return [ship for ship in ships_of(seat) if ship_at[ship] == cell]


def fleet(table: Table, seat: int) -> list[int]:
    """Return the Ships of a seat on the map."""
    first = seat * SHIPS_EACH
    places = table.ship_at[first : first + SHIPS_EACH]
    return [] if places == _IN_SUPPLY else [first + number for number, place in enumerate(places) if place != NONE]


def supply_ship(table: Table, seat: int) -> int:
    """Return a Ship in the supply of a seat; NONE = there is none."""
    return next((ship for ship in ships_of(seat) if table.ship_at[ship] == NONE), NONE)


def launch(table: Table, seat: int, cell: int) -> int:
    """Place a Ship from the supply on a hex, and return its number."""
    ship = supply_ship(table, seat)
    table.ship_at[ship] = cell
    table.ship_state[ship] = FREE
    return ship


def sink(table: Table, ship: int) -> None:
    """Move a Ship and all units aboard back to the supply."""
    base = owner_of(ship) * NATION_WIDTH
    table.nation[base + ARMIES] += cargo_armies(table, ship)
    table.nation[base + SETTLERS] += cargo_settlers(table, ship)
    table.ship_at[ship] = NONE
    table.ship_state[ship] = table.cargo[ship] = 0


def cargo_armies(table: Table, ship: int) -> int:
    """Return the number of Armies aboard a Ship."""
    return count(table.cargo[ship] & _LOW)


def cargo_settlers(table: Table, ship: int) -> int:
    """Return the number of Settlers aboard a Ship."""
    return count(table.cargo[ship] >> HALF)


def room(table: Table, ship: int) -> int:
    """Return the number of land units that a Ship can still take."""
    return CARGO - cargo_armies(table, ship) - cargo_settlers(table, ship)


def foreign_ships(table: Table, seat: int, cell: int) -> int:
    """Return the other seat whose Ships lie on a sea hex; NONE = there are none."""
    if cell not in table.ship_at:
        return NONE
    for ship, place in enumerate(table.ship_at):
        if place == cell and ship // SHIPS_EACH != seat:
            return ship // SHIPS_EACH
    return NONE


# -- foreigners


def foreign(table: Table, seat: int, cell: int) -> int:
    """Return the other seat, or BARBARIAN, with a city or units on a land hex; NONE = there is none."""
    owner = table.city[cell]
    if owner not in (NONE, seat):
        return owner
    holder = table.holder[cell]
    if holder not in (NONE, seat):
        return holder
    return BARBARIAN if table.barbarians[cell] and seat != BARBARIAN else NONE


def is_empty(table: Table, cell: int) -> bool:
    """Whether a hex has no city, units or barbarians."""
    if table.land.terrain[cell] == SEA:
        return cell not in table.ship_at
    return table.city[cell] == NONE and table.holder[cell] == NONE and not table.barbarians[cell]


def held(table: Table, seat: int) -> list[int]:
    """Return the land hexes with units of a seat, sorted; there are no more than units missing in its supply."""
    nation, base = table.nation, seat * NATION_WIDTH
    return indices(table.holder, seat, _ALL_LAND_UNITS - nation[base + ARMIES] - nation[base + SETTLERS])


_ALL_LAND_UNITS: Final = LIMITS["army"] + LIMITS["settler"]


def rest(table: Table, seat: int) -> None:
    """End a Move action: units that moved in it may move again, within the limits they are under."""
    for cell in held(table, seat):
        table.armies[cell] = _rested(table.armies[cell])
        table.settlers[cell] = _rested(table.settlers[cell])
    for ship in ships_of(seat):
        if table.ship_state[ship] == SAILED:
            table.ship_state[ship] = FREE
        cargo = table.cargo[ship]
        if cargo:
            table.cargo[ship] = _rested(cargo & _LOW) | _rested(cargo >> HALF) << HALF


_MOVED_BITS: Final = 7 * (ONE[MOVED] + ONE[MOVED_WARY] + ONE[MOVED_HALTED])


def _rested(packed: int) -> int:
    moved = packed & _MOVED_BITS
    return packed - moved + (moved >> 3 * MOVED)


def refresh(table: Table, seat: int) -> None:
    """End a turn: every unit of a seat is free again."""
    for cell in held(table, seat):
        table.armies[cell] = count(table.armies[cell])
        table.settlers[cell] = count(table.settlers[cell])
    for ship in ships_of(seat):
        table.ship_state[ship] = FREE
        if table.cargo[ship]:
            table.cargo[ship] = cargo_armies(table, ship) | cargo_settlers(table, ship) << HALF


def tire(table: Table, cell: int) -> None:
    """Mark all Armies of a hex as having fought; Settlers cannot fight."""
    table.armies[cell] = count(table.armies[cell]) * ONE[FOUGHT]


def armies_of(table: Table, seat: int) -> int:
    """Return the number of Armies of a seat on the map, those aboard Ships included."""
    return LIMITS["army"] - table.nation[seat * NATION_WIDTH + ARMIES]

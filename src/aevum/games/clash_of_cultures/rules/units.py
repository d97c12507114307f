"""Unidades: Settlers, Armies and Ships, where they are and what they may still do this turn.

The Armies of a hex (or aboard a Ship) are one number, three bits for each condition; so are the Settlers.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from aevum.games.clash_of_cultures.facts import BARBARIAN, NONE, SEA
from aevum.games.clash_of_cultures.figures import CARGO, LIMITS, STACK
from aevum.games.clash_of_cultures.nation import ARMIES, SETTLERS, WIDTH

if TYPE_CHECKING:
    from collections.abc import Iterable

    from aevum.games.clash_of_cultures.state import Table

# Conditions of a land unit.
FREE: Final = 0
WARY: Final = 1
"""Came through a forest this turn: starts no battle."""
HALTED: Final = 2
"""Came into the mountains this turn."""
MOVED: Final = 3
"""The same three, moved in the Move action that is under way."""
MOVED_WARY: Final = 4
MOVED_HALTED: Final = 5
FOUGHT: Final = 6
"""Moves no more this turn."""
CONDITIONS: Final = 7
ONE: Final = tuple(1 << 3 * condition for condition in range(CONDITIONS))
"""A unit in each condition."""
HALF: Final = 3 * CONDITIONS
"""Cargo: Settlers lie above so many bits of Armies."""
_LOW: Final = (1 << HALF) - 1
_SUMS: Final = tuple(sum(packed >> 3 * digit & 7 for digit in range(4)) for packed in range(1 << 12))

# Conditions of a Ship.
SAILED: Final = 1
"""In the Move action that is under way."""
SHIP_FOUGHT: Final = 2

SHIPS_EACH: Final = LIMITS["ship"]


def count(packed: int) -> int:
    """How many units."""
    return _SUMS[packed & 4095] + _SUMS[packed >> 12]


def in_condition(packed: int, condition: int) -> int:
    """How many of them are in this condition."""
    return packed >> 3 * condition & 7


def armies_at(table: Table, cell: int) -> int:
    """Armies on a land hex, whoever holds it."""
    packed = table.armies[cell]
    return _SUMS[packed & 4095] + _SUMS[packed >> 12]


def settlers_at(table: Table, cell: int) -> int:
    """Settlers on a land hex."""
    packed = table.settlers[cell]
    return _SUMS[packed & 4095] + _SUMS[packed >> 12]


def vacate(table: Table, cell: int) -> None:
    """Nobody holds a hex without units."""
    if not table.armies[cell] and not table.settlers[cell]:
        table.holder[cell] = NONE


def put_armies(table: Table, seat: int, cell: int, amount: int = 1, condition: int = FREE) -> None:
    """Armies stand on a hex; the supply is the caller's."""
    table.armies[cell] += amount * ONE[condition]
    if amount:
        table.holder[cell] = seat


def put_settlers(table: Table, seat: int, cell: int, amount: int = 1, condition: int = FREE) -> None:
    """Settlers stand on a hex."""
    table.settlers[cell] += amount * ONE[condition]
    if amount:
        table.holder[cell] = seat


def drop(packed: int, amount: int) -> int:
    """The most tired go first."""
    for condition in range(CONDITIONS - 1, -1, -1):
        gone = min(amount, in_condition(packed, condition))
        packed -= gone * ONE[condition]
        amount -= gone
    return packed


def remove_armies(table: Table, cell: int, amount: int) -> None:
    """Armies of a hex go back to the supply."""
    table.armies[cell] = drop(table.armies[cell], amount)
    table.nation[table.holder[cell] * WIDTH + ARMIES] += amount
    vacate(table, cell)


def remove_settlers(table: Table, cell: int, amount: int) -> None:
    """Settlers of a hex go back to the supply."""
    table.settlers[cell] = drop(table.settlers[cell], amount)
    table.nation[table.holder[cell] * WIDTH + SETTLERS] += amount
    vacate(table, cell)


def can_place_army(table: Table, seat: int, cell: int) -> bool:
    """Is there an Army left, and room for it?"""
    return table.nation[seat * WIDTH + ARMIES] > 0 and armies_at(table, cell) < STACK


def place_army(table: Table, seat: int, cell: int) -> None:
    """An Army from the supply."""
    table.nation[seat * WIDTH + ARMIES] -= 1
    put_armies(table, seat, cell)


def place_settler(table: Table, seat: int, cell: int) -> None:
    """A Settler from the supply."""
    table.nation[seat * WIDTH + SETTLERS] -= 1
    put_settlers(table, seat, cell)


def settlers_left(table: Table, seat: int) -> int:
    """Settlers in the supply."""
    return table.nation[seat * WIDTH + SETTLERS]


# -- ships


def ships_of(seat: int) -> range:
    """The numbers of a seat's Ships."""
    return range(seat * SHIPS_EACH, seat * SHIPS_EACH + SHIPS_EACH)


def owner_of(ship: int) -> int:
    """Whose Ship."""
    return ship // SHIPS_EACH


def ships_at(table: Table, seat: int, cell: int) -> list[int]:
    """The Ships of a seat on a hex."""
    ship_at = table.ship_at
    return [ship for ship in ships_of(seat) if ship_at[ship] == cell]


def fleet(table: Table, seat: int) -> list[int]:
    """The Ships of a seat on the map."""
    ship_at = table.ship_at
    return [ship for ship in ships_of(seat) if ship_at[ship] != NONE]


def supply_ship(table: Table, seat: int) -> int:
    """A Ship in the supply, or NONE."""
    return next((ship for ship in ships_of(seat) if table.ship_at[ship] == NONE), NONE)


def launch(table: Table, seat: int, cell: int) -> int:
    """A Ship from the supply."""
    ship = supply_ship(table, seat)
    table.ship_at[ship] = cell
    table.ship_state[ship] = FREE
    return ship


def sink(table: Table, ship: int) -> None:
    """A Ship goes back to the supply, and all aboard."""
    base = owner_of(ship) * WIDTH
    table.nation[base + ARMIES] += cargo_armies(table, ship)
    table.nation[base + SETTLERS] += cargo_settlers(table, ship)
    table.ship_at[ship] = NONE
    table.ship_state[ship] = table.cargo[ship] = 0


def cargo_armies(table: Table, ship: int) -> int:
    """Armies aboard."""
    return count(table.cargo[ship] & _LOW)


def cargo_settlers(table: Table, ship: int) -> int:
    """Settlers aboard."""
    return count(table.cargo[ship] >> HALF)


def room(table: Table, ship: int) -> int:
    """How many land units a Ship can still take."""
    return CARGO - cargo_armies(table, ship) - cargo_settlers(table, ship)


def foreign_ships(table: Table, seat: int, cell: int) -> int:
    """Whose Ships lie on a sea hex, if they are not this seat's; NONE: nobody's."""
    for ship, place in enumerate(table.ship_at):
        if place == cell and ship // SHIPS_EACH != seat:
            return ship // SHIPS_EACH
    return NONE


# -- foreigners


def foreign(table: Table, seat: int, cell: int) -> int:
    """Who else has a city or units on a land hex; NONE: nobody."""
    owner = table.city[cell]
    if owner not in (NONE, seat):
        return owner
    holder = table.holder[cell]
    if holder not in (NONE, seat):
        return holder
    return BARBARIAN if table.barbarians[cell] and seat != BARBARIAN else NONE


def is_empty(table: Table, cell: int) -> bool:
    """A hex without city, units or barbarians."""
    if table.land.terrain[cell] == SEA:
        return cell not in table.ship_at
    return table.city[cell] == NONE and table.holder[cell] == NONE and not table.barbarians[cell]


def held(table: Table, seat: int) -> Iterable[int]:
    """Land hexes with units of a seat."""
    holder, found, cell = table.holder, [], -1
    for _ in range(holder.count(seat)):
        cell = holder.index(seat, cell + 1)
        found.append(cell)
    return found


def rest(table: Table, seat: int) -> None:
    """A Move action is over: what moved in it may move again, as far as it could."""
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
    """A turn is over: every unit is as free as it can be."""
    for cell in held(table, seat):
        table.armies[cell] = count(table.armies[cell])
        table.settlers[cell] = count(table.settlers[cell])
    for ship in ships_of(seat):
        table.ship_state[ship] = FREE
        if table.cargo[ship]:
            table.cargo[ship] = cargo_armies(table, ship) | cargo_settlers(table, ship) << HALF


def tire(table: Table, cell: int) -> None:
    """All Armies and Settlers here have fought."""
    table.armies[cell] = count(table.armies[cell]) * ONE[FOUGHT]
    table.settlers[cell] = count(table.settlers[cell]) * ONE[FOUGHT]


def armies_of(table: Table, seat: int) -> int:
    """Armies on the map, aboard or not."""
    return LIMITS["army"] - table.nation[seat * WIDTH + ARMIES]

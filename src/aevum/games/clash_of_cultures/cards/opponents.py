"""Other players that an action card may concern: all of them, or those nearby."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from aevum.games.clash_of_cultures.rules.city import cities
from aevum.games.clash_of_cultures.rules.units import fleet, held
from aevum.kernel.game import SEAT

if TYPE_CHECKING:
    from aevum.games.clash_of_cultures.state import Table


def others(table: Table, seat: int) -> list[int]:
    """Return all seats but one."""
    return [other for other in range(len(table.hands)) if other != seat]


def rivals(table: Table) -> Iterable[int]:
    """Return all seats but the one that decides."""
    return others(table, table.frames[SEAT])


def neighbours_of(table: Table, seat: int, within: int) -> int:
    """Return, as a mask, the players with a unit or city at most `within` hexes from one of this seat's."""
    area = surroundings(table, seat, within)
    return sum(1 << other for other in others(table, seat) if is_in(table, other, area))


def surroundings(table: Table, seat: int, within: int) -> int:
    """Return the hexes at most `within` away from a unit or city of a seat, as a bit mask."""
    area, near, ship_at = 0, table.land.near, table.ship_at
    for cell in cities(table, seat) + held(table, seat):
        area |= near(cell, within)
    for ship in fleet(table, seat):
        area |= near(ship_at[ship], within)
    return area


def is_in(table: Table, seat: int, area: int) -> bool:
    """Whether a seat has a unit or city on one of these hexes, a bit mask."""
    for cell in cities(table, seat):
        if area >> cell & 1:
            return True
    for cell in held(table, seat):
        if area >> cell & 1:
            return True
    ships = fleet(table, seat)
    return bool(ships) and any(area >> table.ship_at[ship] & 1 for ship in ships)

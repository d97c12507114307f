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
    near = {cell for place in _places_of(table, seat) for cell in table.land.within(place, within)}
    return sum(1 << other for other in others(table, seat) if not near.isdisjoint(_places_of(table, other)))


def _places_of(table: Table, seat: int) -> set[int]:
    """Return the hexes with a unit or city of a seat."""
    return {*cities(table, seat), *held(table, seat), *(table.ship_at[ship] for ship in fleet(table, seat))}

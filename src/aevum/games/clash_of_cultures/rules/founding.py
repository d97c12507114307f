"""Fundar ciudad: a Settler becomes a city."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Final

from aevum.games.clash_of_cultures.facts import NONE, PLAYERS
from aevum.games.clash_of_cultures.maps import LABELS
from aevum.games.clash_of_cultures.nation import SETTLEMENTS, WIDTH
from aevum.games.clash_of_cultures.rules.city import found, is_habitable
from aevum.games.clash_of_cultures.rules.clauses import clause
from aevum.games.clash_of_cultures.rules.turn import action
from aevum.games.clash_of_cultures.rules.units import foreign, held, remove_settlers
from aevum.kernel.rulebook import Clause

if TYPE_CHECKING:
    from aevum.games.clash_of_cultures.state import Table

FOUNDING: Final = clause("found.settler")
LAND: Final = clause("found.land")
OCCUPIED: Final = clause("found.empty")
SUPPLY: Final = clause("found.supply")

founding: list[Callable[[Table, int, int], None]] = []
"""What asks for objectives when a city is founded."""


def why_not_settle(table: Table, seat: int, cell: int) -> Clause | None:
    """Could a city of this seat stand here, whoever founds it?"""
    if not is_habitable(table, cell):
        return LAND
    if table.city[cell] != NONE or foreign(table, seat, cell) != NONE:
        return OCCUPIED
    return None if table.nation[seat * WIDTH + SETTLEMENTS] else SUPPLY


def _why_not_found(table: Table, seat: int, cell: int) -> Clause | None:
    if table.holder[cell] != seat or not table.settlers[cell]:
        return FOUNDING
    return why_not_settle(table, seat, cell)


def _found(table: Table, seat: int, cell: int) -> None:
    remove_settlers(table, cell, 1)
    settle(table, seat, cell)


def settle(table: Table, seat: int, cell: int) -> None:
    """A city is founded."""
    found(table, seat, cell)
    if table.log is not None:
        table.log.tell("event-found", FOUNDING, player=PLAYERS[seat], hex=LABELS[cell])
    for boast in founding:
        boast(table, seat, cell)


def _settlers(table: Table, seat: int) -> Iterable[int]:
    return [cell for cell in held(table, seat) if table.settlers[cell]]


action("found", _why_not_found, _found, _settlers)

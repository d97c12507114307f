"""Rulebook chapter Fundar ciudad: a Settler becomes a city."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from aevum.games.clash_of_cultures.constants import NONE, PLAYERS
from aevum.games.clash_of_cultures.maps import LABELS
from aevum.games.clash_of_cultures.moves import FIRST as FIRST_MOVE
from aevum.games.clash_of_cultures.rule_values import LIMITS
from aevum.games.clash_of_cultures.rules.city import found, is_habitable
from aevum.games.clash_of_cultures.rules.clauses import clause
from aevum.games.clash_of_cultures.rules.signals import HAPPENING
from aevum.games.clash_of_cultures.rules.turn import action
from aevum.games.clash_of_cultures.rules.units import foreign, held, remove_settlers
from aevum.games.clash_of_cultures.state_fields import NATION_WIDTH, SETTLEMENTS, SETTLERS
from aevum.kernel.rulebook import Clause

if TYPE_CHECKING:
    from aevum.games.clash_of_cultures.state import Table

FOUNDING: Final = clause("found.settler")
LAND: Final = clause("found.land")
OCCUPIED: Final = clause("found.empty")
SUPPLY: Final = clause("found.supply")


def why_not_settle(table: Table, seat: int, cell: int) -> Clause | None:
    """Return the clause that forbids a city of this seat on a hex, however it is founded, or None."""
    if not is_habitable(table, cell):
        return LAND
    if table.city[cell] != NONE or foreign(table, seat, cell) != NONE:
        return OCCUPIED
    return None if table.nation[seat * NATION_WIDTH + SETTLEMENTS] else SUPPLY


def _why_not_found(table: Table, seat: int, cell: int) -> Clause | None:
    if table.holder[cell] != seat or not table.settlers[cell]:
        return FOUNDING
    return why_not_settle(table, seat, cell)


def _found(table: Table, seat: int, cell: int) -> None:
    remove_settlers(table, cell, 1)
    settle(table, seat, cell)


def settle(table: Table, seat: int, cell: int) -> None:
    """Found a city and report it to the objectives."""
    found(table, seat, cell)
    if table.log is not None:
        table.log.add("event-found", FOUNDING, player=PLAYERS[seat], hex=LABELS[cell])
    for boast in HAPPENING.listeners:
        boast(table, seat, "founded", cell)


def _quick_founders(table: Table, seat: int, _: list[int], __: int) -> list[int]:
    """Return the moves that found a city (fast move generator); most seats have no Settler on the map."""
    nation, base = table.nation, seat * NATION_WIDTH
    if nation[base + SETTLERS] == _ALL_SETTLERS or not nation[base + SETTLEMENTS]:
        return []
    settlers = table.settlers
    return [
        _FOUND_FIRST + cell
        for cell in held(table, seat)
        if settlers[cell] and why_not_settle(table, seat, cell) is None
    ]


_ALL_SETTLERS: Final = LIMITS["settler"]
_FOUND_FIRST: Final = FIRST_MOVE["found"]
action("found", _why_not_found, _found, quick=_quick_founders)

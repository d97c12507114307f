"""Boarding, in which one land unit after another chooses its Ship."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from aevum.games.clash_of_cultures.moves import KINDS
from aevum.games.clash_of_cultures.rules.clauses import clause
from aevum.games.clash_of_cultures.rules.groups import CONDITION, DESTINATION, ORIGIN, WAITING, lift
from aevum.games.clash_of_cultures.rules.law import LAW
from aevum.games.clash_of_cultures.rules.units import HALF, MOVED, ONE, SHIPS_EACH, room, ships_at
from aevum.kernel.game import SEAT
from aevum.kernel.rulebook import Clause
from aevum.kernel.steps import below, pop

if TYPE_CHECKING:
    from aevum.games.clash_of_cultures.state import Table

BOARDING: Final = clause("move.aboard")


def _with_room(table: Table) -> list[int]:
    seat, cell = table.frames[SEAT], table.frames[below(DESTINATION)]
    return [ship % SHIPS_EACH for ship in ships_at(table, seat, cell) if room(table, ship)]


def _why_not_board(table: Table, number: int) -> Clause | None:
    return None if number in _with_room(table) else BOARDING


def _board(table: Table, number: int) -> None:
    """Put the next unit of the march, whose frame lies below, on a Ship."""
    seat = table.frames[SEAT]
    pop(table)
    frames = table.frames
    unit = next(kind for kind in range(KINDS) if frames[WAITING] >> 3 * kind & 7)
    frames[WAITING] -= 1 << 3 * unit
    lift(table, seat, frames[below(ORIGIN)], 1 << 3 * unit, 0)
    one = ONE[MOVED + CONDITION[unit >> 1]]
    table.cargo[seat * SHIPS_EACH + number] += one << HALF if unit & 1 else one


BOARD: Final = LAW.step("board", BOARDING, automatic=True)
BOARD.answer("aboard", why_not=_why_not_board, apply=_board, candidates=_with_room)

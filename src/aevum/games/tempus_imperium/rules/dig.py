"""Acciones, 3-4 Excavar: dig a lake on an empty square adjacent to a lake square."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from aevum.games.tempus_imperium.constants import DIG, EMPTY, LAKE, NEIGHBOURS, SQUARES
from aevum.games.tempus_imperium.rules import turn
from aevum.games.tempus_imperium.rules.clauses import clause
from aevum.kernel.rulebook import Clause

if TYPE_CHECKING:
    from aevum.games.tempus_imperium.state import Sheet

ONLY_EMPTY: Final = clause("dig.empty")
BESIDE_LAKE: Final = clause("dig.beside_lake")

_BITS: Final = tuple(1 << square for square in range(len(SQUARES)))
"""By square, a bit of its own."""


def _legal(sheet: Sheet, _: int) -> list[int]:
    squares, seen = sheet.squares, 0
    shore: list[int] = []
    for lake in sheet.squares_with(LAKE):
        for beside in NEIGHBOURS[lake]:
            if squares[beside] == EMPTY and not seen & _BITS[beside]:
                seen |= _BITS[beside]
                shore.append(beside)
    shore.sort()
    return shore


def _why_not(sheet: Sheet, square: int, _: int) -> Clause | None:
    if sheet.squares[square] != EMPTY:
        return ONLY_EMPTY
    if all(sheet.squares[beside] != LAKE for beside in NEIGHBOURS[square]):
        return BESIDE_LAKE
    return None


def _apply(sheet: Sheet, square: int) -> None:
    sheet.squares[square] = LAKE
    if sheet.log is not None:
        sheet.log.add("event-dig", BESIDE_LAKE, square=SQUARES[square])
    turn.end(sheet)


turn.enter(DIG, "dig", why_not=_why_not, apply=_apply, legal=_legal)

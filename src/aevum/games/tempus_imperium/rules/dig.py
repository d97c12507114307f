"""Acciones, 3-4 Excavar: dig a lake on an empty square adjacent to a lake square."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from aevum.games.tempus_imperium.facts import EMPTY, LAKE, NEIGHBOURS, RULEBOOK, SQUARES
from aevum.games.tempus_imperium.moves import DIG_FIRST
from aevum.kernel.rulebook import Clause

if TYPE_CHECKING:
    from aevum.games.tempus_imperium.state import Sheet

ONLY_EMPTY: Final = RULEBOOK["tempus_imperium.dig.empty"]
BESIDE_LAKE: Final = RULEBOOK["tempus_imperium.dig.beside_lake"]


def legal(sheet: Sheet, purse: int) -> list[int]:
    squares = sheet.squares
    shore = {
        beside
        for square, kind in enumerate(squares)
        if kind == LAKE
        for beside in NEIGHBOURS[square]
        if squares[beside] == EMPTY
    }
    return [DIG_FIRST + square for square in sorted(shore)]


def check(sheet: Sheet, move: int, purse: int) -> Clause | None:
    square = move - DIG_FIRST
    if sheet.squares[square] != EMPTY:
        return ONLY_EMPTY
    if all(sheet.squares[beside] != LAKE for beside in NEIGHBOURS[square]):
        return BESIDE_LAKE
    return None


def apply(sheet: Sheet, move: int) -> None:
    square = move - DIG_FIRST
    sheet.squares[square] = LAKE
    if sheet.log is not None:
        sheet.log.tell("event-dig", square=SQUARES[square])

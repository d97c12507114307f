"""Fin de la Ronda y Ataque: the enemies raid after the tenth turn of every round."""

from __future__ import annotations

from typing import TYPE_CHECKING

from aevum.games.tempus_imperium.facts import ENEMY, GOLD_FLOOR, IS_BUILDING, NEIGHBOURS, RAID_GOLD

if TYPE_CHECKING:
    from aevum.games.tempus_imperium.state import Sheet


def raiders(sheet: Sheet) -> list[int]:
    """Living enemies beside at least one building; each counts once."""
    squares = sheet.squares
    return [
        square
        for square, kind in enumerate(squares)
        if kind == ENEMY and any(IS_BUILDING[squares[beside]] for beside in NEIGHBOURS[square])
    ]


def apply(sheet: Sheet) -> None:
    enemies = len(raiders(sheet))
    before = sheet.gold
    sheet.gold = max(before - RAID_GOLD * enemies, GOLD_FLOOR)
    if sheet.log is not None:
        sheet.log.tell("event-raid", enemies=enemies, gold=before - sheet.gold)

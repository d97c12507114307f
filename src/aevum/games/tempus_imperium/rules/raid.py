"""Rulebook chapter Fin de la Ronda y Ataque: the enemies raid after the tenth turn of every round."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from aevum.games.tempus_imperium.constants import ENEMY, IS_BUILDING, NEIGHBOURS
from aevum.games.tempus_imperium.rule_values import GOLD_FLOOR, RAID_GOLD
from aevum.games.tempus_imperium.rules.clauses import clause

if TYPE_CHECKING:
    from aevum.games.tempus_imperium.state import Sheet

LOSS: Final = clause("raid.loss")
PRICE: Final = RAID_GOLD
"""Gold that each raiding enemy takes."""


def raiders(sheet: Sheet) -> list[int]:
    """Return the living enemies beside at least one building; each counts once."""
    squares = sheet.squares
    return [
        square
        for square, kind in enumerate(squares)
        if kind == ENEMY and any(IS_BUILDING[squares[beside]] for beside in NEIGHBOURS[square])
    ]


def apply(sheet: Sheet) -> None:
    enemies = len(raiders(sheet))
    before = sheet.gold
    sheet.gold = max(before - PRICE * enemies, GOLD_FLOOR)
    if sheet.log is not None:
        sheet.log.add("event-raid", LOSS, enemies=enemies, gold=before - sheet.gold)

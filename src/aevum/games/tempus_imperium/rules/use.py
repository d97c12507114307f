"""Acciones, 0 Usar: use the ability of a building, each one once a round."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from aevum.games.tempus_imperium.facts import (
    DEAD_ENEMY,
    DESTROYS,
    ENEMY,
    IS_BUILDING,
    KINDS,
    RULEBOOK,
    SQUARES,
    USE_GOLD,
    USE_GOLD_PER,
)
from aevum.games.tempus_imperium.moves import GRID_SIZE, USE_FIRST, USE_FORT_FIRST
from aevum.games.tempus_imperium.rules.connection import connected_squares, walk
from aevum.kernel.rulebook import Clause

if TYPE_CHECKING:
    from aevum.games.tempus_imperium.state import Sheet

BUILDING: Final = RULEBOOK["tempus_imperium.use.building"]
ONCE: Final = RULEBOOK["tempus_imperium.use.once"]
FORT_TARGET: Final = RULEBOOK["tempus_imperium.use.fort_target"]
ONLY_FORT_TARGETS: Final = RULEBOOK["tempus_imperium.use.target"]


def legal(sheet: Sheet, purse: int) -> list[int]:
    alone: list[int] = []
    against: list[int] = []
    for square, kind in enumerate(sheet.squares):
        if not IS_BUILDING[kind] or sheet.used[square] == sheet.round:
            continue
        if not DESTROYS[kind]:
            alone.append(USE_FIRST + square)
            continue
        targets = _targets(sheet, square)
        against += [USE_FORT_FIRST + square * GRID_SIZE + enemy for enemy in targets]
        if not targets and not sheet.options.fort_needs_enemy:
            alone.append(USE_FIRST + square)
    return alone + against


def _targets(sheet: Sheet, fort: int) -> list[int]:
    return sorted(square for square in connected_squares(sheet, fort) if sheet.squares[square] == ENEMY)


def check(sheet: Sheet, move: int, purse: int) -> Clause | None:
    if move >= USE_FORT_FIRST:
        return _check_fort(sheet, *divmod(move - USE_FORT_FIRST, GRID_SIZE))
    square = move - USE_FIRST
    kind = sheet.squares[square]
    if not IS_BUILDING[kind]:
        return BUILDING
    if sheet.used[square] == sheet.round:
        return ONCE
    if DESTROYS[kind] and (sheet.options.fort_needs_enemy or _meets_enemy(sheet, square)):
        return FORT_TARGET
    return None


def _check_fort(sheet: Sheet, fort: int, enemy: int) -> Clause | None:
    kind = sheet.squares[fort]
    if not IS_BUILDING[kind]:
        return BUILDING
    if not DESTROYS[kind]:
        return ONLY_FORT_TARGETS
    if sheet.used[fort] == sheet.round:
        return ONCE
    if sheet.squares[enemy] != ENEMY or enemy not in walk(sheet, fort):
        return FORT_TARGET
    return None


def _meets_enemy(sheet: Sheet, fort: int) -> bool:
    return any(sheet.squares[square] == ENEMY for square in walk(sheet, fort))


def apply(sheet: Sheet, move: int) -> None:
    if move >= USE_FORT_FIRST:
        square, enemy = divmod(move - USE_FORT_FIRST, GRID_SIZE)
        sheet.squares[enemy] = DEAD_ENEMY
        if sheet.log is not None:
            sheet.log.tell("event-destroy", square=SQUARES[enemy], fort=SQUARES[square])
    else:
        square = move - USE_FIRST
    gold = gold_from(sheet, square)
    sheet.gold += gold
    sheet.used[square] = sheet.round
    if sheet.log is not None:
        sheet.log.tell("event-use", building=KINDS[sheet.squares[square]], square=SQUARES[square], gold=gold)


def gold_from(sheet: Sheet, square: int) -> int:
    """What using this building adds to the treasury: a fixed sum, or so much for each connected building it counts."""
    kind = sheet.squares[square]
    counted = USE_GOLD_PER[kind]
    if not counted:
        return USE_GOLD[kind]
    return USE_GOLD[kind] * sum(sheet.squares[other] in counted for other in connected_squares(sheet, square))

"""Acciones, 0 Usar: use the ability of a building, each one once a round."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from aevum.games.tempus_imperium.constants import BUILDING_KINDS, DEAD_ENEMY, ENEMY, IS_BUILDING, KINDS, SQUARES, USE
from aevum.games.tempus_imperium.moves import GRID_SIZE
from aevum.games.tempus_imperium.rule_values import DESTROYS, USE_GOLD, USE_GOLD_PER
from aevum.games.tempus_imperium.rules import turn
from aevum.games.tempus_imperium.rules.clauses import clause
from aevum.games.tempus_imperium.rules.connection import connected_squares, walk
from aevum.kernel.rulebook import Clause

if TYPE_CHECKING:
    from aevum.games.tempus_imperium.state import Sheet

BUILDING: Final = clause("use.building")
ONCE: Final = clause("use.once")
FORT: Final = clause("use.fort")
FORT_TARGET: Final = clause("use.fort_target")
ONLY_FORT_TARGETS: Final = clause("use.target")
ABILITY: Final = {kind: clause(f"use.{KINDS[kind]}") for kind in BUILDING_KINDS}

_IS_DESTROYER: Final = tuple(is_building and DESTROYS[kind] for kind, is_building in enumerate(IS_BUILDING))
_IS_OTHER: Final = tuple(is_building and not DESTROYS[kind] for kind, is_building in enumerate(IS_BUILDING))


def gold_each(kind: int) -> int:
    """Return the gold that using a building of this kind brings, for each building it counts if it counts any."""
    return USE_GOLD[kind]


def counted(kind: int) -> tuple[int, ...]:
    """Return the kinds of connected buildings that a building of this kind is paid for."""
    return USE_GOLD_PER[kind]


def destroys(kind: int) -> bool:
    """Whether a building of this kind destroys an enemy."""
    return DESTROYS[kind]


def gold_from(sheet: Sheet, square: int) -> int:
    """Return the gold that using this building brings: a fixed sum, or one for each connected building it counts."""
    kind = sheet.squares[square]
    kinds = counted(kind)
    if not kinds:
        return gold_each(kind)
    return gold_each(kind) * sum(sheet.squares[other] in kinds for other in connected_squares(sheet, square))


def _unused(sheet: Sheet, meant: tuple[bool, ...]) -> list[int]:
    """Return the squares with buildings of the kinds meant that can still be used this round, in order."""
    used, round = sheet.used, sheet.round
    return [square for square, kind in enumerate(sheet.squares) if meant[kind] and used[square] != round]


def _use(sheet: Sheet, square: int) -> None:
    gold = gold_from(sheet, square)
    kind = sheet.squares[square]
    sheet.gold += gold
    sheet.used[square] = sheet.round
    if sheet.log is not None:
        sheet.log.add("event-use", ABILITY[kind], building=KINDS[kind], square=SQUARES[square], gold=gold)
    turn.end(sheet)


# -- a building by itself


def _legal(sheet: Sheet, _: int) -> list[int]:
    alone = _unused(sheet, _IS_OTHER)
    if not sheet.options.fort_needs_enemy:
        alone += [fort for fort in _unused(sheet, _IS_DESTROYER) if not _targets(sheet, fort)]
        alone.sort()
    return alone


def _why_not(sheet: Sheet, square: int, _: int) -> Clause | None:
    kind = sheet.squares[square]
    if not IS_BUILDING[kind]:
        return BUILDING
    if sheet.used[square] == sheet.round:
        return ONCE
    if DESTROYS[kind] and (sheet.options.fort_needs_enemy or _meets_enemy(sheet, square)):
        return FORT_TARGET
    return None


def _meets_enemy(sheet: Sheet, fort: int) -> bool:
    return any(sheet.squares[square] == ENEMY for square in walk(sheet, fort))


turn.enter(USE, "use", why_not=_why_not, apply=_use, legal=_legal)


# -- a fort against an enemy


def _legal_against(sheet: Sheet, _: int) -> list[int]:
    return [fort * GRID_SIZE + enemy for fort in _unused(sheet, _IS_DESTROYER) for enemy in _targets(sheet, fort)]


def _targets(sheet: Sheet, fort: int) -> list[int]:
    return sorted(square for square in connected_squares(sheet, fort) if sheet.squares[square] == ENEMY)


def _why_not_against(sheet: Sheet, argument: int, _: int) -> Clause | None:
    fort, enemy = divmod(argument, GRID_SIZE)
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


def _destroy(sheet: Sheet, argument: int) -> None:
    fort, enemy = divmod(argument, GRID_SIZE)
    sheet.squares[enemy] = DEAD_ENEMY
    if sheet.log is not None:
        sheet.log.add("event-destroy", FORT, square=SQUARES[enemy], fort=SQUARES[fort])
    _use(sheet, fort)


turn.enter(USE, "use_fort", why_not=_why_not_against, apply=_destroy, legal=_legal_against)

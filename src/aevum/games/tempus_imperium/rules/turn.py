"""Juego: five rounds of ten turns; nothing, the digit's action, or any action for 2 gold."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from aevum.games.tempus_imperium.facts import (
    BUILD,
    DIG,
    ROAD,
    RULEBOOK,
    TURNS,
    TURNS_PER_ROUND,
    USE,
)
from aevum.games.tempus_imperium.moves import (
    BUILD_FIRST,
    DIG_FIRST,
    FROM_FIRST,
    PAID,
    PASS,
    PRICE,
    USE_FIRST,
)
from aevum.games.tempus_imperium.rules import build, dig, raid, road, use
from aevum.kernel.game import OVER
from aevum.kernel.rulebook import Clause

if TYPE_CHECKING:
    from aevum.games.tempus_imperium.state import Sheet

END: Final = RULEBOOK["tempus_imperium.turn.end"]
FREE: Final = RULEBOOK["tempus_imperium.turn.free"]
PAY: Final = RULEBOOK["tempus_imperium.turn.pay"]

_LEGAL: Final = {ROAD: road.legal, DIG: dig.legal, BUILD: build.legal, USE: use.legal}
_CHECK: Final = {ROAD: road.check, DIG: dig.check, BUILD: build.check, USE: use.check}
_APPLY: Final = {ROAD: road.apply, DIG: dig.apply, BUILD: build.apply, USE: use.apply}


def action_of(move: int) -> int:
    """Which of the four actions an unpaid move is."""
    if move < DIG_FIRST:
        return ROAD
    if move < BUILD_FIRST:
        return DIG
    return BUILD if move < USE_FIRST else USE


def legal(sheet: Sheet) -> list[int]:
    """Every legal move, sorted."""
    if sheet.actor == OVER:
        return []
    if sheet.site >= 0:
        return build.legal_payments(sheet)
    moves = [PASS]
    moves += _LEGAL[sheet.free_action](sheet, sheet.gold)
    purse = sheet.gold - PRICE
    if purse >= 0:
        for action in (ROAD, DIG, BUILD, USE):
            moves += [PAID + move for move in _LEGAL[action](sheet, purse)]
    return moves


def check(sheet: Sheet, move: int) -> Clause | None:
    """The clause that forbids the move, or None."""
    if sheet.actor == OVER:
        return END
    if move >= FROM_FIRST:
        return build.check_payment(sheet, move - FROM_FIRST)
    if sheet.site >= 0:
        return build.FROM
    if move == PASS:
        return None
    purse = sheet.gold
    if move > PAID:
        move -= PAID
        purse -= PRICE
        if purse < 0:
            return PAY
    elif action_of(move) != sheet.free_action:
        return FREE
    return _CHECK[action_of(move)](sheet, move, purse)


def apply(sheet: Sheet, move: int) -> None:
    """Carry a legal move out and go on to the next turn, unless a building is still to be paid for."""
    if move >= FROM_FIRST:
        build.apply_payment(sheet, move - FROM_FIRST)
    elif move == PASS:
        if sheet.log is not None:
            sheet.log.tell("event-pass")
    else:
        if move > PAID:
            move -= PAID
            sheet.gold -= PRICE
            if sheet.log is not None:
                sheet.log.tell("event-pay", gold=PRICE)
        _APPLY[action_of(move)](sheet, move)
    if sheet.site < 0:
        _end_turn(sheet)


def _end_turn(sheet: Sheet) -> None:
    sheet.turn += 1
    if sheet.turn % TURNS_PER_ROUND:
        return
    raid.apply(sheet)
    if sheet.turn == TURNS:
        sheet.actor = OVER
        if sheet.log is not None:
            sheet.log.tell("event-over")
    elif sheet.log is not None:
        sheet.log.tell("event-round", round=sheet.round)

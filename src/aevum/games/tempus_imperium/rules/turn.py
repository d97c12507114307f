"""Rulebook chapter Juego: five rounds of ten turns; nothing, the digit's action, or any action for 2 gold."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from aevum.games.tempus_imperium.constants import TURNS, TURNS_PER_ROUND
from aevum.games.tempus_imperium.moves import BOOK, PASS
from aevum.games.tempus_imperium.rule_values import ACTION_GOLD
from aevum.games.tempus_imperium.rules import raid
from aevum.games.tempus_imperium.rules.clauses import clause
from aevum.games.tempus_imperium.rules.law import LAW
from aevum.kernel.rulebook import Clause
from aevum.kernel.steps import Prompt, always, push

if TYPE_CHECKING:
    from aevum.games.tempus_imperium.state import Sheet
    from aevum.games.tempus_imperium.view import SheetView

NOTHING: Final = clause("turn.nothing")
FREE: Final = clause("turn.free")
PAY: Final = clause("turn.pay")
ROUND: Final = clause("raid.when")
END: Final = clause("turn.end")

PRICE: Final = ACTION_GOLD
"""Gold that an action costs which is not the digit's."""


def begin(sheet: Sheet) -> None:
    """Begin the first turn."""
    push(sheet, TURN, 0)


def end(sheet: Sheet) -> None:
    """Go on to the next turn; after the tenth of a round the enemies raid, after the last of all the game is over."""
    sheet.turn += 1
    if sheet.turn % TURNS_PER_ROUND:
        return
    raid.apply(sheet)
    if sheet.turn == TURNS:
        sheet.frames.clear()
        if sheet.log is not None:
            sheet.log.add("event-over", END)
    elif sheet.log is not None:
        sheet.log.add("event-round", ROUND, round=sheet.round)


def _asks(view: SheetView) -> Prompt:
    digit = view.digits[view.turn - 1]
    message = "prompt-turn" if view.free_possible else "prompt-turn-stuck"
    return message, {"round": view.round, "turn": view.turn, "digit": digit, "action": str(view.free_action)}


TURN: Final = LAW.step("turn", clause("build.nothing_owed"), resume=end, asks=_asks, passed_by=("pass",))


# -- 1. nothing


def _pass(sheet: Sheet, _: int) -> None:
    if sheet.log is not None:
        sheet.log.add("event-pass", NOTHING)
    end(sheet)


TURN.answer("pass", why_not=always, apply=_pass)


# -- 2. the action of the digit, 3. any action for gold

_ENTERED: Final[list[tuple[int, tuple[Any, ...], tuple[Any, ...], Callable[[Sheet, int], list[int]]]]] = []
"""Each verb in the order of the book: its action, its moves, its paid moves, and its legal arguments.

Moves are objects of any type to the compiler, so that compiled code puts these very objects into lists of legal moves.
It would make a new number for each place of a list otherwise.
"""


def enter(
    action: int,
    verb: str,
    *,
    why_not: Callable[[Sheet, int, int], Clause | None],
    apply: Callable[[Sheet, int], None],
    legal: Callable[[Sheet, int], list[int]],
) -> None:
    """Register a verb of one of the four actions, and its twin that is paid with gold.

    `why_not` returns the clause that forbids an argument, given the gold left for the action itself, `legal` lists all
    arguments that it allows, `apply` carries one out and ends the turn.
    """
    paid = f"pay_{verb}"

    def why_not_free(sheet: Sheet, argument: int) -> Clause | None:
        return why_not(sheet, argument, sheet.gold) if sheet.free_action == action else FREE

    def why_not_paid(sheet: Sheet, argument: int) -> Clause | None:
        purse = sheet.gold - PRICE
        return why_not(sheet, argument, purse) if purse >= 0 else PAY

    def pay(sheet: Sheet, argument: int) -> None:
        sheet.gold -= PRICE
        if sheet.log is not None:
            sheet.log.add("event-pay", PAY, gold=PRICE)
        apply(sheet, argument)

    TURN.answer(verb, why_not=why_not_free, apply=apply)
    TURN.answer(paid, why_not=why_not_paid, apply=pay)
    _ENTERED.append((action, _moves_of(verb), _moves_of(paid), legal))
    _ENTERED.sort(key=lambda entered: entered[1])


def _moves_of(verb: str) -> tuple[int, ...]:
    first, size = BOOK.by_name[verb].first, BOOK.by_name[verb].size
    return tuple(range(first, first + size))


def _legal(sheet: Sheet) -> list[int]:
    """Return all legal moves of a turn at once (move generator)."""
    moves: list[Any] = [PASS]
    free, gold = sheet.free_action, sheet.gold
    for action, unpaid, _, legal in _ENTERED:
        if action == free:
            moves += [unpaid[argument] for argument in legal(sheet, gold)]
    purse = gold - PRICE
    if purse >= 0:
        for _, _, paid, legal in _ENTERED:
            moves += [paid[argument] for argument in legal(sheet, purse)]
    return moves


TURN.legal_by(_legal)

"""Rulebook chapter Cartas de acción: playing the civil halves of action cards; `cards` holds their effects."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from aevum.games.clash_of_cultures.constants import ACTIONS, CIVIL, CULTURE, PLAYERS, named
from aevum.games.clash_of_cultures.moves import FIRST as FIRST_MOVE
from aevum.games.clash_of_cultures.rules.clauses import ACTION, IN_HAND, UNPAID, clause
from aevum.games.clash_of_cultures.rules.grants import free_choices, grant
from aevum.games.clash_of_cultures.rules.hands import IN_PLAY, discard_action
from aevum.games.clash_of_cultures.rules.law import LAW
from aevum.games.clash_of_cultures.rules.signals import CITY_CAPTURED
from aevum.games.clash_of_cultures.rules.stock import DUE_CULTURE, charge, owned
from aevum.games.clash_of_cultures.rules.turn import ACTIONS as ACTIONS_LEFT
from aevum.games.clash_of_cultures.rules.turn import BEGUN, NO_ACTION, freely, spend
from aevum.kernel.game import SEAT
from aevum.kernel.rulebook import Clause
from aevum.kernel.steps import FIRST, always, decline, pop, push

if TYPE_CHECKING:
    from aevum.games.clash_of_cultures.state import Table

PLAYING: Final = clause("actions.play")

AS_ACTION: Final = tuple(ACTIONS.figures("as_action", False))
PRICE: Final[tuple[int, ...]] = ACTIONS.figures("culture", 0)
_JUDGED: Final = ACTIONS.acting("judged")
_TEACH_US: Final = ACTIONS.number("teach-us")


def why_not_play(table: Table, seat: int, card: int) -> Clause | None:
    """Return the clause that forbids a seat to play the civil half of a card, or None."""
    if card not in table.hands[seat]:
        return IN_HAND
    half = CIVIL[card]
    if AS_ACTION[half] and not table.frames[ACTIONS_LEFT]:
        return NO_ACTION
    if owned(table, seat, CULTURE) < PRICE[half]:
        return UNPAID
    judged = _JUDGED[half]
    if judged is None:
        return ACTION[half]
    allowed: bool = judged(table, seat)
    return None if allowed else ACTION[half]


def _play(table: Table, seat: int, card: int) -> None:
    half = CIVIL[card]
    if AS_ACTION[half]:
        spend(table)
    _show(table, seat, card)
    charge(table, seat, PRICE[half] * DUE_CULTURE)
    played = ACTIONS.acting("played")[half]
    if played is not None:
        played(table, seat)


def _show(table: Table, seat: int, card: int) -> None:
    discard_action(table, seat, card)
    push(table, IN_PLAY, seat, card)
    if table.log is not None:
        table.log.add("event-play", ACTION[CIVIL[card]], player=PLAYERS[seat], card=named(ACTIONS, CIVIL[card]))


def _quick_plays(table: Table, seat: int, _: list[int], __: int) -> list[int]:
    """Return the moves that play a card (fast move generator): what costs little to find out is asked first."""
    moves: list[int] = []
    has_action, culture = table.frames[ACTIONS_LEFT] > 0, owned(table, seat, CULTURE)
    for card in table.hands[seat]:
        half = CIVIL[card]
        judged = _JUDGED[half]
        if judged is None or culture < PRICE[half] or (AS_ACTION[half] and not has_action):
            continue
        if judged(table, seat):
            moves.append(_PLAY_FIRST + card)
    return moves


_PLAY_FIRST: Final = FIRST_MOVE["play"]
freely("play", why_not_play, _play, quick=_quick_plays)


def has_begun(table: Table) -> bool:
    """Whether the first action of the turn has been taken."""
    return bool(table.frames[BEGUN])


# -- after a capture

_LOSER: Final = FIRST


@CITY_CAPTURED.connect
def _teach(table: Table, seat: int, loser: int) -> None:
    """Ask a captor that holds any action card for Teach Us, if there is an advance to learn from the loser."""
    if not table.hands[seat]:
        return
    grant(table, seat, owners=1 << loser)
    anything = bool(free_choices(table))
    pop(table)
    if anything:
        push(table, LESSON, seat, loser)


def _why_not_teach(table: Table, card: int) -> Clause | None:
    if card not in table.hands[table.frames[SEAT]]:
        return IN_HAND
    taught = CIVIL[card] == _TEACH_US and ACTIONS.acting("played")[_TEACH_US] is not None
    return None if taught else PLAYING


def _learn_from(table: Table, card: int) -> None:
    seat, loser = table.frames[SEAT], table.frames[_LOSER]
    pop(table)
    _show(table, seat, card)
    teach_us = ACTIONS.acting("played")[_TEACH_US]
    if teach_us is not None:
        teach_us(table, seat, loser)


def _hold(table: Table) -> Iterable[int]:
    return table.hands[table.frames[SEAT]]


def _leave(table: Table, _: int) -> None:
    decline(table, "event-pass", PLAYING, player=PLAYERS[table.actor])


LESSON: Final = LAW.step("lesson", PLAYING, fields=("loser",), passed_by=("pass",))
LESSON.answer("play", why_not=_why_not_teach, apply=_learn_from, candidates=_hold)
LESSON.answer("pass", why_not=always, apply=_leave)

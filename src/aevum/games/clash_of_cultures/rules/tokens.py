"""Fichas: a mood or a culture token, whichever one wants, and swapping one for the other."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from aevum.games.clash_of_cultures.facts import ADVANCES, CULTURE, FOOD, GOLD, MOOD, PLAYERS
from aevum.games.clash_of_cultures.figures import SWAPS_TOKENS
from aevum.games.clash_of_cultures.moves import SWAPPED, TOKENS
from aevum.games.clash_of_cultures.nation import PERFORMED, USED, WIDTH
from aevum.games.clash_of_cultures.rules.clauses import ADVANCE, UNPAID, clause
from aevum.games.clash_of_cultures.rules.law import LAW
from aevum.games.clash_of_cultures.rules.stock import gain, has, limit, lose, owned
from aevum.games.clash_of_cultures.rules.turn import active, freely, in_turn
from aevum.kernel.game import SEAT
from aevum.kernel.rulebook import Clause
from aevum.kernel.steps import FIRST, pop, push

if TYPE_CHECKING:
    from aevum.games.clash_of_cultures.state import Table

CHOICE: Final = clause("stock.token")
THEATRE: Final = ADVANCE[ADVANCES.number("drama-and-music")]

_OFFERED: Final = FIRST
"""The goods to choose from, as a mask."""
EITHER: Final = 1 << MOOD | 1 << CULTURE
GOLD_OR_CULTURE: Final = 1 << GOLD | 1 << CULTURE
FOOD_OR_GOLD: Final = 1 << FOOD | 1 << GOLD


def award(table: Table, seat: int, offered: int = EITHER) -> None:
    """One of several goods, as the seat likes; nobody is asked where one at most has room."""
    goods = [good for good in TOKENS if offered >> good & 1]
    with_room = [good for good in goods if owned(table, seat, good) < limit(table, seat, good)]
    if len(with_room) > 1:
        push(table, TOKEN, seat, offered)
    elif with_room:
        gain(table, seat, with_room[0], 1)


def _why_not_token(table: Table, argument: int) -> Clause | None:
    return None if table.frames[_OFFERED] >> TOKENS[argument] & 1 else CHOICE


def _token(table: Table, argument: int) -> None:
    seat = table.frames[SEAT]
    pop(table)
    gain(table, seat, TOKENS[argument], 1)


TOKEN: Final = LAW.step("token", CHOICE, numbers=("offered",))
TOKEN.answer("token", why_not=_why_not_token, apply=_token)


# -- Drama & Music


def why_not_drama(table: Table, argument: int) -> Clause | None:
    """At any moment of one's turn at which one decides."""
    seat = table.frames[SEAT]
    if not in_turn(table, seat) or not has(table, seat, SWAPS_TOKENS):
        return THEATRE
    if table.nation[seat * WIDTH + USED] & PERFORMED:
        return THEATRE
    wanted = SWAPPED[argument]
    given = MOOD + CULTURE - wanted
    return None if owned(table, seat, given) else UNPAID


def drama(table: Table, argument: int) -> None:
    """A token of one kind for one of the other."""
    seat = active(table)
    table.nation[seat * WIDTH + USED] |= PERFORMED
    if table.log is not None:
        table.log.tell("event-drama", THEATRE, player=PLAYERS[seat])
    lose(table, seat, MOOD + CULTURE - SWAPPED[argument], 1)
    gain(table, seat, SWAPPED[argument], 1)


def _why_not_in_turn(table: Table, seat: int, argument: int) -> Clause | None:
    return why_not_drama(table, argument)


def _perform(table: Table, seat: int, argument: int) -> None:
    drama(table, argument)


def _either(table: Table, seat: int) -> Iterable[int]:
    return range(len(SWAPPED))


freely("drama", _why_not_in_turn, _perform, _either, needs=SWAPS_TOKENS)

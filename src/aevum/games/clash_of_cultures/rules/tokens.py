"""Rulebook chapter Fichas: a mood or culture token of the seat's choice, and swapping one for the other."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from aevum.games.clash_of_cultures.constants import ADVANCES, CULTURE, FOOD, GOLD, MOOD, PLAYERS
from aevum.games.clash_of_cultures.moves import FIRST as FIRST_MOVE
from aevum.games.clash_of_cultures.moves import SWAPPED, TOKENS
from aevum.games.clash_of_cultures.nation import PERFORMED
from aevum.games.clash_of_cultures.rule_values import SWAPS_TOKENS
from aevum.games.clash_of_cultures.rules.clauses import ADVANCE, UNPAID, clause
from aevum.games.clash_of_cultures.rules.law import LAW
from aevum.games.clash_of_cultures.rules.stock import gain, has, limit, lose, owned
from aevum.games.clash_of_cultures.rules.turn import active, freely, in_turn
from aevum.games.clash_of_cultures.state_fields import NATION_WIDTH, USED
from aevum.kernel.game import SEAT
from aevum.kernel.rulebook import Clause
from aevum.kernel.steps import FIRST, pop, push

if TYPE_CHECKING:
    from aevum.games.clash_of_cultures.state import Table

CHOICE: Final = clause("stock.token")
THEATRE: Final = ADVANCE[ADVANCES.number("drama-and-music")]

_OFFERED: Final = FIRST
"""Place in the frame: goods to choose from, as a bit mask."""
EITHER: Final = 1 << MOOD | 1 << CULTURE
GOLD_OR_CULTURE: Final = 1 << GOLD | 1 << CULTURE
FOOD_OR_GOLD: Final = 1 << FOOD | 1 << GOLD


def award(table: Table, seat: int, offered: int = EITHER) -> None:
    """Give a seat one of several goods of its choice; it is not asked where at most one has room."""
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


TOKEN: Final = LAW.step("token", CHOICE, fields=("offered",))
TOKEN.answer("token", why_not=_why_not_token, apply=_token)


# -- Drama & Music


def _may_perform(table: Table, seat: int) -> bool:
    """Whether a seat may still use Drama & Music in this turn."""
    if not has(table, seat, SWAPS_TOKENS):
        return False
    return not table.nation[seat * NATION_WIDTH + USED] & PERFORMED and in_turn(table, seat)


def to_be_swapped(table: Table, seat: int, wanted: int) -> int:
    """Return the number of tokens of a kind that Drama & Music could bring a seat at this moment: 1 or 0."""
    return int(_may_perform(table, seat) and owned(table, seat, MOOD + CULTURE - wanted) > 0)


def could_pay(table: Table, seat: int, token: int, amount: int) -> bool:
    """Whether a seat has this number of tokens of a kind, or could have it by Drama & Music at this moment."""
    tokens = owned(table, seat, token)
    if tokens >= amount:
        return True
    return limit(table, seat, token) >= amount and tokens + to_be_swapped(table, seat, token) >= amount


def why_not_drama(table: Table, argument: int) -> Clause | None:
    """Return the clause that forbids Drama & Music, or None; allowed whenever a seat decides in its own turn."""
    seat = table.frames[SEAT]
    if not _may_perform(table, seat):
        return THEATRE
    return None if owned(table, seat, MOOD + CULTURE - SWAPPED[argument]) else UNPAID


def drama(table: Table, argument: int) -> None:
    """Swap a token of one kind for one of the other (Drama & Music)."""
    seat = active(table)
    table.nation[seat * NATION_WIDTH + USED] |= PERFORMED
    if table.log is not None:
        table.log.add("event-drama", THEATRE, player=PLAYERS[seat])
    lose(table, seat, MOOD + CULTURE - SWAPPED[argument], 1)
    gain(table, seat, SWAPPED[argument], 1)


def quick_drama(table: Table) -> list[int]:
    """Return the moves that swap a token by Drama & Music (fast move generator)."""
    seat = table.frames[SEAT]
    if not _may_perform(table, seat):
        return []
    return [_DRAMA_FIRST + place for place, good in enumerate(SWAPPED) if owned(table, seat, MOOD + CULTURE - good)]


_DRAMA_FIRST: Final = FIRST_MOVE["drama"]


def _why_not_in_turn(table: Table, seat: int, argument: int) -> Clause | None:
    return why_not_drama(table, argument)


def _perform(table: Table, seat: int, argument: int) -> None:
    drama(table, argument)


def _quick_in_turn(table: Table, seat: int, _: list[int], __: int) -> list[int]:
    return quick_drama(table)


freely("drama", _why_not_in_turn, _perform, quick=_quick_in_turn, needs=SWAPS_TOKENS)

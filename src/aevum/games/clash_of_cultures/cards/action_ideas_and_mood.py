"""Action cards that bring ideas or raise the mood of cities: Ideas, Great Ideas, Hero General."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from aevum.games.clash_of_cultures.cards.clauses import action_clause
from aevum.games.clash_of_cultures.constants import (
    ACADEMY,
    ACTIONS,
    HAPPY,
    IDEA,
    MOOD,
)
from aevum.games.clash_of_cultures.rules.city import (
    cities,
    raise_mood,
    works,
)
from aevum.games.clash_of_cultures.rules.clauses import ASKED
from aevum.games.clash_of_cultures.rules.law import LAW
from aevum.games.clash_of_cultures.rules.stock import (
    DUE_MOOD,
    charge,
    gain,
    limit,
    owned,
)
from aevum.games.clash_of_cultures.state_fields import GREAT_IDEAS, HEROES, NATION_WIDTH, WON
from aevum.kernel.game import SEAT
from aevum.kernel.steps import pop, push

if TYPE_CHECKING:
    from aevum.games.clash_of_cultures.state import Table

_at = ACTIONS.at
_GREAT_IDEAS: Final[int] = ACTIONS.figure("great-ideas", "ideas")


@_at("judged", "ideas")
def ideas_judged(table: Table, seat: int) -> bool:
    return _academies(table, seat) > 0 and _ponders(table, seat)


def _ponders(table: Table, seat: int) -> bool:
    """Whether there is room for an idea."""
    return owned(table, seat, IDEA) < limit(table, seat, IDEA)


def _academies(table: Table, seat: int) -> int:
    return sum(works(table, cell, ACADEMY) for cell in cities(table, seat))


@_at("played", "ideas")
def ideas(table: Table, seat: int) -> None:
    """Give an idea for each Academy."""
    gain(table, seat, IDEA, _academies(table, seat))


@_at("judged", "great-ideas")
def great_ideas_judged(table: Table, seat: int) -> bool:
    """Whether Great Ideas can be played: once for each land battle won this turn, captures included."""
    nation, base = table.nation, seat * NATION_WIDTH
    return nation[base + GREAT_IDEAS] < nation[base + WON] and _ponders(table, seat)


@_at("played", "great-ideas")
def great_ideas(table: Table, seat: int) -> None:
    """Give ideas for a victory."""
    table.nation[seat * NATION_WIDTH + GREAT_IDEAS] += 1
    gain(table, seat, IDEA, _GREAT_IDEAS)


@_at("judged", "hero-general")
def hero_general_judged(table: Table, seat: int) -> bool:
    nation, base = table.nation, seat * NATION_WIDTH
    return nation[base + HEROES] < nation[base + WON] and bool(_unhappy(table, seat))


def _unhappy(table: Table, seat: int) -> list[int]:
    return [cell for cell in cities(table, seat) if table.mood[cell] != HAPPY]


@_at("played", "hero-general")
def hero_general(table: Table, seat: int) -> None:
    """Raise the mood of a city, and of another for a mood token."""
    table.nation[seat * NATION_WIDTH + HEROES] += 1
    push(table, CHEER_MORE, seat)
    push(table, CHEER, seat)


def _cheerless(table: Table) -> Iterable[int]:
    return _unhappy(table, table.frames[SEAT])


def _cheer(table: Table, cell: int) -> None:
    pop(table)
    raise_mood(table, cell)


CHEER: Final = LAW.choice("cheer", ASKED, "at", _cheerless, _cheer, refused_by=action_clause("hero-general"))


def _cheer_on(table: Table) -> None:
    seat = table.frames[SEAT]
    if not _unhappy(table, seat) or not owned(table, seat, MOOD):
        pop(table)


def _cheer_again(table: Table, cell: int) -> None:
    seat = table.frames[SEAT]
    pop(table)
    charge(table, seat, DUE_MOOD)
    raise_mood(table, cell)


def _enough(table: Table, _: int) -> None:
    pop(table)


CHEER_MORE: Final = LAW.choice(
    "cheer-more",
    ASKED,
    "at",
    _cheerless,
    _cheer_again,
    run=_cheer_on,
    left=_enough,
    refused_by=action_clause("hero-general"),
)

"""The military deck: how many cards can be drawn, drawing, and the reshuffle of discarded cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from aevum.games.through_the_ages.constants import (
    AGE,
    NONE,
    PLAYERS,
    named,
)
from aevum.games.through_the_ages.rules.ages import is_ending
from aevum.games.through_the_ages.rules.clauses import clause
from aevum.games.through_the_ages.rules.turn import (
    is_basic,
)
from aevum.kernel.chance import Chance
from aevum.kernel.events import all_but, only

if TYPE_CHECKING:
    from aevum.games.through_the_ages.state import Table


DRAWING: Final = clause("production.draw")
GONE: Final = 1 << 8
"""Flag in `Table.used_seen` of a used card that has left the game and comes back in no deck."""


def military_deck(table: Table) -> int:
    """Return the Age of the military deck in use; NONE if there is none any more."""
    return NONE if is_basic(table) or is_ending(table) else max(1, table.age)


def cards_to_draw(table: Table, wanted: int) -> int:
    """Return how many of the wanted military cards there are, in the deck and among used cards that form the next."""
    age = military_deck(table)
    if age == NONE:
        return 0
    there = len(table.military[age]) - table.military_at
    if there < wanted:
        there += sum(_comes_back(card, seen, age) for card, seen in zip(table.used, table.used_seen, strict=True))
    return min(there, wanted)


def _comes_back(card: int, seen: int, age: int) -> bool:
    """Whether a used card becomes part of the deck of an Age when that deck has run out."""
    return AGE[card] == age and not seen & GONE


def draw(table: Table, seat: int, count: int) -> None:
    """Draw military cards into the hand, as far as there are any."""
    if military_deck(table) == NONE or not count:
        return
    drawn = [card for _ in range(count) for card in _draw_one(table)]
    hand = table.hands[seat]
    hand += drawn
    hand.sort()
    table.revealed += 1
    table.learned += 1
    if table.log is not None and drawn:
        table.log.add("event-draw-by-you", DRAWING, only(seat), cards=named(*drawn), count=len(drawn))
        table.log.add("event-draw", DRAWING, all_but(seat), player=PLAYERS[seat], count=len(drawn))


def _draw_one(table: Table) -> list[int]:
    age = military_deck(table)
    if table.military_at == len(table.military[age]):
        _reshuffle(table, age)
    if table.military_at == len(table.military[age]):
        return []
    table.military_at += 1
    return [table.military[age][table.military_at - 1]]


def _reshuffle(table: Table, age: int) -> None:
    """Shuffle the used cards of the Age into a new deck."""
    pile = list(zip(table.used, table.used_seen, strict=True))
    deck = [card for card, seen in pile if _comes_back(card, seen, age)]
    others = [(card, seen) for card, seen in pile if not _comes_back(card, seen, age)]
    table.used = [card for card, _ in others]
    table.used_seen = [seen for _, seen in others]
    chance = Chance(table.chance)
    deck.sort()
    chance.shuffle(deck)
    table.chance = chance.state
    table.military = (*table.military[:age], tuple(deck), *table.military[age + 1 :])
    table.military_at = 0

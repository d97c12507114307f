"""Cards that become obsolete when the present Age ends, announced while there is still time to use them."""

from __future__ import annotations

from typing import Final

from aevum.games.through_the_ages.constants import AGE, AGES, NONE, named
from aevum.games.through_the_ages.options import BASIC
from aevum.games.through_the_ages.view import TableView
from aevum.kernel.words import Words

FEW_CARDS: Final = 8
"""Number of cards left in the civil deck from which the end of the Age is announced: about a round."""


def leaving(view: TableView) -> tuple[int, ...]:
    """Return the viewer's own cards that leave the game when the present Age ends."""
    if view.options.game == BASIC or view.over or view.seat < 0:
        return ()
    own = view.own
    cards = (own.leader, own.wonder, *(pact.card for pact in own.pacts), *own.civil_hand, *view.hand)
    return tuple(dict.fromkeys(card for card in cards if card != NONE and AGE[card] < view.age))


def note(view: TableView, card: int, words: Words) -> str:
    """Return the announcement on one card of the viewer; empty if it stays."""
    if card not in leaving(view):
        return ""
    return words("board-leaving", age=AGES[view.age], count=view.civil_deck)


def warning(view: TableView, words: Words) -> str:
    """Return the announcement of the end of the Age with all that leaves; empty while it is far, or nothing leaves."""
    cards = leaving(view)
    if not cards or view.civil_deck > FEW_CARDS:
        return ""
    return words("board-age-ends", age=AGES[view.age], count=view.civil_deck, cards=named(*cards))

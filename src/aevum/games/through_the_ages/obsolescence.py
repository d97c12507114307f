"""Cards that become obsolete when the present Age ends, announced while there is still time to use them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from aevum.games.through_the_ages.constants import AGE, AGES, DATA, NONE, named
from aevum.games.through_the_ages.options import BASIC
from aevum.games.through_the_ages.view import TableView
from aevum.kernel.words import Words

FEW_CARDS: Final = 8
"""Number of cards left in the civil deck from which the end of the Age is announced: about a round."""


def leaving(view: TableView) -> tuple[int, ...]:
    """Return the viewer's own cards that leave the game when the present Age ends, those in play first."""
    return (*_in_play(view), *_in_hand(view))


def _in_play(view: TableView) -> tuple[int, ...]:
    if not _age_ends(view):
        return ()
    own = view.own
    return _outdated(view, (own.leader, own.wonder, *(pact.card for pact in own.pacts)))


def _in_hand(view: TableView) -> tuple[int, ...]:
    return _outdated(view, (*view.own.civil_hand, *view.hand)) if _age_ends(view) else ()


def _age_ends(view: TableView) -> bool:
    """Whether the present Age ends in this match and makes cards of the viewer obsolete."""
    last: int = DATA["games"][view.options.game]["civil"]
    return view.options.game != BASIC and not view.over and view.seat >= 0 and view.age <= last


def _outdated(view: TableView, cards: Sequence[int]) -> tuple[int, ...]:
    return tuple(dict.fromkeys(card for card in cards if card != NONE and AGE[card] < view.age))


def note(view: TableView, card: int, words: Words) -> str:
    """Return the announcement on one card of the viewer; empty if it stays."""
    if card not in leaving(view):
        return ""
    return words("board-leaving", age=AGES[view.age], count=view.civil_deck)


def warning(view: TableView, words: Words) -> str:
    """Return the announcement of the end of the Age with all that leaves; empty while it is far, or nothing leaves.

    Cards in play are named; those in hand, which may be many, are counted.
    """
    in_play, in_hand = _in_play(view), len(_in_hand(view))
    if view.civil_deck > FEW_CARDS or not (in_play or in_hand):
        return ""
    message = "board-age-ends" + ("" if not in_hand else "-both" if in_play else "-hand")
    return words(message, age=AGES[view.age], count=view.civil_deck, cards=named(*in_play), hand=in_hand)

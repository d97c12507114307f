"""Drawing of both hands: civil cards, which all players see, and military cards, which only their owner sees."""

from __future__ import annotations

from collections.abc import Sequence, Set
from functools import cache
from itertools import groupby
from operator import itemgetter
from typing import Final

from aevum.games.through_the_ages.drawing.cards import card_face, id_of
from aevum.games.through_the_ages.drawing.layout import CARD_HEIGHT, PITCH, STRIP_HEIGHT, card_boxes
from aevum.games.through_the_ages.drawing.palette import BAND, ON_BAND, place
from aevum.games.through_the_ages.view import TableView
from aevum.kernel.markup import Child, Markup, h
from aevum.kernel.svg.box import Box
from aevum.kernel.svg.colours import FAINT_INK
from aevum.kernel.svg.typography import draw_number
from aevum.kernel.words import Words

_TAB: Final = 34
_ROOM: Final = 4
"""Number of cards by which the strip grows, so that its frame seldom changes."""


@cache
def _left_of_military(civil: int) -> float:
    return 2 + _TAB + PITCH * civil + 4


def hand_boxes(view: TableView) -> list[tuple[int, Box]]:
    """Return every card of both hands with its box, civil cards first, equal ones side by side."""
    civil, military = view.own.civil_hand, sorted(view.hand)
    right = _left_of_military(len(civil))
    placed = list(zip(civil, card_boxes(len(civil), 2 + _TAB), strict=True))
    return placed + list(zip(military, card_boxes(len(military), right + _TAB), strict=True))


def hand_box(view: TableView) -> Box:
    """Return the frame of the strip."""
    cards = len(view.own.civil_hand) + len(view.hand)
    room = max(8, -(-cards // _ROOM) * _ROOM)
    return Box(0, 0, 2 * _TAB + 8 + PITCH * room, STRIP_HEIGHT)


def draw_hand(view: TableView, words: Words, asked: Set[str]) -> list[Child]:
    """Return both hands: a tab with count and limit, then the cards. `asked`: labels that get an element id.

    Copies of a card are one element, so that they look and answer alike.
    """
    own = view.own
    drawn: list[Child] = [
        _tab("civil", len(own.civil_hand), own.civil_limit, 2),
        _tab("military", len(own.hand_ages), own.military_limit, _left_of_military(len(own.civil_hand))),
    ]
    for card, copies in groupby(hand_boxes(view), key=itemgetter(0)):
        drawn.append(_copies(card, [box for _, box in copies], words, id_of(card, asked)))
    return drawn


def _copies(card: int, boxes: Sequence[Box], words: Words, id: str) -> Markup:
    """Return all copies of a card, as one element."""
    if len(boxes) == 1:
        return card_face(card, boxes[0], words, id=id)
    return h.g(f"#{id}" if id else "")[[card_face(card, box, words) for box in boxes]]


def _tab(hand: str, count: int, limit: int, left: float) -> Markup:
    x = left + _TAB / 2 - 2
    fill = BAND["special" if hand == "civil" else "infantry"]
    return h.g(data_face=f"board-{hand}-hand")[
        h.rect(x=left, y=2, width=_TAB - 4, height=CARD_HEIGHT, rx=6, fill=fill, stroke=FAINT_INK),
        place(hand, x, 22, 22),
        draw_number(count, x, 52, 19, bold=True, colour=ON_BAND),
        h.path(d=f"M{x - 8:g} 64h16", stroke=ON_BAND, stroke_width=1.5),
        draw_number(limit, x, 77, 15, colour=ON_BAND),
    ]

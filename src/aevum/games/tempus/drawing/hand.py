"""The own hand, the deck and the discards."""

from __future__ import annotations

from collections import Counter

from aevum.games.tempus.drawing.cards import card_face, small_face
from aevum.games.tempus.drawing.ink import place
from aevum.games.tempus.drawing.layout import HAND, PILES, hand_boxes
from aevum.games.tempus.view import WorldView
from aevum.kernel.events import WATCHING
from aevum.kernel.ink import FAINT_INK, SOFT_INK, figure, fitting, write
from aevum.kernel.markup import Child, Markup, h
from aevum.kernel.words import Words


def draw_hand(view: WorldView, words: Words) -> Markup:
    """The cards in the order of their kinds, so that equal ones lie side by side."""
    boxes = hand_boxes(len(view.hand))
    seen: Counter[int] = Counter()
    cards: list[Child] = []
    for card, box in zip(sorted(view.hand), boxes, strict=True):
        cards.append(card_face(card, box, words, id=not seen[card]))
        seen[card] += 1
    watching = view.seat == WATCHING
    return h.g("#tp-hand")[cards or (None if watching else _no_hand(words)), _piles(view, words)]


def _no_hand(words: Words) -> list[Child]:
    x, y = HAND.middle
    told = words("board-no-hand")
    return [
        h.rect(
            x=HAND.x + 1,
            y=HAND.y + 1,
            width=HAND.width - 2,
            height=HAND.height - 2,
            rx=9,
            fill="none",
            stroke=FAINT_INK,
            stroke_width=2,
            stroke_dasharray="8 7",
        ),
        write(told, x, y + 8, fitting(told, HAND.width - 40, 24), colour=SOFT_INK),
    ]


def _piles(view: WorldView, words: Words) -> list[Child]:
    middle = PILES.y + 52
    left, right = PILES.x + PILES.width * 0.25, PILES.x + PILES.width * 0.75
    return [
        h.g(data_face="board-deck")[
            h.title[words("board-deck", count=view.deck_size)], _deck(view.deck_size, left, middle)
        ],
        h.g(data_face="board-discards")[
            h.title[words("board-discards", count=len(view.discards))], _discards(view, right, middle, words)
        ],
        figure(view.deck_size, left, PILES.y + 122, 28, bold=True),
        figure(len(view.discards), right, PILES.y + 122, 28, bold=True),
    ]


def _deck(size: int, x: float, y: float) -> list[Child]:
    """The fuller the deck, the thicker."""
    layers = min(3, (size + 17) // 18)
    return [place("back", x - 4 * layer, y - 3 * layer, 114) for layer in range(layers)] or [_empty(x, y)]


def _discards(view: WorldView, x: float, y: float, words: Words) -> Child:
    return small_face(view.discards[-1], x, y, words, 114) if view.discards else _empty(x, y)


def _empty(x: float, y: float) -> Child:
    return h.rect(x=x - 34, y=y - 48, width=68, height=96, rx=7, fill="none", stroke=FAINT_INK, stroke_dasharray="6 6")

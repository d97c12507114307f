"""Drawings of the viewer's own hand, the deck and the discards."""

from __future__ import annotations

from collections import Counter

from aevum.games.tempus.constants import COLOURS, PLAYERS
from aevum.games.tempus.drawing.cards import card_face, small_face
from aevum.games.tempus.drawing.layout import HAND, HAND_TAB, PILES, hand_boxes, hand_width
from aevum.games.tempus.drawing.palette import ON_TOKEN, TOKEN, TOKEN_EDGE, place
from aevum.games.tempus.drawing.tokens import OUTLINES
from aevum.games.tempus.view import WorldView
from aevum.kernel.events import SPECTATOR
from aevum.kernel.markup import Child, Markup, h
from aevum.kernel.svg.box import Box
from aevum.kernel.svg.colours import FAINT_INK, SOFT_INK
from aevum.kernel.svg.typography import draw_number, wrap_two, write
from aevum.kernel.words import Words


def draw_hand(view: WorldView, words: Words) -> Markup:
    """Draw the hand on paper, scaled down where it would leave no room for deck and discards."""
    scale = min(1.0, HAND.width / hand_width(len(view.hand)))
    smaller = (
        f"translate({HAND.x * (1 - scale):.5g} {HAND.y * (1 - scale):.5g}) scale({scale:.4g})" if scale < 1 else None
    )
    return h.g("#tp-hand")[h.g(transform=smaller)[draw_cards(view, words)], draw_piles(view, PILES, words)]


def draw_cards(view: WorldView, words: Words) -> list[Child]:
    """Draw the cards sorted by kind, so that equal ones lie side by side; nothing for spectators."""
    if view.seat == SPECTATOR:
        return []
    boxes = hand_boxes(len(view.hand))
    seen: Counter[int] = Counter()
    cards: list[Child] = []
    for card, box in zip(sorted(view.hand), boxes, strict=True):
        cards.append(card_face(card, box, words, id=not seen[card]))
        seen[card] += 1
    return [_tab(view.seat, words), cards or _no_hand(words)]


def _tab(seat: int, words: Words) -> Markup:
    """Draw the tab before the cards, in the colour of the viewer's seat."""
    x, middle = HAND.x + HAND_TAB / 2 - 4, HAND.y + HAND.height - 26
    pen = {"fill": ON_TOKEN[seat], "stroke": TOKEN_EDGE[seat], "stroke_width": 2}
    return h.g(data_face=f"player-{COLOURS[seat]}")[
        h.title[words(PLAYERS[seat])],
        h.rect(x=HAND.x, y=HAND.y, width=HAND_TAB - 8, height=HAND.height, rx=8, fill=TOKEN[seat]),
        h.path(d=OUTLINES[seat], transform=f"translate({x:g} {middle:g}) scale(0.5)", **pen),
        h.g(transform=f"rotate(-90 {x:g} {HAND.y + 52:g})")[
            write(words("board-you"), x, HAND.y + 59, 22, bold=True, colour=ON_TOKEN[seat])
        ],
    ]


def _no_hand(words: Words) -> list[Child]:
    left, width = HAND.x + HAND_TAB, hand_width(0) - HAND_TAB - 8
    lines, size = wrap_two(words("board-no-hand"), width - 24, 22)
    first = HAND.y + HAND.height / 2 + 8 - 13 * (len(lines) - 1)
    return [
        h.rect(
            x=left + 1,
            y=HAND.y + 1,
            width=width - 2,
            height=HAND.height - 2,
            rx=9,
            fill="none",
            stroke=FAINT_INK,
            stroke_width=2,
            stroke_dasharray="8 7",
        ),
        [write(line, left + width / 2, first + 26 * row, size, colour=SOFT_INK) for row, line in enumerate(lines)],
    ]


def draw_piles(view: WorldView, box: Box, words: Words) -> list[Child]:
    """Draw deck and discards, each with its number of cards."""
    middle = box.y + 52
    left, right = box.x + box.width * 0.25, box.x + box.width * 0.75
    return [
        h.g(data_face="board-deck")[
            h.title[words("board-deck", count=view.deck_size)], _deck(view.deck_size, left, middle)
        ],
        h.g(data_face="board-discards")[
            h.title[words("board-discards", count=len(view.discards))], _discards(view, right, middle, words)
        ],
        draw_number(view.deck_size, left, box.y + 122, 28, bold=True),
        draw_number(len(view.discards), right, box.y + 122, 28, bold=True),
    ]


def _deck(size: int, x: float, y: float) -> list[Child]:
    """Draw the deck in one to three layers, thicker the more cards it has."""
    layers = min(3, (size + 17) // 18)
    return [place("back", x - 4 * layer, y - 3 * layer, 114) for layer in range(layers)] or [_empty(x, y)]


def _discards(view: WorldView, x: float, y: float, words: Words) -> Child:
    return small_face(view.discards[-1], x, y, words, 114) if view.discards else _empty(x, y)


def _empty(x: float, y: float) -> Child:
    return h.rect(x=x - 34, y=y - 48, width=68, height=96, rx=7, fill="none", stroke=FAINT_INK, stroke_dasharray="6 6")

"""Strip of cards in hand: action cards with civil and combat half, objective cards with both objectives.

Cards that the viewer has seen in other hands follow them.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from aevum.games.clash_of_cultures.constants import (
    ACTION_CARDS,
    ACTIONS,
    COLOURS,
    COMBAT,
    FIGHTING,
    HALVES,
    OBJECTIVE_CARDS,
    OBJECTIVES,
)
from aevum.games.clash_of_cultures.constants import CIVIL as CIVIL_HALF
from aevum.games.clash_of_cultures.drawing.emblems import draw_emblem
from aevum.games.clash_of_cultures.drawing.layout import (
    CARD_HEIGHT,
    CARD_WIDTH,
    PIECE_WIDTH,
    PITCH,
    SMALLEST,
    STRIP_HEIGHT,
    piece_box,
    piece_of,
)
from aevum.games.clash_of_cultures.drawing.names import short_name
from aevum.games.clash_of_cultures.drawing.palette import CIVIL, FIGHT, GOAL, ON_BAND, PIECE, place
from aevum.games.clash_of_cultures.view import TableView
from aevum.kernel.markup import Child, Markup, h
from aevum.kernel.svg.box import Box
from aevum.kernel.svg.colours import FAINT_INK, INK, LIGHT_PAPER
from aevum.kernel.svg.typography import draw_number, wrap, write
from aevum.kernel.words import Words

_TAB: Final = 34
_BAND: Final = 19
_LEADING: Final = 13
_MOST_LINES: Final = 4
_SLENDER: Final = 0.92

_OWN: Final = ("action", "objective")
"""Kinds of the first groups of cards, which are the viewer's own."""

Card = tuple[str, int, int]
"""Kind (`action` or `objective`), number, and seat that holds the card."""


def _shown(view: TableView) -> list[list[Card]]:
    """Return groups of cards: own action cards, own objectives with those to choose from, cards seen in other hands."""
    actions: list[Card] = [("action", card, view.seat) for card in sorted(view.hand)]
    goals: list[Card] = [("objective", card, view.seat) for card in (*sorted(view.goals), *view.plans)]
    others: list[list[Card]] = [
        [*(("action", card, seat) for card in seen), *(("objective", card, seat) for card in objectives)]
        for seat, seen, objectives in view.seen
    ]
    return [actions, goals, *others]


def _laid(view: TableView) -> tuple[list[tuple[str, int, Box]], list[tuple[Card, Box]]]:
    """Return the tabs, each with kind and number of the cards that follow, and the cards, all with their boxes.

    What would reach beyond a piece of the strip begins the next one, a tab together with its first card.
    """
    tabs: list[tuple[str, int, Box]] = []
    cards: list[tuple[Card, Box]] = []
    left = 2.0
    for number, group in enumerate(_shown(view)):
        kind = _OWN[number] if number < len(_OWN) else "seen"
        left = _start(left, _TAB + PITCH * bool(group))
        tabs.append((kind, len(group), Box(left, 2, _TAB, CARD_HEIGHT)))
        left += _TAB
        for card in group:
            left = _start(left, PITCH)
            cards.append((card, Box(left, 2, CARD_WIDTH, CARD_HEIGHT)))
            left += PITCH
        left += 4
    return tabs, cards


def _start(left: float, width: float) -> float:
    """Return where something of a width begins that may not reach beyond a piece of the strip."""
    piece = int(left // PIECE_WIDTH)
    return left if left + width <= PIECE_WIDTH * (piece + 1) + 1 else PIECE_WIDTH * (piece + 1) + 2.0


def label_of(card: Card) -> str:
    """Return the label by which moves name a card."""
    return (ACTION_CARDS if card[0] == "action" else OBJECTIVE_CARDS)[card[1]]


def card_places(view: TableView) -> dict[str, Box]:
    """Return by label the box in which each card can be touched."""
    return {label_of(card): box for card, box in _laid(view)[1]}


def hand_pieces(view: TableView) -> list[tuple[Box, list[str]]]:
    """Return the pieces of the strip: box, and labels of the cards; the last one has room for more cards."""
    tabs, _ = _laid(view)
    places = card_places(view)
    boxes = [*places.values(), *(box for _, _, box in tabs)]
    last = max(map(piece_of, boxes))
    return [
        (
            piece_box(piece, PIECE_WIDTH if piece == last else _end(piece, boxes)),
            [label for label, box in places.items() if piece_of(box) == piece],
        )
        for piece in range(last + 1)
    ]


def _end(piece: int, boxes: Sequence[Box]) -> float:
    """Return the width of a piece that ends with its last box."""
    return max(box.x + box.width for box in boxes if piece_of(box) == piece) + 2 - PIECE_WIDTH * piece


def hand_box(view: TableView) -> Box:
    """Return the box of the whole strip."""
    return Box(0, 0, PIECE_WIDTH * len(hand_pieces(view)), STRIP_HEIGHT)


def draw_hand(view: TableView, words: Words, piece: int | None = None) -> list[Child]:
    """Draw a piece of the strip, or all of it: tabs with the number of cards in each group, and the cards."""
    tabs, cards = _laid(view)
    drawn: list[Child] = [
        _tab(kind, count, box.x, view.seen[number - len(_OWN)][0] if number >= len(_OWN) else -1)
        for number, (kind, count, box) in enumerate(tabs)
        if piece in (None, piece_of(box))
    ]
    for card, box in cards:
        if piece not in (None, piece_of(box)):
            continue
        entries = (2 * card[1], 2 * card[1] + 1) if card[0] == "objective" else ()
        reached = tuple(entry in view.reached for entry in entries)
        come = tuple(view.progress.get(entry) for entry in entries)
        drawn.append(card_face(card[0], card[1], box, words, reached, come))
    return drawn


def _tab(kind: str, count: int, left: float, seat: int) -> Markup:
    x = left + _TAB / 2 - 2
    fill = {"action": CIVIL, "objective": GOAL}.get(kind) or PIECE[seat]
    return h.g(data_face=f"board-{kind}-cards" if seat < 0 else f"player-{COLOURS[seat]}")[
        h.rect(x=left, y=2, width=_TAB - 4, height=CARD_HEIGHT, rx=6, fill=fill, stroke=FAINT_INK),
        place(kind if seat < 0 else f"plate-{COLOURS[seat]}", x, 34, 24),
        draw_number(count, x, 68, 20, bold=True, colour=ON_BAND),
    ]


Come = tuple[int, int] | None
"""Progress of an objective: the count, and the count required; None = cannot be counted."""


@lru_cache(maxsize=4_096)
def card_face(
    kind: str, card: int, box: Box, words: Words, reached: tuple[bool, ...] = (), come: tuple[Come, ...] = ()
) -> Markup:
    """Draw a card with its two halves.

    `reached`: by half, whether the condition of the objective holds now; `come`: by half, its progress.
    """
    if kind == "action":
        label = ACTION_CARDS[card]
        halves = [
            (ACTIONS.ids[CIVIL_HALF[card]], CIVIL, "culture"),
            (COMBAT.ids[FIGHTING[card]], FIGHT, "warfare"),
        ]
    else:
        label = OBJECTIVE_CARDS[card]
        halves = [(OBJECTIVES.ids[half], GOAL, "points") for half in HALVES[card]]
    name = f"card-{label}"
    height = box.height / 2
    return h.g(f"#cc-{label}", data_face=name, data_piece=name, font_size=SMALLEST)[
        h.rect(x=box.x, y=box.y, width=box.width, height=box.height, rx=7, fill=LIGHT_PAPER, stroke=INK),
        [
            _half(
                id,
                colour,
                sign,
                Box(box.x, box.y + height * at, box.width, height),
                words,
                bool(reached) and reached[at],
                come[at] if come else None,
            )
            for at, (id, colour, sign) in enumerate(halves)
        ],
        h.path(d=f"M{box.x:g} {box.y + height:g}h{box.width:g}", stroke=INK, stroke_width=1.2),
    ]


def _half(id: str, colour: str, sign: str, box: Box, words: Words, reached: bool, come: Come) -> list[Child]:
    y = box.y + box.height / 2
    lines = wrap(short_name(id, words), (CARD_WIDTH - _BAND - 5) / _SLENDER, SMALLEST)[:_MOST_LINES]
    first = y - _LEADING * len(lines) / 2 + 10
    x = box.x + _BAND + (box.width - _BAND) / 2
    return [
        h.rect(x=box.x + 1, y=box.y + 1, width=_BAND, height=box.height - 2, rx=6, fill=colour),
        _state(box.x + 1 + _BAND / 2, y, sign, reached, come),
        [write(line, x, round(first + _LEADING * row, 1), SMALLEST, bold=reached) for row, line in enumerate(lines)],
    ]


def _state(x: float, y: float, sign: str, reached: bool, come: Come) -> Child:
    """Draw the symbol of a half; for an objective not reached yet, its count over the count required."""
    if reached or come is None:
        if not reached and sign != "points":
            return draw_emblem(sign, x, y, 18)
        return place("reached" if reached else sign, x, y, 17)
    have, need = come
    return [
        draw_number(have, x, y - 2, SMALLEST, bold=True, colour=ON_BAND),
        h.path(d=f"M{x - 6:g} {y + 1:g}h12", stroke=ON_BAND),
        draw_number(need, x, y + 12, SMALLEST, colour=ON_BAND),
    ]

"""Drawing of the card row: each card with the civil actions it costs the viewer, on the background of its price."""

from __future__ import annotations

from typing import Final

from aevum.games.through_the_ages.constants import NONE, PLACES, ROW_PRICES
from aevum.games.through_the_ages.drawing.cards import card_face
from aevum.games.through_the_ages.drawing.layout import CARD_HEIGHT, PITCH, STRIP_HEIGHT, card_boxes
from aevum.games.through_the_ages.drawing.palette import ZONES
from aevum.games.through_the_ages.view import TableView
from aevum.kernel.markup import Child, Element, h
from aevum.kernel.svg.box import Box
from aevum.kernel.svg.colours import FAINT_INK
from aevum.kernel.words import Words

ROW: Final = Box(0, 0, 2 + PITCH * PLACES + 1, STRIP_HEIGHT)
PLACE_BOXES: Final = card_boxes(PLACES)


def draw_row(view: TableView, words: Words) -> list[Child]:
    """Return the row, the cheap end on the left."""
    return [_zones(), [_place(view, place, words) for place in range(PLACES)]]


def _zones() -> list[Element]:
    """Return a background for the places of each price."""
    zones = []
    for price, fill in enumerate(ZONES, start=1):
        first, count = ROW_PRICES.index(price), ROW_PRICES.count(price)
        zones.append(h.rect(x=PITCH * first, y=0, width=PITCH * count, height=STRIP_HEIGHT, fill=fill))
    return zones


def _place(view: TableView, place: int, words: Words) -> Child:
    card, box, id = view.card_row[place], PLACE_BOXES[place], f"ta-R{place + 1}"
    if card != NONE:
        return card_face(card, box, words, id=id, price=view.prices[place])
    return h.g(f"#{id}")[
        h.rect(
            x=box.x + 1,
            y=box.y + 1,
            width=box.width - 2,
            height=CARD_HEIGHT - 2,
            rx=6,
            fill="none",
            pointer_events="all",
            stroke=FAINT_INK,
            stroke_dasharray="5 5",
        ),
    ]

"""Positions of everything on the table, in units of its viewBox; the same in every phase, so that touch targets fit."""

from __future__ import annotations

from math import sqrt
from typing import Final

from aevum.games.tempus.constants import COLUMNS, HEXES, ROTATIONS, ROWS
from aevum.kernel.svg.box import Box

WIDTH: Final = 1000
MARGIN: Final = 12
RIGHT: Final = WIDTH - MARGIN

RADIUS: Final = 40.8
"""Distance from the middle of a hex to its corners; hexes stand on a corner."""
ACROSS: Final = RADIUS * sqrt(3)
_LEFT: Final = (WIDTH - (COLUMNS + 0.5) * ACROSS) / 2
SEA_TOP: Final = MARGIN
_TOP: Final = SEA_TOP + 9
SEA_BOTTOM: Final = round(_TOP + RADIUS * (1.5 * ROWS + 0.5) + 9)


STAGE: Final = Box(MARGIN, SEA_BOTTOM + 8, RIGHT - MARGIN, 116)
"""Box of the fight, the tile to be laid, or the last progress phase."""
NARROW_STAGE: Final = Box(MARGIN, STAGE.y, 688, STAGE.height)
"""Box of the stage on a screen, narrow enough to be read on a phone."""
HAND: Final = Box(MARGIN, STAGE.y + STAGE.height + 8, 776, 138)
PILES: Final = Box(HAND.x + HAND.width + 12, HAND.y, RIGHT - HAND.x - HAND.width - 12, HAND.height)
"""Box of deck and discards."""
BELOW: Final = round(HAND.y + HAND.height + 12)
"""Top of the era table and of the players."""
ERAS: Final = Box(MARGIN, BELOW, 508, 352)
PLAYERS: Final = Box(ERAS.x + ERAS.width + 12, BELOW, RIGHT - ERAS.x - ERAS.width - 12, ERAS.height)
HEIGHT: Final = round(BELOW + ERAS.height + MARGIN)

CARD_WIDTH: Final = 136
CARD_GAP: Final = 8
HAND_TAB: Final = 38
"""Width of the tab before the first card, which shows whose hand it is."""
TILE_RADIUS: Final = 26
"""Radius of a hex in the six pictures of the turned tile."""


def _middle(place: int) -> tuple[float, float]:
    row, column = divmod(place, COLUMNS)
    x = _LEFT + ACROSS * (column + 0.5 + row % 2 / 2)
    return round(x, 2), round(_TOP + RADIUS * (1 + 1.5 * row), 2)


MIDDLE: Final = tuple(_middle(place) for place in range(len(HEXES)))
"""Middle of each hex."""


def hand_boxes(cards: int) -> list[Box]:
    """Return the boxes of cards side by side, each broad enough for its name; many exceed the room on paper."""
    step = CARD_WIDTH + CARD_GAP
    return [Box(HAND.x + HAND_TAB + step * card, HAND.y, CARD_WIDTH, HAND.height) for card in range(cards)]


def hand_width(cards: int) -> float:
    """Return the width of a hand of this many cards, at least that of two."""
    return HAND_TAB + (CARD_WIDTH + CARD_GAP) * max(cards, 2)


def piles_after(cards: int) -> Box:
    """Return the box of deck and discards beside a hand of this many cards."""
    return Box(HAND.x + hand_width(cards) + 8, HAND.y, PILES.width - 12, HAND.height)


def rotation_box(sixths: int) -> Box:
    """Return the box of one of the six pictures of the turned tile, below the stage where cards will lie later."""
    step = (RIGHT - MARGIN + CARD_GAP) / ROTATIONS
    return Box(MARGIN + step * sixths, HAND.y, step - CARD_GAP, HAND.height)

"""Boxes and sizes of the drawings.

Each panel has its own coordinates: the map, strips of one height, sheets of one width.
"""

from __future__ import annotations

from functools import cache
from math import sqrt
from typing import Final

from aevum.games.clash_of_cultures.constants import CATEGORY, FIRST_GOVERNMENT
from aevum.games.clash_of_cultures.maps import LAYOUTS, PLACES
from aevum.kernel.svg.box import Box

# Map: numbers on it are at least 24 units high and can be read at a scale at which READABLE units are a fingertip.
RADIUS: Final = 60
"""Distance from the middle of a hex to its corners; hexes have flat tops."""
ACROSS: Final = RADIUS * sqrt(3)
COUNT: Final = 25
READABLE: Final = 76
LABEL: Final = 25
_RIM: Final = 16
MIDDLE: Final = tuple((RADIUS * 1.5 * q, round(ACROSS * (r + q / 2), 2)) for q, r in PLACES)
"""By hex, the coordinates of its middle."""


@cache
def map_box(seats: int) -> Box:
    """Return the box of the map for a number of players, with a rim around it."""
    middles = [MIDDLE[cell] for cell in LAYOUTS[seats].hexes]
    left, top = min(x for x, _ in middles) - RADIUS - _RIM, min(y for _, y in middles) - ACROSS / 2 - _RIM
    right, bottom = max(x for x, _ in middles) + RADIUS + _RIM, max(y for _, y in middles) + ACROSS / 2 + _RIM
    return Box(round(left), round(top), round(right - left), round(bottom - top))


# Strips: their height on the screen is fixed, 100 pixels on a phone and 108 on a desktop.
STRIP_HEIGHT: Final = 108
SMALLEST: Final = 12
CARD_WIDTH: Final = 100
CARD_HEIGHT: Final = 104
PITCH: Final = 103


PIECE_WIDTH: Final = 358
"""Width of a piece of a strip: three columns of advances, or three cards with the tab before them."""


def piece_box(number: int, width: float = PIECE_WIDTH) -> Box:
    """Return the box of a piece of a strip; pieces lie side by side."""
    return Box(PIECE_WIDTH * number, 0, width, STRIP_HEIGHT)


def piece_of(box: Box) -> int:
    """Return the number of the piece of a strip in which a box lies."""
    return int(box.x // PIECE_WIDTH)


# Sheets: as broad as a column of the page; letters of 14 units are 11 pixels high on a phone.
SHEET_WIDTH: Final = 400
LETTER: Final = 14.5
LEADING: Final = 15

HEAD: Final = 26
"""Width of the symbol of a category, before its advances."""
CELL_WIDTH: Final = (SHEET_WIDTH - HEAD - 2) / 4
CELL_HEIGHT: Final = 40
_GAP: Final = 16
"""Height of the gaps above the first row and above the governments."""
ADVANCES: Final = Box(0, 0, SHEET_WIDTH, CELL_HEIGHT * 12 + 2 * _GAP + 2)


def row_top(category: int) -> float:
    """Return the y coordinate at which the row of a category begins."""
    return _GAP + CELL_HEIGHT * category + (_GAP if category >= FIRST_GOVERNMENT else 0)


@cache
def cell(advance: int) -> Box:
    """Return the box of an advance in the table, which has a row for each category."""
    category = CATEGORY[advance]
    first = CATEGORY.index(category)
    return Box(
        round(HEAD + CELL_WIDTH * (advance - first) + 1, 1),
        row_top(category) + 1,
        round(CELL_WIDTH - 2, 1),
        CELL_HEIGHT - 2,
    )

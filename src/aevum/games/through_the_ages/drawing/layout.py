"""Sizes and positions of all that is drawn. Each panel has its own coordinates.

A strip is `STRIP_HEIGHT` high, and its figures are never smaller than `SMALLEST`, so that they can still be read on a
screen 360 pixels wide.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from aevum.kernel.svg.box import Box

# Strips are as high as the page shows them: 100 pixels on a phone and 108 on a desktop screen.
STRIP_HEIGHT: Final = 108
SMALLEST: Final = 12
CARD_WIDTH: Final = 71
CARD_HEIGHT: Final = 104
PITCH: Final = 73
BAND_HEIGHT: Final = 23
"""Height of the band above the name, with symbol, price in science and Age."""


def card_boxes(count: int, left: float = 2) -> list[Box]:
    """Return the boxes of cards side by side on a strip."""
    return [Box(left + PITCH * place, 2, CARD_WIDTH, CARD_HEIGHT) for place in range(count)]


# A civilization is as wide as a phone screen; its figures are at least 19 units high, names are fine print. Its height
# follows from the Ages of its technologies and the number of its other cards, so that it is shown as large as possible.
CIVILIZATION_WIDTH: Final = 560
FIGURE: Final = 19
FINE: Final = 9.6
READABLE: Final = 58
"""Minimum touch size of a civilization panel, at which its figures can just be read."""
RATINGS_HEIGHT: Final = 34
BANKS: Final = Box(0, 38, CIVILIZATION_WIDTH, 32)
"""Line of both banks with what they require, and of the forecast."""
GRID_LEFT: Final = 22
GRID_TOP: Final = 96
GRID_WIDTH: Final = CIVILIZATION_WIDTH - GRID_LEFT
CELL_HEIGHT: Final = 41
THING_WIDTH: Final = 79
WIDEST_THING: Final = 136
"""Width of a card that needs no workers where there are few of them."""
THING_HEIGHT: Final = 60
THING_BAND: Final = 25
THINGS_GAP: Final = 5
THINGS_IN_A_LINE: Final = 7
LINES_OF_THINGS: Final = 3
"""Maximum number of lines of cards that need no workers; more cards overlap."""


def cell(column: int, columns: int, level: int) -> Box:
    """Return the box of the technology of a level in one of a number of columns."""
    width = GRID_WIDTH / columns
    x, y = GRID_LEFT + width * column, GRID_TOP + CELL_HEIGHT * level
    return Box(round(x + 0.9, 1), y + 1, round(width - 1.8, 1), CELL_HEIGHT - 2)


def things_top(levels: int) -> float:
    """Return the upper edge of the cards that need no workers, below a number of levels of technologies."""
    return GRID_TOP + CELL_HEIGHT * levels + THINGS_GAP


def thing_boxes(count: int, levels: int) -> list[Box]:
    """Return the boxes of cards that need no workers, in lines: wider where there are few, overlapping where many."""
    per_line = max(THINGS_IN_A_LINE, -(-count // LINES_OF_THINGS))
    width, step = float(THING_WIDTH), (CIVILIZATION_WIDTH - THING_WIDTH) / (per_line - 1)
    if count < THINGS_IN_A_LINE:
        step = min(WIDEST_THING + 1.0, CIVILIZATION_WIDTH / max(count, 1))
        width = round(step - 1, 1)
    top = things_top(levels)
    return [
        Box(round(step * (place % per_line), 1), top + (THING_HEIGHT + 1) * (place // per_line), width, THING_HEIGHT)
        for place in range(count)
    ]


def civilization_height(count: int, levels: int) -> float:
    """Return the height of a civilization with a number of cards that need no workers."""
    return things_top(levels) + (THING_HEIGHT + 1) * min(LINES_OF_THINGS, -(-count // THINGS_IN_A_LINE))


# Sheets are as wide as a column of the page; letters of 14 units are 11 pixels high on a phone.
SHEET_WIDTH: Final = 400
LETTER: Final = 14.5


def side_by_side(widths: Sequence[float], left: float, gap: float) -> list[float]:
    """Return the left edges of items in a row."""
    edges = []
    for width in widths:
        edges.append(round(left, 1))
        left += width + gap
    return edges

"""Where everything lies. Each part has its own plane; a strip is `STRIP_HEIGHT` high, the figures on it never smaller
than `SMALLEST`, so that at 360 pixels they can still be read."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from aevum.kernel.geometry.boxes import Box

# Strips: their height is what a screen gives them, 100 pixels on a phone and 108 on a desk.
STRIP_HEIGHT: Final = 108
SMALLEST: Final = 12
CARD_WIDTH: Final = 71
CARD_HEIGHT: Final = 104
PITCH: Final = 73
BAND_HEIGHT: Final = 23
"""Above the name: sign, price in science, Age."""


def card_boxes(count: int, left: float = 2) -> list[Box]:
    """Cards side by side on a strip."""
    return [Box(left + PITCH * place, 2, CARD_WIDTH, CARD_HEIGHT) for place in range(count)]


# The civilization, as broad as a phone: its figures are at least 19 units high, names are fine print.
CIVILIZATION: Final = Box(0, 0, 560, 374)
FIGURE: Final = 19
FINE: Final = 9
READABLE: Final = 58
"""As broad as a finger where the figures can just be read."""
RATINGS_HEIGHT: Final = 34
GRID_LEFT: Final = 22
GRID_TOP: Final = 58
CELL_WIDTH: Final = 48.9
CELL_HEIGHT: Final = 38
BELOW: Final = 214
STORES: Final = Box(0, BELOW, 150, 160)
THINGS: Final = Box(158, BELOW, 402, 160)
THING_WIDTH: Final = 62
THING_HEIGHT: Final = 52
THING_BAND: Final = 25
STORE_WIDTH: Final = 70
STORE_LINE: Final = 23
THINGS_IN_A_LINE: Final = 6
LINES_OF_THINGS: Final = 3


def cell(kind: int, level: int) -> Box:
    """Where the technology of a kind and level lies."""
    x, y = GRID_LEFT + CELL_WIDTH * kind, GRID_TOP + CELL_HEIGHT * level
    return Box(round(x + 0.9, 1), y + 1, CELL_WIDTH - 1.8, CELL_HEIGHT - 2)


def thing_boxes(count: int) -> list[Box]:
    """Cards that need no workers, in lines; they overlap where there are very many."""
    per_line = max(THINGS_IN_A_LINE, -(-count // LINES_OF_THINGS))
    step = THINGS.width / THINGS_IN_A_LINE
    if per_line > THINGS_IN_A_LINE:
        step = (THINGS.width - THING_WIDTH) / (per_line - 1)
    high = THINGS.height / LINES_OF_THINGS
    return [
        Box(
            round(THINGS.x + step * (place % per_line), 1),
            round(THINGS.y + high * (place // per_line), 1),
            THING_WIDTH,
            THING_HEIGHT,
        )
        for place in range(count)
    ]


# Sheets, as broad as a column of the page: letters of 14 units are 11 pixels high on a phone.
SHEET_WIDTH: Final = 400
LETTER: Final = 14.5


def side_by_side(widths: Sequence[float], left: float, gap: float) -> list[float]:
    """The left edges of things in a row."""
    edges = []
    for width in widths:
        edges.append(round(left, 1))
        left += width + gap
    return edges

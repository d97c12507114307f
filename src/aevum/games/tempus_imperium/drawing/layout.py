"""Positions of everything on the sheet, in units of its viewBox; A4 upright is 1050 x 1485 units."""

from __future__ import annotations

from typing import Final, NamedTuple

from aevum.games.tempus_imperium.constants import GRID, ROUNDS, SECTION_CORNERS

WIDTH: Final = 1050
HEIGHT: Final = 1485
MARGIN: Final = 42
RIGHT: Final = WIDTH - MARGIN

SIDE: Final = 74
"""Side of a square."""
GRID_LEFT: Final = 172
GRID_TOP: Final = 408
GRID_RIGHT: Final = GRID_LEFT + SIDE * GRID.columns
GRID_BOTTOM: Final = GRID_TOP + SIDE * GRID.rows
STRIP: Final = 34
"""Width of the strip around the grid that carries letters and numbers."""

CIRCLE: Final = 26
"""Radius of a digit's circle."""
COLUMN_CIRCLE_Y: Final = 310
COLUMN_SYMBOL_Y: Final = 352
ROW_CIRCLE_X: Final = MARGIN + 30
ROW_SYMBOL_X: Final = 117
SMALL_SYMBOL: Final = 40

TRACK_TOP: Final = 144
TRACK_STEP: Final = 25
TURN_BOX: Final = 20
BAND_LEFT: Final = GRID_RIGHT + STRIP + 8
"""Left edge of the band right of the grid: raids above, the ledger of a blank sheet below."""
BAND_MIDDLE: Final = (BAND_LEFT + RIGHT) / 2
LEDGER_STEP: Final = SIDE // 2

PANEL_TOP: Final = GRID_BOTTOM + STRIP + 16
PANEL_BOTTOM: Final = HEIGHT - MARGIN
LEGEND_RIGHT: Final = 643
SCORE_LEFT: Final = 662


class Box(NamedTuple):
    """Upright rectangle."""

    x: int
    y: int
    width: int
    height: int


class Line(NamedTuple):
    """Straight line between two points."""

    x1: int
    y1: int
    x2: int
    y2: int


def square_box(square: int) -> Box:
    """Return the box of a square on the sheet."""
    row, column = divmod(square, GRID.columns)
    return Box(GRID_LEFT + SIDE * column, GRID_TOP + SIDE * row, SIDE, SIDE)


def square_middle(square: int) -> tuple[float, float]:
    """Return the middle of a square."""
    row, column = divmod(square, GRID.columns)
    return column_x(column), row_y(row)


def section_line(section: int) -> Line:
    """Return the line of a section of road on the sheet, from corner to corner."""
    one, other = SECTION_CORNERS[section]
    return Line(*_corner_point(one), *_corner_point(other))


def column_x(column: int) -> float:
    """Return the middle of a column."""
    return GRID_LEFT + SIDE * (column + 0.5)


def row_y(row: int) -> float:
    """Return the middle of a row."""
    return GRID_TOP + SIDE * (row + 0.5)


def round_y(round: int) -> float:
    """Return the middle of the line of turn boxes of a round, 1 to 5."""
    assert 1 <= round <= ROUNDS
    return TRACK_TOP + TRACK_STEP * (round - 0.5)


def _corner_point(corner: int) -> tuple[int, int]:
    row, column = divmod(corner, GRID.columns + 1)
    return GRID_LEFT + SIDE * column, GRID_TOP + SIDE * row

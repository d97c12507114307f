"""Drawing of lakes: adjacent squares flow together, with a rounded shore around the whole."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from aevum.games.tempus_imperium.constants import GRID
from aevum.games.tempus_imperium.drawing.layout import SIDE, square_middle
from aevum.games.tempus_imperium.drawing.palette import DEEP_WATER, WATER
from aevum.kernel.markup import Markup, h

_ROUND: Final = 19
_SHORE: Final = 4.0
_SHALLOWS: Final = 10.0
_LAP: Final = 0.5
"""Distance by which water reaches under the next square, so that no seam shows."""
_CLOCKWISE: Final = ((-1, -1), (1, -1), (1, 1), (-1, 1))

Point = tuple[float, float]
Corner = tuple[Point, Point, Point]
"""Point where the corner leaves the upright side, the point it bends around, and the point on the level side."""


@lru_cache(maxsize=64)
def draw_lakes(lakes: frozenset[int]) -> Markup:
    """Draw all water with its shores; `lakes` are its squares."""
    squares = sorted(lakes)
    water = "".join(_water(square, lakes) for square in squares)
    shore = "".join(_shore(square, lakes, _SHORE) for square in squares)
    shallows = "".join(_shore(square, lakes, _SHALLOWS) for square in squares)
    return h.g("#lakes", fill="none", stroke=DEEP_WATER, stroke_linecap="round")[
        h.path(".water", d=water, fill=WATER, stroke="none") if lakes else None,
        h.path(".shallows", d=shallows, opacity=0.45) if lakes else None,
        h.path(".shore", d=shore, stroke_width=2.6) if lakes else None,
    ]


def _wet(square: int, across: int, down: int, lakes: frozenset[int]) -> bool:
    row, column = divmod(square, GRID.columns)
    row, column = row + down, column + across
    return 0 <= row < GRID.rows and 0 <= column < GRID.columns and GRID.square(row, column) in lakes


def _corner(square: int, across: int, down: int, lakes: frozenset[int], inset: float, lap: float) -> Corner:
    x, y = square_middle(square)
    beside, beyond = _wet(square, across, 0, lakes), _wet(square, 0, down, lakes)
    edge, rim = SIDE / 2 - inset, SIDE / 2 + lap
    inner = x + across * edge, y + down * edge
    if beside and beyond:
        outer = x + across * rim, y + down * rim
        if _wet(square, across, down, lakes):
            return outer, outer, outer
        return (outer[0], inner[1]), inner, (inner[0], outer[1])
    if beside:
        point = x + across * rim, inner[1]
        return point, point, point
    if beyond:
        point = inner[0], y + down * rim
        return point, point, point
    return (inner[0], inner[1] - down * _ROUND), inner, (inner[0] - across * _ROUND, inner[1])


def _water(square: int, lakes: frozenset[int]) -> str:
    parts: list[str] = []
    for across, down in _CLOCKWISE:
        upright, bend, level = _corner(square, across, down, lakes, _SHORE, _LAP)
        come, go = (upright, level) if across * down > 0 else (level, upright)
        parts.append(f"{'L' if parts else 'M'}{_at(come)}Q{_at(bend)} {_at(go)}")
    return "".join(parts) + "Z"


def _shore(square: int, lakes: frozenset[int], inset: float) -> str:
    corners = {(a, d): _corner(square, a, d, lakes, inset, 0) for a, d in _CLOCKWISE}
    bends = (f"M{_at(up)}Q{_at(bend)} {_at(level)}" for up, bend, level in corners.values() if up != level)
    return "".join((*bends, *_dry_sides(square, lakes, corners)))


def _dry_sides(square: int, lakes: frozenset[int], corners: dict[tuple[int, int], Corner]) -> Iterator[str]:
    for side in (-1, 1):
        if not _wet(square, side, 0, lakes):
            yield f"M{_at(corners[side, -1][0])}L{_at(corners[side, 1][0])}"
        if not _wet(square, 0, side, lakes):
            yield f"M{_at(corners[-1, side][2])}L{_at(corners[1, side][2])}"


def _at(point: Point) -> str:
    return f"{point[0]:g} {point[1]:g}"

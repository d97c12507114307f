"""Outlines of hexes on a drawing, pointy-top or flat-top, alone or as one shape of several; arrows."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import pairwise
from math import cos, hypot, pi, sin
from typing import Final

Point = tuple[float, float]
Side = tuple[Point, Point]


class HexOutline:
    """Shape of hexes of one orientation; the side from corner i to corner i + 1 faces direction i."""

    __slots__ = ("_steps",)

    def __init__(self, first_corner: float, turn: int) -> None:
        """Set the orientation.

        `first_corner` is the angle of corner 0 in sixths of a turn, clockwise from the right; with `turn` 1 the corners
        go on clockwise, with -1 counterclockwise.
        """
        angles = ((first_corner + turn * corner) * pi / 3 for corner in range(6))
        self._steps = tuple((cos(angle), sin(angle)) for angle in angles)

    def corners(self, x: float, y: float, radius: float) -> tuple[Point, ...]:
        """Return the six corners around (x, y)."""
        return tuple((round(x + radius * right, 1), round(y + radius * down, 1)) for right, down in self._steps)

    def outline(self, x: float, y: float, radius: float) -> str:
        """Return the corners as `points` of a polygon."""
        return " ".join(f"{right:g},{down:g}" for right, down in self.corners(x, y, radius))

    def contour(self, x: float, y: float, radius: float) -> str:
        """Return the sides as `d` of a path, each relative to the end of the last one: shorter than an outline."""
        first, *_ = steps = [(radius * right, radius * down) for right, down in self._steps]
        sides = "".join(_side(there[0] - here[0], there[1] - here[1]) for here, there in pairwise(steps))
        return f"M{round(x + first[0], 1):g} {round(y + first[1], 1):g}{sides}z"

    def towards(self, direction: int) -> Point:
        """Return the vector from the middle of a hex to the middle of a side, for a radius of 1."""
        (x1, y1), (x2, y2) = self._steps[direction], self._steps[(direction + 1) % 6]
        return (x1 + x2) / 2, (y1 + y2) / 2

    def around(self, middles: Iterable[Point], radius: float) -> list[list[Point]]:
        """Return the outlines of all these hexes as one shape: corners in order, one list for each closed line."""
        sides: list[Side] = []
        for x, y in middles:
            corners = self.corners(x, y, radius)
            for here, there in zip(corners, (*corners[1:], corners[0]), strict=True):
                twin = next((side for side in sides if _same(side[0], there) and _same(side[1], here)), None)
                if twin is None:
                    sides.append((here, there))
                else:
                    sides.remove(twin)
        return _lines(sides)


POINTED: Final = HexOutline(0.5, -1)
"""Pointy-top hexes, standing on a corner; the sides face E, NE, NW, W, SW, SE."""
FLAT: Final = HexOutline(4, 1)
"""Flat-top hexes, standing on a side; the sides face N, NE, SE, S, SW, NW."""


def _side(right: float, down: float) -> str:
    right, down = round(right, 1) + 0.0, round(down, 1) + 0.0
    if not right:
        return f"v{down:g}"
    return f"l{right:g}{'' if down < 0 else ' '}{down:g}" if down else f"h{right:g}"


def _same(one: Point, other: Point) -> bool:
    """Whether two points are the same corner: neighbours compute a corner that they share from two middles."""
    return abs(one[0] - other[0]) < 1 and abs(one[1] - other[1]) < 1


def _lines(sides: list[Side]) -> list[list[Point]]:
    lines: list[list[Point]] = []
    while sides:
        here, end = sides.pop()
        line = [here]
        while not _same(end, line[0]):
            line.append(end)
            following = next(side for side in sides if _same(side[0], end))
            sides.remove(following)
            end = following[1]
        lines.append(line)
    return lines


def arrow(start: Point, end: Point, *, short: float, tip: float) -> tuple[str, str]:
    """Return shaft and tip of an arrow, each as `d` of a path; it keeps `short` away from both points."""
    (x1, y1), (x2, y2) = start, end
    far = hypot(x2 - x1, y2 - y1) or 1.0
    dx, dy = (x2 - x1) / far, (y2 - y1) / far
    x1, y1, x2, y2 = x1 + short * dx, y1 + short * dy, x2 - short * dx, y2 - short * dy
    back_x, back_y = x2 - tip * dx, y2 - tip * dy
    point = f"M{x2:.1f} {y2:.1f}L{back_x - tip * dy * 0.7:.1f} {back_y + tip * dx * 0.7:.1f}"
    point += f"L{back_x + tip * dy * 0.7:.1f} {back_y - tip * dx * 0.7:.1f}Z"
    return f"M{x1:.1f} {y1:.1f}L{back_x:.1f} {back_y:.1f}", point

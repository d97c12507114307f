"""Emblems of the units."""

from __future__ import annotations

from typing import Final

from aevum.kernel.markup import Child
from aevum.kernel.svg.colours import BONE, CONTOUR
from aevum.kernel.svg.emblems import (
    GOLD,
    RED,
    SKIN,
    SKY,
    STONE,
    WOOD,
    area,
    detail,
    disc,
    dots,
    fitted,
    line,
    rod,
)

UNITS: Final[dict[str, Child]] = {
    # A round shield before two spears.
    "army": fitted(
        0.92,
        rod(WOOD, "M-13 16L11 -13M13 16L-11 -13", 1.8),
        area(STONE, "M9 -9L11 -19L17 -14ZM-9 -9L-11 -19L-17 -14Z"),
        disc(RED, 0, 3, 11.5),
        disc(GOLD, 0, 3, 7),
        area(RED, "M0 -3L1.6 1.4L6 3L1.6 4.6L0 9L-1.6 4.6L-6 3L-1.6 1.4Z"),
    ),
    # A wanderer with staff and bundle.
    "settler": fitted(
        0.95,
        rod(WOOD, "M10 -14V18", 1.6),
        disc(WOOD, 11.5, -13, 5),
        detail("M8 -14Q11 -10 15 -13"),
        area(SKY, "M-9 18Q-11 -2 -2 -5Q8 -2 7 18Z"),
        detail("M-2 -5Q-4 6 -2 18"),
        rod(SKIN, "M1 2L10 1", 2.2),
        disc(SKIN, -2, -10, 5),
        area(GOLD, "M-10 -11Q-2 -14 6 -11Q4 -13 2 -14Q1 -18 -2 -18Q-5 -18 -6 -14Q-8 -13 -10 -11Z"),
    ),
    # A galley.
    "ship": fitted(
        0.87,
        line(CONTOUR, "M0 -19V7"),
        area(RED, "M0 -20L7 -18L0 -16Z"),
        area(BONE, "M-11 -13H11Q15 -6 11 2H-11Q-7 -6 -11 -13Z"),
        line(RED, "M-3.5 -12.5Q0 -6 -3.5 1.5M4 -12.5Q8 -6 4 1.5", 2.4),
        area(WOOD, "M-20 2L-16 5H13Q17 4 19 -3Q21 12 11 14H-10Q-17 13 -20 2Z"),
        dots([(-9, 9), (-4, 9), (1, 9), (6, 9)], 1.1),
        line(CONTOUR, "M-9 10L-12 18M-4 10L-7 18M1 10L-2 18M6 10L3 18", 1.6),
        line(SKY, "M-18 18.5q3 -3 6 0t6 0t6 0t6 0t6 0", 2.2),
    ),
}
"""Drawing of each unit, by its id."""

"""Emblems of the Wonders."""

from __future__ import annotations

from typing import Final

from aevum.kernel.markup import Child
from aevum.kernel.svg.colours import BONE, CONTOUR
from aevum.kernel.svg.emblems import (
    GOLD,
    LEAF,
    RED,
    SKY,
    SLATE,
    STONE,
    WOOD,
    area,
    detail,
    disc,
    dots,
    fitted,
    flat,
    line,
    rod,
)

WONDERS: Final[dict[str, Child]] = {
    "great-gardens": [
        area(STONE, "M-18 18V10H-9V1H0V-8H18V18Z"),
        flat(
            CONTOUR,
            "M-14 18V15a2 2 0 0 1 4 0V18ZM-5.5 18V12a2.5 2.5 0 0 1 5 0V18ZM4 18V8a3 3 0 0 1 6 0V18Z"
            "M13 18V8a2 2 0 0 1 4 0V18Z",
        ),
        area(LEAF, "M-18.5 10Q-19 5.5 -15 6Q-13 2.5 -10.5 6Q-8 7 -9 10Q-10.5 13.5 -12 10.5Q-14.5 14.5 -18.5 10Z"),
        area(LEAF, "M-9.5 1Q-10 -3.5 -6 -3Q-4 -7 -1.5 -3Q.8 -2.5 0 1Q-1.5 5 -3 1.5Q-6 6 -9.5 1Z"),
        area(
            LEAF,
            "M-.5 -8Q-2 -13 2.5 -13.5Q4 -18.5 8.5 -16.5Q13 -19 15 -14.5Q20 -13 18.5 -8Q16 -3 14 -7.5"
            "Q11 -2.5 9 -7.5Q5.5 -2.5 -.5 -8Z",
        ),
        line(SKY, "M1.8 -5V16", 2),
    ],
    "great-pyramids": [
        disc(GOLD, -11, -11, 4.6),
        area(GOLD, "M-18 16L2 -15L18 16Z"),
        flat(WOOD, "M2 -13L16.6 15.2H8Z"),
        detail(
            "M-2.5 -8H3.8M-6.5 -2H5M-10.5 4H6.2M-14.5 10H7.2M-4 -2V4M0 4V10M-8 4V10M-4 10V16M3 -2V4M-11 10V16M4 10V16"
        ),
        area(BONE, "M2 -15L-1.8 -9L4.5 -9L5.2 -9Z"),
        line(WOOD, "M-18 19.5H-8M4 19.5H16", 1.6),
    ],
    "great-library": fitted(
        0.9,
        area(WOOD, "M-18 19V-11H18V19Z"),
        area(STONE, "M-19 -11L0 -19L19 -11Z"),
        flat(CONTOUR, "M-15 -8H15V2H-15ZM-15 5H15V15H-15Z"),
        disc(BONE, -11, -1.5, 3.2),
        disc(GOLD, -4, -1.5, 3.2),
        disc(BONE, 3, -1.5, 3.2),
        area(RED, "M8 2V-7H11V2ZM11 2V-6H14V2Z"),
        area(SKY, "M-14 15V6.5H-11V15ZM-11 15V8H-8V15Z"),
        disc(GOLD, -3.5, 11.5, 3.2),
        disc(BONE, 3.5, 11.5, 3.2),
        disc(BONE, 10.5, 11.5, 3.2),
        dots([(-11, -1.5), (-4, -1.5), (3, -1.5), (-3.5, 11.5), (3.5, 11.5), (10.5, 11.5)], 1),
    ),
    "great-statue": fitted(
        0.93,
        area(STONE, "M-14 20V15H14V20ZM-11 15V9H11V15Z"),
        area(WOOD, "M-13 9V-12H-9V0H9V-12H13V9Z"),
        area(GOLD, "M-7 9V0Q-8 -8 -3.5 -9H3.5Q8 -8 7 0V9Z"),
        area(BONE, "M-8 9Q-6 2 0 2Q6 2 8 9Z"),
        rod(GOLD, "M6 -5L12 -9V-17", 1.8),
        disc(GOLD, 0, -13, 4.2),
        detail("M-3 -10Q0 -7 3 -10M-4 4L-3 -2M4 4L3 -2"),
        line(LEAF, "M-4 -16Q0 -19 4 -16", 2),
    ),
    "great-lighthouse": fitted(
        0.95,
        line(GOLD, "M-6 -14L-17 -18M-6 -12H-18M6 -14L17 -18M6 -12H18", 2.6),
        area(RED, "M-5 -15Q0 -22 5 -15Z"),
        area(GOLD, "M-4 -15H4V-8H-4Z"),
        area(BONE, "M-6 -8H6L7 1H-7Z"),
        area(BONE, "M-8 1H8L9 10H-9Z"),
        flat(RED, "M-6.4 -4.5H6.4L6.9 -1.5H-6.9ZM-8.4 4.5H8.4L8.8 7.5H-8.8Z"),
        area(STONE, "M-13 10H13V17H-13Z"),
        flat(CONTOUR, "M-2.2 17V14a2.2 2.2 0 0 1 4.4 0V17Z"),
        line(SKY, "M-19 19.5q3.2 -3 6.3 0t6.3 0t6.3 0t6.3 0t6.3 0t6.3 0", 2.4),
    ),
    "great-wall": [
        area(STONE, "M-20 18V4H-16.5V7H-13V4H-9.5V18ZM20 18V4H16.5V7H13V4H9.5V18Z"),
        area(STONE, "M-10 18V-5H10V18Z"),
        detail("M-10 1H10M-10 7H-3M3 7H10M-5 -5V1M5 -5V1M-7 1V7M7 1V7M-20 12H-10M10 12H20M-15 7V12M15 7V12"),
        area(RED, "M-14 -5Q-9 -7 -8 -11H8Q9 -7 14 -5Z"),
        area(RED, "M-9 -12Q-5 -14 -4 -17H4Q5 -14 9 -12Z"),
        flat(CONTOUR, "M-3.2 18V12a3.2 3.2 0 0 1 6.4 0V18Z"),
    ],
    "great-mausoleum": fitted(
        0.95,
        area(GOLD, "M-4 -17L0 -21L4 -17L2 -14H-2Z"),
        area(STONE, "M-12 -6L-3 -14H3L12 -6Z"),
        detail("M-8 -9.5H8M-5 -12H5"),
        area(BONE, "M-15 -6H15V-3H-15Z"),
        flat(SLATE, "M-12 -3H12V8H-12Z"),
        area(BONE, "M-14 -3H-10.5V8H-14ZM-7 -3H-3.5V8H-7ZM3.5 -3H7V8H3.5ZM10.5 -3H14V8H10.5Z"),
        area(STONE, "M-16 8H16V12H-16Z"),
        area(BONE, "M-18 12H18V19H-18Z"),
        detail("M-18 15.5H18M-9 12V15.5M0 12V15.5M9 12V15.5M-13 15.5V19M-4.5 15.5V19M4.5 15.5V19M13 15.5V19"),
    ),
}
"""Drawing of each Wonder, by the id of the card."""

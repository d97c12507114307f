"""Emblems of the categories of advances."""

from __future__ import annotations

from typing import Final

from aevum.kernel.markup import Child
from aevum.kernel.svg.colours import BONE, CONTOUR
from aevum.kernel.svg.emblems import (
    GOLD,
    RED,
    ROSE,
    SKY,
    STONE,
    WOOD,
    area,
    detail,
    disc,
    dots,
    flat,
    line,
    rod,
)

CATEGORIES: Final[dict[str, Child]] = {
    # A sickle and ears of wheat.
    "agriculture": [
        line(CONTOUR, "M-8 17Q-8 4 -10 -2M-8 17Q-6 4 -2 -3", 2),
        area(GOLD, "M-10 -2Q-15 -7 -11 -16Q-6 -9 -10 -2ZM-2 -3Q-5 -10 1 -16Q4 -9 -2 -3Z"),
        area(GOLD, "M-9 5Q-16 4 -16 -3Q-10 -2 -9 5ZM-5 5Q-4 -2 2 -2Q2 4 -5 5Z"),
        rod(WOOD, "M4 17L7 9", 3),
        area(STONE, "M4 7Q17 5 15 -8Q14 -14 6 -16Q11 -9 9 -3Q8 2 2 3Z"),
    ],
    # A trowel above bricks.
    "construction": [
        area(RED, "M-17 11H-3V18H-17ZM-1 11H17V18H-1ZM-17 3H-8V10H-17ZM-6 3H8V10H-6ZM10 3H17V10H10Z"),
        area(STONE, "M-13 -2L4 -16Q10 -11 7 -4L-10 1Z"),
        rod(WOOD, "M8 -10L15 -15", 3.4),
        detail("M-8 -3L4 -10"),
    ],
    # A ship under sail.
    "maritime": [
        line(CONTOUR, "M0 -18V7"),
        area(BONE, "M2 -16Q16 -8 14 4H2Z"),
        area(SKY, "M-2 -13Q-13 -6 -13 4H-2Z"),
        area(WOOD, "M-18 7H18Q15 15 9 15H-9Q-15 15 -18 7Z"),
        line(SKY, "M-19 18q3.2 -3 6.3 0t6.3 0t6.3 0t6.3 0t6.3 0t6.3 0", 2.2),
    ],
    # An open book.
    "education": [
        area(WOOD, "M0 -7Q-9 -13 -19 -10V14Q-9 11 0 17Q9 11 19 14V-10Q9 -13 0 -7Z"),
        area(BONE, "M0 -10Q-8 -16 -17 -13V10Q-8 8 0 13Q8 8 17 10V-13Q8 -16 0 -10Z"),
        detail("M0 -10V13M-13 -8Q-8 -9 -4 -6M-13 -3Q-8 -4 -4 -1M-13 2Q-8 1 -4 4M13 -8Q8 -9 4 -6M13 -3Q8 -4 4 -1"),
        area(RED, "M8 2V16L10.5 13.5L13 16V3Z"),
    ],
    # Crossed swords.
    "warfare": [
        [
            [
                area(STONE, "M-2.6 6V-15L0 -19.5L2.6 -15V6Z", f"rotate({turn})"),
                area(GOLD, "M-7 6H7V9H-7Z", f"rotate({turn})"),
                area(WOOD, "M-1.8 9H1.8V16H-1.8Z", f"rotate({turn})"),
                detail("M0 -15V4", f"rotate({turn})"),
            ]
            for turn in (-42, 42)
        ],
    ],
    # A flame in a bowl.
    "spirituality": [
        area(RED, "M0 -19Q10 -11 7.5 -4Q6 0 0 0Q-6 0 -7.5 -4Q-9 -9 -4.5 -12Q-3.5 -9 -1.5 -9Q-3.5 -14 0 -19Z"),
        flat(
            GOLD,
            "M0 -11Q5 -6.5 3.5 -3Q2.5 -1 0 -1Q-2.5 -1 -3.5 -3Q-4.2 -5.5 -2.2 -7Q-1.2 -5.3 -.4 -5.6Q-1.2 -8.5 0 -11Z",
        ),
        area(GOLD, "M-15 0H15Q14 8 5 10H-5Q-14 8 -15 0Z"),
        detail("M-11 4H11"),
        area(GOLD, "M-2.5 10H2.5L4 15H-4Z"),
        area(STONE, "M-10 15H10V18.5H-10Z"),
    ],
    # A pair of scales.
    "economy": [
        rod(GOLD, "M0 -14V14", 1.6),
        rod(GOLD, "M-13 -11Q0 -15 13 -11", 1.6),
        disc(GOLD, 0, -15.5, 2.6),
        detail("M-13 -11L-18 3M-13 -11L-8 3M13 -11L8 3M13 -11L18 3"),
        area(STONE, "M-19 3H-7Q-8 9 -13 9Q-18 9 -19 3ZM7 3H19Q18 9 13 9Q8 9 7 3Z"),
        area(WOOD, "M-8 18Q-7 13 0 13Q7 13 8 18Z"),
    ],
    # A comic and a tragic mask.
    "culture": [
        area(ROSE, "M2 -12Q10 -9 18 -12Q20 4 10 10Q3 6 2 -2Z"),
        line(CONTOUR, "M6.5 -4Q9 -6 10.5 -3.5M14 -4.5Q15.5 -6 17 -4.5M8 4Q11 0 14.5 3"),
        area(BONE, "M-18 -8Q-8 -4 3 -9Q6 9 -6 17Q-18 10 -18 -8Z"),
        line(CONTOUR, "M-13.5 -.5Q-11.5 -3.5 -9 -.5M-5 -.5Q-3 -3.5 -.5 -1"),
        area(RED, "M-12.5 5Q-7 8 -1 4.5Q-2 12 -6.5 12.5Q-11 11.5 -12.5 5Z"),
    ],
    # A flask.
    "science": [
        area(BONE, "M-5 -13V-5L-15 11Q-17 17 -10 17H10Q17 17 15 11L5 -5V-13Z"),
        flat(SKY, "M-9.2 4H9.2L13.8 11.4Q15 15.9 10 15.9H-10Q-15 15.9 -13.8 11.4Z"),
        line(CONTOUR, "M-9.2 4H9.2", 1.2),
        area(STONE, "M-7 -17H7V-13H-7Z"),
        disc(BONE, -3, 10, 2),
        disc(BONE, 4, 12, 1.5),
        disc(BONE, 2, 7, 1.2),
    ],
    # An urn for potsherds, with which Greeks voted.
    "democracy": [
        line(CONTOUR, "M-9 -3Q-17 -3 -14 5Q-13 8 -9 8M9 -3Q17 -3 14 5Q13 8 9 8", 2.2),
        area(WOOD, "M-7 -8H7Q6 -5 9 -2Q13 6 5 14H-5Q-13 6 -9 -2Q-6 -5 -7 -8Z"),
        line(GOLD, "M-9.5 1.5H9.5M-9.7 6H9.7", 1.8),
        area(WOOD, "M-9 -11.5H9V-8H-9Z"),
        area(WOOD, "M-8 14H8V18H-8Z"),
        area(BONE, "M-3 -12L-4 -18L2 -19L4.5 -15L3 -12Z"),
        line(RED, "M-1.5 -16L1.5 -14M1.5 -16.5L-1 -13.5", 1.4),
    ],
    # A crown.
    "autocracy": [
        area(RED, "M-11 6Q-9 -6 0 -7Q9 -6 11 6Z"),
        area(GOLD, "M-14 10L-17 -8L-8 0L0 -13L8 0L17 -8L14 10Z"),
        area(GOLD, "M-14 10H14V16H-14Z"),
        disc(BONE, -17, -9, 2.2),
        disc(BONE, 17, -9, 2.2),
        disc(BONE, 0, -14, 2.6),
        disc(RED, -7, 13, 1.5),
        disc(SKY, 0, 13, 1.7),
        disc(RED, 7, 13, 1.5),
    ],
    # An eye in the sun.
    "theocracy": [
        area(
            GOLD,
            "M0 -20L3.4 -13L10 -17.3L10.6 -9.7L17.9 -8.9L14 -2.4L20 2L13.4 5.6L16 12.5L8.7 12L6.5 19L0 14.5L-6.5 19"
            "L-8.7 12L-16 12.5L-13.4 5.6L-20 2L-14 -2.4L-17.9 -8.9L-10.6 -9.7L-10 -17.3L-3.4 -13Z",
        ),
        area(BONE, "M-11 1Q0 -9 11 1Q0 11 -11 1Z"),
        disc(SKY, 0, 1, 4.4),
        dots([(0, 1)], 2),
    ],
}
"""Drawing of each category, by its id."""

"""Emblems of the governments."""

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
    fitted,
    flat,
    line,
)

_CROWN: Final = "M-13 {0}L-15 {1}L-7.5 {2}L0 {3}L7.5 {2}L15 {1}L13 {0}Z"

GOVERNMENTS: Final[dict[str, Child]] = {
    # A clenched fist.
    "despotism": [
        area(SKIN, "M-8 18L-7 8Q-12 4 -12 -3V-10Q-12 -13 -9 -13H9Q12 -13 12 -10V-1Q12 5 8 8L8.5 18Z"),
        area(
            SKIN,
            "M-12 -2V-11Q-12 -15 -8.7 -15Q-5.8 -15 -5.8 -11.5V-2ZM-5.8 -2V-13Q-5.8 -16.5 -2.7 -16.5"
            "Q.3 -16.5 .3 -13V-2Z",
        ),
        area(
            SKIN, "M.3 -2V-12.5Q.3 -16 3.4 -16Q6.4 -16 6.4 -12.5V-2ZM6.4 -2V-10.5Q6.4 -14 9.2 -14Q12 -14 12 -10.5V-2Z"
        ),
        area(SKIN, "M-12 -3Q-3 -5 5 -3.5Q8 -2.5 7 .5Q6 2.5 2 2Q-1 1.5 -3 3.5"),
        area(GOLD, "M-10 13H10V18.5H-10Z"),
    ],
    # A crown.
    "monarchy": [
        area(RED, "M-10 2Q-9 -8 0 -9Q9 -8 10 2Z"),
        area(GOLD, _CROWN.format(8, -9, 0, -12)),
        area(GOLD, "M-13 8H13V13H-13Z"),
        disc(BONE, -15, -9.5, 2.2),
        disc(BONE, 15, -9.5, 2.2),
        disc(BONE, 0, -12.5, 2.6),
        disc(RED, 0, 10.5, 1.6),
        disc(SKY, -7, 10.5, 1.4),
        disc(SKY, 7, 10.5, 1.4),
    ],
    # A mitre.
    "theocracy": fitted(
        0.88,
        area(RED, "M-8 12L-11 20H-6L-4 12ZM8 12L11 20H6L4 12Z"),
        area(BONE, "M-12 12Q-17 -4 0 -19Q17 -4 12 12Q0 8 -12 12Z"),
        area(GOLD, "M-12.6 8Q0 3.5 12.6 8L12 13Q0 8.5 -12 13Z"),
        area(GOLD, "M-1.8 -15.5L0 -18L1.8 -15.5V-10H6V-6.5H1.8V5H-1.8V-6.5H-6V-10H-1.8Z"),
        up=2,
    ),
    # A crown above a charter.
    "constitutional-monarchy": fitted(
        0.9,
        area(GOLD, "M-9 -6L-11 -15L-5.5 -10.5L0 -17L5.5 -10.5L11 -15L9 -6Z"),
        area(BONE, "M-10 -4H10V13H-10Z"),
        area(STONE, "M-13 -7H13V-3H-13Z"),
        area(STONE, "M-13 12H13V16H-13Z"),
        detail("M-6 0H6M-6 3.2H6M-6 6.4H2"),
        line(RED, "M6.5 9L4.5 18M6.5 9L9 17.5", 2.2),
        disc(RED, 6.5, 8.5, 3),
        up=1,
    ),
    # The dome of a senate.
    "republic": [
        line(CONTOUR, "M0 -20V-16", 1.6),
        area(SKY, "M-9 -4Q-9 -15 0 -16Q9 -15 9 -4Z"),
        detail("M-4 -4Q-4 -12 0 -16Q4 -12 4 -4"),
        area(BONE, "M-11 -4H11V1H-11Z"),
        detail("M-7 -4V1M-3.5 -4V1M0 -4V1M3.5 -4V1M7 -4V1"),
        area(STONE, "M-15 4.5L-13 1H13L15 4.5Z"),
        area(BONE, "M-13 4.5H-9.5V12H-13ZM-6 4.5H-2.5V12H-6ZM2.5 4.5H6V12H2.5ZM9.5 4.5H13V12H9.5Z"),
        area(STONE, "M-15 12H15L13 16H-13Z"),
    ],
    # A star in a cogwheel, between ears of wheat.
    "communism": [
        area(
            STONE,
            "M-3 -16H3L4 -12.4L7.2 -11L10.4 -13L14 -8.5L11.6 -5.6L12.4 -2L16 0V4L11.8 5.4L9.6 8.2L10.5 12L5 14.5"
            "L2 12H-2"
            "L-5 14.5L-10.5 12L-9.6 8.2L-11.8 5.4L-16 4V0L-12.4 -2L-11.6 -5.6L-14 -8.5L-10.4 -13L-7.2 -11L-4 -12.4Z",
        ),
        disc(GOLD, 0, 0, 9.6),
        area(RED, "M0 -8.5L2.2 -2.8L8.2 -2.5L3.5 1.3L5.1 7.2L0 3.9L-5.1 7.2L-3.5 1.3L-8.2 -2.5L-2.2 -2.8Z"),
    ],
    # A ballot box.
    "democracy": [
        area(BONE, "M-6 -2L-4 -17H8L6 -2Z"),
        line(RED, "M-1.5 -10.5L1 -7.5L5 -13", 2.4),
        area(SKY, "M-14 -1H14V15H-14Z"),
        area(STONE, "M-16 -4H16V1H-16Z"),
        flat(CONTOUR, "M-8.5 -2.4H8.5V-.6H-8.5Z"),
        area(GOLD, "M0 3.6L1.5 6.5L4.8 6.9L2.4 9.2L3 12.4L0 10.9L-3 12.4L-2.4 9.2L-4.8 6.9L-1.5 6.5Z"),
    ],
    # A flame above a book.
    "fundamentalism": fitted(
        0.86,
        area(GOLD, "M0 -19Q9 -11 6.5 -3Q5 2 0 2Q-5 2 -6.5 -3Q-7.5 -8 -3.5 -11Q-3 -8 -1 -7.5Q-3 -13 0 -19Z"),
        flat(RED, "M0 -9Q4.6 -4.5 3 -1.5Q2 .8 0 .8Q-2 .8 -3 -1.5Q-3.4 -3.5 -1.6 -5Q-1 -3.6 -.2 -3.6Q-1.2 -6.4 0 -9Z"),
        area(WOOD, "M0 8Q-8 3 -17 5V15Q-8 13 0 17.5Q8 13 17 15V5Q8 3 0 8Z"),
        area(BONE, "M0 6Q-7 1.5 -15 3V12.5Q-7 11 0 15.5Q7 11 15 12.5V3Q7 1.5 0 6Z"),
        detail("M0 6V15.5M-12 6Q-7 5.5 -3.5 7.5M-12 9Q-7 8.5 -3.5 10.5M12 6Q7 5.5 3.5 7.5M12 9Q7 8.5 3.5 10.5"),
        up=3,
    ),
}
"""Drawing of each government, by the id of the card."""

"""Emblems of the leaders, each by the thing for which the leader is remembered."""

from __future__ import annotations

from typing import Final

from aevum.kernel.markup import Child, h
from aevum.kernel.svg.colours import BONE, CONTOUR
from aevum.kernel.svg.emblems import (
    GOLD,
    LEAF,
    RED,
    ROSE,
    SKIN,
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
    laurel,
    line,
    rod,
)


def _both(colour: str, path: str) -> list[Child]:
    """Return a shape and its mirror image."""
    return [area(colour, path), area(colour, path, "scale(-1 1)")]


def _hexagon(colour: str, x: float, y: float) -> Child:
    return area(colour, f"M{x:g} {y - 9:g}l7.8 4.5v9l-7.8 4.5l-7.8 -4.5v-9Z")


LEADERS: Final[dict[str, Child]] = {
    # A laurel wreath around a short sword.
    "julius-caesar": [
        h.path(d=laurel(15), fill=LEAF, stroke_width=1),
        area(BONE, "M-3.2 5V-10L0 -16L3.2 -10V5Z"),
        detail("M0 -12V4"),
        area(GOLD, "M-7.5 5H7.5V8.5H-7.5ZM-2 8.5H2V13H-2Z"),
        disc(RED, 0, 14.5, 2.4),
    ],
    # The wooden horse of Troy.
    "homer": [
        disc(GOLD, -9.5, 15, 3.8),
        disc(GOLD, 8.5, 15, 3.8),
        area(WOOD, "M-16 10H15V13.5H-16Z"),
        area(WOOD, "M-15 10L-14 1Q-16 -8 -7 -8H1L5 -17L7 -13.5L15 -8.5L13.5 -4.5L8.5 -5.5L9 10H5L3.5 3H-8L-10 10Z"),
        detail("M-9 -8V3M-3.5 -8V3M2 -8L3 3M3 -12L-1 -8M-15.5 -5Q-19 -2 -17 4"),
        dots([(9, -10)], 1.1),
    ],
    # The tables of the Law, with rays above them.
    "moses": fitted(
        0.94,
        line(GOLD, "M0 -13V-19M-7.5 -14L-10 -18.5M7.5 -14L10 -18.5M-14 -9L-18 -11M14 -9L18 -11", 2.4),
        _both(STONE, "M-15 15V-4A7 7 0 0 1 -1 -4V15Z"),
        detail("M-12 -4H-4M-12 0H-4M-12 4H-6M-12 8H-4M-12 12H-7M4 -4H12M4 0H10M4 4H12M4 8H12M4 12H9"),
    ),
    # The stele with the laws.
    "hammurabi": [
        area(SLATE, "M-9 15L-8 -10Q-7 -19 0 -19Q7 -19 8 -10L9 15Z"),
        flat(GOLD, "M-3.5 -12a3.5 3.5 0 0 1 7 0a3.5 3.5 0 0 1 -7 0Z"),
        line(GOLD, "M-5 -6.5H5", 1.4),
        flat(
            BONE,
            "M-6 -3h3l-1.5 3.4ZM-1.5 -3h3l-1.5 3.4ZM3 -3h3l-1.5 3.4ZM-6 2h3l-1.5 3.4ZM-1.5 2h3l-1.5 3.4Z"
            "M3 2h3l-1.5 3.4Z"
            "M-6 7h3l-1.5 3.4ZM-1.5 7h3l-1.5 3.4ZM3 7h3l-1.5 3.4Z",
        ),
        area(STONE, "M-13 15H13V18.5H-13Z"),
    ],
    # The owl of Athens.
    "aristotle": [
        area(WOOD, "M-12 -17Q-8 -15 -5 -13H5Q8 -15 12 -17L11.5 4Q10 15 0 15Q-10 15 -11.5 4Z"),
        area(BONE, "M-6 5Q0 0 6 5Q6.5 14.5 0 15Q-6.5 14.5 -6 5Z"),
        detail("M-3 6.5v3M0 6v3M3 6.5v3M-1.5 10.5v2.5M1.5 10.5v2.5"),
        disc(BONE, -5.2, -6, 5),
        disc(BONE, 5.2, -6, 5),
        dots([(-4.6, -6), (4.6, -6)], 2.2),
        area(GOLD, "M-2 -3H2L0 2Z"),
        area(GOLD, "M-5.5 15h3.5M2 15h3.5"),
        rod(WOOD, "M-12 16.5H12", 1.6),
    ],
    # A plumed helmet.
    "alexander-the-great": [
        area(RED, "M-16 9Q-19 -14 -1 -18Q14 -20 17 -7L10 -7Q5 -12 -2 -10Q-10 -7 -9 8Z"),
        detail("M-11 -9L-6 -5M-5 -15L-3 -10M4 -17.5L4 -11M-15 -1L-9 1"),
        area(GOLD, "M-9 14V-1Q-8 -11 3 -11Q13 -10 13 1L13.5 5L9 4.5L10 8L5 15H2L1 8L-3 14Z"),
        area(CONTOUR, "M4 -1Q9 -3 13 -1V3L8 3.5Q5 3 4 -1Z"),
        detail("M-9 0Q-3 -4 3 -3"),
    ],
    # Mallet and chisel above a block of marble.
    "michelangelo": [
        area(BONE, "M-13 7L-9 3H13V15L9 18H-13Z"),
        detail("M-13 7H9V18M9 7L13 3M-9 10L-5 13L-6 17M2 9L5 12"),
        area(WOOD, "M-1.8 -13H1.8V-3H-1.8Z", "rotate(-38 2 0) translate(-2 -2)"),
        area(STONE, "M-2.4 -3H2.4L1.6 9H-1.6Z", "rotate(-38 2 0) translate(-2 -2)"),
        area(WOOD, "M-1.8 -6H1.8V9H-1.8Z", "rotate(42) translate(-1 -3)"),
        area(GOLD, "M-7 -14H7V-5H-7Z", "rotate(42) translate(-1 -3)"),
    ],
    # A lily whose middle leaf is a sword.
    "joan-of-arc": [
        _both(SKY, "M-1.5 4Q-15 6 -16 -4Q-16 -11 -10.5 -11.5Q-6 -11.5 -5.5 -7.5Q-9 -8 -9 -4.5Q-8.5 -1 -2 -3Z"),
        area(BONE, "M-3.6 3V-11L0 -19L3.6 -11V3Z"),
        detail("M0 -14V3"),
        area(GOLD, "M-9 3H9V7.5H-9Z"),
        area(SKY, "M-3 7.5H3L6.5 17L0 13.5L-6.5 17Z"),
    ],
    # The study of proportions.
    "leonardo-da-vinci": [
        flat(BONE, "M-16.5 0A16.5 16.5 0 0 1 16.5 0A16.5 16.5 0 0 1 -16.5 0Z"),
        detail("M-16.5 0A16.5 16.5 0 0 1 16.5 0A16.5 16.5 0 0 1 -16.5 0ZM-13 -11.5H13V14.5H-13Z"),
        line(WOOD, "M-14.5 -5.5H14.5M-12.5 -11L0 -4.5L12.5 -11M-2 5L-3 15M2 5L3 15M-2 4L-9.5 13M2 4L9.5 13", 2.2),
        flat(WOOD, "M-3.4 -6.5H3.4L2.6 6H-2.6Z"),
        disc(SKIN, 0, -10, 3.2),
    ],
    # Bow and arrow.
    "genghis-khan": [
        detail("M-8 -16L-12 0L-8 16"),
        rod(WOOD, "M-8 -17Q-2 -17 0 -12Q2 -7 7 -4Q9 0 7 4Q2 7 0 12Q-2 17 -8 17", 2.4),
        area(RED, "M5.2 -3.4h4.4V3.4H5.2Z"),
        rod(GOLD, "M-14 0H12", 1.2),
        area(STONE, "M11 -4L19 0L11 4L13 0Z"),
        area(RED, "M-17 -3.5H-12L-10 0L-12 3.5H-17L-15 0Z"),
    ],
    # A caravel.
    "christopher-columbus": fitted(
        0.9,
        line(CONTOUR, "M0 -18V8"),
        area(RED, "M0 -19L7 -17L0 -15Z"),
        area(BONE, "M-10 -14H10Q14 -6 10 3H-10Q-6 -6 -10 -14Z"),
        line(RED, "M2 -13.5V2.5M-7.5 -6H11.5", 3),
        area(WOOD, "M-17 2H-10V7H9L17 3Q16 15 9 15H-9Q-16 15 -17 2Z"),
        detail("M-15 9H14"),
        line(SKY, "M-18 15.5q3 -3 6 0t6 0t6 0t6 0t6 0t6 0", 2.2),
    ),
    # An emperor with a red beard.
    "frederick-barbarossa": [
        area(SKIN, "M-9.5 -6H9.5V5H-9.5Z"),
        area(RED, "M-10.5 -3Q-9 3 -4 2.5Q0 0 4 2.5Q9 3 10.5 -3Q16 12 0 18.5Q-16 12 -10.5 -3Z"),
        detail("M-4 6Q0 4 4 6M-6 9Q-4 14 -1 16M6 9Q4 14 1 16M0 9V16"),
        dots([(-4.2, -2), (4.2, -2)], 1.3),
        area(GOLD, "M-11.5 -5L-12.5 -15L-6.5 -10.5L0 -17.5L6.5 -10.5L12.5 -15L11.5 -5Z"),
        disc(RED, 0, -9, 1.8),
    ],
    # A skull and a quill.
    "william-shakespeare": [
        area(BONE, "M-16 0Q-16 -13 -4.5 -13Q7 -13 7 -1Q7 3.5 3.5 5.5V12H-11V5.5Q-16 4 -16 0Z"),
        dots([(-9, -1.5), (1, -1.5)], 3),
        flat(CONTOUR, "M-4 2L-2.2 5.5H-5.8Z"),
        detail("M-7.5 8V12M-4 8V12M-0.5 8V12M-11 7.8H3.5"),
        area(SKY, "M18 -16Q6 -13 5 6L3 15L7.5 8Q18 0 18 -16Z"),
        detail("M16 -13Q9 -4 5 8M11 -6L16 -6M8 1L13 1"),
    ],
    # A compass rose.
    "james-cook": [
        disc(BONE, 0, 0, 15.5),
        area(SKY, "M10 -10L3 0L10 10L0 3L-10 10L-3 0L-10 -10L0 -3Z"),
        area(GOLD, "M0 -19L4 -4L19 0L4 4L0 19L-4 4L-19 0L-4 -4Z"),
        flat(RED, "M0 -17L3.1 -3.1L0 0ZM17 0L3.1 3.1L0 0ZM0 17L-3.1 3.1L0 0ZM-17 0L-3.1 -3.1L0 0Z"),
        disc(BONE, 0, 0, 2),
    ],
    # A cocked hat.
    "napoleon-bonaparte": fitted(
        0.9,
        area(SLATE, "M-20 5Q-14 3 -11 -4Q-5 -17 5 -14.5Q12 -12 14 -4Q16 2 20 4Q11 11 0 10.5Q-11 10.5 -20 5Z"),
        line(GOLD, "M-17 6Q-9 2 0 3.5Q9 3 17 5.5", 2.2),
        area(GOLD, "M2 -12L5.5 -12L4.5 3H1.5Z"),
        disc(SKY, 3, -9.5, 4.4),
        disc(BONE, 3, -9.5, 2.6),
        flat(RED, "M1.7 -9.5a1.3 1.3 0 0 1 2.6 0a1.3 1.3 0 0 1 -2.6 0Z"),
    ),
    # The guillotine.
    "maximilien-robespierre": fitted(
        0.86,
        area(WOOD, "M-12 -14H-8V14H-12ZM8 -14H12V14H8Z"),
        area(WOOD, "M-15 -18H15V-14H-15Z"),
        line(CONTOUR, "M0 -14V-9", 1.2),
        area(STONE, "M-8 -9H8V2L-8 -3Z"),
        flat(RED, "M-7.2 -4.2L7.2 .3V-1.6L-7.2 -6Z"),
        area(WOOD, "M-8 6H8V10.5H-8Z"),
        flat(CONTOUR, "M-2.5 8.3a2.5 2.2 0 0 1 5 0a2.5 2.2 0 0 1 -5 0Z"),
        area(WOOD, "M-16 14H16V18H-16Z"),
    ),
    # The pipes and keys of an organ.
    "js-bach": [
        area(
            GOLD,
            "M-15 6V-8L-12.5 -11L-10 -8V6ZM-9.5 6V-12L-7 -15L-4.5 -12V6ZM-2.5 6V-16L0 -19L2.5 -16V6Z"
            "M4.5 6V-12L7 -15L9.5 -12V6ZM10 6V-8L12.5 -11L15 -8V6Z",
        ),
        flat(
            CONTOUR,
            "M-13.7 1H-11.3L-12.5 -3ZM-8.2 1H-5.8L-7 -3ZM-1.2 1H1.2L0 -3ZM5.8 1H8.2L7 -3ZM11.3 1H13.7L12.5 -3Z",
        ),
        area(WOOD, "M-17 5H17V10H-17Z"),
        area(BONE, "M-13 10H13V17H-13Z"),
        detail("M-8.7 10V17M-4.4 10V17M0 10V17M4.4 10V17M8.7 10V17"),
        flat(CONTOUR, "M-9.9 10h2.4v3.6h-2.4ZM-1.2 10h2.4v3.6h-2.4ZM3.2 10h2.4v3.6h-2.4Z"),
    ],
    # An apple.
    "isaac-newton": [
        area(
            RED,
            "M0 -6Q-4 -10.5 -10 -9Q-17 -6 -14.5 4Q-12 15 -5 16Q-2 16 0 14Q2 16 5 16Q12 15 14.5 4Q17 -6 10 -9"
            "Q4 -10.5 0 -6Z",
        ),
        line(BONE, "M-10 -3.5Q-11.5 2 -9 7", 2.2),
        line(CONTOUR, "M0 -5Q-1 -12 2.5 -16", 2.4),
        area(LEAF, "M1.5 -11Q5 -19 14 -17Q11 -9 1.5 -11Z"),
        detail("M3.5 -12.5Q8 -13 11 -15.5"),
    ],
    # An atom.
    "albert-einstein": [
        [
            h.ellipse(rx=18.5, ry=7, stroke=SLATE, stroke_width=2.2, transform=f"rotate({turn})" if turn else None)
            for turn in (0, 60, 120)
        ],
        disc(GOLD, 0, 0, 4.6),
        disc(RED, 18.4, 0.5, 2.6),
        disc(RED, -9.5, -15.8, 2.6),
        disc(RED, -9, 16, 2.6),
    ],
    # Round spectacles and a lotus.
    "mahatma-gandhi": fitted(
        0.92,
        _both(ROSE, "M0 16Q-16 15 -17 7Q-9 6 -4 11Z"),
        _both(ROSE, "M0 16Q-10 12 -9.5 2Q-2 6 0 16Z"),
        area(BONE, "M0 16Q-6 8 0 0Q6 8 0 16Z"),
        disc(BONE, -8, -8, 6.8),
        disc(BONE, 8, -8, 6.8),
        line(CONTOUR, "M-2 -9.5Q0 -12 2 -9.5M-14.5 -10L-18.5 -11M14.5 -10L18.5 -11"),
        line(SKY, "M-11 -9Q-10 -11 -8 -11.5M5 -9Q6 -11 8 -11.5", 1.6),
    ),
    # A guitar.
    "elvis-presley": [
        h.g(transform="rotate(42) translate(0 1)")[
            area(WOOD, "M-1.7 -3V-15H1.7V-3Z"),
            area(SLATE, "M-3.2 -15L-2.4 -21.5H2.4L3.2 -15Z"),
            area(RED, "M-6 15.5Q-10.5 9.5 -5.5 5Q-8.5 1 -5 -3Q0 -6 5 -3Q8.5 1 5.5 5Q10.5 9.5 6 15.5Q0 19.5 -6 15.5Z"),
            disc(BONE, 0, 3.5, 3),
            line(CONTOUR, "M-3.5 11.5H3.5", 2.2),
            detail("M-.7 -14V11M.7 -14V11"),
        ],
        area(
            GOLD,
            "M-13 -14L-11.6 -10.7L-8 -10.4L-10.8 -8.1L-9.9 -4.6L-13 -6.5L-16.1 -4.6L-15.2 -8.1L-18 -10.4L-14.4 -10.7Z",
        ),
    ],
    # A personal computer.
    "bill-gates": fitted(
        0.88,
        area(BONE, "M-17 -15H17V7H-17Z"),
        flat(SKY, "M-14 -12H14V4H-14Z"),
        area(BONE, "M-10 -9H5V2H-10Z"),
        flat(SLATE, "M-9.3 -8.3H4.3V-5.5H-9.3Z"),
        detail("M-7 -2.5H2M-7 0H-1"),
        area(STONE, "M-4 7H4L5 11H-5Z"),
        area(STONE, "M-15 11H15L17 17H-17Z"),
        detail("M-13 13H13M-14 15H14"),
        area(GOLD, "M4 -4L13 4L9 4.3L11 8.6L8.4 9.6L6.6 5.4L4 8Z"),
    ),
    # A hat and a cigar.
    "winston-churchill": [
        area(SLATE, "M-11 0L-10 -13Q-9 -17 -4 -16Q0 -13.5 4 -16Q9 -17 10 -13L11 0Z"),
        flat(CONTOUR, "M-10.8 -4.5H10.8L11 0H-11Z"),
        area(SLATE, "M-18 -2Q-9 1 0 1Q9 1 18 -2Q19 3 12 4.5Q0 7 -12 4.5Q-19 3 -18 -2Z"),
        area(WOOD, "M-11 11L8 8.5L9 13L-10 15.5Z"),
        flat(GOLD, "M-6 11L-2.6 10.5L-1.8 13.8L-5.2 14.3Z"),
        area(RED, "M8 8.5L11.5 8.5L12 12L9 13Z"),
        line(STONE, "M13 8Q17 5.5 14 2.5", 1.8),
    ],
    # Tiles of a map and a pawn.
    "sid-meier": [
        _hexagon(LEAF, 0, -7.5),
        _hexagon(GOLD, -8, 6.5),
        _hexagon(SKY, 8, 6.5),
        detail("M4 7q2 -2 4 0t4 0M5 10.5q1.5 -2 3 0t3 0M-11 9l3 -4l3 4"),
        area(RED, "M-4.6 -1Q-4.4 -7 -1.8 -9H1.8Q4.4 -7 4.6 -1Z"),
        disc(RED, 0, -11.5, 3.4),
    ],
}
"""Drawing of each leader, by the id of the card."""

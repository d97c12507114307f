"""Emblems of the kinds of events, and the kind of each event."""

from __future__ import annotations

from typing import Final

from aevum.kernel.markup import Child, h
from aevum.kernel.svg.colours import BONE, CONTOUR
from aevum.kernel.svg.emblems import (
    GOLD,
    LEAF,
    RED,
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

EVENTS: Final[dict[str, Child]] = {
    # A seedling.
    "development": [
        area(WOOD, "M-13 17Q-10 9 0 9Q10 9 13 17Z"),
        line(CONTOUR, "M0 11V-4", 3.2),
        area(LEAF, "M0 -2Q-15 -1 -16 -14Q-2 -15 0 -2Z"),
        area(LEAF, "M0 2Q2 -9 15 -8Q14 4 0 2Z"),
        detail("M-12 -10.5Q-5 -9 0 -2M12 -5.5Q5 -4 0 2"),
        area(GOLD, "M0 -5Q-5 -11 0 -18Q5 -11 0 -5Z"),
    ],
    # A calm sea.
    "calm": fitted(
        0.9,
        line(GOLD, "M0 -13V-18M-9 -9.5L-12.5 -13M9 -9.5L12.5 -13M-13 -1H-18M13 -1H18", 2.4),
        area(GOLD, "M-10 3A10 10 0 0 1 10 3Z"),
        line(SKY, "M-18 5H18M-13 10H13M-8 15H8", 2.8),
    ),
    # A horn of plenty.
    "plenty": fitted(
        0.95,
        disc(RED, 6, -1, 5),
        disc(LEAF, 12, 6, 4.6),
        disc(GOLD, 4, 11, 5),
        area(WOOD, "M-14 -16Q-19 -10 -14 -3Q-8 7 1 13Q-1 7 0 2Q2 -4 6 -6Q-4 -7 -9 -11Q-12 -14 -14 -16Z"),
        detail("M-12 -6Q-9 -7 -7 -9.5M-8 .5Q-5 -2 -4 -6.5M-4 6.5Q-2 2 1 -2"),
        line(CONTOUR, "M6 -6Q7 -9 9.5 -10", 1.6),
    ),
    # Crossed axes.
    "conflict": fitted(
        0.9,
        rod(WOOD, "M-12 15L11 -13M12 15L-11 -13", 2),
        area(STONE, "M6 -7L15 -18Q20 -11 18 -3Q13 -1 9 -3.5Z"),
        area(STONE, "M-6 -7L-15 -18Q-20 -11 -18 -3Q-13 -1 -9 -3.5Z"),
        detail("M16 -15Q18 -9 16.5 -4M-16 -15Q-18 -9 -16.5 -4"),
        disc(RED, 0, 1, 3.4),
    ),
    # A covered wagon.
    "migration": fitted(
        0.9,
        area(BONE, "M-15 3Q-18 -14 -7 -13Q0 -10 7 -13Q18 -14 14 3Z"),
        detail("M-6.5 -13Q-9 -4 -7 3M5 -12Q7 -4 5 3"),
        area(WOOD, "M-16 3H16L14 8H-14Z"),
        line(CONTOUR, "M16 5L21 8", 1.6),
        disc(GOLD, -8.5, 11, 5.2),
        disc(GOLD, 8.5, 11, 5.2),
        detail("M-8.5 5.8V16.2M-13.7 11H-3.3M8.5 5.8V16.2M3.3 11H13.7"),
        dots([(-8.5, 11), (8.5, 11)], 1.3),
    ),
    # A rat.
    "plague": [
        line(CONTOUR, "M-12 9Q-20 6 -16 -3Q-13 -9 -8 -12", 2),
        area(STONE, "M-13 12Q-15 -3 -3 -5Q4 -6 7 -4L9 -9Q13 -10 13.5 -5Q17 -1 18.5 5Q18 9 12 8.5L10 12Z"),
        detail("M3 12Q-4 11 -3 4Q-2 -1 4 -1"),
        dots([(13, 1)], 1.4),
        disc(RED, 18, 5, 1.6),
        disc(SKIN, 9.5, -6, 2.6),
    ],
    # A torch.
    "unrest": [
        area(WOOD, "M-3.4 2H3.4L2 19H-2Z"),
        area(STONE, "M-7 -2H7L5 5H-5Z"),
        area(RED, "M0 -20Q11 -13 8 -5Q7 -2 0 -2Q-7 -2 -8 -5Q-10 -11 -5 -14Q-4 -10 -2 -10Q-4 -15 0 -20Z"),
        flat(
            GOLD,
            "M0 -12Q5.5 -8 4.2 -4.5Q3.5 -3 0 -3Q-3.5 -3 -4.2 -4.5Q-4.8 -7 -2.6 -8.5Q-1.5 -6.5 -.5 -7Q-1.4 -9.5 0 -12Z",
        ),
    ],
    # A lyre in a wreath.
    "culture": [
        h.path(d=laurel(16.5), fill=LEAF, stroke_width=1),
        area(
            GOLD,
            "M-8.5 -12Q-13 5 -4 9H4Q13 5 8.5 -12Q6 -14.5 5 -11.5Q8.5 2.5 3 4.5H-3Q-8.5 2.5 -5 -11.5Q-6 -14.5 -8.5 -12Z",
        ),
        line(CONTOUR, "M-7 -7.5H7"),
        detail("M-2.5 -7.5V4.5M0 -7.5V4.5M2.5 -7.5V4.5"),
        area(GOLD, "M-5 13H5L3.5 9H-3.5Z"),
    ],
    # A light bulb.
    "science": [
        line(GOLD, "M-14 -4H-19M14 -4H19M-10 -14L-13.5 -17.5M10 -14L13.5 -17.5", 2.4),
        area(GOLD, "M-5 8Q-5 4 -8 1Q-11 -3 -11 -7A11 11 0 0 1 11 -7Q11 -3 8 1Q5 4 5 8Z"),
        line(CONTOUR, "M-4 -6L-2 -2L0 -6L2 -2L4 -6M-2 -2V7M2 -2V7", 1.4),
        area(STONE, "M-5.5 8H5.5V14Q0 18.5 -5.5 14Z"),
        detail("M-5.5 11H5.5M-5 14H5"),
    ],
    # A broken column.
    "ruin": fitted(
        0.88,
        area(STONE, "M-11 15V-8L-6 -12L-3 -8L1 -15L4 -10V15Z"),
        detail("M-7.5 -6V15M-3.5 -4V15M.5 -7V15"),
        area(STONE, "M-14 15H7V19H-14Z"),
        area(STONE, "M8 12L17 8L19 13L10 18Z"),
        detail("M10 14L18 10.5"),
        area(STONE, "M7 -1L11 -3L13 1L9 3Z"),
    ),
    # A treaty with a seal.
    "diplomacy": fitted(
        0.92,
        area(BONE, "M-12 -15H9Q13 -15 13 -11V13H-8Q-12 13 -12 9Z"),
        area(STONE, "M9 -15Q17 -15 17 -9H13V-11Q13 -15 9 -15Z"),
        area(STONE, "M-12 9Q-12 16 -17 15Q-18 9 -12 9Z"),
        detail("M-8 -10H8M-8 -6.5H9M-8 -3H9M-8 .5H3"),
        line(SLATE, "M-8 6Q-5 2.5 -4 6T0 6", 1.4),
        area(RED, "M5 8L3 18L6.5 15.5L10 18L8 8Z"),
        disc(RED, 6.5, 6, 4.6),
        disc(GOLD, 6.5, 6, 1.8),
    ),
    # A cup for those who come out ahead.
    "impact": [
        line(CONTOUR, "M-9 -11H-16Q-16 -1 -7 0M9 -11H16Q16 -1 7 0", 2.6),
        area(GOLD, "M-10 -15H10V-6Q10 5 0 6Q-10 5 -10 -6Z"),
        area(GOLD, "M-2 6H2L3.5 12H-3.5Z"),
        area(WOOD, "M-8 12H8V17H-8Z"),
        area(BONE, "M0 -12.5L2 -8.3L6.4 -7.9L3.1 -4.9L4 -.6L0 -2.9L-4 -.6L-3.1 -4.9L-6.4 -7.9L-2 -8.3Z"),
    ],
}
"""Drawing of each kind of events."""

_OF_KIND: Final[dict[str, tuple[str, ...]]] = {
    "calm": ("no-event",),
    "plenty": ("good-harvest", "new-deposits", "economic-progress"),
    "conflict": ("barbarians", "border-conflict", "crusades", "foray", "raiders", "uncertain-borders", "cold-war"),
    "migration": ("immigration", "emigration", "refugees"),
    "plague": ("pestilence", "rats"),
    "unrest": ("rebellion", "reign-of-terror", "civil-unrest", "crime-wave", "terrorism"),
    "culture": ("cultural-influence", "national-pride"),
    "science": ("scientific-breakthrough", "popularization-of-science"),
    "ruin": ("iconoclasm", "ravages-of-time"),
    "diplomacy": ("independence-declaration", "international-agreement"),
}
_KIND: Final = {event: kind for kind, events in _OF_KIND.items() for event in events}


def event_kind(event: str) -> str:
    """Return the kind of an event; those of Ages A and III tell it by the first word of their ids."""
    return _KIND.get(event) or event.partition("-")[0]

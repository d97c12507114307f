"""Symbols of what a civilization counts, each in a box of 100 units around (0, 0)."""

from __future__ import annotations

from typing import Final

from aevum.games.through_the_ages.constants import COLOURS
from aevum.games.through_the_ages.drawing.palette import (
    BLUE_TOKEN,
    CULTURE,
    FOOD,
    HAPPY,
    RED_TOKEN,
    RESOURCE,
    SCIENCE,
    SEAT,
    SEAT_EDGE,
    WHITE_TOKEN,
    YELLOW_TOKEN,
)
from aevum.kernel.markup import Child, Markup, h
from aevum.kernel.svg import typography
from aevum.kernel.svg.colours import BONE, CONTOUR, GOLD, RED, STONE, WOOD


def sign(name: str, *parts: Child, width: float = 6, pen: str = CONTOUR) -> Markup:
    """Return a symbol that `place` can put into a drawing by its name."""
    return typography.symbol(f"tas-{name}", *parts, width=width, pen=pen)


def _food() -> Markup:
    """Return the symbol of food: an ear of wheat."""
    grain = "M0 46V-12"
    leaves = [
        h.path(d=f"M0 {y}Q{side * 30} {y - 6} {side * 26} {y - 32}Q{side * 2} {y - 26} 0 {y}Z", fill=FOOD)
        for y in (34, 10, -14)
        for side in (-1, 1)
    ]
    return sign("food", h.path(d=grain), leaves, h.path(d="M0 -14Q-14 -30 0 -48Q14 -30 0 -14Z", fill=FOOD), width=5)


def _resource() -> Markup:
    """Return the symbol of resources: a rough block of ore."""
    return sign(
        "resource",
        h.path(d="M-44 30L-30 -22L4 -42L38 -24L46 26L10 44Z", fill=RESOURCE),
        h.path(d="M-30 -22L0 -6L38 -24M0 -6L10 44", stroke_width=5),
    )


def _culture() -> Markup:
    """Return the symbol of culture: a lyre."""
    return sign(
        "culture",
        h.path(
            d="M-30 -40Q-46 20 -14 34H14Q46 20 30 -40Q22 -46 18 -34Q30 8 8 16H-8Q-30 8 -18 -34Q-22 -46 -30 -40Z",
            fill=CULTURE,
        ),
        h.path(d="M-24 -22H24M-7 -22V16M7 -22V16M-16 46H16L12 34H-12Z", fill=CULTURE),
        width=5,
    )


def _science() -> Markup:
    """Return the symbol of science: a flask."""
    return sign(
        "science",
        h.path(d="M-13 -44H13M-9 -42V-10L-38 34Q-40 46 -26 46H26Q40 46 38 34L9 -10V-42Z", fill=BONE),
        h.path(d="M-22 14H22L35 36Q36 43 26 43H-26Q-36 43 -35 36Z", fill=SCIENCE, stroke_width=3),
    )


def _strength() -> Markup:
    """Return the symbol of strength: two swords."""
    blade = "M-8 14V-34L0 -50L8 -34V14Z"
    hilt = "M-20 14H20V24H-20ZM-6 24H6V46H-6Z"
    return sign(
        "strength",
        [
            (
                h.path(d=blade, fill=BONE, transform=f"rotate({turn})"),
                h.path(d=hilt, fill=WOOD, transform=f"rotate({turn})"),
            )
            for turn in (-38, 38)
        ],
        width=5,
    )


def _face(name: str, mouth: str, fill: str) -> Markup:
    return sign(
        name,
        h.circle(r=42, fill=fill),
        h.path(d=f"M-16 -14V-6M16 -14V-6{mouth}", stroke_width=8),
    )


def _worker() -> Markup:
    """Return the symbol of a worker: a yellow token as a pawn."""
    return sign(
        "worker",
        h.path(d="M-30 46Q-30 2 -10 -2H10Q30 2 30 46Z", fill=YELLOW_TOKEN),
        h.circle(cy=-22, r=22, fill=YELLOW_TOKEN),
    )


def _disc(name: str, fill: str, *more: Child) -> Markup:
    return sign(name, h.circle(r=40, fill=fill), more)


def _yellow() -> Markup:
    """Return the symbol of a token in the yellow bank: a square."""
    return sign("yellow", h.rect(x=-36, y=-36, width=72, height=72, rx=14, fill=YELLOW_TOKEN))


def _blue() -> Markup:
    """Return the symbol of a blue token: a hexagon."""
    return sign("blue", h.path(d="M-22 -38H22L44 0L22 38H-22L-44 0Z", fill=BLUE_TOKEN))


def _hammer() -> Markup:
    """Return the symbol of a price to build: a hammer."""
    return sign(
        "build",
        h.path(d="M-8 -14L8 -14L8 48H-8Z", fill=WOOD, transform="rotate(40)"),
        h.path(d="M-40 -44H28L42 -28V-10H-40Z", fill=STONE, transform="rotate(40)"),
        width=5,
    )


def _shield() -> Markup:
    return sign(
        "defence",
        h.path(d="M0 -46L40 -34V2Q36 34 0 48Q-36 34 -40 2V-34Z", fill=STONE),
        h.path(d="M0 -46V48M-40 -6H40", stroke_width=5),
    )


def _ship() -> Markup:
    """Return the symbol of colonization: a ship."""
    return sign(
        "colonization",
        h.path(d="M-4 16V-46Q34 -22 34 10H-4M-10 10H-38Q-30 -20 -10 -34Z", fill=BONE),
        h.path(d="M-46 18H46L32 44H-32Z", fill=WOOD),
        width=5,
    )


def _town() -> Markup:
    """Return the symbol of the limit of urban buildings of a kind: a town."""
    return sign(
        "limit",
        h.path(d="M-44 44V-6L-20 -26L4 -6V44Z", fill=BONE),
        h.path(d="M4 44V-34H42V44Z", fill=STONE),
        h.path(d="M16 -16h14M16 4h14M16 24h14M-20 44V20", stroke_width=6),
    )


def _deck() -> Markup:
    """Return the symbol of the back of a card."""
    return sign(
        "back",
        h.rect(x=-34, y=-46, width=68, height=92, rx=10, fill=RED),
        h.rect(x=-24, y=-36, width=48, height=72, rx=5, stroke=GOLD, stroke_width=5),
    )


def _discontent() -> Markup:
    return _face("discontent", "M-16 24Q0 6 16 24", "#e58a6a")


MARKS: Final = (
    "M0 -40A40 40 0 0 1 0 40A40 40 0 0 1 0 -40Z",
    "M-36 -36H36V36H-36Z",
    "M0 -44L46 36H-46Z",
    "M0 -48L48 0L0 48L-48 0Z",
)
"""Outline of each seat's mark (circle, square, triangle, diamond), so that seats can be told apart without colour."""


def _mark(seat: int) -> Markup:
    return h.g(f"#tas-{COLOURS[seat]}")[
        h.path(d=MARKS[seat], fill=SEAT[seat], stroke=SEAT_EDGE[seat], stroke_width=7, stroke_linejoin="round")
    ]


SIGNS: Final = (
    _food(),
    _resource(),
    _culture(),
    _science(),
    _strength(),
    _face("happy", "M-20 8Q0 32 20 8", HAPPY),
    _discontent(),
    _worker(),
    _disc("civil", WHITE_TOKEN, h.circle(r=22, stroke_width=4)),
    _disc("military", RED_TOKEN, h.path(d="M-20 20L20 -20M-20 -20L20 20", stroke=BONE, stroke_width=8)),
    _yellow(),
    _blue(),
    _hammer(),
    _shield(),
    _ship(),
    _town(),
    _deck(),
    *(_mark(seat) for seat in range(len(COLOURS))),
)

"""Symbols of goods, moods, cards, dice and seats, each in a box of 100 units around (0, 0)."""

from __future__ import annotations

from typing import Final

from aevum.games.clash_of_cultures.constants import COLOURS
from aevum.games.clash_of_cultures.drawing.palette import (
    ANGER,
    COIN,
    CULTURE,
    EDGE,
    FOOD,
    IDEA,
    JOY,
    MOOD,
    ORE,
    PIECE,
    TIMBER,
)
from aevum.kernel.markup import Child, Markup, h
from aevum.kernel.svg import typography
from aevum.kernel.svg.colours import BONE, CONTOUR, GOLD, INK, RED, SHADED_BONE, STONE, WOOD

MARKS: Final = (
    "M0 -40A40 40 0 0 1 0 40A40 40 0 0 1 0 -40Z",
    "M-36 -36H36V36H-36Z",
    "M0 -46L47 36H-47Z",
    "M0 -47L47 0L0 47L-47 0Z",
    "M-44 -30L-14 -24L0 -48L14 -24L44 -30L26 0L44 34L10 24L0 46L-10 24L-44 34L-26 0Z",
)
"""Path of the mark of each seat: circle, square, triangle, diamond; for barbarians a jagged star."""


def sign(name: str, *parts: Child, width: float = 6, pen: str = CONTOUR) -> Markup:
    """Return a symbol that `place` can use by its name."""
    return typography.symbol(f"cc-{name}", *parts, width=width, pen=pen)


def _food() -> Markup:
    """Return the symbol of food: an ear of wheat."""
    grains = [
        h.path(d=f"M0 {y}Q{side * 30} {y - 6} {side * 26} {y - 32}Q{side * 2} {y - 26} 0 {y}Z", fill=FOOD)
        for y in (34, 10, -14)
        for side in (-1, 1)
    ]
    top = h.path(d="M0 -14Q-14 -30 0 -48Q14 -30 0 -14Z", fill=FOOD)
    return sign("food", h.path(d="M0 46V-12"), grains, top, width=5)


def _ore() -> Markup:
    """Return the symbol of ore: a rough block."""
    return sign(
        "ore",
        h.path(d="M-44 30L-30 -22L4 -42L38 -24L46 26L10 44Z", fill=ORE),
        h.path(d="M-30 -22L0 -6L38 -24M0 -6L10 44", stroke_width=5),
    )


def _wood() -> Markup:
    """Return the symbol of wood: two logs."""
    log = "M-44 {0}a12 14 0 0 1 12 -14H34a12 14 0 0 1 0 28H-32a12 14 0 0 1 -12 -14Z"
    return sign(
        "wood",
        h.path(d=log.format(18), fill=TIMBER),
        h.path(d=log.format(-16), fill=TIMBER),
        h.ellipse(cx=34, cy=18, rx=9, ry=13, fill=SHADED_BONE),
        h.ellipse(cx=34, cy=-16, rx=9, ry=13, fill=SHADED_BONE),
    )


def _idea() -> Markup:
    """Return the symbol of an idea: a lit lamp."""
    return sign(
        "idea",
        h.circle(cy=-8, r=30, fill=IDEA),
        h.path(d="M-13 24H13V42H-13ZM-10 -2L0 10L10 -2M0 10V22", fill="none", stroke_width=5),
        h.path(d="M-13 24H13V42H-13Z", fill=STONE),
    )


def _gold() -> Markup:
    return sign(
        "gold", h.circle(r=42, fill=COIN), h.circle(r=28, stroke_width=4), h.path(d="M0 -14V14", stroke_width=8)
    )


def _culture() -> Markup:
    """Return the symbol of culture: a lyre."""
    body = "M-30 -40Q-46 20 -14 34H14Q46 20 30 -40Q22 -46 18 -34Q30 8 8 16H-8Q-30 8 -18 -34Q-22 -46 -30 -40Z"
    return sign(
        "culture",
        h.path(d=body, fill=CULTURE),
        h.path(d="M-24 -22H24M-7 -22V16M7 -22V16M-16 46H16L12 34H-12Z", fill=CULTURE),
        width=5,
    )


def _mood() -> Markup:
    """Return the symbol of a mood token: a heart."""
    return sign(
        "mood", h.path(d="M0 42Q-46 6 -44 -16Q-38 -42 -12 -36L0 -24L12 -36Q38 -42 44 -16Q46 6 0 42Z", fill=MOOD)
    )


def _face(name: str, fill: str, mouth: str, brows: str = "") -> Markup:
    return sign(
        name,
        h.circle(r=43, fill=fill),
        h.path(d=f"M-16 -12V-4M16 -12V-4{mouth}{brows}", stroke_width=9),
    )


def _card(name: str, fill: str, inside: str) -> Markup:
    return sign(
        name, h.rect(x=-32, y=-45, width=64, height=90, rx=9, fill=fill), h.path(d=inside, stroke=BONE, stroke_width=8)
    )


def _die(value: int) -> Markup:
    """Return the symbol of a die with this value."""
    spots = {
        1: ((0, 0),),
        2: ((-20, -20), (20, 20)),
        3: ((-22, -22), (0, 0), (22, 22)),
        4: ((-20, -20), (20, 20), (-20, 20), (20, -20)),
        5: ((-22, -22), (22, 22), (-22, 22), (22, -22), (0, 0)),
        6: ((-20, -24), (20, -24), (-20, 0), (20, 0), (-20, 24), (20, 24)),
    }[value]
    dots = "".join(f"M{x - 8} {y}a8 8 0 0 1 16 0a8 8 0 0 1 -16 0z" for x, y in spots)
    return sign(
        f"die-{value}",
        h.rect(x=-44, y=-44, width=88, height=88, rx=16, fill=BONE),
        h.path(d=dots, fill=CONTOUR, stroke="none"),
    )


def _seat(seat: int) -> Markup:
    name = (*COLOURS, "barbarians")[seat]
    return sign(f"mark-{name}", h.path(d=MARKS[seat], fill=PIECE[seat]), pen=EDGE[seat])


SIGNS: Final = (
    _food(),
    _ore(),
    _wood(),
    _idea(),
    _gold(),
    _culture(),
    _mood(),
    _face("happy", JOY, "M-22 10Q0 36 22 10"),
    _face("neutral", BONE, "M-20 18H20"),
    _face("angry", ANGER, "M-20 26Q0 4 20 26", "M-28 -28L-8 -18M28 -28L8 -18"),
    _card("action", "#2a6299", "M-16 0L0 -22L16 0L0 22Z"),
    _card("objective", "#6d4093", "M0 -24L7 -8H24L10 3L15 20L0 10L-15 20L-10 3L-24 -8H-7Z"),
    _card("event", "#1f7068", "M4 -26L-10 4H8L-6 28"),
    *map(_die, range(1, 7)),
    *map(_seat, range(5)),
    sign(
        "points",
        h.path(d="M0 -46L13 -15L46 -14L20 7L29 40L0 21L-29 40L-20 7L-46 -14L-13 -15Z", fill=GOLD),
    ),
    sign(
        "turn",
        h.path(d="M-28 -44H28M-28 44H28", stroke=INK, stroke_width=10),
        h.path(d="M-22 -40Q-22 -10 0 0Q22 -10 22 -40ZM-22 40Q-22 10 0 0Q22 10 22 40Z", fill=BONE),
        h.path(d="M-14 40Q-12 22 0 18Q12 22 14 40Z", fill=GOLD, stroke="none"),
    ),
    sign(
        "first",
        h.path(d="M-26 46V-44", stroke=INK, stroke_width=9),
        h.path(d="M-26 -42H40L22 -20L40 2H-26Z", fill=RED),
    ),
    sign("known", h.rect(x=-34, y=-34, width=68, height=68, rx=10, fill=GOLD)),
    sign("reached", h.circle(r=44, fill="#3f7d46"), h.path(d="M-20 2L-5 18L22 -18", stroke=BONE, stroke_width=12)),
    sign("hit", h.path(d=MARKS[4], fill=RED)),
    sign("shield", h.path(d="M-36 -40Q0 -28 36 -40Q40 20 0 46Q-40 20 -36 -40Z", fill=STONE)),
    sign(
        "loss",
        h.path(d="M-34 -6Q-34 -44 0 -44Q34 -44 34 -6L22 12V30H-22V12Z", fill=BONE),
        h.path(d="M-10 30V42M10 30V42M-16 -8V-2M16 -8V-2", stroke_width=11),
    ),
    sign(
        "route",
        h.path(d="M-44 24Q-20 -30 0 4T44 -24", stroke=INK, stroke_width=8),
        h.circle(cx=-40, cy=28, r=12, fill=WOOD),
        h.circle(cx=40, cy=-28, r=12, fill=WOOD),
    ),
    sign("sick", h.path(d="M-8 -42H8V-8H42V8H8V42H-8V8H-42V-8H-8Z", fill="#7d9a3c")),
    sign("person", h.circle(cy=-20, r=22, fill=GOLD), h.path(d="M-36 44Q-36 8 0 8Q36 8 36 44Z", fill=GOLD)),
)

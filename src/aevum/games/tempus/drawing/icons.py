"""SVG symbols of the nine effects of idea cards, each in a box of 100 units around (0, 0)."""

from __future__ import annotations

from typing import Final

from aevum.games.tempus.drawing.palette import WATER, WATER_INK
from aevum.kernel.markup import Child, Markup, h
from aevum.kernel.svg import typography
from aevum.kernel.svg.colours import BONE, BRASS, CONTOUR, GOLD, RED, STONE, WOOD


def symbol(name: str, *parts: Child, width: float = 4, pen: str = CONTOUR) -> Markup:
    """Return an SVG symbol that `place` can put on the table by its name."""
    return typography.symbol(f"tp-{name}", *parts, width=width, pen=pen)


def _education() -> Markup:
    """An open book."""
    return symbol(
        "education",
        h.path(d="M-46 -22V28Q-22 18 0 32Q22 18 46 28V-22Z", fill=WOOD),
        h.path(d="M0 -18Q-20 -34 -42 -26V22Q-20 14 0 26Q20 14 42 22V-26Q20 -34 0 -18Z", fill=BONE),
        h.path(d="M0 -18V26", stroke_width=3),
        h.path(d="M-33 -15Q-20 -18 -9 -10M-33 -3Q-20 -6 -9 2M-33 9Q-20 6 -9 14", stroke_width=2.6),
        h.path(d="M33 -15Q20 -18 9 -10M33 -3Q20 -6 9 2M33 9Q20 6 9 14", stroke_width=2.6),
    )


def _fortification() -> Markup:
    """A tower with battlements."""
    return symbol(
        "fortification",
        h.path(d="M-26 42L-21 -10H21L26 42Z", fill=BONE),
        h.path(d="M-34 -10V-42H-19V-30H-8V-42H8V-30H19V-42H34V-10Z", fill=STONE),
        h.path(d="M-11 42V22A11 12 0 0 1 11 22V42Z", fill=CONTOUR),
        h.path(d="M-18 4H-6M4 -1H16M-20 16H-14M14 14H20", stroke_width=2.6),
    )


def _medicine() -> Markup:
    """Mortar and pestle with a healing leaf."""
    return symbol(
        "medicine",
        h.path(d="M8 -8L30 -44", stroke=CONTOUR, stroke_width=13),
        h.path(d="M8 -8L30 -44", stroke=WOOD, stroke_width=6),
        h.path(d="M-14 -8Q-40 -16 -36 -44Q-10 -40 -14 -8Z", fill="#6a9a5b"),
        h.path(d="M-16 -12L-30 -36", stroke_width=2.6),
        h.path(d="M-38 -6H38Q36 22 16 30V36H24V44H-24V36H-16V30Q-36 22 -38 -6Z", fill=BONE),
        h.path(d="M-34 6H34", stroke=RED, stroke_width=4),
    )


def _leader() -> Markup:
    """A helmet with a crest."""
    return symbol(
        "leader",
        h.path(d="M-30 -10C-40 -52 36 -58 42 2C44 18 40 26 36 32C34 -6 22 -26 -10 -24Z", fill=RED),
        h.path(d="M-28 10C-32 -34 26 -38 28 8V42H10L4 18L-4 14V4H-28Z", fill=GOLD),
        h.path(d="M-28 4V14L-20 40L-8 30L-4 14", fill=GOLD),
        h.path(d="M-20 -4Q0 -10 18 -6", stroke=BRASS, stroke_width=3),
    )


def _transport() -> Markup:
    """A wagon on its wheels."""
    return symbol(
        "transport",
        h.path(d="M-40 2C-44 -44 40 -46 36 2Z", fill=BONE),
        h.path(d="M-16 2C-18 -16 -16 -28 -10 -33M10 2C12 -16 12 -26 8 -33", stroke_width=2.6),
        h.path(d="M-44 2H46L40 18H-38Z", fill=WOOD),
        [
            (
                h.circle(cx=x, cy=26, r=16, fill=BONE),
                h.path(d=f"M{x - 16} 26H{x + 16}M{x} 10V42", stroke_width=3),
            )
            for x in (-22, 24)
        ],
    )


def _sanitation() -> Markup:
    """An aqueduct."""
    return symbol(
        "sanitation",
        h.path(d="M-46 44V-16H46V44Z", fill=STONE),
        h.path(d="M-36 44V12A13 16 0 0 1 -10 12V44ZM10 44V12A13 16 0 0 1 36 12V44Z", fill=BONE),
        h.path(d="M-46 -34H46V-16H-46Z", fill=WATER),
        h.path(d="M-38 -25q6 -5 12 0t12 0t12 0t12 0t12 0t12 0", stroke=WATER_INK, stroke_width=3),
    )


def _blade(side: int) -> list[Child]:
    return [
        h.path(d="M-5 18V-34L0 -46L5 -34V18Z", fill=BONE, transform=f"rotate({38 * side})"),
        h.path(d="M-15 18H15V25H-15ZM-4 25H4V42H-4Z", fill=WOOD, transform=f"rotate({38 * side})"),
    ]


def _weapons() -> Markup:
    """Crossed swords."""
    return symbol("weapons", _blade(-1), _blade(1))


def _religion() -> Markup:
    """A sun."""
    aslant = "".join(f"M{side * 22} -22L{side * 32} -32M{side * 22} 22L{side * 32} 32" for side in (1, -1))
    return symbol(
        "religion",
        h.path(d=f"M0 -32V-45M0 32V45M32 0H45M-32 0H-45{aslant}", stroke=BRASS, stroke_width=6),
        h.circle(r=23, fill=GOLD),
        h.path(d="M-10 -4h4M6 -4h4M-9 7Q0 14 9 7", stroke_width=3.4),
    )


def _government() -> Markup:
    """A portico."""
    return symbol(
        "government",
        h.path(d="M-44 -16L0 -44L44 -16Z", fill=GOLD),
        h.path(d="M-34 -16V30M-12 -16V30M12 -16V30M34 -16V30", stroke_width=13),
        h.path(d="M-34 -13V30M-12 -13V30M12 -13V30M34 -13V30", stroke=BONE, stroke_width=6),
        h.path(d="M-42 -16H42V-9H-42ZM-46 30H46V42H-46Z", fill=BONE),
    )


EFFECT_SHAPES: Final = (
    _education(),
    _fortification(),
    _medicine(),
    _leader(),
    _transport(),
    _sanitation(),
    _weapons(),
    _religion(),
    _government(),
)

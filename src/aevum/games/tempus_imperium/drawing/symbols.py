"""SVG symbols of the eight kinds of squares, each 100 units wide around (0, 0), and of a single tree and stone."""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from aevum.games.tempus_imperium.drawing.palette import (
    DARK_GREEN,
    DARK_STONE,
    DEEP_WATER,
    GREEN,
    PALE_STONE,
    SLATE,
    STRAW,
    WATER,
    place,
)
from aevum.kernel.markup import Child, Markup, h
from aevum.kernel.svg import typography
from aevum.kernel.svg.colours import BONE, CONTOUR, GOLD, RED, STONE, WOOD

PIP_PLACES: Final = ((-24, -23), (24, -23), (-24, 25), (24, 25))
"""Positions of the four trees or stones of a square."""
PIP_SIZE: Final = 100


def symbol(name: str, *parts: Child, width: float = 3.5, pen: str = CONTOUR) -> Markup:
    """Return an SVG symbol that `place` can put on the paper by its name."""
    return typography.symbol(f"ti-{name}", *parts, width=width, pen=pen)


def _tree() -> Markup:
    return symbol(
        "tree",
        h.path(d="M-3 10H3V22H-3Z", fill=WOOD, stroke_width=2.5),
        h.path(d="M0 -23L13 -6H7L18 13H-18L-7 -6H-13Z", fill=GREEN, stroke="none"),
        h.path(d="M0 -23L13 -6H7L18 13H3Z", fill=DARK_GREEN, stroke="none"),
        h.path(d="M0 -23L13 -6H7L18 13H-18L-7 -6H-13Z", stroke_width=2.5),
    )


def _stone() -> Markup:
    return symbol(
        "stone",
        h.path(d="M-20 -9L-1 -19L20 -10L1 1Z", fill=PALE_STONE),
        h.path(d="M-20 -9L1 1V20L-19 11Z", fill=STONE),
        h.path(d="M20 -10L1 1V20L19 11Z", fill=DARK_STONE),
        width=2.5,
    )


def _four(name: str, pip: str) -> Markup:
    return symbol(name, [place(pip, x, y, PIP_SIZE) for x, y in PIP_PLACES])


def _lake() -> Markup:
    wave = "q7 -9 14 0t14 0"
    return symbol(
        "lake",
        h.path(
            d="M-46 4C-47 -22 -28 -36 -8 -33C8 -42 38 -36 43 -12C50 10 40 30 18 34C-2 42 -43 38 -46 4Z",
            fill=WATER,
            stroke=DEEP_WATER,
            stroke_width=4,
        ),
        h.path(
            d=f"M-30 -12{wave}M4 -16{wave}M-12 6{wave}M-27 23{wave}",
            stroke=DEEP_WATER,
            stroke_width=4.5,
        ),
    )


def _waves() -> Markup:
    """Pattern on a square of water."""
    wave = "q7 -9 14 0t14 0"
    return symbol("waves", h.path(d=f"M-32 -16{wave}M4 4{wave}M-26 26{wave}", stroke=DEEP_WATER, stroke_width=3.4))


def _farm() -> Markup:
    return symbol(
        "farm",
        h.path(d="M-34 24H34L47 45H-47Z", fill=STRAW),
        h.path(d="M-20 25L-29 44M-7 25L-10 44M7 25L10 44M20 25L29 44", stroke_width=3),
        h.path(d="M-27 24V-14L-20 -29L0 -40L20 -29L27 -14V24Z", fill=BONE),
        h.path(d="M-12 24V0H12V24ZM-12 0L12 24M12 0L-12 24", fill=WOOD, stroke_width=3),
        h.path(d="M-6 -20H6V-11H-6Z", fill=CONTOUR, stroke="none"),
        h.path(d="M-35 -6L-25 -30L0 -44L25 -30L35 -6", stroke=CONTOUR, stroke_width=11),
        h.path(d="M-35 -6L-25 -30L0 -44L25 -30L35 -6", stroke=WOOD, stroke_width=5),
    )


def _market() -> Markup:
    stripes = ((-46, -34), (-28, -20), (-9, -7), (9, 7), (28, 20), (46, 34))
    cloth = [
        h.path(
            d=f"M{left} -10L{left_top} -40H{right_top}L{right} -10A{(right - left) / 2:g} 9 0 0 1 {left} -10Z",
            fill=GOLD if stripe % 2 == 0 else BONE,
        )
        for stripe, ((left, left_top), (right, right_top)) in enumerate(pairwise(stripes))
    ]
    return symbol(
        "market",
        h.path(d="M-39 -8V44M39 -8V44", stroke_width=5),
        h.path(d="M-24 17A9 9 0 0 1 -6 17ZM-8 17A9 9 0 0 1 10 17ZM10 17L14 4H26L30 17Z", fill=WOOD, stroke_width=3),
        h.path(d="M-43 17H43V27H-43Z", fill=BONE),
        h.path(d="M-37 27H37V44H-37ZM-12 27V44M12 27V44", fill=WOOD, stroke_width=3),
        cloth,
    )


def _fort() -> Markup:
    return symbol(
        "fort",
        h.path(d="M-25 34L-21 -12H21L25 34Z", fill=PALE_STONE),
        h.path(d="M9 -12H21L25 34H12Z", fill=STONE, stroke="none"),
        h.path(d="M-25 34L-21 -12H21L25 34Z"),
        h.path(d="M-32 -12V-44H-18V-34H-7V-44H7V-34H18V-44H32V-12Z", fill=PALE_STONE),
        h.path(d="M18 -34V-44H32V-12H18Z", fill=STONE, stroke="none"),
        h.path(d="M-32 -12V-44H-18V-34H-7V-44H7V-34H18V-44H32V-12Z"),
        h.path(d="M-32 -22H32", stroke_width=2.5),
        h.path(d="M-36 45V34H36V45Z", fill=STONE),
        h.path(d="M-9 34V20A9 10 0 0 1 9 20V34Z", fill=CONTOUR),
        h.path(d="M0 -5V4", stroke_width=6),
    )


def _tower(side: int) -> list[Child]:
    x = 34 * side
    return [
        h.path(d=f"M{x - 12} 44V-6H{x + 12}V44Z", fill=PALE_STONE),
        h.path(d=f"M{x - 16} -6L{x} -36L{x + 16} -6Z", fill=SLATE),
        h.path(d=f"M{x} 8V18", stroke_width=6),
    ]


def _castle() -> Markup:
    return symbol(
        "castle",
        h.path(d="M0 -32V-48L15 -42L0 -37", fill=GOLD, stroke_width=3),
        h.path(d="M-13 8V-32H-5V-26H5V-32H13V8Z", fill=PALE_STONE),
        h.path(d="M0 -16V-8", stroke_width=6),
        h.path(d="M-23 44V0H-15V7H-5V0H5V7H15V0H23V44Z", fill=BONE),
        _tower(-1),
        _tower(1),
        h.path(d="M-12 44V28A12 12 0 0 1 12 28V44Z", fill=CONTOUR),
        h.path(d="M-4 44V20M4 44V20M-12 32H12", stroke=STONE, stroke_width=2),
    )


def _horn(side: int) -> Markup:
    return h.path(
        d=f"M{24 * side} -8C{40 * side} -8 {48 * side} -24 {42 * side} -47"
        f"C{36 * side} -32 {30 * side} -28 {14 * side} -27Z",
        fill=STRAW,
    )[()]


def _enemy() -> Markup:
    return symbol(
        "enemy",
        _horn(-1),
        _horn(1),
        h.path(d="M-29 2C-30 -40 30 -40 29 2L27 20C24 34 12 42 0 48C-12 42 -24 34 -27 20Z", fill=RED),
        h.path(d="M-29 -6Q0 -14 29 -6L29 4Q0 -4 -29 4Z", fill=CONTOUR),
        h.path(d="M-23 7L-5 15L-7 22Q-18 21 -23 7ZM23 7L5 15L7 22Q18 21 23 7Z", fill=BONE, stroke_width=2),
        h.path(d="M-9 29V37M0 28V41M9 29V37", stroke=BONE, stroke_width=3.5),
        h.path(d="M0 -29V-10", stroke_width=5),
    )


SYMBOLS: Final = (
    _tree(),
    _stone(),
    _four("forest", "tree"),
    _four("quarry", "stone"),
    _lake(),
    _waves(),
    _farm(),
    _market(),
    _fort(),
    _castle(),
    _enemy(),
)

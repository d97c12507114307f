"""SVG icons beside the eight symbols: the four actions, coins, any building and the hourglass of the title."""

from __future__ import annotations

from typing import Final

from aevum.games.tempus_imperium.drawing.palette import DARK_STONE, STRAW, place
from aevum.games.tempus_imperium.drawing.symbols import symbol
from aevum.kernel.markup import Child, Markup, h
from aevum.kernel.svg.colours import BONE, BRASS, CONTOUR, GOLD, INK, STONE, WOOD
from aevum.kernel.svg.typography import draw_number

_WINDING: Final = "M-22 34C40 30 30 6 0 0S-36 -28 22 -34"


def _road() -> Markup:
    return symbol(
        "road",
        h.path(d=_WINDING, stroke_width=30),
        h.path(d=_WINDING, stroke=STRAW, stroke_width=13),
    )


def _dig() -> Markup:
    return symbol(
        "dig",
        h.g(transform="rotate(45)")[
            h.path(d="M-4 -44H4V8H-4Z", fill=WOOD),
            h.path(d="M-13 -50H13V-42H-13Z", fill=WOOD),
            h.path(d="M-18 4Q0 -2 18 4V28Q14 46 0 54Q-14 46 -18 28Z", fill=STONE),
            h.path(d="M0 10V36", stroke_width=4),
        ],
        width=4,
    )


def _build() -> Markup:
    return symbol(
        "build",
        h.g(transform="rotate(45)")[
            h.path(d="M-6 -16H6V56H-6Z", fill=WOOD),
            h.path(d="M-30 -40H20L29 -32V-14H-30Z", fill=STONE),
            h.path(d="M-30 -40H-19V-14H-30Z", fill=DARK_STONE),
        ],
        width=4,
    )


def _use() -> Markup:
    return symbol(
        "use",
        h.path(d="M-33 14A36 36 0 1 1 -12 34", stroke=INK, stroke_width=10),
        h.path(d="M-46 4L-30 34L-14 8Z", fill=INK),
        h.circle(r=17, fill=GOLD, stroke_width=5),
    )


def _coin() -> Markup:
    return symbol(
        "coin",
        h.circle(r=45, fill=GOLD, stroke_width=5),
        h.circle(r=35, stroke=BRASS, stroke_width=3),
    )


def _coins() -> Markup:
    pile = [
        (
            h.path(d=f"M-48 {y}V{y + 12}A34 12 0 0 0 20 {y + 12}V{y}Z", fill=GOLD),
            h.ellipse(cx=-14, cy=y, rx=34, ry=12, fill=STRAW),
        )
        for y in (26, 11, -4)
    ]
    return symbol("coins", pile, place("coin", 20, -10, 60))


def _house() -> Markup:
    """Icon of any building."""
    return symbol(
        "house",
        h.path(d="M-30 42V-4L0 -32L30 -4V42Z", fill=BONE, stroke_width=6),
        h.path(d="M-44 0L0 -40L44 0", stroke=INK, stroke_width=11),
        h.path(d="M-11 42V14H11V42Z", fill=CONTOUR),
    )


def _hourglass() -> Markup:
    glass = "M-26 -38C-26 -14 -6 -10 -6 0C-6 10 -26 14 -26 38H26C26 14 6 10 6 0C6 -10 26 -14 26 -38Z"
    return symbol(
        "hourglass",
        h.path(d=glass, fill=BONE),
        h.path(d="M-21 -20C-16 -12 -5 -8 0 2C5 -8 16 -12 21 -20Z", fill=GOLD, stroke="none"),
        h.path(d="M-24 38C-22 26 -8 24 0 14C8 24 22 26 24 38Z", fill=GOLD, stroke="none"),
        h.path(d="M0 0V16", stroke=GOLD, stroke_width=4),
        h.path(d=glass),
        h.path(d="M-34 -47H34V-38H-34ZM-34 47H34V38H-34Z", fill=WOOD),
    )


def coin(amount: int, x: float, y: float, size: float) -> list[Child]:
    """Draw a coin with an amount on it."""
    return [place("coin", x, y, size), draw_number(str(amount), x, y, size * 0.68, bold=True, colour=CONTOUR)]


ICONS: Final = (_road(), _dig(), _build(), _use(), _coin(), _coins(), _house(), _hourglass())

"""SVG symbols of the columns of the era table and of what the players' panels count."""

from __future__ import annotations

from typing import Final

from aevum.games.tempus.drawing.icons import symbol
from aevum.games.tempus.drawing.palette import CREAM
from aevum.kernel.markup import Markup, h
from aevum.kernel.svg.colours import BONE, BRASS, GOLD, INK, LIGHT_PAPER, RED, SHADED_BONE, SOFT_INK, WOOD
from aevum.kernel.svg.hex_outlines import POINTED


def _move() -> Markup:
    """Footprints."""
    sole = "c-9 0 -13 -12 -13 -22c0 -12 6 -18 13 -18c8 0 13 8 12 18c-1 10 -4 22 -12 22z"
    heel = "c-6 0 -8 5 -7 10c1 7 4 9 8 9c5 0 7 -4 7 -9c0 -6 -3 -10 -8 -10z"
    return symbol("move", h.path(d=f"M-19 16{sole}M-18 22{heel}M20 0{sole}M19 6{heel}", fill=INK, stroke="none"))


def _distance() -> Markup:
    """An arrow from hex to hex to hex."""
    return symbol(
        "distance",
        [
            h.polygon(points=POINTED.outline(x, 16, 19), fill=fill)
            for x, fill in ((-32, INK), (0, LIGHT_PAPER), (32, GOLD))
        ],
        h.path(d="M-34 -12Q0 -50 30 -14", stroke_width=7),
        h.path(d="M38 -8L12 -14L34 -36Z", fill=INK, stroke="none"),
        width=5,
        pen=INK,
    )


def _children() -> Markup:
    """A child in swaddling clothes."""
    return symbol(
        "children",
        h.path(d="M-22 -2Q-24 34 0 46Q24 34 22 -2Z", fill=CREAM),
        h.circle(cy=-20, r=22, fill=BONE),
        h.path(d="M-21 8L20 24M21 8L-18 28M-8 -22h1M8 -22h1M-6 -12Q0 -7 6 -12", stroke_width=5),
        width=5,
    )


def _stacking() -> Markup:
    disc = "M-36 {0}V{1}A36 13 0 0 0 36 {1}V{0}"
    pile = [
        (h.path(d=disc.format(y, y + 14), fill=SHADED_BONE), h.ellipse(cy=y, rx=36, ry=13, fill=BONE))
        for y in (18, -2, -22)
    ]
    return symbol("stacking", pile, width=5)


def _ships() -> Markup:
    return symbol(
        "ships",
        h.path(d="M0 -46V20", stroke=INK, stroke_width=6),
        h.path(d="M4 -42Q42 -20 34 12H4Z", fill=BONE),
        h.path(d="M-5 -36Q-30 -12 -32 12H-5Z", fill=BONE),
        h.path(d="M-46 20H46Q40 42 22 44H-24Q-40 42 -46 20Z", fill=WOOD),
        width=5,
    )


def _ideas() -> Markup:
    """Cards, fanned."""
    return symbol(
        "ideas",
        h.path(d="M-24 -34H18V28H-24Z", fill=SHADED_BONE, transform="rotate(-18) translate(-8 4)"),
        h.path(d="M-20 -36H24V30H-20Z", fill=BONE, transform="rotate(10) translate(6 4)"),
        h.path(d="M10 -24V14M-8 -6L26 -4M-3 -18L20 9M23 -17L-4 8", stroke=BRASS, stroke_width=5),
        width=5,
    )


def _actions() -> Markup:
    """An action token: a coin with an hourglass."""
    return symbol(
        "actions",
        h.circle(r=44, fill=GOLD),
        h.path(d="M-18 -26H18L-18 26H18Z", fill=BONE, stroke_width=6),
        width=6,
    )


def _spent_action() -> Markup:
    return symbol("no-action", h.circle(r=42, stroke=SOFT_INK, stroke_dasharray="10 10"), width=5)


def _star() -> Markup:
    return symbol(
        "star",
        h.path(d="M0 -46L13 -15L46 -13L20 8L29 41L0 22L-29 41L-20 8L-46 -13L-13 -15Z", fill=GOLD),
        width=5,
    )


def _first() -> Markup:
    """The first player's banner."""
    return symbol(
        "first",
        h.path(d="M-26 -46V46", stroke=INK, stroke_width=9),
        h.path(d="M-24 -42H38L22 -20L38 2H-24Z", fill=RED),
        width=5,
    )


def _protected() -> Markup:
    return symbol(
        "protected",
        h.path(d="M0 -46Q20 -34 40 -34Q42 22 0 46Q-42 22 -40 -34Q-20 -34 0 -46Z", fill=BONE),
        h.path(d="M0 -34V34M-30 -8H30", stroke=RED, stroke_width=9),
        width=6,
    )


def _back() -> Markup:
    """The back of a card, 60 by 84."""
    return symbol(
        "back",
        h.rect(x=-30, y=-42, width=60, height=84, rx=6, fill="#7b3f2e"),
        h.rect(x=-24, y=-36, width=48, height=72, rx=3, stroke=CREAM, stroke_width=2),
        h.path(d="M-14 -20H14L-14 20H14Z", stroke=CREAM, stroke_width=4),
        width=3,
    )


def _supply() -> Markup:
    """A bag, for tokens that are not on the island."""
    return symbol(
        "supply",
        h.path(d="M-16 -26C-52 0 -46 44 0 44C46 44 52 0 16 -26L24 -44H-24Z", fill=CREAM),
        h.path(d="M-20 -24H20", stroke=RED, stroke_width=8),
        width=5,
    )


def _flight() -> Markup:
    """A bird."""
    return symbol(
        "flight",
        h.path(d="M-48 -20Q-22 -30 0 2Q22 -30 48 -20Q24 -12 10 14L14 34L0 26L-14 34L-10 14Q-24 -12 -48 -20Z", fill=INK),
        width=3,
        pen=INK,
    )


SIGNS: Final = (
    _flight(),
    _move(),
    _distance(),
    _children(),
    _stacking(),
    _ships(),
    _ideas(),
    _actions(),
    _spent_action(),
    _star(),
    _first(),
    _protected(),
    _back(),
    _supply(),
)

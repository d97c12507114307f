"""Symbols of city pieces, units and tokens on the map.

Buildings have no colour of their own: the `fill` of the owner is set where they are placed.
"""

from __future__ import annotations

from typing import Final

from aevum.games.clash_of_cultures.constants import COLOURS
from aevum.games.clash_of_cultures.drawing.palette import EDGE, PIECE
from aevum.games.clash_of_cultures.drawing.symbols import MARKS, sign
from aevum.kernel.markup import Child, Markup, h
from aevum.kernel.svg.colours import BONE, CONTOUR, GOLD, SHADED_BONE, STONE, WOOD

OWNERS: Final = (*COLOURS, "barbarians")


def _tinted(name: str, *parts: Child, width: float = 6) -> Markup:
    """Return a symbol in which parts without a `fill` take the one it is placed with."""
    return h.g(f"#cc-{name}", stroke=CONTOUR, stroke_width=width, stroke_linejoin="round", stroke_linecap="round")[
        parts
    ]


def _settlement() -> Markup:
    """Return the symbol of a settlement: two houses."""
    return _tinted(
        "settlement",
        h.path(d="M-46 42V2L-22 -22L2 2V42Z"),
        h.path(d="M-10 42V-14L18 -44L46 -14V42Z"),
        h.path(d="M8 42V16H28V42ZM-32 42V22H-18V42Z", fill=BONE),
        h.path(d="M12 -12H24", stroke=BONE, stroke_width=7),
    )


def _temple() -> Markup:
    """Return the symbol of a Temple: a gable on columns."""
    return _tinted(
        "temple",
        h.path(d="M-46 -12L0 -44L46 -12Z"),
        h.path(d="M-38 -12H38V32H-38Z", fill=BONE),
        h.path(d="M-26 -10V30M-9 -10V30M9 -10V30M26 -10V30", stroke_width=9),
        h.path(d="M-46 30H46V44H-46Z"),
    )


def _fortress() -> Markup:
    """Return the symbol of a Fortress: a keep with battlements."""
    return _tinted(
        "fortress",
        h.path(d="M-38 44V-40H-20V-26H-9V-40H9V-26H20V-40H38V44Z"),
        h.path(d="M-12 44V18A12 12 0 0 1 12 18V44Z", fill=BONE),
        h.path(d="M-20 -8V4M20 -8V4", stroke=BONE, stroke_width=8),
    )


def _academy() -> Markup:
    """Return the symbol of an Academy: a dome over an open book."""
    return _tinted(
        "academy",
        h.path(d="M-40 2A40 40 0 0 1 40 2Z"),
        h.path(d="M0 -38V-46", stroke_width=8),
        h.path(d="M0 18Q-22 4 -46 12V42Q-22 34 0 44Q22 34 46 42V12Q22 4 0 18Z", fill=BONE),
        h.path(d="M0 18V42", stroke_width=5),
    )


def _port() -> Markup:
    """Return the symbol of a Port: an anchor on a disc in the colour of its owner."""
    return _tinted(
        "port",
        h.circle(r=45),
        h.path(
            d="M0 -18V30M-26 6Q-24 30 0 30Q24 30 26 6M-14 -6H14",
            stroke=BONE,
            stroke_width=9,
            fill="none",
        ),
        h.circle(cy=-24, r=7, stroke=BONE, stroke_width=7, fill="none"),
    )


def _unit(owner: int) -> list[Markup]:
    """Return the plates of units, in the shape of their owner's mark: filled, and hollow for units that cannot act."""
    name = OWNERS[owner]
    return [
        sign(f"plate-{name}", h.path(d=MARKS[owner], fill=PIECE[owner]), width=5, pen=BONE),
        sign(f"spent-{name}", h.path(d=MARKS[owner], fill=BONE), width=8, pen=EDGE[owner]),
    ]


PIECE_SHAPES: Final = (
    _settlement(),
    _temple(),
    _fortress(),
    _academy(),
    _port(),
    *(shape for owner in range(len(OWNERS)) for shape in _unit(owner)),
    # Drawn behind the plates: a sword for Armies, a head for Settlers.
    sign(
        "army",
        h.path(d="M-9 36V-26L0 -47L9 -26V36Z", fill=BONE),
        h.path(d="M-24 14H24V25H-24ZM-6 25H6V46H-6Z", fill=WOOD),
        width=5,
    ),
    sign(
        "settler",
        h.path(d="M-30 46Q-30 -2 0 -2Q30 -2 30 46Z", fill=SHADED_BONE),
        h.circle(cy=-22, r=22, fill=SHADED_BONE),
    ),
    _tinted("sail", h.path(d="M-4 -46Q44 -24 34 18H-4Z"), h.path(d="M-12 -36Q-36 -8 -34 18H-12Z", fill=BONE)),
    sign("hull", h.path(d="M-46 20H46Q40 46 24 46H-26Q-42 46 -46 20Z", fill=WOOD)),
    sign(
        "ship",
        h.path(d="M-4 -46Q44 -24 34 16H-4Z", fill=SHADED_BONE),
        h.path(d="M-12 -36Q-36 -8 -34 16H-12Z", fill=BONE),
        h.path(d="M-46 20H46Q40 46 24 46H-26Q-42 46 -46 20Z", fill=WOOD),
    ),
    sign("exhausted", h.circle(r=42, fill=STONE), h.path(d="M-22 -22L22 22M22 -22L-22 22", stroke_width=12)),
    sign(
        "active",
        h.circle(r=42, fill=GOLD),
        h.path(d="M-20 2L-5 18L22 -16", fill="none", stroke=CONTOUR, stroke_width=13),
    ),
)

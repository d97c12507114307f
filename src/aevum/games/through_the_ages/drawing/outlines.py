"""Outlines that many drawings share, defined once and placed by their upper left corner."""

from __future__ import annotations

from typing import Final

from aevum.games.through_the_ages.drawing.layout import BAND_HEIGHT, CARD_HEIGHT, CARD_WIDTH
from aevum.kernel.markup import Element, Markup, h
from aevum.kernel.svg.box import Box
from aevum.kernel.svg.colours import INK, LIGHT_PAPER


def _paper(name: str, width: float, height: float) -> Markup:
    return h.rect(f"#tas-{name}", width=width, height=height, rx=6, fill=LIGHT_PAPER, stroke=INK)[None]


def _band(name: str, width: float, height: float) -> Markup:
    """Return the band of a card, which the caller fills with the colour of the kind."""
    return h.path(f"#tas-{name}", d=band_path(0, 0, width, height))[None]


def band_path(x: float, y: float, width: float, height: float) -> str:
    """Return the path of a band whose upper corners are round."""
    side = height - 6
    return f"M{x:g} {y + height:g}v{-side:g}a6 6 0 0 1 6 -6h{width - 12:g}a6 6 0 0 1 6 6v{side:g}Z"


FRAMES: Final = (
    _paper("card", CARD_WIDTH, CARD_HEIGHT),
    _band("card-band", CARD_WIDTH, BAND_HEIGHT),
)


def framed(name: str, box: Box, fill: str | None = None) -> Element:
    """Return the outline of this name, placed at the upper left corner of a box."""
    return h.use(href=f"#tas-{name}", x=box.x, y=box.y, fill=fill)

"""Colours of this sheet beside those of `kernel.svg`, and the placing of symbols."""

from __future__ import annotations

from typing import Final

from aevum.kernel.markup import Element, h
from aevum.kernel.svg.colours import colour

GREEN: Final = colour("ti-green", "#5b8a4c", "#6fa35d")
DARK_GREEN: Final = colour("ti-dark-green", "#2f5a34", "#3d7544")
PALE_STONE: Final = "#dedad2"
DARK_STONE: Final = "#6c6862"
WATER: Final = colour("ti-water", "#b5d6e4", "#22506d")
DEEP_WATER: Final = colour("ti-deep-water", "#2e6b8f", "#8cc3e3")
STRAW: Final = "#efd58c"
SLATE: Final = colour("ti-slate", "#33486b", "#5d7ab0")
KERB: Final = colour("ti-kerb", "#2b211a", "#0d0906")
"""Colour of both edges of a road."""


def place(symbol: str, x: float, y: float, size: float, *, opacity: float | None = None) -> Element:
    """Return a use of the symbol, `size` units wide and high, with its middle at (x, y)."""
    return h.use(href=f"#ti-{symbol}", transform=f"translate({x:g} {y:g}) scale({size / 100:g})", opacity=opacity)


def cross(x: float, y: float, reach: float) -> str:
    """Return the path of two crossing pen strokes through (x, y)."""
    way = 2 * reach
    return f"M{x - reach:g} {y - reach:g}l{way:g} {way:g}m0 {-way:g}l{-way:g} {way:g}"

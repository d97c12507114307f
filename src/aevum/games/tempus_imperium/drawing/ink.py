"""Ink: the colours of this sheet beside those of the house, and how a symbol is set on the paper."""

from __future__ import annotations

from typing import Final

from aevum.kernel.markup import Element, h
from aevum.kernel.pigments import pigment

GREEN: Final = pigment("ti-green", "#5b8a4c", "#6fa35d")
DARK_GREEN: Final = pigment("ti-dark-green", "#2f5a34", "#3d7544")
PALE_STONE: Final = "#dedad2"
DARK_STONE: Final = "#6c6862"
WATER: Final = pigment("ti-water", "#b5d6e4", "#22506d")
DEEP_WATER: Final = pigment("ti-deep-water", "#2e6b8f", "#8cc3e3")
STRAW: Final = "#efd58c"
SLATE: Final = pigment("ti-slate", "#33486b", "#5d7ab0")
KERB: Final = pigment("ti-kerb", "#2b211a", "#0d0906")
"""Both edges of a road."""


def place(symbol: str, x: float, y: float, size: float, *, opacity: float | None = None) -> Element:
    """The symbol, `size` units wide and high, with its middle at (x, y)."""
    return h.use(href=f"#ti-{symbol}", transform=f"translate({x:g} {y:g}) scale({size / 100:g})", opacity=opacity)


def cross(x: float, y: float, reach: float) -> str:
    """The path of two strokes of the pen through (x, y)."""
    way = 2 * reach
    return f"M{x - reach:g} {y - reach:g}l{way:g} {way:g}m0 {-way:g}l{-way:g} {way:g}"

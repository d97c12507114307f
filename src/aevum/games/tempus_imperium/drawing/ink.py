"""Ink: the colours of this sheet beside those of the house, and how a symbol is set on the paper."""

from __future__ import annotations

from typing import Final

from aevum.kernel.markup import Element, h

GREEN: Final = "#5b8a4c"
DARK_GREEN: Final = "#2f5a34"
PALE_STONE: Final = "#dedad2"
DARK_STONE: Final = "#6c6862"
WATER: Final = "#b5d6e4"
DEEP_WATER: Final = "#2e6b8f"
STRAW: Final = "#efd58c"
SLATE: Final = "#33486b"


def place(symbol: str, x: float, y: float, size: float, *, opacity: float | None = None) -> Element:
    """The symbol, `size` units wide and high, with its middle at (x, y)."""
    return h.use(href=f"#ti-{symbol}", transform=f"translate({x:g} {y:g}) scale({size / 100:g})", opacity=opacity)


def cross(x: float, y: float, reach: float) -> str:
    """The path of two strokes of the pen through (x, y)."""
    way = 2 * reach
    return f"M{x - reach:g} {y - reach:g}l{way:g} {way:g}m0 {-way:g}l{-way:g} {way:g}"

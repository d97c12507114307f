"""Ink: the colours of the sheet, its letters, and how a symbol is set on the paper."""

from __future__ import annotations

from typing import Final

from aevum.kernel.markup import Element, Markup, h

PAPER: Final = "#f6eedc"
LIGHT_PAPER: Final = "#fdf9ee"
SHADED_PAPER: Final = "#ecdfc3"
INK: Final = "#2b211a"
SOFT_INK: Final = "#5c4c3c"
FAINT_INK: Final = "#b9a88c"
GREEN: Final = "#5b8a4c"
DARK_GREEN: Final = "#2f5a34"
WOOD: Final = "#a8713f"
PALE_STONE: Final = "#dedad2"
STONE: Final = "#a5a199"
DARK_STONE: Final = "#6c6862"
WATER: Final = "#b5d6e4"
DEEP_WATER: Final = "#2e6b8f"
GOLD: Final = "#e4b43c"
DARK_GOLD: Final = "#9a6c0c"
STRAW: Final = "#efd58c"
SLATE: Final = "#33486b"
BLOOD: Final = "#8a1c1c"

LETTERS: Final = "Libertinus Serif, Georgia, 'Times New Roman', serif"
FIGURES: Final = "Libertinus Serif, 'Times New Roman', serif"
"""Without Georgia, whose old-style figures dance on the line."""

_HALF_FIGURE: Final = 0.325
"""Half the height of a figure, as a part of its size."""


def place(symbol: str, x: float, y: float, size: float, *, opacity: float | None = None) -> Element:
    """The symbol, `size` units wide and high, with its middle at (x, y)."""
    return h.use(href=f"#ti-{symbol}", transform=f"translate({x:g} {y:g}) scale({size / 100:g})", opacity=opacity)


def write(
    text: str,
    x: float,
    y: float,
    size: float,
    *,
    anchor: str | None = "middle",
    bold: bool = False,
    colour: str | None = None,
    figures: bool = False,
) -> Markup:
    """A line of text on the baseline y."""
    return h.text(
        x=x,
        y=y,
        font_size=size,
        text_anchor=anchor,
        font_weight="bold" if bold else None,
        fill=colour,
        font_family=FIGURES if figures else None,
    )[text]


def figure(text: str, x: float, y: float, size: float, *, bold: bool = False, colour: str | None = None) -> Markup:
    """A number or capital letter with its middle at (x, y)."""
    return write(text, x, y + _HALF_FIGURE * size, size, bold=bold, colour=colour, figures=True)


def cross(x: float, y: float, reach: float) -> str:
    """The path of two strokes of the pen through (x, y)."""
    way = 2 * reach
    return f"M{x - reach:g} {y - reach:g}l{way:g} {way:g}m0 {-way:g}l{-way:g} {way:g}"


def capitalised(name: str) -> str:
    """The name as it begins a line."""
    return name[:1].upper() + name[1:]


def signed(points: int) -> str:
    """Points with a true minus sign."""
    return f"−{-points}" if points < 0 else str(points)

"""Ink: the colours of the table, its letters, and how a symbol is set on it."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from aevum.games.tempus.facts import TERRAINS
from aevum.kernel.markup import Element, Markup, h

PAPER: Final = "#f6eedc"
LIGHT_PAPER: Final = "#fdf9ee"
SHADED_PAPER: Final = "#ecdfc3"
INK: Final = "#2b211a"
SOFT_INK: Final = "#5c4c3c"
FAINT_INK: Final = "#b9a88c"
GOLD: Final = "#e4b43c"
DARK_GOLD: Final = "#9a6c0c"
PALE_GOLD: Final = "#f7e3a9"
BLOOD: Final = "#8a1c1c"
WOOD: Final = "#a8713f"
STONE: Final = "#a5a199"
SEA: Final = "#cfe1e6"
SHALLOWS: Final = "#e6f0ef"
SEA_INK: Final = "#8fb3c1"
LAKE: Final = "#7fb2cf"
LAKE_INK: Final = "#2e6b8f"

GROUND: Final = ("#c3d18f", "#efd992", "#c9985c", "#7fa277", "#c3beb6")
"""The colour of each terrain; in grey they run from light straw to dark woods."""
GROUND_INK: Final = ("#5f7c34", "#a8812c", "#7c4f22", "#28502f", "#5d5850")
TOKEN: Final = ("#b5352b", "#2c5d9e", "#2d7a4a", "#e6b325", "#7a4591")
"""The colour of each seat."""
TOKEN_EDGE: Final = ("#6d1b15", "#16335c", "#123f24", "#7f5b06", "#3f1f4d")
ON_TOKEN: Final = (LIGHT_PAPER, LIGHT_PAPER, LIGHT_PAPER, INK, LIGHT_PAPER)

LETTERS: Final = "Libertinus Serif, Georgia, 'Times New Roman', serif"
FIGURES: Final = "Libertinus Serif, 'Times New Roman', serif"
"""Without Georgia, whose old-style figures dance on the line."""

_HALF_FIGURE: Final = 0.325
"""Half the height of a figure, as a part of its size."""
_LATIN: Final = 0.5
_CYRILLIC: Final = 0.64
"""The breadth of a letter, as a part of its size."""
_BASIC_LATIN_ENDS: Final = 0x250

assert len(GROUND) == len(GROUND_INK) == len(TERRAINS)


# The same signs and figures stand in the same places from move to move: hence the caches.


@lru_cache(maxsize=8_192)
def place(symbol: str, x: float, y: float, size: float = 100, *, opacity: float | None = None) -> Element:
    """The symbol at (x, y), `size` per cent of how it is drawn."""
    scale = "" if size == 100 else f" scale({size / 100:g})"
    return h.use(href=f"#tp-{symbol}", transform=f"translate({x:.5g} {y:.5g}){scale}", opacity=opacity)


@lru_cache(maxsize=8_192)
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


def figure(
    text: str | int,
    x: float,
    y: float,
    size: float,
    *,
    anchor: str | None = "middle",
    bold: bool = False,
    colour: str | None = None,
) -> Markup:
    """A number with its middle at height y."""
    baseline = y + _HALF_FIGURE * size
    return write(str(text), x, baseline, size, anchor=anchor, bold=bold, colour=colour, figures=True)


def fitting(text: str, width: float, size: float) -> float:
    """The size, or a smaller one with which the text keeps to the width."""
    breadth = sum(_LATIN if ord(letter) < _BASIC_LATIN_ENDS else _CYRILLIC for letter in text)
    return round(min(size, width / max(breadth, 1)), 1)


def capitalised(name: str) -> str:
    """The name as it begins a line."""
    return name[:1].upper() + name[1:]

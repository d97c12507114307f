"""Colours of this game beside those of `kernel.svg`, and the placing of symbols."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from aevum.games.tempus.constants import TERRAINS
from aevum.kernel.markup import Element, h
from aevum.kernel.svg.colours import INK, colour

PALE_GOLD: Final = colour("tp-pale-gold", "#f7e3a9", "#4b3b17", "#ffe9a0")
"""Background of what matters now; text stands on it."""
CREAM: Final = "#f7e3a9"
STAGE_PAPER: Final = colour("tp-stage", "#fbf5e6", "#28211b", "#ffffff")
SEA: Final = colour("tp-sea", "#cfe1e6", "#142c3d", "#e4f1f7")
SHALLOWS: Final = colour("tp-shallows", "#e6f0ef", "#27506a")
SEA_INK: Final = colour("tp-sea-ink", "#8fb3c1", "#3a637b", "#5f8ea3")
LAKE: Final = colour("tp-lake", "#7fb2cf", "#2a6288")
LAKE_INK: Final = colour("tp-lake-ink", "#2e6b8f", "#8fc4e4")
WATER: Final = "#7fb2cf"
WATER_INK: Final = "#2e6b8f"

_GROUNDS: Final = {
    "grassland": (("#c3d18f", "#7d9150"), ("#5f7c34", "#43531f")),
    "farmland": (("#efd992", "#b89b4c"), ("#a8812c", "#75591a")),
    "hills": (("#c9985c", "#7a5029"), ("#7c4f22", "#3f2610")),
    "woods": (("#7fa277", "#2c4f36"), ("#28502f", "#12281a")),
    "mountains": (("#c3beb6", "#625e5c"), ("#5d5850", "#2b2826")),
}
"""By terrain, colours of the ground and of what is drawn on it, each as (light theme, dark theme)."""
GROUND: Final = tuple(colour(f"tp-{name}", *ground) for name, (ground, _) in _GROUNDS.items())
"""Ground colour of each terrain; in greyscale they run from light straw to dark woods."""
GROUND_INK: Final = tuple(colour(f"tp-{name}-ink", *pen) for name, (_, pen) in _GROUNDS.items())
ON_GROUND: Final = (
    colour("tp-on-grassland", "#2b211a", "#14100b"),
    colour("tp-on-farmland", "#2b211a", "#14100b"),
    INK,
    INK,
    INK,
)
"""Colour of words on each terrain."""
MOUND: Final = colour("tp-mound", "#dcb27a", "#9a6b3b")
TREE: Final = colour("tp-tree", "#3f6e46", "#4d8357")
PEAK: Final = colour("tp-peak", "#8f8a82", "#8d8883")
PEAK_SHADE: Final = colour("tp-peak-shade", "#6d6861", "#45413e")

TOKEN: Final = (
    colour("tp-red", "#b5352b", "#c4473b"),
    colour("tp-blue", "#2c5d9e", "#3a6fb8"),
    colour("tp-green", "#2d7a4a", "#2f7f4e"),
    "#e6b325",
    colour("tp-purple", "#7a4591", "#8c56a6"),
)
"""Colour of each seat."""
TOKEN_EDGE: Final = ("#6d1b15", "#16335c", "#123f24", "#7f5b06", "#3f1f4d")
TOKEN_TEXT: Final = (
    colour("tp-red-text", "#6d1b15", "#f39a8f"),
    colour("tp-blue-text", "#16335c", "#9cc0f2"),
    colour("tp-green-text", "#123f24", "#8fd6aa"),
    colour("tp-yellow-text", "#6b4c05", "#f0cd62"),
    colour("tp-purple-text", "#3f1f4d", "#d5ade9"),
)
"""Colour in which the name of a seat is written."""
ON_TOKEN: Final = ("#fdf9ee", "#fdf9ee", "#fdf9ee", "#2b211a", "#fdf9ee")

assert tuple(_GROUNDS) == TERRAINS


# Symbols keep their places from move to move: hence the cache.
@lru_cache(maxsize=8_192)
def place(symbol: str, x: float, y: float, size: float = 100, *, opacity: float | None = None) -> Element:
    """Return a use of the symbol at (x, y), at `size` per cent of how it is drawn."""
    scale = "" if size == 100 else f" scale({size / 100:g})"
    return h.use(href=f"#tp-{symbol}", transform=f"translate({x:.5g} {y:.5g}){scale}", opacity=opacity)

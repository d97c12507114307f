"""Ink: the colours of this table beside those of the house, and how a symbol is set on it."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from aevum.games.tempus.facts import TERRAINS
from aevum.kernel.ink import INK, LIGHT_PAPER
from aevum.kernel.markup import Element, h

PALE_GOLD: Final = "#f7e3a9"
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

assert len(GROUND) == len(GROUND_INK) == len(TERRAINS)


# The same signs stand in the same places from move to move: hence the cache.
@lru_cache(maxsize=8_192)
def place(symbol: str, x: float, y: float, size: float = 100, *, opacity: float | None = None) -> Element:
    """The symbol at (x, y), `size` per cent of how it is drawn."""
    scale = "" if size == 100 else f" scale({size / 100:g})"
    return h.use(href=f"#tp-{symbol}", transform=f"translate({x:.5g} {y:.5g}){scale}", opacity=opacity)

"""Colours of this game beside those of `kernel.svg`, and the placing of symbols."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from aevum.games.clash_of_cultures.constants import TERRAINS
from aevum.kernel.markup import Child, Element, Markup, h
from aevum.kernel.svg.colours import colour
from aevum.kernel.svg.typography import LETTERS

_GROUNDS: Final = {
    "fertile": (("#cfdc92", "#86a04c"), ("#5d7a33", "#3d5320")),
    "forest": (("#86ab7a", "#2c4f36"), ("#2a5433", "#132a1b")),
    "mountain": (("#cbc3b8", "#5f5a55"), ("#5f5952", "#2b2826")),
    "barren": (("#ecd7a8", "#a9854c"), ("#9a7a3e", "#65491d")),
    "sea": (("#a9cfe0", "#4a83a1"), ("#3d7c9c", "#1d4358")),
}
"""By terrain, colours of the ground and of what is drawn on it, each as (light theme, dark theme)."""
GROUND: Final = tuple(colour(f"cc-{name}", *ground) for name, (ground, _) in _GROUNDS.items())
GROUND_INK: Final = tuple(colour(f"cc-{name}-ink", *pen) for name, (_, pen) in _GROUNDS.items())
assert tuple(_GROUNDS) == TERRAINS
TREE: Final = colour("cc-tree", "#3f6e46", "#4d8357")
PEAK: Final = colour("cc-peak", "#938c83", "#8d8883")
PEAK_SHADE: Final = colour("cc-peak-shade", "#6d6861", "#45413e")
CLOUD: Final = colour("cc-cloud", "#eeece6", "#3a3f47")
CLOUD_SHADE: Final = colour("cc-cloud-shade", "#c9c9c8", "#555c67")
CLOUD_INK: Final = colour("cc-cloud-ink", "#6a6d72", "#a4abb5", "#000000")
TABLE: Final = colour("cc-table", "#d8cdb4", "#191613", "#ffffff")
"""Background around the map."""
DRY: Final = "#5a3a1a"

SEAT: Final = (
    colour("cc-red", "#b5352b", "#c4473b"),
    colour("cc-blue", "#2c5d9e", "#3a6fb8"),
    colour("cc-green", "#2d7a4a", "#2f7f4e"),
    "#e6b325",
)
"""Colour of each seat."""
BARBARIANS: Final = colour("cc-barbarians", "#4a443f", "#5b544e")
PIECE: Final = (*SEAT, BARBARIANS)
EDGE: Final = ("#6d1b15", "#16335c", "#123f24", "#7f5b06", "#1c1815")
SEAT_TEXT: Final = (
    colour("cc-red-text", "#6d1b15", "#f39a8f"),
    colour("cc-blue-text", "#16335c", "#9cc0f2"),
    colour("cc-green-text", "#123f24", "#8fd6aa"),
    colour("cc-yellow-text", "#6b4c05", "#f0cd62"),
    colour("cc-barbarians-text", "#3a332d", "#c9bfb4"),
)
"""Colour in which the name of each seat, and of barbarians, is written."""
ON_PIECE: Final = ("#fdf9ee", "#fdf9ee", "#fdf9ee", "#2b211a", "#fdf9ee")

FOOD: Final = "#dba92a"
ORE: Final = "#8f97a3"
TIMBER: Final = "#a8713f"
IDEA: Final = "#7fb8dc"
COIN: Final = "#e4b43c"
CULTURE: Final = "#b98ad1"
MOOD: Final = "#f0b64a"
JOY: Final = "#f6d44c"
ANGER: Final = "#e0604c"

CIVIL: Final = colour("cc-civil", "#2a6299", "#2f6aa5")
FIGHT: Final = colour("cc-fight", "#8c3328", "#963d31")
GOAL: Final = colour("cc-goal", "#6d4093", "#7a4ca2")
WONDER: Final = colour("cc-wonder", "#8a5f0c", "#8f660f")
EVENT: Final = colour("cc-event", "#1f7068", "#22766e")
ON_BAND: Final = "#fdf9ee"
"""Text and symbols on a band of the colours above."""
OWNED: Final = colour("cc-owned", "#f2d887", "#57431a", "#ffe9a0")
"""Background of an advance that is known."""
OPEN: Final = colour("cc-open", "#fdf9ee", "#332b24", "#ffffff")
CLOSED: Final = colour("cc-closed", "#e6dac0", "#241e19", "#ffffff")
PANEL: Final = colour("cc-panel", "#efe3c6", "#3a3128")
GOOD_NEWS: Final = colour("cc-good", "#2f5a34", "#a9d3a0")


# Cached: the same symbols are at the same places from move to move.
@lru_cache(maxsize=8_192)
def place(sign: str, x: float, y: float, size: float, *, fill: str | None = None) -> Element:
    """Return a use of a symbol with its middle at (x, y), `size` units high. `fill`: colour of the owner of a piece."""
    return h.use(href=f"#cc-{sign}", transform=f"translate({x:.4g} {y:.4g})scale({size / 100:.3g})", fill=fill)


def lettered(*drawn: Child) -> Markup:
    """Return drawings in a group that sets the font of all text in them, so that no single text has to."""
    return h.g(font_family=LETTERS)[drawn]

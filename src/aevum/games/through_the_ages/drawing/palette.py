"""Colours of this game in addition to the shared palette, and functions that place symbols and text."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from aevum.kernel.markup import Child, Element, Markup, h
from aevum.kernel.svg.colours import colour
from aevum.kernel.svg.typography import LETTERS

ON_BAND: Final = "#fdf9ee"
"""Colour of text and symbols on the band of a card."""
LAND: Final = colour("ta-land", "#7d5a2c", "#86622f")
URBAN: Final = colour("ta-urban", "#5a6473", "#5f6a7b")
UNIT: Final = colour("ta-unit", "#a4382c", "#ab4035")
SPECIAL: Final = colour("ta-special", "#2a6299", "#2f6aa5")
GOVERNMENT: Final = colour("ta-government", "#a8550f", "#a95a17")
LEADER: Final = colour("ta-leader", "#38722f", "#3a7832")
WONDER: Final = colour("ta-wonder", "#6d4093", "#7a4ca2")
ACTION: Final = colour("ta-action", "#876400", "#8a6803")
EVENT: Final = colour("ta-event", "#1f7068", "#22766e")
TERRITORY: Final = colour("ta-territory", "#4d6b1e", "#557424")
BONUS: Final = colour("ta-bonus", "#546178", "#5b6880")
AGGRESSION: Final = colour("ta-aggression", "#8c2a4e", "#963358")
WAR: Final = colour("ta-war", "#4f1f1f", "#6b2c2c")
PACT: Final = colour("ta-pact", "#33538a", "#3a5c98")
TACTIC: Final = colour("ta-tactic", "#8f4526", "#97502f")

BAND: Final = {
    "farm": LAND,
    "mine": LAND,
    "lab": URBAN,
    "temple": URBAN,
    "library": URBAN,
    "theater": URBAN,
    "arena": URBAN,
    "infantry": UNIT,
    "cavalry": UNIT,
    "artillery": UNIT,
    "air": UNIT,
    "special": SPECIAL,
    "government": GOVERNMENT,
    "leader": LEADER,
    "wonder": WONDER,
    "action": ACTION,
    "event": EVENT,
    "territory": TERRITORY,
    "bonus": BONUS,
    "aggression": AGGRESSION,
    "war": WAR,
    "pact": PACT,
    "tactic": TACTIC,
}
"""Colour of the band of each kind of cards; the symbol of the kind says the same without colour."""

CELL: Final = colour("ta-cell", "#efe3c6", "#3a3128")
"""Background of a technology in play."""
CELL_OF: Final = {
    LAND: colour("ta-land-cell", "#ecd9b0", "#43361f"),
    URBAN: colour("ta-urban-cell", "#dfe2e3", "#333840"),
    UNIT: colour("ta-unit-cell", "#f1d5c9", "#47291f"),
}
ZONES: Final = (
    colour("ta-zone-1", "#e2ecd0", "#2e3a24"),
    colour("ta-zone-2", "#f6e7b8", "#473a17"),
    colour("ta-zone-3", "#f0d3bf", "#4a2c1e"),
)
"""Background of the cards of the row, by the price of their place."""

SEAT: Final = (
    colour("ta-orange", "#d0651a", "#d8702a"),
    colour("ta-green", "#2d7a4a", "#2f8350"),
    colour("ta-purple", "#7a4591", "#8c56a6"),
    colour("ta-teal", "#1b7f8c", "#23909e"),
)
SEAT_EDGE: Final = ("#6e2f05", "#123f24", "#3f1f4d", "#0a3f47")
SEAT_TEXT: Final = (
    colour("ta-orange-text", "#8a3d06", "#f3a269"),
    colour("ta-green-text", "#17522d", "#8fd6aa"),
    colour("ta-purple-text", "#552a68", "#d5ade9"),
    colour("ta-teal-text", "#0d535d", "#80d3de"),
)
"""Colour in which the name of each seat is written."""

YELLOW_TOKEN: Final = "#f2c534"
BLUE_TOKEN: Final = "#3c7cc4"
WHITE_TOKEN: Final = "#fdfbf5"
RED_TOKEN: Final = "#c23a2c"
FOOD: Final = "#dba92a"
LEAF: Final = "#6a9a4b"
RESOURCE: Final = "#b5713a"
CULTURE: Final = "#c98ad1"
SCIENCE: Final = "#7fb8dc"
HAPPY: Final = "#f6d44c"


# Cached because most symbols stay where they are from move to move.
@lru_cache(maxsize=8_192)
def place(sign: str, x: float, y: float, size: float) -> Element:
    """Return a symbol of this height with its middle at (x, y)."""
    return h.use(href=f"#tas-{sign}", transform=f"translate({x:.4g} {y:.4g})scale({size / 100:.3g})")


def said(text: str | int, x: float, baseline: float, anchor: str | None = None, colour: str | None = None) -> Markup:
    """Return text that inherits size and weight from its group, so that a card states them once."""
    return h.text(x=x, y=round(baseline, 1), text_anchor=anchor, fill=colour)[str(text)]


def lettered(*drawn: Child) -> Markup:
    """Return a group that sets the font of all text in a drawing once, to keep the markup small."""
    return h.g(font_family=LETTERS)[drawn]

"""Ink: the colours of this table beside those of the house, and how a sign is set on it."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from aevum.kernel.ink import LETTERS
from aevum.kernel.markup import Child, Element, Markup, h
from aevum.kernel.pigments import pigment

ON_BAND: Final = "#fdf9ee"
"""Words and signs on the band of a card."""
LAND: Final = pigment("ta-land", "#7d5a2c", "#86622f")
URBAN: Final = pigment("ta-urban", "#5a6473", "#5f6a7b")
UNIT: Final = pigment("ta-unit", "#a4382c", "#ab4035")
SPECIAL: Final = pigment("ta-special", "#2a6299", "#2f6aa5")
GOVERNMENT: Final = pigment("ta-government", "#a8550f", "#a95a17")
LEADER: Final = pigment("ta-leader", "#38722f", "#3a7832")
WONDER: Final = pigment("ta-wonder", "#6d4093", "#7a4ca2")
ACTION: Final = pigment("ta-action", "#876400", "#8a6803")
EVENT: Final = pigment("ta-event", "#1f7068", "#22766e")
TERRITORY: Final = pigment("ta-territory", "#4d6b1e", "#557424")
BONUS: Final = pigment("ta-bonus", "#546178", "#5b6880")
AGGRESSION: Final = pigment("ta-aggression", "#8c2a4e", "#963358")
WAR: Final = pigment("ta-war", "#4f1f1f", "#6b2c2c")
PACT: Final = pigment("ta-pact", "#33538a", "#3a5c98")
TACTIC: Final = pigment("ta-tactic", "#8f4526", "#97502f")

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
"""The colour of each kind of cards; its sign says the same without colour."""

CELL: Final = pigment("ta-cell", "#efe3c6", "#3a3128")
"""Behind a technology in play."""
CELL_OF: Final = {
    LAND: pigment("ta-land-cell", "#ecd9b0", "#43361f"),
    URBAN: pigment("ta-urban-cell", "#dfe2e3", "#333840"),
    UNIT: pigment("ta-unit-cell", "#f1d5c9", "#47291f"),
}
ZONES: Final = (
    pigment("ta-zone-1", "#e2ecd0", "#2e3a24"),
    pigment("ta-zone-2", "#f6e7b8", "#473a17"),
    pigment("ta-zone-3", "#f0d3bf", "#4a2c1e"),
)
"""Behind the cards of the row, by what their place costs."""

SEAT: Final = (
    pigment("ta-orange", "#d0651a", "#d8702a"),
    pigment("ta-green", "#2d7a4a", "#2f8350"),
    pigment("ta-purple", "#7a4591", "#8c56a6"),
    pigment("ta-teal", "#1b7f8c", "#23909e"),
)
SEAT_EDGE: Final = ("#6e2f05", "#123f24", "#3f1f4d", "#0a3f47")
SEAT_TEXT: Final = (
    pigment("ta-orange-text", "#8a3d06", "#f3a269"),
    pigment("ta-green-text", "#17522d", "#8fd6aa"),
    pigment("ta-purple-text", "#552a68", "#d5ade9"),
    pigment("ta-teal-text", "#0d535d", "#80d3de"),
)
"""The colour in which the name of a seat is written."""

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


# The same signs stand in the same places from move to move: hence the cache.
@lru_cache(maxsize=8_192)
def place(sign: str, x: float, y: float, size: float) -> Element:
    """The sign with its middle at (x, y), so many units high."""
    return h.use(href=f"#tas-{sign}", transform=f"translate({x:.4g} {y:.4g})scale({size / 100:.3g})")


def said(text: str | int, x: float, baseline: float, anchor: str | None = None, colour: str | None = None) -> Markup:
    """Text in the size and weight of the group it stands in, so that a card says them once."""
    return h.text(x=x, y=round(baseline, 1), text_anchor=anchor, fill=colour)[str(text)]


def lettered(*drawn: Child) -> Markup:
    """All that is written in a drawing, in the letters of figures: said once, because there are so many."""
    return h.g(font_family=LETTERS)[drawn]

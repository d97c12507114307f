"""Emblems of Wonders, categories of advances and units."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from aevum.games.clash_of_cultures.drawing.emblems.categories import CATEGORIES
from aevum.games.clash_of_cultures.drawing.emblems.units import UNITS
from aevum.games.clash_of_cultures.drawing.emblems.wonders import WONDERS
from aevum.kernel.markup import Element, Markup
from aevum.kernel.svg.emblems import emblem, place_emblem

_FRAMED: Final = {
    "category": ("plaque", CATEGORIES),
    "wonder": ("arch", WONDERS),
    "unit": ("medallion", UNITS),
}
"""Frame and drawings by kind."""
GROUPS: Final[dict[str, dict[str, Markup]]] = {
    kind: {f"cc-em-{name}": emblem(f"cc-em-{name}", frame, drawn) for name, drawn in drawings.items()}
    for kind, (frame, drawings) in _FRAMED.items()
}
"""Emblems by kind and id; a page is sent the used ones of a group again when one is added."""
EMBLEMS: Final[dict[str, Markup]] = {id: drawn for group in GROUPS.values() for id, drawn in group.items()}
"""All emblems, by id: `cc-em-` and the id of the Wonder, category or unit."""


@lru_cache(maxsize=2_048)
def draw_emblem(name: str, x: float, y: float, size: float) -> Element:
    """Return the emblem of a Wonder, category or unit with its middle at (x, y)."""
    return place_emblem(f"cc-em-{name}", x, y, size)

"""Emblems of leaders, wonders, governments and kinds of events, and the emblem of each card."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from aevum.games.through_the_ages.constants import CARDS
from aevum.games.through_the_ages.drawing.card_figures import age_of, kind_of
from aevum.games.through_the_ages.drawing.emblems.events import EVENTS, event_kind
from aevum.games.through_the_ages.drawing.emblems.governments import GOVERNMENTS
from aevum.games.through_the_ages.drawing.emblems.leaders import LEADERS
from aevum.games.through_the_ages.drawing.emblems.wonders import WONDERS
from aevum.games.through_the_ages.drawing.palette import place
from aevum.kernel.markup import Element, Markup
from aevum.kernel.svg.emblems import emblem, place_emblem

_FRAMED: Final = {
    "leader": ("medallion", LEADERS),
    "wonder": ("arch", WONDERS),
    "government": ("shield", GOVERNMENTS),
    "event": ("octagon", EVENTS),
}
"""Frame and drawings by kind of cards."""
EMBLEMS: Final[dict[str, Markup]] = {
    f"ta-em-{name}": emblem(f"ta-em-{name}", frame, drawn)
    for frame, drawings in _FRAMED.values()
    for name, drawn in drawings.items()
}
"""All emblems, by id."""


def emblem_of(card: int) -> str:
    """Return the id of a card's emblem; empty if it has none."""
    id = f"ta-em-{event_kind(CARDS[card]) if kind_of(card) == 'event' else CARDS[card]}"
    return id if id in EMBLEMS else ""


def _groups() -> dict[str, dict[str, Markup]]:
    found: dict[str, dict[str, Markup]] = {}
    for card in range(len(CARDS)):
        kind, id = kind_of(card), emblem_of(card)
        if id:
            found.setdefault("event" if kind == "event" else f"{kind}-{age_of(card)}", {})[id] = EMBLEMS[id]
    return found


GROUPS: Final = _groups()
"""Emblems by kind and Age of their cards; a page is sent the used ones of a group again when one is added."""


@lru_cache(maxsize=2_048)
def draw_emblem(card: int, x: float, y: float, size: float) -> Element:
    """Return the emblem of a card with its middle at (x, y), or the symbol of its kind if it has none."""
    id = emblem_of(card)
    return place_emblem(id, x, y, size) if id else place(kind_of(card), x, y, 0.9 * size)

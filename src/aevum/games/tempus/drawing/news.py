"""What others have done since one's own last decision: arrows for ways, rings for what has come or gone."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from aevum.games.tempus.drawing.ink import TOKEN, TOKEN_EDGE
from aevum.games.tempus.drawing.layout import MIDDLE, RADIUS
from aevum.games.tempus.facts import HEX_AT, PLAYERS
from aevum.kernel.events import Event
from aevum.kernel.geometry.outlines import POINTED, arrow
from aevum.kernel.ink import BONE
from aevum.kernel.markup import Child, Markup, h

_SHORT: Final = 0.45 * RADIUS
"""An arrow begins and ends so far from the middle of its hexes."""
_TIP: Final = 13.0


def draw_news(news: Sequence[Event]) -> Markup:
    """One mark for each event that has a place on the island."""
    return h.g("#tp-news", pointer_events="none", fill="none", stroke_linecap="round")[[_mark(event) for event in news]]


def _mark(event: Event) -> Child:
    told = dict(event.arguments)
    if "player" not in told or told["player"] not in PLAYERS:
        return None
    seat = PLAYERS.index(told["player"])
    if "source" in told and "target" in told:
        return _arrow(HEX_AT[str(told["source"])], HEX_AT[str(told["target"])], seat)
    return _ring(HEX_AT[str(told["hex"])], seat) if "hex" in told else None


def _ring(place: int, seat: int) -> list[Child]:
    points = POINTED.outline(*MIDDLE[place], RADIUS - 3)
    return [
        h.polygon(points=points, stroke=BONE, stroke_width=7),
        h.polygon(points=points, stroke=TOKEN[seat], stroke_width=4, stroke_dasharray="10 5"),
    ]


def _arrow(source: int, target: int, seat: int) -> list[Child]:
    shaft, tip = arrow(MIDDLE[source], MIDDLE[target], short=_SHORT, tip=_TIP)
    return [
        h.path(d=shaft + tip, stroke=BONE, stroke_width=10, stroke_linejoin="round"),
        h.path(d=shaft, stroke=TOKEN_EDGE[seat], stroke_width=5),
        h.path(d=tip, fill=TOKEN[seat], stroke=TOKEN_EDGE[seat], stroke_width=3, stroke_linejoin="round"),
    ]

"""Marks of what others have done since the viewer's last decision: arrows for moves, rings for single hexes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from aevum.games.tempus.constants import HEX_AT, PLAYERS
from aevum.games.tempus.drawing.layout import MIDDLE, RADIUS
from aevum.games.tempus.drawing.palette import TOKEN, TOKEN_EDGE
from aevum.kernel.events import Event
from aevum.kernel.markup import Child, Markup, h
from aevum.kernel.svg.colours import BONE
from aevum.kernel.svg.hex_outlines import POINTED, arrow

_SHORT: Final = 0.45 * RADIUS
"""Distance from the middle of its hexes at which an arrow begins and ends."""
_TIP: Final = 13.0


def draw_recent_changes(news: Sequence[Event]) -> Markup:
    """Draw one mark for each event that has a place on the island."""
    return h.g("#tp-news", pointer_events="none", fill="none", stroke_linecap="round")[[_mark(event) for event in news]]


def _mark(event: Event) -> Child:
    values = dict(event.arguments)
    if "player" not in values or values["player"] not in PLAYERS:
        return None
    seat = PLAYERS.index(values["player"])
    if "source" in values and "target" in values:
        return _arrow(HEX_AT[str(values["source"])], HEX_AT[str(values["target"])], seat)
    return _ring(HEX_AT[str(values["hex"])], seat) if "hex" in values else None


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

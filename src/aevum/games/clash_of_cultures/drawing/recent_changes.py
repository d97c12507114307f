"""Marks of what others have done since the viewer's last decision: arrows for moves, rings for single hexes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from aevum.games.clash_of_cultures.constants import BARBARIAN, PLAYERS
from aevum.games.clash_of_cultures.drawing.layout import MIDDLE, RADIUS
from aevum.games.clash_of_cultures.drawing.palette import EDGE, PIECE
from aevum.games.clash_of_cultures.maps import LABELS
from aevum.kernel.events import Event
from aevum.kernel.markup import Child, Markup, h
from aevum.kernel.svg.colours import BONE
from aevum.kernel.svg.hex_outlines import FLAT, arrow
from aevum.kernel.words import Argument

_SHORT: Final = 0.5 * RADIUS
"""Distance from the middle of its hexes at which an arrow begins and ends."""
_TIP: Final = 17.0
_DOTS: Final = "0.1 13.5"
_AT: Final = {label: cell for cell, label in enumerate(LABELS)}


def draw_recent_changes(news: Sequence[Event]) -> Markup:
    """Draw one mark for each event that has a place on the map."""
    return h.g("#cc-news", pointer_events="none", fill="none", stroke_linecap="round")[[_mark(event) for event in news]]


def _mark(event: Event) -> Child:
    arguments = dict(event.arguments)
    places = {name: _AT[str(arguments[name])] for name in ("origin", "hex") if str(arguments.get(name)) in _AT}
    if "hex" not in places:
        return None
    seat = _acting_seat(arguments)
    if "origin" in places and places["origin"] != places["hex"]:
        return _arrow(places["origin"], places["hex"], seat)
    return _ring(places["hex"], seat)


def _acting_seat(arguments: Mapping[str, Argument]) -> int:
    named = next((arguments[name] for name in ("player", "attacker") if name in arguments), PLAYERS[BARBARIAN])
    return PLAYERS.index(named) if named in PLAYERS else BARBARIAN


def _ring(cell: int, seat: int) -> list[Child]:
    """Draw a dotted ring, which cannot be taken for a place to touch."""
    outline = FLAT.contour(*MIDDLE[cell], RADIUS - 6)
    return [
        h.path(d=outline, stroke=BONE, stroke_width=10, stroke_dasharray=_DOTS),
        h.path(d=outline, stroke=PIECE[seat], stroke_width=7, stroke_dasharray=_DOTS),
    ]


def _arrow(source: int, target: int, seat: int) -> list[Child]:
    shaft, tip = arrow(MIDDLE[source], MIDDLE[target], short=_SHORT, tip=_TIP)
    return [
        h.path(d=shaft + tip, stroke=BONE, stroke_width=12, stroke_linejoin="round"),
        h.path(d=shaft, stroke=EDGE[seat], stroke_width=6),
        h.path(d=tip, fill=PIECE[seat], stroke=EDGE[seat], stroke_width=3, stroke_linejoin="round"),
    ]

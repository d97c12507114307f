"""What others have done since one's own last decision: arrows for ways, rings for what has come or gone."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from aevum.games.clash_of_cultures.drawing.ink import EDGE, PIECE
from aevum.games.clash_of_cultures.drawing.layout import MIDDLE, RADIUS
from aevum.games.clash_of_cultures.facts import BARBARIAN, PLAYERS
from aevum.games.clash_of_cultures.maps import LABELS
from aevum.kernel.events import Event
from aevum.kernel.geometry.outlines import FLAT, arrow
from aevum.kernel.ink import BONE
from aevum.kernel.markup import Child, Markup, h
from aevum.kernel.words import Argument

_SHORT: Final = 0.5 * RADIUS
"""An arrow begins and ends so far from the middle of its hexes."""
_TIP: Final = 17.0
_AT: Final = {label: cell for cell, label in enumerate(LABELS)}


def draw_news(news: Sequence[Event]) -> Markup:
    """One mark for each event that has a place on the map."""
    return h.g("#cc-news", pointer_events="none", fill="none", stroke_linecap="round")[[_mark(event) for event in news]]


def _mark(event: Event) -> Child:
    told = dict(event.arguments)
    places = {name: _AT[str(told[name])] for name in ("origin", "hex") if str(told.get(name)) in _AT}
    if "hex" not in places:
        return None
    seat = _who(told)
    if "origin" in places and places["origin"] != places["hex"]:
        return _arrow(places["origin"], places["hex"], seat)
    return _ring(places["hex"], seat)


def _who(told: Mapping[str, Argument]) -> int:
    named = next((told[name] for name in ("player", "attacker") if name in told), PLAYERS[BARBARIAN])
    return PLAYERS.index(named) if named in PLAYERS else BARBARIAN


def _ring(cell: int, seat: int) -> list[Child]:
    outline = FLAT.contour(*MIDDLE[cell], RADIUS - 4)
    return [
        h.path(d=outline, stroke=BONE, stroke_width=9),
        h.path(d=outline, stroke=PIECE[seat], stroke_width=5),
    ]


def _arrow(source: int, target: int, seat: int) -> list[Child]:
    shaft, tip = arrow(MIDDLE[source], MIDDLE[target], short=_SHORT, tip=_TIP)
    return [
        h.path(d=shaft + tip, stroke=BONE, stroke_width=12, stroke_linejoin="round"),
        h.path(d=shaft, stroke=EDGE[seat], stroke_width=6),
        h.path(d=tip, fill=PIECE[seat], stroke=EDGE[seat], stroke_width=3, stroke_linejoin="round"),
    ]

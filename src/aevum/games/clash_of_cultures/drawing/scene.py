"""Choice of the current scene: a battle, a trade, a new region, an attempt of influence or an event."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from aevum.games.clash_of_cultures.constants import NONE
from aevum.games.clash_of_cultures.drawing.battle import draw_battle
from aevum.games.clash_of_cultures.drawing.minor_scenes import draw_event, draw_influence, draw_region, event_width
from aevum.games.clash_of_cultures.drawing.stage import STAGE
from aevum.games.clash_of_cultures.drawing.trade import draw_trade
from aevum.games.clash_of_cultures.view import TableView
from aevum.kernel.markup import Child
from aevum.kernel.svg.box import Box
from aevum.kernel.words import Words

Draw = Callable[[TableView, Words], Child]

_SCENES: Final[tuple[tuple[Callable[[TableView], bool], Draw], ...]] = (
    (lambda view: view.battle is not None, draw_battle),
    (lambda view: view.offer is not None, draw_trade),
    (lambda view: view.region != NONE and view.seat != view.actor, draw_region),
    (lambda view: bool(view.pending.get("roll")), draw_influence),
    (lambda view: view.event != NONE, draw_event),
)


def _scene(view: TableView) -> Draw | None:
    if view.over:
        return None
    return next((draw for fits, draw in _SCENES if fits(view)), None)


def is_on(view: TableView) -> bool:
    """Whether there is a scene to show."""
    return _scene(view) is not None


def draw_scene(view: TableView, words: Words) -> Child:
    """Draw the current scene, the first in order of priority; None = no scene."""
    draw = _scene(view)
    return None if draw is None else draw(view, words)


def scene_box(view: TableView, words: Words) -> Box:
    """Return the frame of the current scene: that of an event is as wide as its text needs."""
    wide = event_width(view, words) if _scene(view) is draw_event else STAGE.width
    return Box(0, 0, wide, STAGE.height)

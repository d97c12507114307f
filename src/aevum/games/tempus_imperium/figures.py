"""Figures of the bar above the grid: gold, points, the coming raid, round and turn."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import Final

from aevum.games.tempus_imperium.drawing.palette import place
from aevum.games.tempus_imperium.rules import raid
from aevum.games.tempus_imperium.view import SheetView
from aevum.kernel.markup import Markup, h
from aevum.kernel.points import signed
from aevum.kernel.presentation import Figure
from aevum.kernel.svg.colours import GOLD, INK
from aevum.kernel.svg.document import figure_icon
from aevum.kernel.words import Words

GOAL_FIGURES: Final[Mapping[str, str]] = {
    "score.total": "table-points",
    "gold": "score-gold",
    **{f"score.{part}": f"score-{part}" for part in ("castles", "markets_and_forts", "farms", "longest_road", "lakes")},
    "score.enemies": "score-enemies",
}
"""Figures of a seat that a lesson may ask for: paths in its view, with the messages that name numbers."""

_STAR: Final = h.path(
    d="M0 -46L13 -15L46 -14L20 7L29 40L0 21L-29 40L-20 7L-46 -14L-13 -15Z", fill=GOLD, stroke=INK, stroke_width=5
)


def own_figures(view: SheetView, words: Words) -> Iterator[Figure]:
    """Yield gold, points, what the next raid would take, and the progress of the match."""
    yield Figure("sheet-treasury", str(view.gold), words("score-gold"), icon=_icon("coin"), is_main=True)
    yield Figure("score-total", signed(view.total), words("table-points"), icon=figure_icon(_STAR), is_main=True)
    if not view.over:
        lost = raid.PRICE * len(view.raiders)
        name = words("figure-raid")
        yield Figure("sheet-raid", f"−{lost}" if lost else "0", name, icon=_icon("enemy"), is_alarm=lost > view.gold)
        stage = words("stage-round", round=view.round, turn=view.turn)
        yield Figure("figure-round", stage[:1].upper() + stage[1:], words("table-stage"))


@lru_cache(maxsize=16)
def _icon(sign: str) -> Markup:
    return figure_icon(place(sign, 0, 0, 100))

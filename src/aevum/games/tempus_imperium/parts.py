"""The table in parts: the grid is the board; track, legend and score lie beside it.

All parts are cut from the one sheet, so that what is drawn and what can be touched lie where they lie on paper.
"""

from __future__ import annotations

from typing import Final

from aevum.games.tempus_imperium.board import date, printed, treasury
from aevum.games.tempus_imperium.drawing.layout import (
    BAND_LEFT,
    COLUMN_CIRCLE_Y,
    GRID_BOTTOM,
    GRID_TOP,
    HEIGHT,
    MARGIN,
    PANEL_TOP,
    STRIP,
    TRACK_TOP,
    WIDTH,
)
from aevum.games.tempus_imperium.drawing.paper import written
from aevum.games.tempus_imperium.drawing.score import write_score
from aevum.games.tempus_imperium.drawing.squares import draw_map
from aevum.games.tempus_imperium.drawing.track import write_digits, write_track
from aevum.games.tempus_imperium.moves import SECTION, SQUARE
from aevum.games.tempus_imperium.view import SheetView
from aevum.kernel.markup import fragment, h
from aevum.kernel.shows import BOARD, SHEET, Part
from aevum.kernel.words import Words

_GRID_TOP: Final = COLUMN_CIRCLE_Y - 36
_GRID: Final = f"{MARGIN - 8} {_GRID_TOP} {BAND_LEFT - MARGIN + 8} {GRID_BOTTOM + STRIP + 8 - _GRID_TOP}"
_HEAD: Final = f"{MARGIN - 14} 34 {WIDTH - 2 * MARGIN + 28} {GRID_TOP - STRIP - 108 - TRACK_TOP + 100}"
_FOOT: Final = f"{MARGIN - 8} {PANEL_TOP - 8} {WIDTH - 2 * MARGIN + 16} {HEIGHT - MARGIN - PANEL_TOP + 16}"
_AS_PRINTED: Final = h.use(href="#printed")


def parts(view: SheetView, words: Words) -> list[Part]:
    """The grid, then what is kept beside it."""
    paper = written(view)
    grid = {
        "printed": printed(paper.gold_costs, words.language, words.folders[1:]),
        "digits": fragment(write_digits(paper)),
        "map": fragment(draw_map(paper, words)),
    }
    head = {
        "paper": fragment(_AS_PRINTED),
        "track": fragment(date(paper.date), treasury(paper.gold, words), write_track(paper)),
    }
    foot = {"paper": fragment(_AS_PRINTED), "score": fragment(write_score(paper, words))}
    return [
        Part("grid", BOARD, _GRID, grid, words("table-board"), frozenset((SQUARE.name, SECTION.name))),
        Part("head", SHEET, _HEAD, head, words("sheet-track")),
        Part("foot", SHEET, _FOOT, foot, words("sheet-legend")),
    ]

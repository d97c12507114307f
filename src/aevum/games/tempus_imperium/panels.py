"""Panels of the table: the grid is the board; treasury and track, score and legend lie beside it.

The grid, which holds all touch targets, is cut from the paper sheet, so that targets lie where they lie on paper.
"""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import Final

from aevum.games.tempus_imperium.drawing import status
from aevum.games.tempus_imperium.drawing.icons import ICONS
from aevum.games.tempus_imperium.drawing.layout import (
    COLUMN_CIRCLE_Y,
    GRID_BOTTOM,
    GRID_RIGHT,
    LEGEND_RIGHT,
    MARGIN,
    PANEL_BOTTOM,
    PANEL_TOP,
    RIGHT,
    SCORE_LEFT,
    STRIP,
)
from aevum.games.tempus_imperium.drawing.legend import print_legend
from aevum.games.tempus_imperium.drawing.paper import written
from aevum.games.tempus_imperium.drawing.score import print_score, write_score
from aevum.games.tempus_imperium.drawing.squares import draw_map
from aevum.games.tempus_imperium.drawing.symbols import SYMBOLS
from aevum.games.tempus_imperium.drawing.track import print_circles, write_digits
from aevum.games.tempus_imperium.moves import SECTION, SQUARE
from aevum.games.tempus_imperium.view import SheetView
from aevum.kernel.markup import Markup, fragment, h
from aevum.kernel.presentation import BOARD, SHEET, Panel
from aevum.kernel.words import Words

_TOP: Final = COLUMN_CIRCLE_Y - 42
_GRID: Final = f"{MARGIN - 4} {_TOP} {GRID_RIGHT + STRIP + 8 - MARGIN} {GRID_BOTTOM + STRIP + 6 - _TOP}"
_STATUS: Final = f"0 -4 {status.WIDTH} {status.HEIGHT + 4}"
_PANEL: Final = PANEL_BOTTOM - PANEL_TOP
_NAMES: Final = SCORE_LEFT - 150
"""Left edge of the names of the score; beside the grid there is more room for them than on paper."""
_SCORE: Final = f"{_NAMES - 10} {PANEL_TOP - 8} {RIGHT - _NAMES + 20} {_PANEL + 16}"
_LEGEND: Final = f"{MARGIN - 8} {PANEL_TOP - 2} {LEGEND_RIGHT - MARGIN + 14} {_PANEL + 4}"


def panels(view: SheetView, words: Words) -> list[Panel]:
    """Return the panels: the grid, then those beside it."""
    paper = written(view)
    grid = {
        "printed": _printed_grid(words.language, words.folders[1:]),
        "digits": fragment(write_digits(paper)),
        "map": fragment(draw_map(paper, words)),
    }
    rules, legend = _printed_beside(paper.gold_costs, words.language, words.folders[1:])
    score = {"rules": rules, "points": fragment(write_score(paper, words, _NAMES))}
    return [
        Panel("grid", BOARD, _GRID, grid, words("table-board"), frozenset((SQUARE.name, SECTION.name))),
        Panel("status", SHEET, _STATUS, {"status": fragment(status.draw_status(paper, words))}, words("sheet-track")),
        Panel("score", SHEET, _SCORE, score, words("table-score")),
        Panel("legend", SHEET, _LEGEND, {"legend": legend}, words("sheet-legend")),
    ]


@lru_cache(maxsize=16)
def _printed_grid(language: str, folders: tuple[Path, ...]) -> Markup:
    return fragment(h.defs[SYMBOLS, ICONS], print_circles(Words(language, folders)))


@lru_cache(maxsize=32)
def _printed_beside(gold_costs: tuple[int, ...], language: str, folders: tuple[Path, ...]) -> tuple[Markup, Markup]:
    """Draw the printed part of the score, and the legend."""
    words = Words(language, folders)
    return fragment(print_score(words, _NAMES)), fragment(print_legend(gold_costs, words))

"""The score sheet: seven lines and their total."""

from __future__ import annotations

from typing import Final

from aevum.games.tempus_imperium.drawing.ink import (
    FAINT_INK,
    INK,
    LIGHT_PAPER,
    SOFT_INK,
    capitalised,
    place,
    signed,
    write,
)
from aevum.games.tempus_imperium.drawing.layout import PANEL_BOTTOM, PANEL_TOP, RIGHT, SCORE_LEFT
from aevum.games.tempus_imperium.drawing.paper import Paper
from aevum.games.tempus_imperium.facts import (
    BUILDING_POINTS,
    BUILDINGS,
    ENEMY_POINTS,
    GOLD_PER_POINT,
    ROAD_POINTS,
)
from aevum.games.tempus_imperium.rules.score import LINES
from aevum.kernel.markup import Child, Markup, h
from aevum.kernel.words import Words

_WORTH: Final = dict(zip(BUILDINGS, BUILDING_POINTS, strict=True))
_TOTAL_HEIGHT: Final = 40
_STEP: Final = (PANEL_BOTTOM - PANEL_TOP - _TOTAL_HEIGHT) / len(LINES)
_ICONS: Final = {
    "castles": "castle",
    "markets_and_forts": "market",
    "farms": "farm",
    "longest_road": "road",
    "lakes": "lake",
    "gold": "coin",
    "enemies": "enemy",
}
_FORMULAS: Final = {
    "castles": f"× {_WORTH['castle']}",
    "markets_and_forts": f"× {_WORTH['market']}",
    "farms": f"× {_WORTH['farm']}",
    "longest_road": f"× {ROAD_POINTS}",
    "gold": f"÷ {GOLD_PER_POINT}",
    "enemies": f"× {signed(ENEMY_POINTS)}",
}
_FORMULA_X: Final = RIGHT - 74


def draw_score(paper: Paper, words: Words) -> Markup:
    """The points of every line; empty places on a blank sheet."""
    return h.g("#score")[
        [_line(number, line, paper, words) for number, line in enumerate(LINES)],
        _total(paper, words),
    ]


def _line(number: int, line: str, paper: Paper, words: Words) -> Markup:
    middle = PANEL_TOP + _STEP * (number + 0.5)
    baseline = middle + 7.5
    points = paper.points.get(line)
    return h.g(f".line.{line}")[
        h.title[words(f"sheet-rule-{line}")],
        place(_ICONS[line], SCORE_LEFT + 14, middle, 27),
        write(capitalised(words(f"score-{line}")), SCORE_LEFT + 36, baseline, 23, anchor=None),
        _formula(line, baseline),
        write(signed(points), RIGHT - 4, baseline + 1, 27, anchor="end", bold=True, figures=True)
        if points is not None
        else None,
        h.path(d=f"M{SCORE_LEFT} {middle + _STEP / 2:g}H{RIGHT}", stroke=FAINT_INK, stroke_width=1.2),
    ]


def _formula(line: str, baseline: float) -> Child:
    if line == "lakes":
        return _lake_formula(baseline - 7)
    return write(_FORMULAS[line], _FORMULA_X, baseline, 21, anchor="end", colour=SOFT_INK, figures=True)


def _lake_formula(middle: float) -> list[Child]:
    """Squares of water times buildings beside them."""
    return [
        place("lake", _FORMULA_X - 64, middle, 26),
        write("×", _FORMULA_X - 40, middle + 7, 21, colour=SOFT_INK, figures=True),
        place("farm", _FORMULA_X - 14, middle, 26),
    ]


def _total(paper: Paper, words: Words) -> Markup:
    top = PANEL_BOTTOM - _TOTAL_HEIGHT
    colour = LIGHT_PAPER if paper.over else INK
    return h.g("#total.over" if paper.over else "#total")[
        h.rect(
            x=SCORE_LEFT,
            y=top + 2,
            width=RIGHT - SCORE_LEFT,
            height=_TOTAL_HEIGHT - 2,
            rx=4,
            fill=INK if paper.over else LIGHT_PAPER,
            stroke=INK,
            stroke_width=2,
        ),
        write(words("score-total"), SCORE_LEFT + 14, top + 30, 27, anchor=None, bold=True, colour=colour),
        write(signed(paper.total), RIGHT - 10, top + 32, 34, anchor="end", bold=True, colour=colour, figures=True)
        if paper.total is not None
        else None,
    ]

"""Drawing of the score: seven lines and their total."""

from __future__ import annotations

from typing import Final

from aevum.games.tempus_imperium.drawing.layout import PANEL_BOTTOM, PANEL_TOP, RIGHT, SCORE_LEFT
from aevum.games.tempus_imperium.drawing.palette import place
from aevum.games.tempus_imperium.drawing.paper import Paper
from aevum.games.tempus_imperium.rules.score import LINES, RATES
from aevum.kernel.markup import Child, Element, Markup, h
from aevum.kernel.points import signed
from aevum.kernel.svg.colours import FAINT_INK, INK, LIGHT_PAPER, SOFT_INK
from aevum.kernel.svg.typography import capitalised, fit_size, hit_area, write
from aevum.kernel.words import Words

_TOTAL_HEIGHT: Final = 38
_STEP: Final = (PANEL_BOTTOM - PANEL_TOP - _TOTAL_HEIGHT - 6) / len(LINES)
_ICONS: Final = {
    "castles": "castle",
    "markets_and_forts": "market",
    "farms": "farm",
    "longest_road": "road",
    "lakes": "lake",
    "gold": "coin",
    "enemies": "enemy",
}
_FORMULA_X: Final = RIGHT - 70
_TOTAL_Y: Final = PANEL_BOTTOM - 11


def print_score(words: Words, left: float = SCORE_LEFT) -> Markup:
    """Draw each line with its rule, and the box of the total.

    `left`: where the names begin; the numbers stay in place.
    """
    return h.g("#score")[_rules(left), [_line(line, left, words) for line in LINES], _total_box(left, words)]


def _rules(left: float) -> Element:
    between = "".join(f"M{left} {PANEL_TOP + _STEP * line:g}H{RIGHT}" for line in range(1, len(LINES)))
    return h.path(d=between, stroke=FAINT_INK, stroke_width=1.2)


def _middle(line: str) -> float:
    return PANEL_TOP + _STEP * (LINES.index(line) + 0.5)


def _line(line: str, left: float, words: Words) -> Markup:
    middle, name = _middle(line), capitalised(words(f"score-{line}"))
    return h.g(f"#line-{line}", data_face=f"score-{line}")[
        h.title[words(f"sheet-score-{line}", rate=RATES.get(line, 0))],
        hit_area(left, middle - _STEP / 2, RIGHT - left, _STEP),
        place(_ICONS[line], left + 14, middle, 28),
        write(name, left + 35, middle + 7.5, fit_size(name, RIGHT - left - 150, 22), anchor=None),
        _formula(line, middle),
    ]


def _formula(line: str, middle: float) -> Child:
    if line == "lakes":
        return _lake_formula(middle)
    sign = "÷" if line == "gold" else "×"
    return write(f"{sign}{signed(RATES[line])}", _FORMULA_X, middle + 7.5, 21, anchor="end", colour=SOFT_INK)


def _lake_formula(middle: float) -> list[Child]:
    """Draw the formula of lakes: squares of water times buildings beside them."""
    return [
        place("lake", _FORMULA_X - 62, middle, 27),
        write("×", _FORMULA_X - 37, middle + 7.5, 21, colour=SOFT_INK),
        place("house", _FORMULA_X - 13, middle - 1, 24),
    ]


def _total_box(left: float, words: Words) -> list[Child]:
    return [_box(left, LIGHT_PAPER), write(words("score-total"), left + 14, _TOTAL_Y, 27, anchor=None, bold=True)]


def _box(left: float, fill: str) -> Element:
    return h.rect(
        x=left,
        y=PANEL_BOTTOM - _TOTAL_HEIGHT,
        width=RIGHT - left,
        height=_TOTAL_HEIGHT,
        rx=4,
        fill=fill,
        stroke=INK,
        stroke_width=2,
    )


def write_score(paper: Paper, words: Words, left: float = SCORE_LEFT) -> Markup:
    """Draw the points of each line and the total; light on dark when the game is over."""
    if paper.total is None:
        return h.g("#points")[()]
    colour = LIGHT_PAPER if paper.over else INK
    return h.g("#points")[
        [_points(line, points) for line, points in paper.points.items()],
        _closed_total(left, words) if paper.over else None,
        write(signed(paper.total), RIGHT - 9, _TOTAL_Y + 2, 34, anchor="end", bold=True, colour=colour),
    ]


def _points(line: str, points: int) -> Markup:
    return write(signed(points), RIGHT - 5, _middle(line) + 8.5, 27, anchor="end", bold=True)


def _closed_total(left: float, words: Words) -> Markup:
    name = write(words("score-total"), left + 14, _TOTAL_Y, 27, anchor=None, bold=True, colour=LIGHT_PAPER)
    return h.g(".over")[_box(left, INK), name]

"""The score sheet: seven lines and their total."""

from __future__ import annotations

from typing import Final

from aevum.games.tempus_imperium.drawing.ink import place
from aevum.games.tempus_imperium.drawing.layout import PANEL_BOTTOM, PANEL_TOP, RIGHT, SCORE_LEFT
from aevum.games.tempus_imperium.drawing.paper import Paper
from aevum.games.tempus_imperium.rules.score import LINES, RATES
from aevum.kernel.ink import FAINT_INK, INK, LIGHT_PAPER, SOFT_INK, capitalised, fitting, write
from aevum.kernel.markup import Child, Element, Markup, h
from aevum.kernel.points import signed
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


def print_score(words: Words) -> Markup:
    """Each line with its rule, and the box of the total."""
    return h.g("#score")[_rules(), [_line(line, words) for line in LINES], _total_box(words)]


def _rules() -> Element:
    between = "".join(f"M{SCORE_LEFT} {PANEL_TOP + _STEP * line:g}H{RIGHT}" for line in range(1, len(LINES)))
    return h.path(d=between, stroke=FAINT_INK, stroke_width=1.2)


def _middle(line: str) -> float:
    return PANEL_TOP + _STEP * (LINES.index(line) + 0.5)


def _line(line: str, words: Words) -> Markup:
    middle, name = _middle(line), capitalised(words(f"score-{line}"))
    return h.g(f"#line-{line}")[
        h.title[words(f"sheet-score-{line}", rate=RATES.get(line, 0))],
        place(_ICONS[line], SCORE_LEFT + 14, middle, 28),
        write(name, SCORE_LEFT + 35, middle + 7.5, fitting(name, 258, 22), anchor=None),
        _formula(line, middle),
    ]


def _formula(line: str, middle: float) -> Child:
    if line == "lakes":
        return _lake_formula(middle)
    sign = "÷" if line == "gold" else "×"
    return write(
        f"{sign}{signed(RATES[line])}", _FORMULA_X, middle + 7.5, 21, anchor="end", colour=SOFT_INK, figures=True
    )


def _lake_formula(middle: float) -> list[Child]:
    """Squares of water times buildings beside them."""
    return [
        place("lake", _FORMULA_X - 62, middle, 27),
        write("×", _FORMULA_X - 37, middle + 7.5, 21, colour=SOFT_INK, figures=True),
        place("house", _FORMULA_X - 13, middle - 1, 24),
    ]


def _total_box(words: Words) -> list[Child]:
    return [_box(LIGHT_PAPER), write(words("score-total"), SCORE_LEFT + 14, _TOTAL_Y, 27, anchor=None, bold=True)]


def _box(fill: str) -> Element:
    return h.rect(
        x=SCORE_LEFT,
        y=PANEL_BOTTOM - _TOTAL_HEIGHT,
        width=RIGHT - SCORE_LEFT,
        height=_TOTAL_HEIGHT,
        rx=4,
        fill=fill,
        stroke=INK,
        stroke_width=2,
    )


def write_score(paper: Paper, words: Words) -> Markup:
    """The points of each line and the total; light on dark when the game is over."""
    if paper.total is None:
        return h.g("#points")[()]
    colour = LIGHT_PAPER if paper.over else INK
    return h.g("#points")[
        [_points(line, points) for line, points in paper.points.items()],
        _closed_total(words) if paper.over else None,
        write(signed(paper.total), RIGHT - 9, _TOTAL_Y + 2, 34, anchor="end", bold=True, colour=colour, figures=True),
    ]


def _points(line: str, points: int) -> Markup:
    return write(signed(points), RIGHT - 5, _middle(line) + 8.5, 27, anchor="end", bold=True, figures=True)


def _closed_total(words: Words) -> Markup:
    name = write(words("score-total"), SCORE_LEFT + 14, _TOTAL_Y, 27, anchor=None, bold=True, colour=LIGHT_PAPER)
    return h.g(".over")[_box(INK), name]

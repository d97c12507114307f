"""The turn track above the grid, and the digits in their circles above the columns and beside the rows."""

from __future__ import annotations

from typing import Final

from aevum.games.tempus_imperium.drawing.icons import coin
from aevum.games.tempus_imperium.drawing.ink import (
    GOLD,
    INK,
    LIGHT_PAPER,
    PAPER,
    SOFT_INK,
    figure,
    place,
    write,
)
from aevum.games.tempus_imperium.drawing.layout import (
    CIRCLE,
    COLUMN_CIRCLE_Y,
    COLUMN_SYMBOL_Y,
    GRID_LEFT,
    RAID_X,
    ROW_CIRCLE_X,
    ROW_SYMBOL_X,
    SMALL_SYMBOL,
    TRACK_TOP,
    TURN_BOX,
    column_x,
    round_y,
    row_y,
)
from aevum.games.tempus_imperium.drawing.paper import Paper
from aevum.games.tempus_imperium.facts import (
    ACTION_OF_DIGIT,
    ACTIONS,
    COLUMN_KINDS,
    KINDS,
    RAID_GOLD,
    ROUNDS,
    ROW_KINDS,
    TURNS_PER_ROUND,
)
from aevum.kernel.markup import Child, Markup, h
from aevum.kernel.words import Words

_TAG: Final = 21
"""How far from the middle of its circle a digit's label and its action stand, to the side and upwards."""


def draw_track(paper: Paper, words: Words) -> Markup:
    """Five boxes for each turn of a round, and the raid at the end of each round."""
    rounds = range(1, ROUNDS + 1)
    return h.g("#track")[
        [_round(round, paper, words) for round in rounds],
        write(words("sheet-raid"), RAID_X, TRACK_TOP - 8, 21, colour=SOFT_INK),
        _raid_rule(words),
    ]


def _round(round: int, paper: Paper, words: Words) -> list[Child]:
    y = round_y(round)
    now = round == paper.round and not paper.over
    name = words("sheet-round", round=round)
    first = (round - 1) * TURNS_PER_ROUND + 1
    return [
        write(name, GRID_LEFT - 2, y + 7, 22, anchor="end", bold=now, colour=INK if now else SOFT_INK),
        [
            _turn_box(column_x(turn), y, first + turn <= paper.turns_done, now and turn + 1 == paper.turn)
            for turn in range(TURNS_PER_ROUND)
        ],
        _raid_space(RAID_X, y, round * TURNS_PER_ROUND <= paper.turns_done),
    ]


def _turn_box(x: float, y: float, done: bool, current: bool) -> Markup:
    half = TURN_BOX / 2
    box = h.rect(
        x=x - half,
        y=y - half,
        width=TURN_BOX,
        height=TURN_BOX,
        rx=3,
        fill=GOLD if current else LIGHT_PAPER,
        stroke=INK,
        stroke_width=3.6 if current else 1.6,
    )
    return h.g(".turn.done" if done else ".turn.current" if current else ".turn")[box, _tick(x, y) if done else None]


def _raid_space(x: float, y: float, done: bool) -> Markup:
    lozenge = h.path(
        d=f"M{x:g} {y - 12.5:g}l13 12.5l-13 12.5l-13 -12.5Z", fill=LIGHT_PAPER, stroke=INK, stroke_width=1.8
    )
    return h.g(".raid.done" if done else ".raid")[lozenge, _tick(x, y) if done else None]


def _tick(x: float, y: float) -> Markup:
    """The cross of a pen, a little larger than its box."""
    return h.path(
        d=f"M{x - 9:g} {y - 9:g}l18 18m0 -18l-18 18", stroke=INK, stroke_width=3.4, stroke_linecap="round", fill="none"
    )[()]


def _raid_rule(words: Words) -> Markup:
    """What a raid costs: gold for each enemy beside a building."""
    y = COLUMN_CIRCLE_Y
    return h.g("#raid-rule")[
        h.title[words("sheet-raid-rule", gold=RAID_GOLD)],
        write("−", RAID_X - 26, y + 3, 30, bold=True, figures=True),
        coin(RAID_GOLD, RAID_X + 4, y - 7, 36),
        write("/", RAID_X + 30, y + 3, 28, figures=True),
        place("enemy", RAID_X - 17, y + 36, 36),
        place("farm", RAID_X + 20, y + 36, 36),
    ]


def draw_digits(paper: Paper, words: Words) -> Markup:
    """The date twice, each digit with the symbol it sets up."""
    labels = words("sheet-digit-labels").split()
    return h.g("#digits")[
        [_column(column, label, paper) for column, label in enumerate(labels)],
        [_row(row, label, paper) for row, label in enumerate(labels)],
    ]


def _column(column: int, label: str, paper: Paper) -> Markup:
    x, current = column_x(column), column + 1 == paper.turn
    return h.g(".digit.current" if current else ".digit")[
        _circle(x, COLUMN_CIRCLE_Y, label, _digit(paper, column), current),
        _freed_action(x, paper.digits[column]) if paper.digits else None,
        place(KINDS[COLUMN_KINDS[column]], x, COLUMN_SYMBOL_Y, SMALL_SYMBOL),
    ]


def _row(row: int, label: str, paper: Paper) -> Markup:
    y = row_y(row)
    return h.g(".digit")[
        _circle(ROW_CIRCLE_X, y, label, _digit(paper, row), False),
        place(KINDS[ROW_KINDS[row]], ROW_SYMBOL_X, y, SMALL_SYMBOL),
    ]


def _digit(paper: Paper, number: int) -> str:
    return str(paper.digits[number]) if paper.digits else ""


def _circle(x: float, y: float, label: str, digit: str, current: bool) -> list[Child]:
    return [
        h.circle(
            cx=x,
            cy=y,
            r=CIRCLE,
            fill=GOLD if current else LIGHT_PAPER,
            stroke=INK,
            stroke_width=3.6 if current else 2.2,
        ),
        figure(digit, x, y, 42, bold=True) if digit else None,
        h.circle(cx=x - _TAG, cy=y - _TAG, r=11, fill=PAPER),
        figure(label, x - _TAG, y - _TAG, 20, colour=SOFT_INK),
    ]


def _freed_action(x: float, digit: int) -> list[Child]:
    action = ACTIONS[ACTION_OF_DIGIT[digit]]
    return [
        h.circle(cx=x + _TAG, cy=COLUMN_CIRCLE_Y - _TAG, r=14, fill=PAPER),
        place(action, x + _TAG, COLUMN_CIRCLE_Y - _TAG, 26),
    ]

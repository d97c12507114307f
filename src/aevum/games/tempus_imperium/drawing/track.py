"""Drawing of the turn track above the grid, and of the digits in circles above the columns and beside the rows."""

from __future__ import annotations

from typing import Final

from aevum.games.tempus_imperium.constants import (
    ACTION_OF_DIGIT,
    ACTIONS,
    COLUMN_KINDS,
    DIGIT_ZERO_MEANS,
    KINDS,
    ROUNDS,
    ROW_KINDS,
    TURNS_PER_ROUND,
)
from aevum.games.tempus_imperium.drawing.icons import coin
from aevum.games.tempus_imperium.drawing.layout import (
    BAND_MIDDLE,
    CIRCLE,
    COLUMN_CIRCLE_Y,
    COLUMN_SYMBOL_Y,
    GRID_LEFT,
    ROW_CIRCLE_X,
    ROW_SYMBOL_X,
    SMALL_SYMBOL,
    TRACK_TOP,
    TURN_BOX,
    column_x,
    round_y,
    row_y,
)
from aevum.games.tempus_imperium.drawing.palette import cross, place
from aevum.games.tempus_imperium.drawing.paper import Paper
from aevum.games.tempus_imperium.rules import raid
from aevum.kernel.markup import Child, Element, Markup, h
from aevum.kernel.svg.colours import CONTOUR, GOLD, INK, LIGHT_PAPER, SOFT_INK
from aevum.kernel.svg.typography import draw_number, hit_area, write
from aevum.kernel.words import Words

_TAG: Final = 27
"""Distance of a digit's label from the middle of its circle, to the left and upwards."""
_BADGE: Final = 23
"""Distance of the icon of the action that a digit frees from the middle of its circle, to the right and upwards."""
_ADJACENT: Final = 34
"""Side of the two small squares that show what a raid counts."""


def print_track(words: Words) -> Markup:
    """Draw a box for each turn of the five rounds, the raid at the end of each round, and what a raid costs."""
    rounds = range(1, ROUNDS + 1)
    return h.g("#track")[
        [_round_name(number, words) for number in rounds],
        h.g(fill=LIGHT_PAPER, stroke=INK, stroke_width=1.6)[
            [turn_box(column_x(turn), round_y(number)) for number in rounds for turn in range(TURNS_PER_ROUND)],
            [shield(BAND_MIDDLE, round_y(number)) for number in rounds],
        ],
        write(words("sheet-raid"), BAND_MIDDLE, TRACK_TOP - 7, 21, colour=SOFT_INK),
        raid_rule(BAND_MIDDLE, COLUMN_CIRCLE_Y, words),
    ]


def _round_name(round: int, words: Words) -> Markup:
    name = words("sheet-round", round=round)
    return write(name, GRID_LEFT, round_y(round) + 7, 22, anchor="end", colour=SOFT_INK)


def turn_box(x: float, y: float) -> Element:
    """Draw the box of one turn."""
    half = TURN_BOX / 2
    return h.rect(x=x - half, y=y - half, width=TURN_BOX, height=TURN_BOX, rx=3)


def shield(x: float, y: float) -> Element:
    """Draw the shield of the raid at the end of a round."""
    return h.path(d=f"M{x - 12:g} {y - 10.5:g}h24v8q0 10 -12 14q-12 -4 -12 -14Z")


def raid_rule(x: float, top: float, words: Words) -> Markup:
    """Draw the rule of raids: gold is lost for each enemy beside a building."""
    y = top + 34
    cells = [h.rect(x=x + side, y=y - _ADJACENT / 2, width=_ADJACENT, height=_ADJACENT) for side in (-_ADJACENT, 0)]
    return h.g("#raid-rule", data_face="sheet-raid")[
        hit_area(x - 36, top - 26, 72, 80),
        h.title[words("sheet-raid-rule", gold=raid.PRICE)],
        write("−", x - 16, top + 3, 32, bold=True),
        coin(raid.PRICE, x + 10, top - 7, 34),
        h.g(fill=LIGHT_PAPER, stroke=SOFT_INK, stroke_width=1.4)[cells],
        place("enemy", x - _ADJACENT / 2, y, 28),
        place("house", x + _ADJACENT / 2, y, 26),
    ]


def write_track(paper: Paper) -> Markup:
    """Draw crosses through the turns and raids that are over, and a golden box for the turn that is due."""
    done = range(paper.turns_done)
    raids = range(1, paper.turns_done // TURNS_PER_ROUND + 1)
    return h.g("#turns", fill="none", stroke=INK, stroke_width=3.4, stroke_linecap="round")[
        [h.path(".turn-done", d=cross(*_turn_place(turn), 9)) for turn in done],
        [h.path(".raid-done", d=cross(BAND_MIDDLE, round_y(number) - 2, 6.5)) for number in raids],
        _current_turn(paper) if paper.turn else None,
    ]


def _turn_place(turn: int) -> tuple[float, float]:
    rounds_before, column = divmod(turn, TURNS_PER_ROUND)
    return column_x(column), round_y(rounds_before + 1)


def _current_turn(paper: Paper) -> Markup:
    x, y = _turn_place(paper.turns_done)
    return h.g(".current-turn", fill=GOLD)[
        h.g(data_piece="turn")[turn_box(x, y)],
        h.path(d=f"M{GRID_LEFT + 9} {y - 7:g}l10 7l-10 7Z", fill=INK, stroke="none"),
    ]


def print_circles(words: Words) -> Markup:
    """Draw circles for the digits above and beside the grid, with the symbols that the digits set up."""
    labels = words("sheet-digit-labels").split()
    return h.g("#circles")[
        [_column_head(column, label) for column, label in enumerate(labels)],
        [_row_head(row, label) for row, label in enumerate(labels)],
        _how_to_count(words),
    ]


def _how_to_count(words: Words) -> Markup:
    """Draw the hint that a 0 in a circle stands for the last square."""
    x, y = ROW_CIRCLE_X, COLUMN_SYMBOL_Y
    return h.g("#how-to-count.fine", data_face="sheet-how-to-count", font_size=24)[
        h.title[words("sheet-how-to-count", last=DIGIT_ZERO_MEANS)],
        h.circle(cx=x, cy=y, r=15, fill=LIGHT_PAPER, stroke=SOFT_INK, stroke_width=1.6),
        draw_number("0", x, y, 24, colour=SOFT_INK),
        write(f"= {DIGIT_ZERO_MEANS}", x + 22, y + 8, 24, anchor=None, colour=SOFT_INK),
    ]


def _column_head(column: int, label: str) -> list[Child]:
    x = column_x(column)
    return [
        _circle(x, COLUMN_CIRCLE_Y, label),
        place(KINDS[COLUMN_KINDS[column]], x, COLUMN_SYMBOL_Y, SMALL_SYMBOL),
    ]


def _row_head(row: int, label: str) -> list[Child]:
    y = row_y(row)
    return [
        _circle(ROW_CIRCLE_X, y, label),
        place(KINDS[ROW_KINDS[row]], ROW_SYMBOL_X, y, SMALL_SYMBOL),
    ]


def _circle(x: float, y: float, label: str) -> list[Child]:
    return [
        h.circle(cx=x, cy=y, r=CIRCLE, fill=LIGHT_PAPER, stroke=INK, stroke_width=2.2),
        draw_number(label, x - _TAG, y - _TAG, 22, colour=SOFT_INK, fine=True),
    ]


def write_digits(paper: Paper) -> Markup:
    """Draw the digits twice; above the columns with the action that each frees."""
    return h.g("#digits")[
        _current_circle(paper.turn - 1) if paper.turn else None,
        [_column_digit(column, digit, due=column == paper.turn - 1) for column, digit in enumerate(paper.digits)],
        [_digit(ROW_CIRCLE_X, row_y(row), digit) for row, digit in enumerate(paper.digits)],
    ]


def _current_circle(column: int) -> Element:
    return h.circle(
        ".current", cx=column_x(column), cy=COLUMN_CIRCLE_Y, r=CIRCLE, fill=GOLD, stroke=INK, stroke_width=4
    )


def _column_digit(column: int, digit: int, *, due: bool) -> Markup:
    x, action = column_x(column), ACTIONS[ACTION_OF_DIGIT[digit]]
    return h.g(data_face=f"digit-{column}")[
        hit_area(x - CIRCLE, COLUMN_CIRCLE_Y - CIRCLE, 2 * CIRCLE, 2 * CIRCLE),
        _digit(x, COLUMN_CIRCLE_Y, digit, on_gold=due),
        place(action, x + _BADGE, COLUMN_CIRCLE_Y - _BADGE, 26),
    ]


def _digit(x: float, y: float, digit: int, *, on_gold: bool = False) -> Markup:
    return draw_number(str(digit), x, y, 42, bold=True, colour=CONTOUR if on_gold else None)

"""Drawing of treasury and turn track beside the grid on a screen, closer together than at the top of the paper."""

from __future__ import annotations

from typing import Final

from aevum.games.tempus_imperium.constants import ROUNDS, TURNS_PER_ROUND
from aevum.games.tempus_imperium.drawing.palette import cross, place
from aevum.games.tempus_imperium.drawing.paper import Paper
from aevum.games.tempus_imperium.drawing.track import raid_rule, shield, turn_box
from aevum.kernel.markup import Child, Markup, h
from aevum.kernel.svg.colours import GOLD, INK, LIGHT_PAPER, SOFT_INK
from aevum.kernel.svg.typography import hit_area, write
from aevum.kernel.words import Words

WIDTH: Final = 612
HEIGHT: Final = 158
_TRACK: Final = 334
"""Middle of the first turn; the names of the rounds stand left of it."""
_STEP: Final = 24
_ROW: Final = 28
_SHIELD: Final = _TRACK + _STEP * TURNS_PER_ROUND + 8


def draw_status(paper: Paper, words: Words) -> list[Child]:
    """Draw gold, date and raid on the left, rounds and turns on the right."""
    return [_treasury(paper, words), raid_rule(186, 104, words), _track(paper, words)]


def _treasury(paper: Paper, words: Words) -> Markup:
    return h.g("#treasury", data_face="sheet-treasury")[
        h.title[words("sheet-treasury", gold=paper.gold)],
        hit_area(0, 0, 190, 80),
        place("coins", 48, 44, 84),
        h.text(x=100, y=64, font_size=60, font_weight="bold")[paper.gold],
        write(paper.date.replace(" ", "\u2002"), 8, 112, 22, anchor=None, colour=SOFT_INK)
        if len(paper.date) < 12
        else [
            write(part, 8, 112 + 26 * row, 23, anchor=None, colour=SOFT_INK)
            for row, part in enumerate(paper.date.split(" ", 1))
        ],
    ]


def _track(paper: Paper, words: Words) -> Markup:
    rounds = range(1, ROUNDS + 1)
    return h.g("#turns")[
        [_round_name(number, paper.round == number and bool(paper.turn), words) for number in rounds],
        h.g(fill=LIGHT_PAPER, stroke=INK, stroke_width=1.6)[
            [turn_box(*_turn_place(turn)) for turn in range(ROUNDS * TURNS_PER_ROUND)],
            [shield(_SHIELD, _row(number)) for number in rounds],
        ],
        h.g(fill="none", stroke=INK, stroke_width=3.2, stroke_linecap="round")[
            [h.path(".turn-done", d=cross(*_turn_place(turn), 8)) for turn in range(paper.turns_done)],
            [
                h.path(".raid-done", d=cross(_SHIELD, _row(number) - 2, 6.5))
                for number in range(1, paper.turns_done // TURNS_PER_ROUND + 1)
            ],
            h.g(".current-turn", fill=GOLD)[turn_box(*_turn_place(paper.turns_done))] if paper.turn else None,
        ],
    ]


def _round_name(number: int, due: bool, words: Words) -> Markup:
    name = words("sheet-round", round=number)
    return write(name, _TRACK - 20, _row(number) + 7, 21, anchor="end", colour=INK if due else SOFT_INK, bold=due)


def _row(number: int) -> float:
    return _ROW * (number - 0.5) + 9


def _turn_place(turn: int) -> tuple[float, float]:
    before, column = divmod(turn, TURNS_PER_ROUND)
    return _TRACK + _STEP * column, _row(before + 1)

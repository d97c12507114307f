"""Drawing of the legend: which digit frees which action, costs and uses of buildings, and the kinds of land."""

from __future__ import annotations

from typing import Final

from aevum.games.tempus_imperium.constants import BUILDING_KINDS, BUILDINGS, DATA, KINDS
from aevum.games.tempus_imperium.drawing.icons import coin
from aevum.games.tempus_imperium.drawing.layout import LEGEND_RIGHT, MARGIN, PANEL_BOTTOM, PANEL_TOP
from aevum.games.tempus_imperium.drawing.palette import cross, place
from aevum.games.tempus_imperium.rules.build import resources
from aevum.games.tempus_imperium.rules.turn import PRICE
from aevum.games.tempus_imperium.rules.use import counted, destroys, gold_each
from aevum.kernel.markup import Child, Markup, h
from aevum.kernel.svg.colours import FAINT_INK, INK, SOFT_INK
from aevum.kernel.svg.typography import capitalised, hit_area, wrap_two, write
from aevum.kernel.words import Words

_ROWS: Final = (54, 74, 72)
"""Heights of the free actions, of building and of using; the land takes the rest."""
_TOPS: Final = tuple(PANEL_TOP + sum(_ROWS[:row]) for row in range(len(_ROWS) + 1))
_BUILDING_X: Final = (MARGIN + 104, MARGIN + 222, MARGIN + 351, MARGIN + 479)
_ANY_ACTION_X: Final = LEGEND_RIGHT - 212
_LAND_X: Final = {"forest": MARGIN, "quarry": MARGIN + 140, "lake": MARGIN + 333, "enemy": MARGIN + 457}
_DIGITS: Final = {action["id"]: action["digits"] for action in DATA["action"]}


def print_legend(gold_costs: tuple[int, ...], words: Words) -> Markup:
    """Draw four rows: roads and lakes, building, using, the land."""
    return h.g("#legend")[
        h.path(d="".join(f"M{MARGIN} {top}H{LEGEND_RIGHT}" for top in _TOPS[1:]), stroke=FAINT_INK, stroke_width=1.2),
        _open_action("road", MARGIN, words),
        _open_action("dig", MARGIN + 196, words),
        _any_action(words),
        _row_head("build", _TOPS[1], _ROWS[1], words),
        [_cost(number, gold_costs[number], words) for number in range(len(BUILDINGS))],
        _row_head("use", _TOPS[2], _ROWS[2], words),
        [_yield(number, words) for number in range(len(BUILDINGS))],
        [_land(name, x, words) for name, x in _LAND_X.items()],
    ]


def _digits_of(action: str) -> str:
    digits = _DIGITS[action]
    return str(digits[0]) if len(digits) == 1 else f"{digits[0]}–{digits[-1]}"


def _open_action(action: str, x: float, words: Words) -> Markup:
    middle = _TOPS[0] + _ROWS[0] / 2
    return h.g(f"#action-{action}.action", data_face=f"action-{action}")[
        hit_area(x, _TOPS[0], 190, _ROWS[0]),
        write(_digits_of(action), x, middle + 10, 32, anchor=None, bold=True),
        place(action, x + 76, middle, 40),
        write(words(f"sheet-{action}"), x + 102, middle + 8, 24, anchor=None),
    ]


def _any_action(words: Words) -> Markup:
    middle = _TOPS[0] + _ROWS[0] / 2
    return h.g("#action-any.action", data_face="action-pay")[
        hit_area(_ANY_ACTION_X, _TOPS[0], LEGEND_RIGHT - _ANY_ACTION_X, _ROWS[0]),
        coin(PRICE, _ANY_ACTION_X + 20, middle, 40),
        write(words("sheet-any-action"), _ANY_ACTION_X + 48, middle + 8, 23, anchor=None),
    ]


def _row_head(action: str, top: float, height: float, words: Words) -> Markup:
    lines, size = wrap_two(words(f"sheet-{action}"), 98, 21)
    last = top + height - 9
    return h.g(f"#action-{action}.action", data_face=f"action-{action}")[
        hit_area(MARGIN, top, 96, height),
        write(_digits_of(action), MARGIN, top + 27, 30, anchor=None, bold=True),
        place(action, MARGIN + 76, top + 18, 32),
        [write(line, MARGIN, last - 19 * (len(lines) - 1 - row), size, anchor=None) for row, line in enumerate(lines)],
    ]


def _cost(number: int, gold: int, words: Words) -> Markup:
    """Draw a building, its name and its cost."""
    x, middle = _BUILDING_X[number], _TOPS[1] + _ROWS[1] / 2
    wood, stone = resources(number)
    paid = ["tree"] * wood + ["stone"] * stone
    return h.g(".cost", data_face=f"pick-{BUILDINGS[number]}")[
        hit_area(x, _TOPS[1], 118, _ROWS[1]),
        place(BUILDINGS[number], x + 22, middle, 45),
        write(capitalised(words(f"kind-{BUILDINGS[number]}")), x + 48, middle - 8, 22, anchor=None),
        [place(resource, x + 59 + 23 * item, middle + 15, 54) for item, resource in enumerate(paid)],
        coin(gold, x + 63 + 23 * len(paid), middle + 15, 31) if gold else None,
    ]


def _yield(number: int, words: Words) -> Markup:
    """Draw the gold or effect of using a building."""
    kind = BUILDING_KINDS[number]
    x, middle = _BUILDING_X[number], _TOPS[2] + _ROWS[2] / 2
    return h.g(".yield", data_face=f"kind-{BUILDINGS[number]}")[
        hit_area(x, _TOPS[2], 118, _ROWS[2]),
        h.title[words(f"sheet-use-{BUILDINGS[number]}", gold=gold_each(kind))],
        write("+", x + 10, middle + 9, 28, bold=True),
        coin(gold_each(kind), x + 32, middle, 31),
        _per(counted(kind), x + 55, middle) if counted(kind) else None,
        _destroyed(x + 72, middle) if destroys(kind) else None,
    ]


def _per(kinds: tuple[int, ...], x: float, middle: float) -> list[Child]:
    return [
        write("×", x, middle + 8, 24, colour=SOFT_INK),
        [place(KINDS[kind], x + 23 + 29 * number, middle, 29) for number, kind in enumerate(kinds)],
    ]


def _destroyed(x: float, middle: float) -> list[Child]:
    pen = h.path(d=cross(x, middle, 14), stroke=INK, stroke_width=4, stroke_linecap="round")
    return [place("enemy", x, middle, 32), pen]


def _land(name: str, x: float, words: Words) -> Markup:
    middle = (_TOPS[3] + PANEL_BOTTOM) / 2
    return h.g(".land", data_face=f"kind-{name}")[
        hit_area(x, _TOPS[3], 120, PANEL_BOTTOM - _TOPS[3]),
        place(name, x + 19, middle, 38),
        write(capitalised(words(f"kind-{name}")), x + 46, middle + 8, 22, anchor=None),
    ]

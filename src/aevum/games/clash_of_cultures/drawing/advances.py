"""The advance table: a row for each category, what is known, what can be learnt now and for how much."""

from __future__ import annotations

from collections.abc import Sequence, Set
from functools import cache, lru_cache
from typing import Final

from aevum.games.clash_of_cultures.drawing.ink import CLOSED, OPEN, OWNED, SEAT, place
from aevum.games.clash_of_cultures.drawing.layout import CELL_HEIGHT, HEAD, SHEET_WIDTH, Box, cell, row_top
from aevum.games.clash_of_cultures.drawing.names import short_name
from aevum.games.clash_of_cultures.facts import (
    ADVANCES,
    BORDER,
    CATEGORIES,
    FIRST_GOVERNMENT,
    GOODS,
    NONE,
)
from aevum.games.clash_of_cultures.view import NationView, TableView
from aevum.kernel.ink import DARK_GOLD, FAINT_INK, INK, SOFT_INK, breadth, figure, in_lines
from aevum.kernel.markup import Attribute, Child, Markup, h
from aevum.kernel.words import Words

KNOWN: Final = "known"
BUYABLE: Final = "buyable"
DEAR: Final = "dear"
"""It could be learnt, if there were more food, ideas or gold."""
SHUT: Final = "shut"
_SIZE: Final = 14
_LEADING: Final = 15
_SLENDER: Final = 0.93
_BADGE: Final = 17
_MOST_LINES: Final = 2


def standing(view: TableView, nation: NationView, advance: int) -> tuple[str, int]:
    """How an advance stands with a nation, and its price; prices are those of the reader alone."""
    if advance in nation.advances:
        return KNOWN, 0
    if nation.seat != view.eyes or advance not in view.prices:
        return SHUT, 0
    price, open_now = view.prices[advance]
    return (BUYABLE if open_now else DEAR), price


def advance_name(view: TableView, advance: int, words: Words) -> str:
    """An advance as it is offered: its name and its price."""
    name = words(f"card-{ADVANCES.ids[advance]}")
    state, price = standing(view, view.own, advance)
    return words("board-advance-price", card=name, price=price) if state in (BUYABLE, DEAR) else name


@cache
def draw_frame() -> Markup:
    """The signs of the categories, with a line above the governments."""
    line = row_top(FIRST_GOVERNMENT) - 6
    return h.g[
        [
            h.g(data_face=f"category-{name}")[
                h.rect(x=0, y=row_top(at), width=HEAD, height=CELL_HEIGHT, fill="none", pointer_events="all"),
                place(f"category-{name}", HEAD / 2, row_top(at) + CELL_HEIGHT / 2, 22),
            ]
            for at, name in enumerate(CATEGORIES)
        ],
        h.path(d=f"M4 {line:g}H{SHEET_WIDTH - 4:g}", stroke=FAINT_INK, stroke_width=2, stroke_dasharray="6 4"),
    ]


def draw_advances(view: TableView, nation: NationView, words: Words, asked: Set[str] = frozenset()) -> list[Child]:
    """All 48; `asked`: labels that can be touched here, or asked why not. Of rivals what they know is named."""
    stood = [standing(view, nation, advance) for advance in range(len(ADVANCES))]
    shown = (KNOWN, BUYABLE, DEAR, SHUT) if nation.seat == view.eyes else (KNOWN,)
    known = [advance for advance, (state, _) in enumerate(stood) if state == KNOWN]
    rest = [advance for advance, (state, _) in enumerate(stood) if state not in shown]
    return [
        [_frame("shut", cell(advance)) for advance in rest],
        [_group(state, stood, words, asked) for state in shown],
        h.path(d="".join(map(_cube, known)), fill=SEAT[nation.seat], stroke=INK, stroke_width=1.2),
    ]


def _group(state: str, stood: Sequence[tuple[str, int]], words: Words, asked: Set[str]) -> Markup:
    """Those that stand alike."""
    cells = [
        _cell(advance, state, price, words, asked=ADVANCES.ids[advance] in asked)
        for advance, (other, price) in enumerate(stood)
        if other == state
    ]
    ink = SOFT_INK if state in (SHUT, DEAR) else INK
    return h.g(font_size=_SIZE, fill=ink, font_weight="bold" if state == KNOWN else None)[cells]


@lru_cache(maxsize=8_192)
def _cell(advance: int, state: str, price: int, words: Words, *, asked: bool) -> Markup:
    id = ADVANCES.ids[advance]
    box = cell(advance)
    known = state == KNOWN
    lines, bold = name_lines(short_name(id, words), box.width - 6, 0 if state == SHUT else _BADGE, bold=known)
    first = box.y + (box.height - _LEADING * len(lines)) / 2 + 11.5
    return h.g(f"#cc-{id}" if asked else "", data_face=f"card-{id}")[
        _frame(state, box),
        [_line(line, box.x + 4, first + _LEADING * row, slender=known and not bold) for row, line in enumerate(lines)],
        None if known else _brings(advance, lines, box),
        _badge(state, price, box.x + box.width - 10, box.y + 10) if state in (BUYABLE, DEAR) else None,
    ]


def _line(text: str, x: float, y: float, *, slender: bool) -> Child:
    return h.text(x=round(x, 1), y=round(y, 1), font_weight="normal" if slender else None)[text]


def _frame(state: str, box: Box) -> Child:
    return h.use(href=f"#cc-cell-{state}", x=box.x, y=box.y)


def _brings(advance: int, lines: list[str], box: Box) -> Child:
    """The token on its border, in the lower right corner unless the name reaches there."""
    if BORDER[advance] == NONE or breadth(lines[-1]) * _SIZE * _SLENDER > box.width - 18:
        return None
    return place(GOODS[BORDER[advance]], box.x + box.width - 8, box.y + box.height - 8, 12)


def _badge(state: str, price: int, x: float, y: float) -> Child:
    return [
        h.use(href=f"#cc-badge-{state}", x=round(x, 1), y=y),
        figure(price, round(x, 1), y, _SIZE, bold=state == BUYABLE),
    ]


def _cube(advance: int) -> str:
    """The cube of its owner, in the upper right corner."""
    box = cell(advance)
    return f"M{box.x + box.width - 15:.4g} {box.y + 5:g}h11v11h-11z"


def _look(state: str, fill: str, edge: str, width: float = 1, dashes: str | None = None) -> list[Markup]:
    box = cell(0)
    pen: dict[str, Attribute] = {"fill": fill, "stroke": edge, "stroke_width": width, "stroke_dasharray": dashes}
    return [
        h.rect(f"#cc-cell-{state}", width=box.width, height=box.height, rx=5, **pen)[None],
        h.circle(f"#cc-badge-{state}", r=9, fill=OWNED if state == BUYABLE else OPEN, stroke=DARK_GOLD)[None],
    ]


CELL_SHAPES: Final = (
    *_look(KNOWN, OWNED, DARK_GOLD),
    *_look(BUYABLE, OPEN, DARK_GOLD, 2),
    *_look(DEAR, OPEN, FAINT_INK, 1, "4 3"),
    *_look(SHUT, CLOSED, FAINT_INK),
)
"""The ground of an advance, and of its price."""


@lru_cache(maxsize=2_048)
def name_lines(name: str, width: float, badge: float, *, bold: bool) -> tuple[list[str], bool]:
    """The name in lines, and whether it is bold: it is not where only slender letters find room.

    The first line leaves room for the badge.
    """
    slender = 1 if bold else _SLENDER
    lines = in_lines(name, (width - badge) / slender, _SIZE)
    if len(lines) > 1 and badge:
        rest = name.removeprefix(lines[0].rstrip("-")).strip()
        lines = [lines[0], *in_lines(rest, width / slender, _SIZE)]
    if bold and len(lines) > _MOST_LINES:
        return name_lines(name, width, badge, bold=False)
    return lines, bold

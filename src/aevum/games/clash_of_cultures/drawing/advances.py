"""Advance table of a nation: a row for each category, with what is known, what can be taken now and its price."""

from __future__ import annotations

from collections.abc import Sequence, Set
from functools import cache, lru_cache
from typing import Final

from aevum.games.clash_of_cultures.constants import ADVANCES, BORDER, CATEGORIES, FIRST_GOVERNMENT, GOODS, NONE
from aevum.games.clash_of_cultures.drawing.emblems import draw_emblem
from aevum.games.clash_of_cultures.drawing.layout import CELL_HEIGHT, HEAD, SHEET_WIDTH, cell, row_top
from aevum.games.clash_of_cultures.drawing.names import advance_price, short_name
from aevum.games.clash_of_cultures.drawing.palette import CLOSED, OPEN, OWNED, SEAT, place
from aevum.games.clash_of_cultures.view import NationView, TableView
from aevum.kernel.markup import Attribute, Child, Markup, h
from aevum.kernel.svg.box import Box
from aevum.kernel.svg.colours import DARK_GOLD, FAINT_INK, INK, SOFT_INK
from aevum.kernel.svg.typography import draw_number, text_width, wrap
from aevum.kernel.words import Words

KNOWN: Final = "known"
BUYABLE: Final = "buyable"
DEAR: Final = "dear"
"""State of an advance that could be taken with more food, ideas or gold."""
SHUT: Final = "shut"
_SIZE: Final = 14
_LEADING: Final = 15
_SLENDER: Final = 0.93
_BADGE: Final = 17
_MOST_LINES: Final = 2


def standing(view: TableView, nation: NationView, advance: int) -> tuple[str, int]:
    """Return the state of an advance for a nation, and its price; prices are known for the nation shown first only."""
    if advance in nation.advances:
        return KNOWN, 0
    if nation.seat != view.eyes or advance not in view.prices:
        return SHUT, 0
    food, ore, open_now = view.prices[advance]
    if view.phase == "grant" and view.actor == view.eyes:
        return BUYABLE, ore
    return (BUYABLE if open_now else DEAR), food + ore


def advance_name(view: TableView, advance: int, words: Words) -> str:
    """Return the name of an advance as it is offered, with its price if it can be taken."""
    name = words(f"card-{ADVANCES.ids[advance]}")
    if standing(view, view.own, advance)[0] not in (BUYABLE, DEAR):
        return name
    price = advance_price(view, advance, words, "price-good")
    return words("board-advance-price", card=name, price=price) if price else words("board-advance-free", card=name)


@cache
def draw_frame() -> Markup:
    """Return the symbols of the categories, with a line above the governments."""
    line = row_top(FIRST_GOVERNMENT) - 6
    return h.g[
        [
            h.g(data_face=f"category-{name}")[
                h.rect(x=0, y=row_top(at), width=HEAD, height=CELL_HEIGHT, fill="none", pointer_events="all"),
                draw_emblem(name, HEAD / 2, row_top(at) + CELL_HEIGHT / 2, 24),
            ]
            for at, name in enumerate(CATEGORIES)
        ],
        h.path(d=f"M4 {line:g}H{SHEET_WIDTH - 4:g}", stroke=FAINT_INK, stroke_width=2, stroke_dasharray="6 4"),
    ]


def draw_advances(view: TableView, nation: NationView, words: Words, asked: Set[str] = frozenset()) -> list[Child]:
    """Draw all 48 advances; for opponents, only those they know are named.

    `asked`: ids of advances that can be touched here, to pick them or to see why they cannot be picked.
    """
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
    """Draw all advances in one state."""
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
    """Draw the token on the border of an advance, in the lower right corner unless the name reaches there."""
    if BORDER[advance] == NONE or text_width(lines[-1]) * _SIZE * _SLENDER > box.width - 18:
        return None
    return place(GOODS[BORDER[advance]], box.x + box.width - 8, box.y + box.height - 8, 12)


def _badge(state: str, price: int, x: float, y: float) -> Child:
    return [
        h.use(href=f"#cc-badge-{state}", x=round(x, 1), y=y),
        draw_number(price, round(x, 1), y, _SIZE, bold=state == BUYABLE),
    ]


def _cube(advance: int) -> str:
    """Return the path of the owner's cube, in the upper right corner of an advance."""
    box = cell(advance)
    return f"M{box.x + box.width - 15:.4g} {box.y + 5:g}h11v11h-11z"


def _look(state: str, fill: str, edge: str, width: float = 1) -> list[Markup]:
    box = cell(0)
    pen: dict[str, Attribute] = {"fill": fill, "stroke": edge, "stroke_width": width}
    return [
        h.rect(f"#cc-cell-{state}", width=box.width, height=box.height, rx=5, **pen)[None],
        h.circle(f"#cc-badge-{state}", r=9, fill=OWNED if state == BUYABLE else OPEN, stroke=DARK_GOLD)[None],
    ]


CELL_SHAPES: Final = (
    *_look(KNOWN, OWNED, DARK_GOLD),
    *_look(BUYABLE, OPEN, DARK_GOLD, 2),
    *_look(DEAR, OPEN, FAINT_INK),
    *_look(SHUT, CLOSED, FAINT_INK),
)
"""Symbols of the background of an advance and of its price, by state."""


@lru_cache(maxsize=2_048)
def name_lines(name: str, width: float, badge: float, *, bold: bool) -> tuple[list[str], bool]:
    """Return the name in lines, and whether it is bold: it is not where only regular letters fit.

    The first line leaves `badge` units free for the price.
    """
    slender = 1 if bold else _SLENDER
    lines = wrap(name, (width - badge) / slender, _SIZE)
    if len(lines) > 1 and badge:
        rest = name.removeprefix(lines[0].rstrip("-")).strip()
        lines = [lines[0], *wrap(rest, width / slender, _SIZE)]
    if bold and len(lines) > _MOST_LINES:
        return name_lines(name, width, badge, bold=False)
    return lines, bold

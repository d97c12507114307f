"""The advance table: a row for each category, what is known, what can be learnt now and for how much."""

from __future__ import annotations

from collections.abc import Set
from functools import lru_cache
from typing import Final

from aevum.games.clash_of_cultures.drawing.ink import CLOSED, OPEN, OWNED, SEAT, place
from aevum.games.clash_of_cultures.drawing.layout import CELL_HEIGHT, HEAD, SHEET_WIDTH, cell, row_top
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
from aevum.kernel.ink import DARK_GOLD, FAINT_INK, INK, SOFT_INK, figure, in_lines
from aevum.kernel.markup import Child, Markup, h
from aevum.kernel.words import Words

KNOWN: Final = "known"
BUYABLE: Final = "buyable"
DEAR: Final = "dear"
"""It could be learnt, if there were more food, ideas or gold."""
SHUT: Final = "shut"
_SIZE: Final = 14
_LEADING: Final = 15
_SLENDER: Final = 0.93
_BADGE: Final = 19


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
    """All 48; `asked`: labels that can be touched here, or asked why not."""
    return [
        _cell(advance, *standing(view, nation, advance), nation.seat, words, asked=id in asked)
        for advance, id in enumerate(ADVANCES.ids)
    ]


@lru_cache(maxsize=8_192)
def _cell(advance: int, state: str, price: int, seat: int, words: Words, *, asked: bool) -> Markup:
    id = ADVANCES.ids[advance]
    box = cell(advance)
    fill = {KNOWN: OWNED, SHUT: CLOSED}.get(state, OPEN)
    badge = state in (BUYABLE, DEAR)
    lines = name_lines(short_name(id, words), box.width - 6, _BADGE if badge or state == KNOWN else 0)
    first = box.y + (box.height - _LEADING * len(lines)) / 2 + 11.5
    ink = SOFT_INK if state in (SHUT, DEAR) else INK
    return h.g(f"#cc-{id}" if asked else "", data_face=f"card-{id}")[
        h.rect(
            x=box.x,
            y=box.y,
            width=box.width,
            height=box.height,
            rx=5,
            fill=fill,
            stroke=DARK_GOLD if state in (KNOWN, BUYABLE) else FAINT_INK,
            stroke_width=2 if state == BUYABLE else 1,
            stroke_dasharray="4 3" if state == DEAR else None,
        ),
        h.g(font_size=_SIZE, fill=ink, font_weight="bold" if state == KNOWN else None)[
            [h.text(x=box.x + 4, y=round(first + _LEADING * row, 1))[line] for row, line in enumerate(lines)]
        ],
        _brings(advance, box.x + box.width - 8, box.y + box.height - 8) if state != KNOWN else None,
        _badge(state, price, seat, box.x + box.width - 10, box.y + 10),
    ]


def _brings(advance: int, x: float, y: float) -> Child:
    """The token on its border."""
    return place(GOODS[BORDER[advance]], x, y, 12) if BORDER[advance] != NONE else None


def _badge(state: str, price: int, seat: int, x: float, y: float) -> Child:
    if state == KNOWN:
        return h.rect(x=x - 5, y=y - 5, width=11, height=11, rx=2.5, fill=SEAT[seat], stroke=INK, stroke_width=1.2)
    if state not in (BUYABLE, DEAR):
        return None
    return [
        h.circle(cx=x, cy=y, r=9, fill=OWNED if state == BUYABLE else OPEN, stroke=DARK_GOLD),
        figure(price, x, y, _SIZE, bold=state == BUYABLE),
    ]


@lru_cache(maxsize=2_048)
def name_lines(name: str, width: float, badge: float) -> list[str]:
    """The name in lines; the first leaves room for the badge."""
    lines = in_lines(name, width / _SLENDER, _SIZE)
    if not badge:
        return lines
    narrow = in_lines(name, (width - badge) / _SLENDER, _SIZE)
    if len(narrow) <= 1:
        return narrow
    rest = name.removeprefix(narrow[0].rstrip("-")).strip()
    return [narrow[0], *in_lines(rest, width / _SLENDER, _SIZE)]

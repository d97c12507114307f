"""Drawing of the grid with its letters and numbers, the content of each square, and the roads between them."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Final

from aevum.games.tempus_imperium.constants import (
    DEAD_ENEMY,
    EMPTY,
    FOREST,
    GRID,
    KINDS,
    LAKE,
    PER_SQUARE,
    QUARRY,
    SECTIONS,
    SQUARES,
)
from aevum.games.tempus_imperium.drawing.lakes import draw_lakes
from aevum.games.tempus_imperium.drawing.layout import (
    GRID_BOTTOM,
    GRID_LEFT,
    GRID_RIGHT,
    GRID_TOP,
    SIDE,
    STRIP,
    column_x,
    row_y,
    section_line,
    square_box,
    square_middle,
)
from aevum.games.tempus_imperium.drawing.palette import KERB, STRAW, cross, place
from aevum.games.tempus_imperium.drawing.paper import Paper
from aevum.games.tempus_imperium.drawing.symbols import PIP_PLACES
from aevum.kernel.markup import Child, Element, Markup, h
from aevum.kernel.svg.colours import INK, LIGHT_PAPER, SOFT_INK
from aevum.kernel.svg.typography import draw_number
from aevum.kernel.words import Words

_PIECE: Final = 60
"""Size of a symbol on its square."""
_PIPS: Final = {FOREST: "tree", QUARRY: "stone"}
_ROAD_WIDTH: Final = 12
_LABEL: Final = 30
"""Size of letters and numbers around the grid, large enough to read on a phone."""


def draw_map(paper: Paper, words: Words) -> list[Markup]:
    """Draw all layers of the grid, the lowest first."""
    lakes = frozenset(square for square, kind in enumerate(paper.squares) if kind == LAKE)
    return [
        _ground(),
        draw_lakes(lakes),
        _grid(),
        _pieces(paper, words),
        _free_sections(paper.free_sections),
        _roads(paper.roads),
    ]


@cache
def _ground() -> Markup:
    across, down = GRID_RIGHT - GRID_LEFT, GRID_BOTTOM - GRID_TOP
    return h.g("#ground")[
        h.rect(
            x=GRID_LEFT - STRIP,
            y=GRID_TOP - STRIP,
            width=across + 2 * STRIP,
            height=down + 2 * STRIP,
            fill="none",
            stroke=SOFT_INK,
            stroke_width=2,
        ),
        h.rect(x=GRID_LEFT, y=GRID_TOP, width=across, height=down, fill=LIGHT_PAPER),
        h.g(fill=SOFT_INK)[_letters(), _numbers()],
    ]


def _letters() -> list[Markup]:
    return [
        draw_number(SQUARES[column][0], column_x(column), y, _LABEL)
        for column in range(GRID.columns)
        for y in (GRID_TOP - STRIP / 2, GRID_BOTTOM + STRIP / 2)
    ]


def _numbers() -> list[Markup]:
    return [
        draw_number(str(row + 1), x, row_y(row), _LABEL)
        for row in range(GRID.rows)
        for x in (GRID_LEFT - STRIP / 2, GRID_RIGHT + STRIP / 2)
    ]


@cache
def _grid() -> Markup:
    upright = "".join(f"M{GRID_LEFT + SIDE * column} {GRID_TOP}V{GRID_BOTTOM}" for column in range(1, GRID.columns))
    level = "".join(f"M{GRID_LEFT} {GRID_TOP + SIDE * row}H{GRID_RIGHT}" for row in range(1, GRID.rows))
    return h.g("#grid", fill="none", stroke=SOFT_INK)[
        h.path(d=upright + level, stroke_width=2, stroke_dasharray=f"0.1 {SIDE / 12:.4f}", stroke_linecap="round"),
        h.rect(
            x=GRID_LEFT,
            y=GRID_TOP,
            width=GRID_RIGHT - GRID_LEFT,
            height=GRID_BOTTOM - GRID_TOP,
            stroke=INK,
            stroke_width=1.4,
        ),
    ]


def _pieces(paper: Paper, words: Words) -> Markup:
    names = {what: describe(*what, words) for what in set(zip(paper.squares, paper.left, paper.used, strict=True))}
    contents = enumerate(zip(paper.squares, paper.left, paper.used, strict=True))
    return h.g("#pieces", fill="none", pointer_events="all", stroke_linecap="round")[
        [_square(square, *what, what[2] == paper.round, names[what]) for square, what in contents],
        _unpaid(paper.site) if paper.site >= 0 else None,
    ]


@cache
def _square(square: int, kind: int, left: int, used: int, spent: bool, name: str) -> Markup:
    label = SQUARES[square]
    return h.g(f"#sq-{label}.square.{KINDS[kind]}", data_face=f"square-{label}")[
        h.title[f"{label}: {name}"],
        h.rect(**square_box(square)._asdict()),
        _piece(kind, left, *square_middle(square)),
        _used_mark(used, spent, square) if used else None,
    ]


def describe(kind: int, left: int, used: int, words: Words) -> str:
    """Return the content of a square in words."""
    if kind == EMPTY:
        return words("sheet-square-empty")
    if kind in PER_SQUARE:
        return words(f"sheet-square-{KINDS[kind]}", left=left)
    name = words(f"kind-{KINDS[kind]}")
    return words("sheet-square-used", name=name, round=used) if used else name


def _piece(kind: int, left: int, x: float, y: float) -> Iterator[Child]:
    if kind == LAKE:
        yield place("waves", x, y, SIDE)
    elif kind in _PIPS:
        yield from _resources(kind, left, x, y)
    elif kind == DEAD_ENEMY:
        yield place("enemy", x, y, _PIECE, opacity=0.28)
        yield h.path(".dead", d=cross(x, y, 26), stroke=INK, stroke_width=6)
    elif kind != EMPTY:
        yield place(KINDS[kind], x, y, _PIECE)


def _resources(kind: int, left: int, x: float, y: float) -> Iterator[Child]:
    scale = _PIECE / 100
    gone = PER_SQUARE[kind] - left
    for number, (across, down) in enumerate(PIP_PLACES):
        pip_x, pip_y = x + across * scale, y + down * scale
        if number < gone:
            yield h.g(".pip.struck")[place(_PIPS[kind], pip_x, pip_y, _PIECE, opacity=0.32), _strike(pip_x, pip_y)]
        else:
            yield h.g(".pip")[place(_PIPS[kind], pip_x, pip_y, _PIECE)]


def _strike(x: float, y: float) -> Element:
    return h.path(d=f"M{x - 12:g} {y + 11:g}l24 -22", stroke=INK, stroke_width=3.4)


def _used_mark(used: int, spent: bool, square: int) -> Markup:
    """Draw the round in which a building was used; dark if it is the current one, as the building is then spent."""
    box = square_box(square)
    x, y = box.x + SIDE - 18, box.y + 18
    ring = h.circle(cx=x, cy=y, r=16, fill=INK if spent else LIGHT_PAPER, stroke=INK if spent else SOFT_INK)
    number = draw_number(str(used), x, y, 30, bold=True, colour=LIGHT_PAPER if spent else SOFT_INK)
    return h.g(".used.spent" if spent else ".used")[ring, number]


def _unpaid(square: int) -> Element:
    box = square_box(square)
    return h.rect(
        ".unpaid",
        x=box.x + 8,
        y=box.y + 8,
        width=SIDE - 16,
        height=SIDE - 16,
        rx=6,
        fill="none",
        stroke=INK,
        stroke_width=2.5,
        stroke_dasharray="7 6",
    )


def _free_sections(sections: tuple[int, ...]) -> Markup:
    """Draw invisible lines that can be touched where a road may still be drawn."""
    return h.g("#free-sections", stroke="none", stroke_width=24, pointer_events="stroke")[
        [_section(section, "free") for section in sections]
    ]


def _roads(roads: tuple[int, ...]) -> Markup:
    """Draw dark lines with one light line along their middle, so that crossings run into each other."""
    middle = "".join(f"M{x1} {y1}L{x2} {y2}" for x1, y1, x2, y2 in map(section_line, roads))
    return h.g("#roads", fill="none", stroke_linecap="round", stroke=KERB, stroke_width=_ROAD_WIDTH)[
        [_section(section, "road") for section in roads],
        h.path(d=middle, stroke=STRAW, stroke_width=_ROAD_WIDTH - 7.5, pointer_events="none") if roads else None,
    ]


@cache
def _section(section: int, state: str) -> Element:
    return h.line(f"#road-{SECTIONS[section]}.{state}", **section_line(section)._asdict())

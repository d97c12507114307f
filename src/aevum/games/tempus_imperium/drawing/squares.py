"""The grid with its letters and numbers, what stands on each square, and the roads between them."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Final

from aevum.games.tempus_imperium.drawing.ink import (
    FAINT_INK,
    INK,
    LIGHT_PAPER,
    SOFT_INK,
    STRAW,
    figure,
    place,
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
from aevum.games.tempus_imperium.drawing.paper import Paper
from aevum.games.tempus_imperium.drawing.symbols import PIP_PLACES
from aevum.games.tempus_imperium.facts import (
    DEAD_ENEMY,
    EMPTY,
    FOREST,
    GRID,
    IS_BUILDING,
    KINDS,
    LAKE,
    PER_SQUARE,
    QUARRY,
    SECTIONS,
    SQUARES,
)
from aevum.kernel.markup import Child, Element, Markup, h
from aevum.kernel.words import Words

_PIECE: Final = 58
"""The size of a symbol on its square."""
_PIPS: Final = {FOREST: "tree", QUARRY: "stone"}
_ROAD_WIDTH: Final = 12


def draw_map(paper: Paper, words: Words) -> list[Markup]:
    """All layers of the grid, the lowest first."""
    lakes = {square for square, kind in enumerate(paper.squares) if kind == LAKE}
    return [_ground(), draw_lakes(lakes), _grid(), _pieces(paper, words), _places(paper.places), _roads(paper.roads)]


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
            stroke=INK,
            stroke_width=2.4,
        ),
        h.rect(x=GRID_LEFT, y=GRID_TOP, width=across, height=down, fill=LIGHT_PAPER),
        h.g(fill=SOFT_INK)[_letters(), _numbers()],
    ]


def _letters() -> list[Markup]:
    return [
        figure(SQUARES[column][0], column_x(column), y, 21)
        for column in range(GRID.columns)
        for y in (GRID_TOP - STRIP / 2, GRID_BOTTOM + STRIP / 2)
    ]


def _numbers() -> list[Markup]:
    return [
        figure(str(row + 1), x, row_y(row), 21)
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
    names: dict[tuple[int, int, int], str] = {}
    groups: list[Child] = []
    for square, label in enumerate(SQUARES):
        what = paper.squares[square], paper.left[square], paper.used[square]
        if what not in names:
            names[what] = describe(*what, words)
        groups.append(h.g(f"#sq-{label}.square")[h.title[f"{label}: {names[what]}"], _piece(paper, square)])
    return h.g("#pieces")[groups]


def describe(kind: int, left: int, used: int, words: Words) -> str:
    """What a square carries, in words."""
    if kind == EMPTY:
        return words("sheet-square-empty")
    if kind in PER_SQUARE:
        return words(f"sheet-square-{KINDS[kind]}", left=left)
    name = words(f"kind-{KINDS[kind]}")
    return words("sheet-square-used", name=name, round=used) if used else name


@cache
def _touch(square: int) -> Element:
    """The whole square, unseen, so that a pointer finds it."""
    return h.rect(**square_box(square)._asdict(), fill="none", pointer_events="all")


def _piece(paper: Paper, square: int) -> Iterator[Child]:
    kind = paper.squares[square]
    x, y = square_middle(square)
    yield _touch(square)
    if kind == LAKE:
        yield place("waves", x, y, SIDE)
    elif kind in _PIPS:
        yield from _resources(kind, paper.left[square], x, y)
    elif kind == DEAD_ENEMY:
        yield place("enemy", x, y, _PIECE, opacity=0.28)
        yield _cross(x, y)
    elif kind != EMPTY:
        yield place(KINDS[kind], x, y, _PIECE)
    if IS_BUILDING[kind] and paper.used[square]:
        yield _used_mark(paper.used[square], paper.round, square)
    if square == paper.site:
        yield _unpaid(square)


def _resources(kind: int, left: int, x: float, y: float) -> Iterator[Child]:
    scale = _PIECE / 100
    gone = PER_SQUARE[kind] - left
    for number, (across, down) in enumerate(PIP_PLACES):
        pip_x, pip_y = x + across * scale, y + down * scale
        pip = place(_PIPS[kind], pip_x, pip_y, _PIECE, opacity=0.3 if number < gone else None)
        yield h.g(".pip.struck")[pip, _strike(pip_x, pip_y)] if number < gone else h.g(".pip")[pip]


def _strike(x: float, y: float) -> Element:
    return h.path(
        d=f"M{x - 12:g} {y + 11:g}L{x + 12:g} {y - 11:g}", stroke=INK, stroke_width=3.2, stroke_linecap="round"
    )


def _cross(x: float, y: float) -> Element:
    return h.path(
        ".dead",
        d=f"M{x - 25:g} {y - 25:g}l50 50m0 -50l-50 50",
        stroke=INK,
        stroke_width=6,
        stroke_linecap="round",
    )


def _used_mark(used: int, round: int, square: int) -> Markup:
    """The round in which the building was used; dark when it is this one, for then it is spent."""
    box = square_box(square)
    x, y = box.x + SIDE - 19, box.y + 19
    spent = used == round
    ring = h.circle(cx=x, cy=y, r=12, fill=INK if spent else LIGHT_PAPER, stroke=INK if spent else SOFT_INK)
    number = figure(str(used), x, y, 20, bold=spent, colour=LIGHT_PAPER if spent else SOFT_INK)
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


@cache
def _place(section: int) -> Element:
    return h.line(f"#road-{SECTIONS[section]}.place", **section_line(section)._asdict())


def _places(places: tuple[int, ...]) -> Markup:
    """Where a road may still be drawn: nothing to see, but something to touch."""
    return h.g("#places", stroke="none", stroke_width=24, pointer_events="stroke")[map(_place, places)]


def _roads(roads: tuple[int, ...]) -> Markup:
    lines = [section_line(section) for section in roads]
    return h.g("#roads", fill="none", stroke_linecap="round", stroke=INK, stroke_width=_ROAD_WIDTH)[
        [h.line(f"#road-{SECTIONS[section]}.road", **line._asdict()) for section, line in zip(roads, lines, strict=True)],
        h.path(d="".join(f"M{x1} {y1}L{x2} {y2}" for x1, y1, x2, y2 in lines), stroke=STRAW, stroke_width=4.5)
        if lines
        else None,
    ]

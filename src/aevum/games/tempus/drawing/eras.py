"""Drawing of the era table: what each era allows, which terrain leads into it, and how far the players have come."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import Final

from aevum.games.tempus.constants import COLOURS, ERA_TERRAIN, ERAS, LAST_ERA, PLAYERS, SHIPS, TERRAINS, WATER, named
from aevum.games.tempus.drawing.era_row import COLUMNS, era_row
from aevum.games.tempus.drawing.layout import ERAS as BOX
from aevum.games.tempus.drawing.palette import GROUND, GROUND_INK, PALE_GOLD, place
from aevum.games.tempus.drawing.tokens import mark
from aevum.games.tempus.rules.score import flight_points
from aevum.games.tempus.view import WorldView
from aevum.kernel.events import SPECTATOR
from aevum.kernel.markup import Attribute, Child, Markup, h
from aevum.kernel.svg.colours import DARK_GOLD, FAINT_INK, LIGHT_PAPER
from aevum.kernel.svg.typography import draw_number, fit_size, hit_area, write
from aevum.kernel.words import Words

_HEAD: Final = 38
_ROW: Final = (BOX.height - _HEAD) / len(ERAS)
_NAME_LEFT: Final = BOX.x + 44
_NAME_WIDTH: Final = 160
_CUBES_LEFT: Final = _NAME_LEFT + _NAME_WIDTH + 2
_CUBE_STEP: Final = 17
_WIDTHS: Final = (26, 26, 26, 26, 29, 42, 32)
"""Widths of the columns, in their order."""
_FIRST_COLUMN: Final = BOX.x + BOX.width - 4 - sum(_WIDTHS)


def draw_eras(view: WorldView, words: Words) -> Markup:
    """Draw the printed era table with a cube for every player."""
    return h.g("#tp-eras")[era_layers(view, words).values()]


def era_layers(view: WorldView, words: Words) -> dict[str, Child]:
    """Return the layers of the era table; the printed one never changes."""
    return {
        "rows": [
            h.rect(x=BOX.x, y=BOX.y, width=BOX.width, height=BOX.height, rx=9, fill=LIGHT_PAPER, stroke=FAINT_INK),
            _own(view.era[view.seat]) if view.seat != SPECTATOR else None,
            None if view.over else _next(view.next_era),
        ],
        "printed": _printed(words.language, words.folders[1:]),
        "cubes": [_cubes(view, era, words) for era in sorted(set(view.era))],
    }


def _own(era: int) -> Child:
    """Highlight the row by which the viewer plays."""
    y = _row_y(era) - _ROW / 2
    pen: dict[str, Attribute] = {"fill": PALE_GOLD, "stroke": DARK_GOLD, "stroke_width": 2.5}
    return h.rect(".own-row", x=BOX.x + 2, y=y, width=BOX.width - 4, height=_ROW, rx=5, **pen)


def _next(era: int) -> list[Child]:
    """Mark the row that those with the most progress points enter next; an arrow points at its terrain."""
    y = _row_y(era)
    pen: dict[str, Attribute] = {"fill": "none", "stroke": DARK_GOLD, "stroke_width": 2, "stroke_dasharray": "3 5"}
    return [
        h.rect(".next-row", x=BOX.x + 3, y=y - _ROW / 2 + 1, width=BOX.width - 6, height=_ROW - 2, rx=5, **pen),
        h.path(d=f"M{BOX.x - 5:g} {y - 9:.5g}l12 9l-12 9Z", fill=DARK_GOLD, stroke=LIGHT_PAPER, stroke_width=1.5),
    ]


def _row_y(era: int) -> float:
    return BOX.y + _HEAD + _ROW * (era + 0.5)


def _column_x(column: int) -> float:
    return _FIRST_COLUMN + sum(_WIDTHS[:column]) + _WIDTHS[column] / 2


@lru_cache(maxsize=16)
def _printed(language: str, folders: tuple[Path, ...]) -> Markup:
    words = Words(language, folders)
    tops = [_row_y(era) - _ROW / 2 for era in range(len(ERAS))]
    lines = "".join(f"M{BOX.x + 8:g} {top:.5g}h{BOX.width - 16:g}" for top in tops)
    return h.g[
        h.path(d=lines, stroke=FAINT_INK, stroke_width=0.8),
        [_heading(column, words) for column in range(len(COLUMNS))],
        [_row(era, words) for era in range(len(ERAS))],
    ]


def _heading(column: int, words: Words) -> Markup:
    name = COLUMNS[column]
    return h.g(data_face=f"board-column-{name}")[
        h.title[words(f"board-column-{name}")],
        hit_area(_column_x(column) - _WIDTHS[column] / 2, BOX.y, _WIDTHS[column], _HEAD),
        place(name, _column_x(column), BOX.y + 20, 25),
    ]


def _row(era: int, words: Words) -> Markup:
    name, y = words(f"era-{ERAS[era]}"), _row_y(era)
    label = write(name, _NAME_LEFT, y + 7, fit_size(name, _NAME_WIDTH, 20), anchor=None, bold=True)
    return h.g(data_face=f"era-{ERAS[era]}")[
        hit_area(BOX.x, y - _ROW / 2, BOX.width, _ROW),
        _swatch(era, y, words),
        label,
        _flight(y, words) if era == LAST_ERA else _figures(era, y),
    ]


def _swatch(era: int, y: float, words: Words) -> Child:
    """Draw the terrain that scores on the way into the era."""
    terrain = ERA_TERRAIN[era]
    if terrain == WATER:
        return None
    return h.g(data_face=f"terrain-{TERRAINS[terrain]}")[
        h.title[words("board-progress-to", era=named("era", ERAS[era]), terrain=named("terrain", TERRAINS[terrain]))],
        h.rect(
            x=BOX.x + 8,
            y=y - _ROW / 2 + 2,
            width=30,
            height=_ROW - 4,
            rx=4,
            fill=GROUND[terrain],
            stroke=GROUND_INK[terrain],
        ),
        place(f"{TERRAINS[terrain]}-pattern", BOX.x + 23, y, 34),
    ]


def _figures(era: int, y: float) -> list[Child]:
    ship = place("ships", _column_x(COLUMNS.index("ships")), y, 24) if SHIPS[era] else None
    cells = enumerate(era_row(era).items())
    return [ship, [draw_number(cell, _column_x(column), y, 20) for column, (name, cell) in cells if name != "ships"]]


def _flight(y: float, words: Words) -> Markup:
    x = _column_x(3)
    return h.g[
        h.title[words("board-flight", points=flight_points(LAST_ERA))],
        place("flight", x - 36, y, 30),
        place("star", x, y, 26),
        draw_number(flight_points(LAST_ERA), x + 24, y, 23, bold=True),
    ]


def _cubes(view: WorldView, era: int, words: Words) -> Markup:
    here = [seat for seat in range(view.seats) if view.era[seat] == era]
    y = _row_y(era)
    return h.g[
        h.title[", ".join(words(PLAYERS[seat]) for seat in here)],
        [
            h.g(data_piece=f"cube-{COLOURS[seat]}")[mark(seat, _CUBES_LEFT + _CUBE_STEP * (seat + 0.5), y, 34)]
            for seat in here
        ],
    ]

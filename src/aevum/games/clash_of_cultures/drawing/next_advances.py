"""Strip near the map with the advances that can be taken next, and their prices."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from aevum.games.clash_of_cultures.constants import ADVANCES, BORDER, CATEGORIES, CATEGORY, GOODS, NONE
from aevum.games.clash_of_cultures.drawing.advances import BUYABLE, standing
from aevum.games.clash_of_cultures.drawing.emblems import draw_emblem
from aevum.games.clash_of_cultures.drawing.layout import PIECE_WIDTH, SMALLEST, piece_box, piece_of
from aevum.games.clash_of_cultures.drawing.names import short_name
from aevum.games.clash_of_cultures.drawing.palette import CLOSED, OPEN, OWNED, place
from aevum.games.clash_of_cultures.view import TableView
from aevum.kernel.markup import Child, Markup, h
from aevum.kernel.svg.box import Box
from aevum.kernel.svg.colours import DARK_GOLD, FAINT_INK, SOFT_INK
from aevum.kernel.svg.typography import draw_number, wrap, write
from aevum.kernel.words import Words

_WIDTH: Final = 116
_HEIGHT: Final = 51
_PITCH: Final = 118
_LARGE, _SMALL = 30, 25
"""Size of an emblem alone beside the name, and above the effect."""
_TEXT: Final = 62
"""Width of the name of an advance."""
EFFECT: Final = 9.8
"""Font size of effects: fine print, which is hidden where it would be smaller than eleven pixels."""
EFFECT_LEADING: Final = 10
_LEADING: Final = 13
_MOST_LINES: Final = 2
"""Number of lines of a name above which there is no room for the effect."""
_SLENDER: Final = 0.93
_COLUMNS: Final = 3
"""Number of columns in a piece of the strip."""
_LEAST_PIECES: Final = 2
"""Number of pieces below which the strip never falls, so that its frame seldom changes."""


def next_advance_boxes(view: TableView) -> dict[int, Box]:
    """Return the box of each advance in the strip, two in a column."""
    return {advance: _box(*divmod(at, 2)) for at, advance in enumerate(sorted(view.prices))}


def _box(column: int, row: int) -> Box:
    piece, place = divmod(column, _COLUMNS)
    return Box(PIECE_WIDTH * piece + 2 + _PITCH * place, 2 + (_HEIGHT + 2) * row, _WIDTH, _HEIGHT)


def next_advances_pieces(view: TableView) -> list[tuple[Box, list[int]]]:
    """Return the pieces of the strip: box and advances; only the first ones have room for more."""
    boxes = next_advance_boxes(view)
    count = max(_LEAST_PIECES, 1 + max(map(piece_of, boxes.values()), default=0))
    held = [[advance for advance, box in boxes.items() if piece_of(box) == piece] for piece in range(count)]
    return [
        (piece_box(piece, _used(len(advances)) if piece >= _LEAST_PIECES else PIECE_WIDTH), advances)
        for piece, advances in enumerate(held)
    ]


def _used(count: int) -> float:
    """Return the width of a piece that ends with the last of its advances."""
    return 4 + _PITCH * -(-count // 2)


def draw_next_advances(view: TableView, advances: Sequence[int], words: Words) -> list[Child]:
    """Draw advances of the strip, those that can be bought now brighter."""
    boxes = next_advance_boxes(view)
    return [_next_advance(one, boxes[one], *standing(view, view.own, one), words) for one in advances]


@lru_cache(maxsize=4_096)
def _next_advance(advance: int, box: Box, state: str, price: int, words: Words) -> Markup:
    id = ADVANCES.ids[advance]
    right = box.x + box.width - 11
    ready = state == BUYABLE
    return h.g(f"#cc-{id}", data_face=f"card-{id}")[
        h.rect(
            x=box.x,
            y=box.y,
            width=box.width,
            height=box.height,
            rx=7,
            fill=OPEN if ready else CLOSED,
            stroke=DARK_GOLD if ready else FAINT_INK,
            stroke_width=2 if ready else 1,
        ),
        h.g(font_size=SMALLEST, fill=None if ready else SOFT_INK)[_described(advance, box, words)],
        h.circle(cx=right, cy=box.y + 12, r=8.5, fill=OWNED if ready else OPEN, stroke=DARK_GOLD),
        draw_number(price, right, box.y + 12, 13, bold=ready),
        place(GOODS[BORDER[advance]], right, box.y + box.height - 12, 15) if BORDER[advance] != NONE else None,
    ]


def _described(advance: int, box: Box, words: Words) -> list[Child]:
    """Return emblem, name and effect; where the effect is hidden as too small, the emblem takes its room."""
    effect = effect_lines(advance, words)
    name = name_lines(advance, words)
    large = _named(advance, name, box, _LARGE)
    if not effect or len(name) > _MOST_LINES:
        return large
    top = Box(box.x, box.y, box.width, _SMALL + 3)
    first = box.y + _SMALL + 11
    return [
        h.g(".fine")[_named(advance, name, top, _SMALL)],
        [
            write(line, box.x + 5, round(first + EFFECT_LEADING * row, 1), EFFECT, anchor=None, fine=True)
            for row, line in enumerate(effect)
        ],
        h.g(".coarse", display="none")[large],
    ]


@lru_cache(maxsize=1_024)
def effect_lines(advance: int, words: Words) -> list[str]:
    """Return the effect of an advance in a few words, in lines; empty if there are no such words."""
    message = f"effect-{ADVANCES.ids[advance]}"
    return wrap(words(message), (_WIDTH - 24) / _SLENDER, EFFECT) if words.knows(message) else []


@lru_cache(maxsize=1_024)
def name_lines(advance: int, words: Words) -> list[str]:
    """Return the name of an advance in lines that fit between emblem and price."""
    return wrap(short_name(ADVANCES.ids[advance], words), _TEXT / _SLENDER, SMALLEST)


def _named(advance: int, lines: list[str], box: Box, size: float) -> list[Child]:
    """Return the emblem of the category on the left, and beside it the name."""
    middle = box.y + box.height / 2
    first = middle - _LEADING * len(lines) / 2 + 10
    return [
        draw_emblem(CATEGORIES[CATEGORY[advance]], box.x + 3 + size / 2, middle, size),
        [h.text(x=box.x + 6 + size, y=round(first + _LEADING * row, 1))[line] for row, line in enumerate(lines)],
    ]

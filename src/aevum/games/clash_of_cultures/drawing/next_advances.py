"""Strip near the map with the advances that can be taken next, and their prices."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from aevum.games.clash_of_cultures.constants import ADVANCES, BORDER, CATEGORIES, CATEGORY, GOODS, NONE
from aevum.games.clash_of_cultures.drawing.advances import BUYABLE, standing
from aevum.games.clash_of_cultures.drawing.emblems import draw_emblem
from aevum.games.clash_of_cultures.drawing.layout import SMALLEST, STRIP_HEIGHT
from aevum.games.clash_of_cultures.drawing.names import short_name
from aevum.games.clash_of_cultures.drawing.palette import CLOSED, OPEN, OWNED, PANEL, place
from aevum.games.clash_of_cultures.view import TableView
from aevum.kernel.markup import Child, Markup, h
from aevum.kernel.svg.box import Box
from aevum.kernel.svg.colours import DARK_GOLD, FAINT_INK, SOFT_INK
from aevum.kernel.svg.typography import draw_number, wrap
from aevum.kernel.words import Words

_WIDTH: Final = 116
_HEIGHT: Final = 51
_PITCH: Final = 118
_BAND: Final = 22
_TEXT: Final = 72
"""Width of the name of an advance."""
_LEADING: Final = 13
_SLENDER: Final = 0.93
_ROOM: Final = 2
"""Number of columns by which the strip grows at once, so that its frame seldom changes."""


def next_advance_boxes(view: TableView) -> dict[int, Box]:
    """Return the box of each advance in the strip, two in a column."""
    return {
        advance: Box(2 + _PITCH * (at // 2), 2 + (_HEIGHT + 2) * (at % 2), _WIDTH, _HEIGHT)
        for at, advance in enumerate(sorted(view.prices))
    }


def next_advances_box(view: TableView) -> Box:
    """Return the box of the strip."""
    columns = max(6, -(-len(view.prices) // 2))
    return Box(0, 0, 4 + _PITCH * -(-columns // _ROOM) * _ROOM, STRIP_HEIGHT)


def draw_next_advances(view: TableView, words: Words) -> list[Child]:
    """Draw all advances that can be taken, those that can be bought now brighter."""
    return [
        _next_advance(advance, box, *standing(view, view.own, advance), words)
        for advance, box in next_advance_boxes(view).items()
    ]


@lru_cache(maxsize=4_096)
def _next_advance(advance: int, box: Box, state: str, price: int, words: Words) -> Markup:
    id = ADVANCES.ids[advance]
    lines = wrap(short_name(id, words), _TEXT / _SLENDER, SMALLEST)
    first = box.y + (box.height - _LEADING * len(lines)) / 2 + 10
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
        h.rect(x=box.x + 1.5, y=box.y + 1.5, width=_BAND - 2, height=box.height - 3, rx=6, fill=PANEL),
        draw_emblem(CATEGORIES[CATEGORY[advance]], box.x + _BAND / 2 + 0.5, box.y + box.height / 2, 20),
        h.g(font_size=SMALLEST, fill=None if ready else SOFT_INK)[
            [h.text(x=box.x + _BAND + 2, y=round(first + _LEADING * row, 1))[line] for row, line in enumerate(lines)]
        ],
        h.circle(cx=right, cy=box.y + 12, r=8.5, fill=OWNED if ready else OPEN, stroke=DARK_GOLD),
        draw_number(price, right, box.y + 12, 13, bold=ready),
        place(GOODS[BORDER[advance]], right, box.y + box.height - 12, 15) if BORDER[advance] != NONE else None,
    ]

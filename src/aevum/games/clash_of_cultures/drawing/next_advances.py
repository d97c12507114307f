"""Strip near the map with the advances that can be taken next, and their prices."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from aevum.games.clash_of_cultures.constants import ADVANCES, BORDER, CATEGORIES, CATEGORY, GOODS, NONE
from aevum.games.clash_of_cultures.drawing.advances import BUYABLE, standing
from aevum.games.clash_of_cultures.drawing.emblems import draw_emblem
from aevum.games.clash_of_cultures.drawing.layout import SMALLEST, STRIP_HEIGHT
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

"""Touch targets of the board: a shape over each square and section that is offered."""

from __future__ import annotations

from collections.abc import Mapping, Set
from functools import lru_cache
from typing import Final

from aevum.games.tempus_imperium.constants import SECTIONS, SQUARE_AT
from aevum.games.tempus_imperium.drawing.layout import SIDE, section_line, square_box
from aevum.games.tempus_imperium.drawing.squares import describe
from aevum.games.tempus_imperium.moves import SECTION, SQUARE
from aevum.games.tempus_imperium.view import SheetView
from aevum.kernel.markup import Markup, fragment, h
from aevum.kernel.words import Words

REACH: Final = 14
"""Distance from a section at which a touch still hits it."""
_SECTION_AT: Final = {label: section for section, label in enumerate(SECTIONS)}


def targets(view: SheetView, offered: Mapping[str, str], faint: Set[str], words: Words) -> Markup:
    """Return the touch targets: squares below, sections above them."""
    squares = [
        _square(view, label, _look(label, faint), words) for label, kind in offered.items() if kind == SQUARE.name
    ]
    sections = [_section(label, _look(label, faint), words) for label, kind in offered.items() if kind == SECTION.name]
    return fragment(squares, sections)


def selection_marks(chosen: Mapping[str, str]) -> Markup:
    """Return marks over what has been picked so far."""
    squares = [square_box(SQUARE_AT[label]) for label, kind in chosen.items() if kind == SQUARE.name]
    sections = [section_line(_SECTION_AT[label]) for label, kind in chosen.items() if kind == SECTION.name]
    return fragment(
        [
            h.rect(".chosen", x=box.x + 3, y=box.y + 3, width=box.width - 6, height=box.height - 6, rx=6)[None]
            for box in squares
        ],
        [h.line(".chosen", **line._asdict())[None] for line in sections],
    )


def _look(label: str, faint: Set[str]) -> str:
    return ".target.faint" if label in faint else ".target"


def _square(view: SheetView, label: str, look: str, words: Words) -> Markup:
    place = SQUARE_AT[label]
    content = describe(view.squares[place], view.left[place], view.used[place], words)
    box = square_box(place)
    return h.rect(
        look,
        x=box.x + 3,
        y=box.y + 3,
        width=box.width - 6,
        height=box.height - 6,
        rx=6,
        data_act=label,
        data_face=f"square-{label}",
        role="button",
        tabindex=-1,
        aria_label=f"{label}: {content}",
    )[None]


@lru_cache(maxsize=4_096)
def _section(label: str, look: str, words: Words) -> Markup:
    """Return the target of a section: a visible line, and around it more room for a finger."""
    line = section_line(_SECTION_AT[label])
    name = words("sheet-section", section=label)
    level = line.y1 == line.y2
    x, y = (line.x1, line.y1 - REACH) if level else (line.x1 - REACH, line.y1)
    width, height = (SIDE, 2 * REACH) if level else (2 * REACH, SIDE)
    return h.g(look, data_act=label, role="button", tabindex=-1, aria_label=name)[
        h.rect(".reach", x=x, y=y, width=width, height=height), h.line(**line._asdict())
    ]

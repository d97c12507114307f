"""What can be touched on the board: a shape over each square and section that is offered."""

from __future__ import annotations

from collections.abc import Mapping

from aevum.games.tempus_imperium.drawing.layout import section_line, square_box
from aevum.games.tempus_imperium.drawing.squares import describe
from aevum.games.tempus_imperium.facts import SECTIONS, SQUARE_AT
from aevum.games.tempus_imperium.view import SheetView
from aevum.kernel.markup import Markup, h
from aevum.kernel.words import Words

_SECTION_AT = {label: section for section, label in enumerate(SECTIONS)}


def targets(view: SheetView, offered: Mapping[str, str], words: Words) -> Markup:
    """Squares below, sections above them."""
    squares = [_square(view, label, words) for label, domain in offered.items() if domain == "square"]
    sections = [_section(label, words) for label, domain in offered.items() if domain == "section"]
    return h.g[squares, sections]


def _square(view: SheetView, label: str, words: Words) -> Markup:
    place = SQUARE_AT[label]
    content = describe(view.squares[place], view.left[place], view.used[place], words)
    box = square_box(place)
    return h.rect(
        ".target",
        x=box.x + 3,
        y=box.y + 3,
        width=box.width - 6,
        height=box.height - 6,
        rx=6,
        data_act=label,
        role="button",
        tabindex=-1,
        aria_label=f"{label}: {content}",
    )[None]


def _section(label: str, words: Words) -> Markup:
    line = section_line(_SECTION_AT[label])
    name = words("sheet-section", section=label)
    return h.line(".target", **line._asdict(), data_act=label, role="button", tabindex=-1, aria_label=name)[None]

"""The stage that all scenes share: two panels side by side in a strip, large enough to read on a phone."""

from __future__ import annotations

from typing import Final

from aevum.games.clash_of_cultures.drawing.ink import SEAT_TEXT, place
from aevum.games.clash_of_cultures.drawing.pieces import OWNERS
from aevum.games.clash_of_cultures.facts import PLAYERS
from aevum.kernel.geometry.boxes import Box
from aevum.kernel.ink import FAINT_INK, LIGHT_PAPER, fitting, write
from aevum.kernel.markup import Child, h
from aevum.kernel.words import Words

STAGE: Final = Box(0, 0, 400, 118)
LEFT: Final = Box(2, 2, 179, 114)
RIGHT: Final = Box(219, 2, 179, 114)
TEXT: Final = 14
LEADING: Final = 15.5


def panel(box: Box, *, lit: bool = False, stroke: str = FAINT_INK) -> Child:
    """The ground of one side."""
    return h.rect(
        x=box.x,
        y=box.y,
        width=box.width,
        height=box.height,
        rx=8,
        fill=LIGHT_PAPER,
        stroke=stroke,
        stroke_width=3 if lit else 1,
    )


def titled(owner: int, box: Box, words: Words, room: float = 110) -> Child:
    """Whose side it is."""
    name = words(PLAYERS[owner])
    return h.g(data_face=f"player-{OWNERS[owner]}")[
        place(f"mark-{OWNERS[owner]}", box.x + 15, box.y + 15, 19),
        write(name, box.x + 29, box.y + 20, fitting(name, room, 15.5), anchor=None, bold=True, colour=SEAT_TEXT[owner]),
    ]

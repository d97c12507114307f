"""Layout that all scenes share: two boxes side by side in a strip, large enough to read on a phone."""

from __future__ import annotations

from typing import Final

from aevum.games.clash_of_cultures.constants import PLAYERS
from aevum.games.clash_of_cultures.drawing.palette import SEAT_TEXT, place
from aevum.games.clash_of_cultures.drawing.pieces import OWNERS
from aevum.kernel.markup import Child, h
from aevum.kernel.svg.box import Box
from aevum.kernel.svg.colours import FAINT_INK, LIGHT_PAPER
from aevum.kernel.svg.typography import fit_size, write
from aevum.kernel.words import Words

STAGE: Final = Box(0, 0, 400, 118)
LEFT: Final = Box(2, 2, 179, 114)
RIGHT: Final = Box(219, 2, 179, 114)
TEXT: Final = 14
LEADING: Final = 15.5


def panel(box: Box, *, lit: bool = False, stroke: str = FAINT_INK) -> Child:
    """Draw the background of one side; `lit`: with a thick border."""
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
    """Draw the mark and name of the owner of a side, the name at most `room` units wide."""
    name = words(PLAYERS[owner])
    return h.g(data_face=f"player-{OWNERS[owner]}")[
        place(f"mark-{OWNERS[owner]}", box.x + 15, box.y + 15, 19),
        write(
            name, box.x + 29, box.y + 20, fit_size(name, room, 15.5), anchor=None, bold=True, colour=SEAT_TEXT[owner]
        ),
    ]

"""Fields of the state of Tempus Imperium. `make states` writes `state_fields.py` from this list."""

from __future__ import annotations

from typing import Final

from aevum.games.tempus_imperium.constants import EMPTY, SECTIONS, SECTIONS_AT_CORNER, SQUARES, START_GOLD
from aevum.kernel.fields import number, pile, row, shared

NAME: Final = "SheetFields"
ABOUT: Final = "Fields of the sheet of Tempus Imperium."
IMPORTS: Final = ("from aevum.games.tempus_imperium.options import Options",)
FIELDS: Final = (
    shared("options", "Options", in_key=False),
    shared("digits", "tuple[int, ...]", "Of the date and the time."),
    row("squares", len(SQUARES), "Content of each square.", initial=EMPTY),
    row("left", len(SQUARES), "Wood or stone not yet crossed off there."),
    row("used", len(SQUARES), "The round in which the building there was last used."),
    pile("roads", "Sections with a road, in the order they were drawn."),
    row("drawn", len(SECTIONS), "1 for each section with a road."),
    pile("undrawn", "Sections where a road may still be drawn, sorted."),
    row("network", len(SECTIONS_AT_CORNER), "By corner, the name of the road that reaches it; 0: none does."),
    number("gold", "In the treasury.", initial=START_GOLD),
    number("turn", "Turns played."),
)

"""Fields of the state. `python -m aevum.kernel.fields sample_game` writes `state_fields.py` from this list."""

from __future__ import annotations

from typing import Final

from aevum.kernel.fields import SEATS, number, row

NAME: Final = "TableFields"
ABOUT: Final = "The heap of stones."
FIELDS: Final = (
    number("heap", "Stones that are left.", initial=15),
    row("taken", SEATS, "Stones that each seat has taken."),
    number("last", "Seat that took the last stone; -1: there are stones left.", initial=-1),
)

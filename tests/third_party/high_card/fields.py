"""Fields of the state: where the twelve cards are. `make states` writes `state_fields.py` from this list."""

from __future__ import annotations

from typing import Final

from aevum.kernel.fields import SEATS, pile, piles, row, shared

NAME: Final = "TableFields"
ABOUT: Final = "Places of the twelve cards."
IMPORTS: Final = ("from high_card.options import Options",)
FIELDS: Final = (
    shared("options", "Options", in_key=False),
    pile("deck", "The top card is the last."),
    piles("hands", SEATS, "Sorted."),
    pile("aside", "Cards that the actor is about to swap."),
    piles("given", SEATS, "Cards swapped away: under the deck, never drawn again."),
    piles("laid", SEATS, "Face down, one card at most."),
    pile("shown", "Face up, as they were shown."),
    row("tricks", SEATS),
)

"""What lies on the table of Through the Ages. `make states` writes `state_fields.py` from this list."""

from __future__ import annotations

from typing import Final

from aevum.games.through_the_ages.civilization import START
from aevum.games.through_the_ages.facts import NONE, PLACES, UNITS, WORKS
from aevum.kernel.fields import SEATS, number, pile, piles, row, shared

NAME: Final = "TableFields"
ABOUT: Final = "What lies on the table of Through the Ages."
IMPORTS: Final = ("from aevum.games.through_the_ages.options import Options",)
FIELDS: Final = (
    shared("options", "Options", told=False),
    row("civ", SEATS, "The civilizations; see `civilization.py`.", initial=START),
    row("card_row", PLACES, "Civil cards on offer, the cheap end first.", initial=NONE),
    piles("civil_hands", SEATS, "Sorted."),
    piles("hands", SEATS, "Military cards, sorted."),
    shared("civil", "tuple[tuple[int, ...], ...]", "The civil decks by Age, the top card first."),
    number("civil_at", "Cards laid from the running civil deck."),
    shared("military", "tuple[tuple[int, ...], ...]", "The military decks by Age, the top card first."),
    number("military_at", "Cards drawn from the running military deck."),
    pile("used", "Military cards that lie face down, out of play, of all Ages."),
    pile("used_seen", "Who knows each of them: a bit for each seat."),
    shared("box", "tuple[int, ...]", "Civil cards out of the game.", initial="()"),
    pile("current", "Current events, the top card last."),
    pile("future"),
    pile("past"),
    pile("bonuses", "Events that score at the end, open."),
    pile("covered", "The same, face down until an Age ends; the next one last."),
    piles("private", SEATS, "The same, each known to one seat."),
    pile("pool", "Events from which everybody chooses a bonus, openly."),
    piles("dealt", SEATS, "Events from which a seat chooses its bonus, in secret."),
    pile("fresh", "Action cards taken in this turn."),
    row("sent", SEATS, "Units sacrificed in this fight, by seat and kind.", initial=(0,) * (len(WORKS) - UNITS)),
    number("age", "Of the running civil deck."),
    number("first", "The seat that begins a round."),
    number("round", initial=1),
    number("last_round", "The round with which the match ends, 0: not yet known."),
    shared(
        "final",
        "tuple[tuple[tuple[str, int], ...], ...]",
        "By seat: what was added at the end, line by line.",
        initial="()",
    ),
    number("yellow_box", "Yellow tokens put into the box, less those taken from it."),
    number("blue_box"),
)

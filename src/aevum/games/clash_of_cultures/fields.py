"""What lies on the table of Clash of Cultures. `make states` writes `state_fields.py` from this list."""

from __future__ import annotations

from typing import Final

from aevum.games.clash_of_cultures.facts import ACTION_CARDS, NONE, OBJECTIVE_CARDS, WONDERS
from aevum.games.clash_of_cultures.maps import HEXES
from aevum.games.clash_of_cultures.nation import START
from aevum.kernel.fields import SEATS, number, pile, piles, row, shared

NAME: Final = "TableFields"
ABOUT: Final = "What lies on the table of Clash of Cultures."
IMPORTS: Final = (
    "from aevum.games.clash_of_cultures.maps import Geography",
    "from aevum.games.clash_of_cultures.options import Options",
)
SHIPS: Final = 16
FIELDS: Final = (
    shared("options", "Options", told=False),
    shared("land", "Geography", "What has been discovered.", told=False),
    shared("faces", "tuple[int, ...]", "By slot: the region there as it lies, NONE: not discovered."),
    shared("regions", "tuple[int, ...]", "The regions by slot, then those left in the box."),
    shared("clockwise", "tuple[int, ...]", "The seats as they sit round the table."),
    row("nation", SEATS, "The numbers of the seats; see `nation.py`.", initial=START),
    row("city", HEXES, "Whose the city is.", initial=NONE),
    row("pieces", HEXES, "Of the city, beside the settlement: three bits a piece, whose it is and 1."),
    row("mood", HEXES),
    row("active", HEXES, "How often the city was activated this turn."),
    row("port", HEXES, "The sea hex its Port points at.", initial=NONE),
    row("wonder", HEXES, initial=NONE),
    row("holder", HEXES, "Whose land units stand here.", initial=NONE),
    row("armies", HEXES, "Three bits for each condition an Army can be in; see `rules/units.py`."),
    row("settlers", HEXES),
    row("barbarians", HEXES),
    number("exhausted", "Hexes with an exhausted token, as a mask."),
    row("ship_at", SHIPS, "Four a seat; NONE: in the supply.", initial=NONE),
    row("ship_state", SHIPS),
    row("cargo", SHIPS, "Armies and settlers aboard, as on a hex."),
    piles("hands", SEATS, "Action cards, sorted."),
    piles("goals", SEATS, "Objective cards in hand, sorted."),
    piles("scored", SEATS, "Objectives reached: twice the card, and 1 for its lower half."),
    piles("persons", SEATS, "Great persons kept."),
    pile("action_deck", "The top card last."),
    pile("action_discards"),
    row("action_seen", len(ACTION_CARDS), "Who has seen the card where it is, beside its holder: a bit for each seat."),
    pile("objective_deck", "The top card last."),
    row("objective_seen", len(OBJECTIVE_CARDS)),
    pile("event_deck", "The top card last."),
    pile("event_discards"),
    pile("wonder_deck", "The top card last."),
    pile("wonders_open", "Revealed and not built."),
    row("reserved", len(WONDERS), "Who alone may build it.", initial=NONE),
    pile("wonders_gone", "Lost for good."),
    pile("fights", "Battles under way, the one that is fought last; see `rules/forces.py`."),
    pile("plans", "Objective cards drawn for New Plans."),
    pile("deal", "A trade that is being made: goods given, then goods wanted."),
    piles("deal_cards", 2, "Action and objective cards given in it."),
    row("offers", SEATS, "Offers made this turn between the active player and each other."),
    number("round", initial=1),
    number("turn", initial=1),
    number("first", "The first player."),
    number("wonder_built", "Was a Wonder built in one of the last turns? It ends the match of that variant."),
    number("reason", "Why the match ended."),
)

"""Fields of the state of Tempus. `make states` writes `state_fields.py` from this list."""

from __future__ import annotations

from typing import Final

from aevum.games.tempus.constants import CITY_COPIES, HEXES, POPULATION
from aevum.kernel.fields import SEATS, number, pile, piles, row, shared

NAME: Final = "WorldFields"
ABOUT: Final = "Fields of the state of Tempus."
IMPORTS: Final = (
    "from aevum.games.tempus.island import Island",
    "from aevum.games.tempus.options import Options",
)
FIELDS: Final = (
    shared("options", "Options", in_key=False),
    shared("terrain", "tuple[int, ...]", "By hex; water where no land lies."),
    shared("island", "Island", "Tables that follow from the terrain.", in_key=False),
    row("owner", len(HEXES), "The seat whose tokens or city stand there, -1: none.", initial=-1),
    row("tokens", len(HEXES)),
    row("city", len(HEXES), "The value of the city there."),
    pile("moved", "A hex for each token that has moved in this Move and stands there."),
    pile("born", "Hexes where a child was born in this action, or that were empty when it began."),
    row("era", SEATS),
    row("supply", SEATS, "Tokens off the island.", initial=POPULATION),
    piles("homes", SEATS, "The hexes with tokens of a seat, sorted."),
    row("cities_left", SEATS, "Cities off the island; a number for each value.", initial=CITY_COPIES),
    row("actions", SEATS, "Action tokens."),
    row("owed_double", SEATS, "Actions that a Government has put off to the next slot."),
    piles("hands", SEATS, "Sorted."),
    piles("laid", SEATS, "Face down, for a fight or for progress."),
    piles("out", SEATS, "Government cards that lie out."),
    pile("discards"),
    pile("deck", "The top card is the last."),
    pile("tiles", "The next tile is the last."),
    number("tile", "The tile turned up, -1: none.", initial=-1),
    number("to_lay", "Tiles still to be laid."),
    number("first", "Seat that has the first-player marker."),
    number("turn"),
    number("round"),
    shared(
        "last_fight",
        "tuple[Any, ...]",
        "The fight of this action: sides, strengths, cards; empty = none.",
        initial="()",
    ),
    shared("last_progress", "tuple[Any, ...]", "The era entered, points and cards of each seat.", initial="()"),
)

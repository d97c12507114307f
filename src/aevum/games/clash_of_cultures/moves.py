"""The move book. Hexes are named as on the map, cards by their ids; sets are picked one at a time."""

from __future__ import annotations

from typing import Final

from aevum.games.clash_of_cultures.facts import (
    ACTION_CARDS,
    ADVANCES,
    COLOURS,
    EVENTS,
    GOODS,
    GOVERNMENTS,
    OBJECTIVE_CARDS,
    PERSONS,
    PIECES,
    WONDERS,
)
from aevum.games.clash_of_cultures.maps import LABELS
from aevum.kernel.moves import Domain, MoveBook, Verb

HEX: Final = Domain("hex", LABELS)
PIECE: Final = Domain("piece", PIECES)
ADVANCE: Final = Domain("advance", ADVANCES.ids)
ACTION: Final = Domain("action", ACTION_CARDS)
OBJECTIVE: Final = Domain("objective", OBJECTIVE_CARDS)
HALF: Final = Domain("half", ("upper", "lower"))
WONDER: Final = Domain("wonder", WONDERS.ids)
PERSON: Final = Domain("person", [EVENTS.ids[event] for event in PERSONS])
RIVAL: Final = Domain("rival", COLOURS)
GOOD: Final = Domain("good", GOODS)
STATE: Final = Domain("government", GOVERNMENTS)
SIDE: Final = Domain("side", ("upright", "reversed"))

LAND_UNITS: Final = ("army", "settler", "wary-army", "wary-settler", "halted-army", "halted-settler")
"""Wary ones have come through a forest this turn, halted ones into the mountains."""
ABOARD: Final = LAND_UNITS[:4]
SHIP_NAMES: Final = ("S1", "S2", "S3", "S4")
CARGO: Final = tuple(f"{ship}-{unit}" for ship in SHIP_NAMES for unit in ABOARD)
UNIT: Final = Domain("unit", (*LAND_UNITS, *SHIP_NAMES, *CARGO))
FIRST_SHIP: Final = len(LAND_UNITS)
FIRST_CARGO: Final = FIRST_SHIP + len(SHIP_NAMES)
SHIP: Final = Domain("ship", SHIP_NAMES)
RECRUIT: Final = Domain("recruit", ("army", "settler", "ship", "draft"))
BREACH: Final = Domain("breach", ("die", "shield"))

TOKENS: Final = tuple(GOODS.index(good) for good in ("food", "gold", "culture", "mood"))
"""What one may have to choose between when something is gained."""
SWAPPED: Final = tuple(GOODS.index(good) for good in ("culture", "mood"))
CAUGHT: Final = tuple(GOODS.index(good) for good in ("gold", "mood"))

CITY: Final = "city"
ROAD: Final = "move"
STUDY: Final = "advance"
PEOPLE: Final = "people"
CARDS: Final = "cards"

BOOK: Final = MoveBook(
    [
        # an action of the turn, or free in it
        Verb("advance", ADVANCE, heading=STUDY),
        Verb("found", HEX, heading=CITY),
        Verb("collect", HEX, heading=CITY),
        Verb("build", HEX, heading=CITY),
        Verb("grow", HEX, PIECE, heading=CITY),
        Verb("move", HEX, heading=ROAD),
        Verb("improve", HEX, heading=PEOPLE),
        Verb("vote", HEX, heading=PEOPLE),
        Verb("garden", HEX, heading=PEOPLE),
        Verb("influence", HEX, heading=PEOPLE),
        Verb("sculpt", HEX, heading=PEOPLE),
        Verb("erect", WONDER, heading=CITY),
        Verb("chart", heading=STUDY),
        Verb("tax", heading=PEOPLE),
        Verb("liberty", heading=PEOPLE),
        Verb("empower", heading=PEOPLE),
        Verb("force", heading=PEOPLE),
        Verb("drama", GOOD, combinations=[(good,) for good in SWAPPED], heading=PEOPLE),
        Verb("barter", ACTION, heading=CARDS),
        Verb("play", ACTION, heading=CARDS),
        Verb("call", PERSON, heading=CARDS),
        Verb("trade", RIVAL, heading=CARDS),
        Verb("end"),
        # answers
        Verb("take", HEX),
        Verb("catch", GOOD, combinations=[(good,) for good in CAUGHT]),
        Verb("herd"),
        Verb("unit", RECRUIT),
        Verb("with", UNIT, follows=True),
        Verb("to", HEX, follows=True),
        Verb("aboard", SHIP),
        Verb("pave"),
        Verb("rough"),
        Verb("turn", SIDE),
        Verb("camp", HEX),
        Verb("at", HEX),
        Verb("target", HEX),
        Verb("boost"),
        Verb("swap", PIECE),
        Verb("gain", ADVANCE),
        Verb("pay", GOOD),
        Verb("settle"),
        Verb("token", GOOD, combinations=[(good,) for good in TOKENS]),
        Verb("fight", ACTION),
        Verb("breach", BREACH),
        Verb("lose", UNIT),
        Verb("raze", PIECE),
        Verb("press"),
        Verb("abort"),
        Verb("keep"),
        Verb("destroy"),
        Verb("score", OBJECTIVE, HALF),
        Verb("whom", RIVAL),
        Verb("reserve", WONDER),
        Verb("bury", WONDER),
        Verb("into", STATE),
        Verb("swap_action", ACTION, words="swap action"),
        Verb("swap_objective", OBJECTIVE, words="swap objective"),
        Verb("give", GOOD),
        Verb("want", GOOD),
        Verb("give_action", ACTION, words="give action"),
        Verb("give_objective", OBJECTIVE, words="give objective"),
        Verb("propose"),
        Verb("accept"),
        Verb("refuse"),
        Verb("counter"),
        Verb("yes"),
        Verb("done"),
        Verb("pass"),
    ]
)
VERB: Final = tuple(BOOK.verb_of(move).name for move in range(BOOK.size))
"""By move."""
FIRST: Final = {verb.name: verb.first for verb in BOOK.verbs}
"""The first move of each verb."""

"""Verbs, domains and the move book. Hexes are named as on the map, cards by id; sets are picked one at a time."""

from __future__ import annotations

from typing import Final

from aevum.games.clash_of_cultures.constants import (
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
ADVANCE: Final = Domain("advance", ADVANCES.ids, label_prefix="card")
ACTION: Final = Domain("action", ACTION_CARDS, label_prefix="card")
OBJECTIVE: Final = Domain("objective", OBJECTIVE_CARDS, label_prefix="card")
HALF: Final = Domain("half", ("upper", "lower"))
WONDER: Final = Domain("wonder", WONDERS.ids, label_prefix="card")
PERSON: Final = Domain("person", [EVENTS.ids[event] for event in PERSONS], label_prefix="card")
RIVAL: Final = Domain("rival", COLOURS)
GOOD: Final = Domain("good", GOODS)
STATE: Final = Domain("government", GOVERNMENTS)
SIDE: Final = Domain("side", ("upright", "reversed"))

LAND_UNITS: Final = ("army", "settler", "wary-army", "wary-settler", "halted-army", "halted-settler")
"""Kinds of land units; wary ones have come through a forest this turn, halted ones into the mountains."""
KINDS: Final = len(LAND_UNITS)
SHIP_NAMES: Final = ("S1", "S2", "S3", "S4")
CARGO: Final = tuple(f"{ship}-{unit}" for ship in SHIP_NAMES for unit in LAND_UNITS)
UNIT: Final = Domain("unit", (*LAND_UNITS, *SHIP_NAMES, *CARGO))
FIRST_SHIP: Final = KINDS
FIRST_CARGO: Final = FIRST_SHIP + len(SHIP_NAMES)
SHIP: Final = Domain("ship", SHIP_NAMES)
RECRUIT: Final = Domain("recruit", ("army", "settler", "ship", "draft"))
BREACH: Final = Domain("breach", ("die", "shield"))

TOKENS: Final = tuple(GOODS.index(good) for good in ("food", "gold", "culture", "mood"))
"""Goods between which a seat may have to choose when it gains a token."""
SWAPPED: Final = tuple(GOODS.index(good) for good in ("culture", "mood"))
CAUGHT: Final = tuple(GOODS.index(good) for good in ("gold", "mood"))

CITY: Final = "city"
ROAD: Final = "move"
STUDY: Final = "advance"
PEOPLE: Final = "people"
CARDS: Final = "cards"

BOOK: Final = MoveBook(
    [
        # actions of the turn, and what is free in it
        Verb("advance", ADVANCE, heading=STUDY, public=True),
        Verb("found", HEX, heading=CITY, public=True),
        Verb("collect", HEX, heading=CITY, public=True),
        Verb("build", HEX, heading=CITY, public=True),
        Verb("grow", HEX, PIECE, heading=CITY, public=True),
        Verb("move", HEX, heading=ROAD, public=True),
        Verb("improve", HEX, heading=PEOPLE, public=True),
        Verb("vote", HEX, heading=PEOPLE, public=True),
        Verb("garden", HEX, heading=PEOPLE, public=True),
        Verb("influence", HEX, heading=PEOPLE, public=True),
        Verb("sculpt", HEX, heading=PEOPLE, public=True),
        Verb("erect", WONDER, heading=CITY, public=True),
        Verb("chart", heading=STUDY, public=True),
        Verb("tax", heading=PEOPLE, public=True),
        Verb("liberty", heading=PEOPLE, public=True),
        Verb("empower", heading=PEOPLE, public=True),
        Verb("force", heading=PEOPLE, public=True),
        Verb("drama", GOOD, combinations=[(good,) for good in SWAPPED], heading=PEOPLE, public=True),
        Verb("barter", ACTION, heading=CARDS, public=True),
        Verb("play", ACTION, heading=CARDS, public=True),
        Verb("call", PERSON, heading=CARDS, public=True),
        Verb("trade", RIVAL, heading=CARDS, public=True),
        Verb("end", public=True),
        # answers to decisions within an action, a battle, an event or the Status Phase
        Verb("take", HEX, public=True),
        Verb("catch", GOOD, combinations=[(good,) for good in CAUGHT], public=True),
        Verb("herd", public=True),
        Verb("unit", RECRUIT, public=True),
        Verb("with", UNIT, follows=True, public=True),
        Verb("to", HEX, follows=True, public=True),
        Verb("aboard", SHIP, public=True),
        Verb("pave", public=True),
        Verb("rough", public=True),
        Verb("turn", SIDE, public=True),
        Verb("camp", HEX, public=True),
        Verb("at", HEX, public=True),
        Verb("target", HEX, public=True),
        Verb("boost", public=True),
        Verb("swap", PIECE, public=True),
        Verb("gain", ADVANCE, public=True),
        Verb("pay", GOOD, public=True),
        Verb("settle", public=True),
        Verb("token", GOOD, combinations=[(good,) for good in TOKENS], public=True),
        Verb("fight", ACTION, public=True),
        Verb("breach", BREACH, public=True),
        Verb("lose", UNIT, public=True),
        Verb("raze", PIECE, public=True),
        Verb("press", public=True),
        Verb("abort", public=True),
        Verb("keep", public=True),
        Verb("destroy", public=True),
        Verb("score", OBJECTIVE, HALF, public=True),
        Verb("whom", RIVAL, public=True),
        Verb("reserve", WONDER, public=True),
        Verb("bury", WONDER, public=True),
        Verb("into", STATE, public=True),
        Verb("swap_action", ACTION, words="swap action"),
        Verb("swap_objective", OBJECTIVE, words="swap objective"),
        Verb("give", GOOD),
        Verb("want", GOOD),
        Verb("give_action", ACTION, words="give action"),
        Verb("give_objective", OBJECTIVE, words="give objective"),
        Verb("propose", public=True),
        Verb("accept", public=True),
        Verb("refuse", public=True),
        Verb("counter", public=True),
        Verb("yes", public=True),
        Verb("done", public=True),
        Verb("pass", public=True),
    ]
)
VERB: Final = tuple(BOOK.verb_of(move).name for move in range(BOOK.size))
"""By move number, the name of its verb."""
FIRST: Final = {verb.name: verb.first for verb in BOOK.verbs}
"""By name of a verb, its first move number."""

"""The move book. What takes two places or a card and a place is two moves; in a line the second follows the first."""

from __future__ import annotations

from typing import Final

from aevum.games.tempus.facts import CARDS, CITY_VALUES, HEXES, POPULATION, ROTATIONS, TERRAINS
from aevum.kernel.moves import Domain, MoveBook, Verb

HEX: Final = Domain("hex", HEXES)
ROTATION: Final = Domain("rotation", [str(sixths) for sixths in range(ROTATIONS)])
CARD: Final = Domain("card", CARDS)
TERRAIN: Final = Domain("terrain", TERRAINS)
VALUE: Final = Domain("value", [str(value) for value in CITY_VALUES])
COUNT: Final = Domain("count", [str(count) for count in range(POPULATION + 1)])

BOOK: Final = MoveBook(
    [
        Verb("tile", HEX),
        Verb("turn", ROTATION, follows=True),
        Verb("settle", HEX),
        Verb("move", HEX),
        Verb("move_nobody", words="move nobody"),
        Verb("babies", HEX),
        Verb("babies_nobody", words="babies nobody"),
        Verb("fight", HEX),
        Verb("idea"),
        Verb("city", HEX, VALUE),
        Verb("to", HEX, follows=True),
        Verb("play", CARD, follows=True),
        Verb("convert", HEX, follows=True),
        Verb("now", follows=True),
        Verb("later", follows=True),
        Verb("declare", TERRAIN),
        Verb("lay", CARD, follows=True),
        Verb("done", follows=True),
        Verb("advance", COUNT),
        Verb("discard", CARD, follows=True),
        Verb("end", follows=True),
    ]
)

TILE_FIRST: Final = BOOK.by_name["tile"].first
TURN_FIRST: Final = BOOK.by_name["turn"].first
SETTLE_FIRST: Final = BOOK.by_name["settle"].first
MOVE_FIRST: Final = BOOK.by_name["move"].first
MOVE_NOBODY: Final = BOOK.number("move_nobody")
BABIES_FIRST: Final = BOOK.by_name["babies"].first
BABIES_NOBODY: Final = BOOK.number("babies_nobody")
FIGHT_FIRST: Final = BOOK.by_name["fight"].first
IDEA: Final = BOOK.number("idea")
CITY_FIRST: Final = BOOK.by_name["city"].first
TO_FIRST: Final = BOOK.by_name["to"].first
PLAY_FIRST: Final = BOOK.by_name["play"].first
CONVERT_FIRST: Final = BOOK.by_name["convert"].first
NOW: Final = BOOK.number("now")
LATER: Final = BOOK.number("later")
DECLARE_FIRST: Final = BOOK.by_name["declare"].first
LAY_FIRST: Final = BOOK.by_name["lay"].first
DONE: Final = BOOK.number("done")
ADVANCE_FIRST: Final = BOOK.by_name["advance"].first
DISCARD_FIRST: Final = BOOK.by_name["discard"].first
END: Final = BOOK.number("end")

VERB: Final = tuple(BOOK.verb_of(move).name for move in range(BOOK.size))
"""The verb of each move."""
ARGUMENT: Final = tuple(move - BOOK.verb_of(move).first for move in range(BOOK.size))
"""Its argument: a hex, a card or a number; for a city the hex and the value in one."""
PLAIN: Final = frozenset((END, DONE, NOW, LATER))
"""Moves whose one word says it all."""

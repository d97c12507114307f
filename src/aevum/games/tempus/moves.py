"""Verbs and moves of the game.

A decision about two places, or about a card and a place, is two moves; in a line of notation the second follows the
first.
"""

from __future__ import annotations

from typing import Final

from aevum.games.tempus.constants import CARDS, CITY_VALUES, HEXES, POPULATION, ROTATIONS, TERRAINS
from aevum.kernel.moves import Domain, MoveBook, Verb

HEX: Final = Domain("hex", HEXES)
ROTATION: Final = Domain("rotation", [str(sixths) for sixths in range(ROTATIONS)])
CARD: Final = Domain("card", CARDS)
TERRAIN: Final = Domain("terrain", TERRAINS)
VALUE: Final = Domain("value", [str(value) for value in CITY_VALUES])
COUNT: Final = Domain("count", [str(count) for count in range(POPULATION + 1)])

BOOK: Final = MoveBook(
    [
        Verb("tile", HEX, public=True),
        Verb("turn", ROTATION, follows=True, public=True),
        Verb("settle", HEX, public=True),
        Verb("move", HEX, public=True),
        Verb("move_nobody", words="move nobody", public=True),
        Verb("babies", HEX, public=True),
        Verb("babies_nobody", words="babies nobody", public=True),
        Verb("fight", HEX, public=True),
        Verb("idea", public=True),
        Verb("city", HEX, VALUE, public=True),
        Verb("to", HEX, follows=True, public=True),
        Verb("play", CARD, follows=True, public=True),
        Verb("convert", HEX, follows=True, public=True),
        Verb("now", follows=True, public=True),
        Verb("later", follows=True, public=True),
        Verb("declare", TERRAIN, public=True),
        Verb("lay", CARD, follows=True),
        Verb("done", follows=True, public=True),
        Verb("advance", COUNT, public=True),
        Verb("discard", CARD, follows=True, public=True),
        Verb("end", follows=True, public=True),
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
"""By move, the name of its verb."""
ARGUMENT: Final = tuple(move - BOOK.verb_of(move).first for move in range(BOOK.size))
"""By move, its argument: a hex, a card or a number; for a city, hex * number of city values + index of the value."""
PLAIN: Final = frozenset((END, DONE, NOW, LATER))
"""Moves that their verb alone describes completely."""

"""Verbs and moves of the game. The number of a move that is paid with gold is that of the free move + PAID."""

from __future__ import annotations

from typing import Final

from aevum.games.tempus_imperium.constants import BUILDINGS, GRID, SECTIONS, SQUARES
from aevum.kernel.moves import Domain, MoveBook, Verb


def _turned_round(label: str) -> str:
    return "-".join(reversed(label.split("-")))


SQUARE: Final = Domain("square", SQUARES)
SECTION: Final = Domain("section", SECTIONS, {_turned_round(label): place for place, label in enumerate(SECTIONS)})
BUILDING: Final = Domain("building", BUILDINGS)

BOOK: Final = MoveBook(
    [
        Verb("pass", public=True),
        Verb("road", SECTION, public=True),
        Verb("dig", SQUARE, public=True),
        Verb("build", BUILDING, SQUARE, public=True),
        Verb("use", SQUARE, public=True),
        Verb("use_fort", SQUARE, SQUARE, words="use", public=True),
        Verb("pay_road", SECTION, words="pay road", public=True),
        Verb("pay_dig", SQUARE, words="pay dig", public=True),
        Verb("pay_build", BUILDING, SQUARE, words="pay build", public=True),
        Verb("pay_use", SQUARE, words="pay use", public=True),
        Verb("pay_use_fort", SQUARE, SQUARE, words="pay use", public=True),
        Verb("from", SQUARE, follows=True, public=True),
    ]
)

PASS: Final = BOOK.number("pass")
ROAD_FIRST: Final = BOOK.by_name["road"].first
DIG_FIRST: Final = BOOK.by_name["dig"].first
PAID: Final = BOOK.by_name["pay_road"].first - ROAD_FIRST
FROM_FIRST: Final = BOOK.by_name["from"].first
GRID_SIZE: Final = GRID.rows * GRID.columns
FREE: Final = tuple(BOOK.verb_of(move).name in ("road", "dig", "build", "use", "use_fort") for move in range(BOOK.size))
"""Whether each move is an action that is not paid for with gold."""

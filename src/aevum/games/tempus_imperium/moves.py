"""The move book. A move for which 2 gold are paid lies PAID above the same move free of charge."""

from __future__ import annotations

from typing import Final

from aevum.games.tempus_imperium.facts import BUILDINGS, GRID, SECTIONS, SQUARES
from aevum.kernel.moves import Domain, MoveBook, Verb


def _turned_round(label: str) -> str:
    return "-".join(reversed(label.split("-")))


SQUARE: Final = Domain("square", SQUARES)
SECTION: Final = Domain("section", SECTIONS, {_turned_round(label): place for place, label in enumerate(SECTIONS)})
BUILDING: Final = Domain("building", BUILDINGS)

BOOK: Final = MoveBook(
    [
        Verb("pass"),
        Verb("road", SECTION),
        Verb("dig", SQUARE),
        Verb("build", BUILDING, SQUARE),
        Verb("use", SQUARE),
        Verb("use_fort", SQUARE, SQUARE, words="use"),
        Verb("pay_road", SECTION, words="pay road"),
        Verb("pay_dig", SQUARE, words="pay dig"),
        Verb("pay_build", BUILDING, SQUARE, words="pay build"),
        Verb("pay_use", SQUARE, words="pay use"),
        Verb("pay_use_fort", SQUARE, SQUARE, words="pay use"),
        Verb("from", SQUARE, follows=True),
    ]
)

PASS: Final = BOOK.number("pass")
ROAD_FIRST: Final = BOOK.by_name["road"].first
DIG_FIRST: Final = BOOK.by_name["dig"].first
PAID: Final = BOOK.by_name["pay_road"].first - ROAD_FIRST
FROM_FIRST: Final = BOOK.by_name["from"].first
GRID_SIZE: Final = GRID.rows * GRID.columns

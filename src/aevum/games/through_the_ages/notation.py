"""Notation of the row: `take` accepts the id of a card where only one place holds it (`take hammurabi`)."""

from __future__ import annotations

from aevum.games.through_the_ages.moves import BOOK, CARD, PLACE
from aevum.games.through_the_ages.state import Table
from aevum.kernel.errors import Malformed

_TAKE = "take"


def parse_line(table: Table, line: str) -> list[int]:
    """Return the moves that a line of notation means in this state.

    Raises `Malformed` if the card named by `take` lies in no place of the row, or in several.
    """
    verb, _, name = line.strip().partition(" ")
    card = CARD.value(name) if verb.casefold() == _TAKE else None
    if card is None:
        return BOOK.parse_line(line)
    places = [place for place, found in enumerate(table.card_row) if found == card]
    if len(places) != 1:
        expected = [PLACE.labels[place] for place in places] or [f"<{PLACE.name}>"]
        raise Malformed(_TAKE, name.strip(), expected)
    return [BOOK.number(_TAKE, places[0])]

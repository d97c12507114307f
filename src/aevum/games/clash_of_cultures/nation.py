"""The numbers of a seat, `table.nation[seat * NATION_WIDTH + PLACE]`: bits of `USED`, and what a seat begins with."""

from __future__ import annotations

from typing import Final

from aevum.games.clash_of_cultures.constants import DATA, FOOD, NONE, PIECES, START_ADVANCES
from aevum.games.clash_of_cultures.state_fields import (
    ARMIES,
    HOME,
    KNOWN,
    NATION_WIDTH,
    SETTLEMENTS,
    SETTLERS,
    SUPPLY,
)

# Bits of USED.
HERDED: Final = 1
CHARTED: Final = 2
LEARNED: Final = 4
CONSECRATED: Final = 8
"""Priesthood."""
ENDOWED: Final = 16
"""State Religion."""
BARTERED: Final = 32
TAXED: Final = 64
SCULPTED: Final = 128
PERFORMED: Final = 256
EMPOWERED: Final = 512
FORCED: Final = 1024
INFLUENCED: Final = 2048
"""A successful Cultural Influence."""
INFORMED: Final = 4096
"""The Great Library, in the turn of the neighbour."""
NEGOTIATED: Final = 8192
"""A Negotiations card at the start of this turn."""

_START: Final = {
    FOOD: DATA["start"]["food"],
    KNOWN: START_ADVANCES,
    SETTLEMENTS: DATA["limits"]["settlement"],
    ARMIES: DATA["limits"]["army"],
    SETTLERS: DATA["limits"]["settler"],
    HOME: NONE,
    **{SUPPLY + piece: DATA["limits"][name] for piece, name in enumerate(PIECES)},
}
START: Final = tuple(_START.get(place, 0) for place in range(NATION_WIDTH))
"""Numbers of a seat before its first city is founded."""

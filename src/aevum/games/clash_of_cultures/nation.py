"""Where the numbers of a seat lie: `table.nation[seat * WIDTH + PLACE]`."""

from __future__ import annotations

from typing import Final

from aevum.games.clash_of_cultures.facts import DATA, NONE, PIECES, START_ADVANCES

# 0 to 6: the goods, as they are numbered.
LEVEL: Final = 7
"""Of culture; of happiness in the next place: the number of the token and 2."""
CULTURE_LEVEL: Final = 7
HAPPY_LEVEL: Final = 8
KNOWN: Final = 9
"""Advances, as a mask."""
USED: Final = 10
"""What is possible once a turn and has been done, as a mask; see below."""
SUPPLY: Final = 11
"""City pieces not on the map, as they are numbered."""
SETTLEMENTS: Final = 15
ARMIES: Final = 16
SETTLERS: Final = 17
GONE: Final = 18
"""City pieces that have left the game, as they are numbered; then settlements."""
BURIED: Final = 23
"""Points, in halves, for pieces and Wonders lost to the earth: for pieces here, for Wonders in the next place."""
BURIED_WONDERS: Final = 24
LESS: Final = 25
"""Actions less in the next turn."""
SICK: Final = 26
"""Is it struck by Pestilence?"""
DRAWN: Final = 27
"""Have the cards of Writing been drawn?"""
HOME: Final = 28
"""The hex of the first city."""
TRUCE: Final = 29
"""Seats that may not be attacked this turn, as a mask."""
NEXT_TRUCE: Final = 30
"""The same, for the next turn."""
DRAFTED: Final = 31
"""Build actions of this turn in which an Army was drafted."""
FOUGHT: Final = 32
"""Hexes of land battles of this turn, as a mask."""
WON: Final = 33
"""Land battles won this turn."""
CAPTURED: Final = 34
"""Cities captured this turn."""
PLAYED: Final = 35
"""Civil halves played this turn, as a mask; of what can be played once for each capture, the number is counted."""
INSPIRED: Final = 36
"""Inspiration cards played this turn."""
TERROR: Final = 37
"""Did it own four angry cities when last looked at?"""
FOUNDED: Final = 38
"""Did it score City Founder this round?"""
BUILT: Final = 39
"""Wonders it built in the third turn of this round."""
ERECTED: Final = 40
"""The last Wonder it built itself, and 1."""
COLLECTED: Final = 41
"""Collects of this turn."""
FREED: Final = 42
"""Does Free Economy hold this turn?"""
GREAT_IDEAS: Final = 43
"""Great Ideas cards played this turn."""
HEROES: Final = 44
"""Hero General cards played this turn."""
TIES: Final = 45
"""Does it break ties by a Wonder that is gone?"""
WIDTH: Final = 46

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

_START: Final = {
    0: DATA["limits"]["food"],
    KNOWN: START_ADVANCES,
    SETTLEMENTS: DATA["limits"]["settlement"],
    ARMIES: DATA["limits"]["army"],
    SETTLERS: DATA["limits"]["settler"],
    HOME: NONE,
    **{SUPPLY + piece: DATA["limits"][name] for piece, name in enumerate(PIECES)},
}
START: Final = tuple(_START.get(place, 0) for place in range(WIDTH))

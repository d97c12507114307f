"""Length of the longest road of a set of sections; cached, as most plans share their roads with the plan before."""

from __future__ import annotations

from typing import Final

from aevum.games.tempus_imperium.constants import SECTION_CORNERS
from aevum.games.tempus_imperium.solver.bitboard import ROAD_POINTS, Model, bits
from aevum.kernel.geometry import longest_trail

_MOST: Final = 200_000
_KNOWN: Final[dict[int, int]] = {}


def longest(roads: int) -> int:
    """Return the number of sections of the longest trail over a bitboard of sections."""
    known = _KNOWN.get(roads)
    if known is None:
        if len(_KNOWN) >= _MOST:
            _KNOWN.clear()
        known = _KNOWN[roads] = longest_trail([SECTION_CORNERS[section] for section in bits(roads)])
    return known


def total(model: Model) -> int:
    """Return the total of all lines of the score."""
    return model.points() + ROAD_POINTS * longest(model.roads)

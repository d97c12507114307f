"""Value of the powers of advances, besides the half point of each."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from aevum.games.clash_of_cultures.constants import ADVANCES, BIT, PIECES
from aevum.games.clash_of_cultures.heuristics.weights import WEIGHT_SET, WEIGHTS

BUILDER: Final = tuple(
    BIT[next(number for number, piece in enumerate(ADVANCES.effects("piece", None)) if piece == name)]
    for name in PIECES
)
"""By city piece, the advance that allows it, as a bit mask."""


@lru_cache(maxsize=1 << 14)
def powers(known: int) -> float:
    """Return the total value of the powers of a bit mask of advances."""
    return sum(power for advance, power in enumerate(WEIGHTS.power) if known & BIT[advance])


WEIGHT_SET.on_change(powers.cache_clear)


def bit(id: str) -> int:
    """Return the bit mask of one advance."""
    return BIT[ADVANCES.number(id)]


STORAGE: Final = bit("storage")
TACTICS: Final = bit("tactics")
TRADE_ROUTES: Final = bit("trade-routes")
ENGINEERING: Final = bit("engineering")
DRAFT: Final = bit("draft")

"""What advances are good for, beside their half point."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from aevum.games.clash_of_cultures.facts import ADVANCES, BIT, PIECES
from aevum.games.clash_of_cultures.judgement.weights import SCALES, WEIGHTS

BUILDER: Final = tuple(
    BIT[next(number for number, piece in enumerate(ADVANCES.effects("piece", None)) if piece == name)]
    for name in PIECES
)
"""By city piece: the advance that lets cities have it, as a mask."""


@lru_cache(maxsize=1 << 14)
def powers(known: int) -> float:
    """The worth of all powers of a mask of advances."""
    return sum(power for advance, power in enumerate(WEIGHTS.power) if known & BIT[advance])


SCALES.on_change(powers.cache_clear)


def bit(id: str) -> int:
    """The mask of one advance."""
    return BIT[ADVANCES.number(id)]


STORAGE: Final = bit("storage")
TACTICS: Final = bit("tactics")
TRADE_ROUTES: Final = bit("trade-routes")
ENGINEERING: Final = bit("engineering")
DRAFT: Final = bit("draft")

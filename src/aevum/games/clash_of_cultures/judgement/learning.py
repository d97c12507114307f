"""What advances are good for, beside their half point."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from aevum.games.clash_of_cultures.facts import ADVANCES, BIT, PIECES

_POWERS: Final = {
    # agriculture, construction, maritime
    "storage": 1.3,
    "irrigation": 0.35,
    "husbandry": 0.3,
    "engineering": 0.3,
    "sanitation": 0.3,
    "roads": 0.3,
    "fishing": 0.4,
    "cartography": 0.05,
    "war-ships": 0.0,
    "navigation": 0.0,
    # education, warfare, spirituality
    "writing": 0.6,
    "public-education": 0.5,
    "free-education": 0.35,
    "philosophy": 0.5,
    "tactics": 0.55,
    "siegecraft": 0.05,
    "steel-weapons": 0.1,
    "draft": 0.2,
    "myths": 0.6,
    "rituals": 0.35,
    "priesthood": 0.3,
    "state-religion": 0.3,
    # economy, culture, science
    "bartering": 0.35,
    "trade-routes": 0.3,
    "currency": 0.15,
    "taxes": 0.5,
    "arts-and-sculpture": 0.3,
    "circus-and-sports": 0.35,
    "monuments": 0.1,
    "drama-and-music": 0.25,
    "math": 0.2,
    "astronomy": 0.1,
    "chemistry": 0.15,
    "metallurgy": 0.05,
    # governments
    "voting": 0.4,
    "separation-of-powers": 0.05,
    "civil-liberties": 0.35,
    "free-economy": 0.9,
    "nationalism": 0.25,
    "totalitarianism": 0.05,
    "absolute-power": 0.7,
    "forced-labor": 0.2,
    "dogma": 0.2,
    "devotion": 0.05,
    "conversion": 0.3,
    "fanaticism": 0.05,
}
POWER: Final = tuple(_POWERS.get(id, 0.0) for id in ADVANCES.ids)
"""By advance: what its power is worth to who gains it at the very beginning."""
BUILDER: Final = tuple(
    BIT[next(number for number, piece in enumerate(ADVANCES.effects("piece", None)) if piece == name)]
    for name in PIECES
)
"""By city piece: the advance that lets cities have it, as a mask."""


@lru_cache(maxsize=1 << 14)
def powers(known: int) -> float:
    """The worth of all powers of a mask of advances."""
    return sum(power for advance, power in enumerate(POWER) if known & BIT[advance])


def bit(id: str) -> int:
    """The mask of one advance."""
    return BIT[ADVANCES.number(id)]


STORAGE: Final = bit("storage")
TACTICS: Final = bit("tactics")
TRADE_ROUTES: Final = bit("trade-routes")
ENGINEERING: Final = bit("engineering")
DRAFT: Final = bit("draft")

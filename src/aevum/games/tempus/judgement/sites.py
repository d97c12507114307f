"""Where to settle: near grassland and the terrains of the first eras, with room around."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from aevum.games.tempus.facts import NEIGHBOURS, TERRAIN_OF, TERRAINS
from aevum.games.tempus.rules.setup import AROUND

_LIKED: Final = {"grassland": 1.0, "farmland": 0.8, "hills": 0.7, "woods": 0.6, "mountains": 0.1}
_LIKING: Final = (*(_LIKED[name] for name in TERRAINS), 0.0)
_HOMES: Final = {TERRAIN_OF["grassland"]: 1.0, TERRAIN_OF["farmland"]: 0.6}


@lru_cache(maxsize=8)
def site_worth(terrain: tuple[int, ...]) -> tuple[float, ...]:
    """How good each hex of an island is to begin on."""
    return tuple(
        _HOMES.get(here, 0.0)
        + 0.5 * sum(_LIKING[terrain[near]] for near in NEIGHBOURS[place])
        + 0.25 * sum(_LIKING[terrain[far]] for far in AROUND[place])
        for place, here in enumerate(terrain)
    )

"""Values of hexes to settle on first: near grassland and the terrains of the first eras, with land around."""

from __future__ import annotations

from functools import lru_cache

from aevum.games.tempus.constants import NEIGHBOURS
from aevum.games.tempus.heuristics.weights import WEIGHT_SET, WEIGHTS
from aevum.games.tempus.rules.setup import AROUND


@lru_cache(maxsize=8)
def site_values(terrain: tuple[int, ...]) -> tuple[float, ...]:
    """Return by hex of an island its value as a place to begin on."""
    return tuple(
        WEIGHTS.home_on[here]
        + WEIGHTS.land_beside * sum(WEIGHTS.liking_of[terrain[near]] for near in NEIGHBOURS[place])
        + WEIGHTS.land_around * sum(WEIGHTS.liking_of[terrain[far]] for far in AROUND[place])
        for place, here in enumerate(terrain)
    )


WEIGHT_SET.on_change(site_values.cache_clear)

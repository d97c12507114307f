"""Where to settle: near grassland and the terrains of the first eras, with room around."""

from __future__ import annotations

from functools import lru_cache

from aevum.games.tempus.facts import NEIGHBOURS
from aevum.games.tempus.judgement.weights import SCALES, WEIGHTS
from aevum.games.tempus.rules.setup import AROUND


@lru_cache(maxsize=8)
def site_worth(terrain: tuple[int, ...]) -> tuple[float, ...]:
    """How good each hex of an island is to begin on."""
    return tuple(
        WEIGHTS.home_on[here]
        + WEIGHTS.land_beside * sum(WEIGHTS.liking_of[terrain[near]] for near in NEIGHBOURS[place])
        + WEIGHTS.land_around * sum(WEIGHTS.liking_of[terrain[far]] for far in AROUND[place])
        for place, here in enumerate(terrain)
    )


SCALES.on_change(site_worth.cache_clear)

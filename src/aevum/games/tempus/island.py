"""Tables of a finished island: which water is a lake, which land is coast, and which hexes are adjacent."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from aevum.games.tempus.constants import NEIGHBOURS, ON_RIM, WATER
from aevum.kernel.geometry import components


class Island:
    """Tables over the 156 hexes that stay unchanged for the whole match.

    `across[hex]`: the shores that can be reached from it over a lake. Water that touches the rim of the grid is sea, as
    is everything beyond the rim; land on the rim is therefore coast.
    """

    __slots__ = ("across", "beside", "coast", "is_coast", "lakes", "land", "terrain")

    def __init__(self, terrain: tuple[int, ...]) -> None:
        hexes = range(len(terrain))
        self.terrain = terrain
        waters = components((place for place in hexes if terrain[place] == WATER), NEIGHBOURS)
        self.land = tuple(place for place in hexes if terrain[place] != WATER)
        self.lakes = tuple(tuple(lake) for lake in waters if not any(ON_RIM[place] for place in lake))
        in_lake = {place for lake in self.lakes for place in lake}
        self.beside = tuple(tuple(near for near in NEIGHBOURS[place] if terrain[near] != WATER) for place in hexes)
        self.is_coast = tuple(
            terrain[place] != WATER
            and (ON_RIM[place] or any(terrain[near] == WATER and near not in in_lake for near in NEIGHBOURS[place]))
            for place in hexes
        )
        self.coast = tuple(place for place in self.land if self.is_coast[place])
        shores = [{near for place in lake for near in self.beside[place]} for lake in self.lakes]
        self.across = tuple(
            tuple(sorted({other for shore in shores if place in shore for other in shore} - {place})) for place in hexes
        )

    def __reduce__(self) -> tuple[Any, ...]:
        return island_of, (self.terrain,)


@lru_cache(maxsize=512)
def island_of(terrain: tuple[int, ...]) -> Island:
    """Return the island of these terrains; cached."""
    return Island(terrain)

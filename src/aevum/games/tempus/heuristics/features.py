"""Features of a position, collected for its evaluation."""

from __future__ import annotations

from typing import TYPE_CHECKING

from aevum.games.tempus.constants import BEARS_CITY, SCORES

if TYPE_CHECKING:
    from aevum.games.tempus.state import World


class Features:
    """Features of a position: pieces on the island by seat, and the surroundings of the pieces of one seat.

    `contested`: progress points of tokens on the terrain of the next era. `threats`: for each own hex, then each own
    city, the largest enemy stack beside it. `sites`: own hexes that could carry a city. `outlook`: empty land in reach.
    """

    __slots__ = (
        "cities",
        "contested",
        "hexes",
        "outlook",
        "own_cities",
        "own_hexes",
        "sites",
        "threats",
        "tokens",
    )

    def __init__(self, world: World, seat: int, contested: int) -> None:
        seats = len(world.era)
        self.hexes = [0] * seats
        self.cities = [0] * seats
        self.tokens = [0] * seats
        self.contested = [0] * seats
        self.own_hexes: list[int]
        self.own_cities: list[int] = []
        self.sites: list[int] = []
        self.outlook: set[int] = set()
        self._walk(world, seat, contested)
        self.threats = [self._look_around(world, seat, place) for place in self.own_hexes + self.own_cities]

    def _walk(self, world: World, seat: int, contested: int) -> None:
        tokens, city, terrain = world.tokens, world.city, world.terrain
        per_hex = world.options.progress_per_hex
        self.own_hexes = world.homes[seat]
        for who, homes in enumerate(world.homes):
            hexes = stacked = ahead = 0
            for place in homes:
                ground, stack = terrain[place], tokens[place]
                stacked += stack
                if SCORES[ground]:
                    hexes += 1
                if ground == contested:
                    ahead += 1 if per_hex else stack
            self.hexes[who], self.tokens[who], self.contested[who] = hexes, stacked, ahead
        for place in world.island.land:
            value = city[place]
            if value:
                who = world.owner[place]
                self.cities[who] = self.cities[who] + value
                if who == seat:
                    self.own_cities.append(place)

    def _look_around(self, world: World, seat: int, place: int) -> int:
        """Return the largest enemy stack beside a place; adds to `outlook` and `sites` on the way."""
        owner, tokens, city, terrain = world.owner, world.tokens, world.city, world.terrain
        strongest = 0
        is_site = BEARS_CITY[terrain[place]] and not city[place]
        for near in world.island.beside[place]:
            who = owner[near]
            if who < 0:
                if SCORES[terrain[near]]:
                    self.outlook.add(near)
            elif city[near]:
                is_site = False
            elif who != seat and tokens[near] > strongest:
                strongest = tokens[near]
        if is_site:
            self.sites.append(place)
        return strongest

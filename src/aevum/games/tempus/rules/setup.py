"""Para empezar: the island is built tile by tile, then everybody places three tokens."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from aevum.games.tempus.facts import (
    CENTRES,
    GRID,
    HEXES,
    NEIGHBOURS,
    ON_RIM,
    PLAYERS,
    POPULATION,
    ROTATIONS,
    START_PER_HEX,
    START_TOKENS,
    TILES,
    WATER,
)
from aevum.games.tempus.island import island_of
from aevum.games.tempus.moves import SETTLE_FIRST, TILE_FIRST, TURN_FIRST
from aevum.games.tempus.options import PREPARED
from aevum.games.tempus.phases import SETTLE, TILE, TURN
from aevum.games.tempus.rules import turn
from aevum.games.tempus.rules.clauses import PENDING, clause
from aevum.games.tempus.rules.pieces import put_token
from aevum.kernel.chance import Chance
from aevum.kernel.rulebook import Clause

if TYPE_CHECKING:
    from aevum.games.tempus.state import World

INSIDE: Final = clause("setup.inside")
ON_WATER: Final = clause("setup.water")
TOUCH: Final = clause("setup.touch")
FREE_LAND: Final = clause("setup.free")
STACK: Final = clause("setup.stack")
CONNECTED: Final = clause("setup.connected")
ROOM: Final = clause("setup.room")

AROUND: Final = tuple(
    tuple(other for other in range(len(HEXES)) if GRID.distance(place, other) == 2) for place in range(len(HEXES))
)
"""Land that a tile with its middle here would touch."""
_SPOTS_TRIED: Final = 3
"""Of so many random places a prepared island takes the one that touches most land, so that it holds together."""


def begin(world: World, chance: Chance) -> None:
    """The first tile is turned up; a prepared island lies there already."""
    if world.options.island != PREPARED:
        world.tile = world.tiles.pop()
        world.phase = TILE
        return
    number = world.options.island_number
    _prepare(world, Chance.from_seed(int(number)) if number else chance)
    _finish_island(world)


# -- 4. tiles


def legal_tiles(world: World) -> list[int]:
    return [TILE_FIRST + place for place in _places(world)]


def _places(world: World) -> list[int]:
    """Where the middle of a tile can lie: on water with water around it, and land just beyond."""
    land = [place for place, terrain in enumerate(world.terrain) if terrain != WATER]
    if not land:
        return list(CENTRES)
    covered = {near for place in land for near in (place, *NEIGHBOURS[place])}
    touching = {place for near in land for place in AROUND[near]}
    return sorted(place for place in touching - covered if not ON_RIM[place])


def check_tile(world: World, place: int) -> Clause | None:
    if world.phase != TILE:
        return PENDING[world.phase]
    if ON_RIM[place]:
        return INSIDE
    land = [other for other, terrain in enumerate(world.terrain) if terrain != WATER]
    if any(GRID.distance(place, other) <= 1 for other in land):
        return ON_WATER
    return TOUCH if land and all(GRID.distance(place, other) > 2 for other in land) else None


def apply_tile(world: World, place: int) -> None:
    world.source = place
    world.phase = TURN


def legal_turns(world: World) -> list[int]:
    return [TURN_FIRST + sixths for sixths in range(ROTATIONS)]


def check_turn(world: World, sixths: int) -> Clause | None:
    return None if world.phase == TURN else PENDING[world.phase]


def apply_turn(world: World, sixths: int) -> None:
    """The tile lies; the next player takes one, unless the island is finished."""
    if world.log is not None:
        world.log.tell("event-tile", player=PLAYERS[world.actor], hex=HEXES[world.source])
    _lay(world, world.source, sixths)
    world.source = -1
    world.revealed += 1
    if world.to_lay and _places(world):
        world.tile = world.tiles.pop()
        world.unforeseen += 1
        world.actor = (world.actor + 1) % len(world.era)
        world.phase = TILE
    else:
        _finish_island(world)


def _lay(world: World, place: int, sixths: int) -> None:
    centre, *ring = TILES[world.tile]
    island = list(world.terrain)
    island[place] = centre
    for number, terrain in enumerate(ring):
        island[GRID.ahead[place][(number + sixths) % ROTATIONS]] = terrain
    world.terrain = tuple(island)
    world.to_lay -= 1


def _prepare(world: World, chance: Chance) -> None:
    """An island by chance alone, from the whole stack of tiles in a fixed order, so that its number says it all."""
    world.tiles.sort()
    chance.shuffle(world.tiles)
    while world.to_lay and (places := _places(world)):
        world.tile = world.tiles.pop()
        tried = [chance.pick(places) for _ in range(_SPOTS_TRIED)]
        _lay(world, max(tried, key=lambda place: _contacts(world, place)), chance.below(ROTATIONS))


def _contacts(world: World, place: int) -> int:
    return sum(world.terrain[near] != WATER for near in AROUND[place])


def _finish_island(world: World) -> None:
    world.island = island_of(world.terrain)
    world.tile = -1
    world.to_lay = 0
    world.actor = world.first
    world.phase = SETTLE
    if world.log is not None:
        world.log.tell("event-island", lakes=len(world.island.lakes))


# -- 5. three tokens each


def legal_settling(world: World) -> list[int]:
    owner, beside = world.owner, world.island.beside
    own = world.homes[world.actor]
    if not own:
        free = [place for place in world.island.land if owner[place] < 0]
        return [SETTLE_FIRST + place for place in free if any(owner[near] < 0 for near in beside[place])]
    wanted = len(own) if world.options.start_tokens_pairwise else 1
    places = {place for place in own if world.tokens[place] < START_PER_HEX}
    for place in {near for home in own for near in beside[home]}:
        if owner[place] < 0 and sum(near in own for near in beside[place]) >= wanted:
            places.add(place)
    return [SETTLE_FIRST + place for place in sorted(places)]


def check_settling(world: World, place: int) -> Clause | None:
    if world.phase != SETTLE:
        return PENDING[world.phase]
    seat = world.actor
    if world.terrain[place] == WATER or world.owner[place] not in (-1, seat):
        return FREE_LAND
    if world.tokens[place] >= START_PER_HEX:
        return STACK
    homes = [home for home, owner in enumerate(world.owner) if owner == seat]
    if not homes:
        return None if any(_is_free_land(world, near) for near in NEIGHBOURS[place]) else ROOM
    near = [GRID.distance(place, home) <= 1 for home in homes]
    if place in homes:
        return None
    return None if (all(near) if world.options.start_tokens_pairwise else any(near)) else CONNECTED


def _is_free_land(world: World, place: int) -> bool:
    return world.terrain[place] != WATER and world.owner[place] < 0


def apply_settling(world: World, place: int) -> None:
    seat = world.actor
    put_token(world, place, seat)
    if world.log is not None:
        world.log.tell("event-settle", player=PLAYERS[seat], hex=HEXES[place])
    if POPULATION - world.supply[seat] < START_TOKENS:
        return
    following = (seat + 1) % len(world.era)
    if following == world.first:
        turn.begin(world)
    else:
        world.actor = following

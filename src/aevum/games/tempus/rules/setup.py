"""Rulebook chapter Para empezar: the island is built tile by tile, then each player places three tokens."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from aevum.games.tempus.constants import (
    CENTRES,
    GRID,
    HEXES,
    NEIGHBOURS,
    ON_RIM,
    PLAYERS,
    POPULATION,
    ROTATIONS,
    TILES,
    WATER,
)
from aevum.games.tempus.island import island_of
from aevum.games.tempus.moves import SETTLE_FIRST, TILE_FIRST
from aevum.games.tempus.options import PREPARED
from aevum.games.tempus.rule_values import START_PER_HEX, START_TOKENS
from aevum.games.tempus.rules.clauses import clause
from aevum.games.tempus.rules.law import LAW
from aevum.games.tempus.rules.pieces import put_token
from aevum.games.tempus.rules.progress import begin_turn
from aevum.kernel.chance import Chance
from aevum.kernel.game import SEAT
from aevum.kernel.rulebook import Clause
from aevum.kernel.steps import FIRST, Prompt, always, push, replace_top

if TYPE_CHECKING:
    from aevum.games.tempus.state import World
    from aevum.games.tempus.view import WorldView

TILES_LAID: Final = clause("setup.tiles")
TOKENS_PLACED: Final = clause("setup.tokens")
LAKES: Final = clause("move.what_is_a_lake")
INSIDE: Final = clause("setup.inside")
ON_WATER: Final = clause("setup.water")
TOUCH: Final = clause("setup.touch")
FREE_LAND: Final = clause("setup.free")
STACK: Final = clause("setup.stack")
CONNECTED: Final = clause("setup.connected")
ROOM: Final = clause("setup.room")

MIDDLE: Final = FIRST
"""Frame index of the hex on which the middle of the tile lies that is still to be turned."""

AROUND: Final = tuple(
    tuple(other for other in range(len(HEXES)) if GRID.distance(place, other) == 2) for place in range(len(HEXES))
)
"""By hex, the hexes at distance 2: land there touches a tile with its middle here."""
_SPOTS_TRIED: Final = 3
"""Number of random places tried for each tile of a prepared island.

The one that touches most land is taken, so that the island holds together.
"""


def begin(world: World, chance: Chance) -> None:
    """Turn up the first tile, or build a prepared island at once."""
    if world.options.island != PREPARED:
        world.tile = world.tiles.pop()
        push(world, TILE, world.first)
        return
    push(world, SETTLE, world.first)
    number = world.options.island_number
    _prepare(world, Chance.from_seed(int(number)) if number else chance)
    _finish_island(world)


# -- 4. tiles


def _legal_tiles(world: World) -> list[int]:
    return [TILE_FIRST + place for place in _places(world)]


def _places(world: World) -> list[int]:
    """Return the hexes where the middle of a tile can lie: on water with water around it, and land just beyond."""
    touching = [False] * len(world.terrain)
    covered = list(ON_RIM)
    for place, terrain in enumerate(world.terrain):
        if terrain == WATER:
            continue
        covered[place] = True
        for near in NEIGHBOURS[place]:
            covered[near] = True
        for near in AROUND[place]:
            touching[near] = True
    if True not in touching:
        return list(CENTRES)
    return [place for place, touches in enumerate(touching) if touches and not covered[place]]


def _why_not_tile(world: World, place: int) -> Clause | None:
    if ON_RIM[place]:
        return INSIDE
    land = [other for other, terrain in enumerate(world.terrain) if terrain != WATER]
    if any(GRID.distance(place, other) <= 1 for other in land):
        return ON_WATER
    return TOUCH if land and all(GRID.distance(place, other) > 2 for other in land) else None


def _place_tile(world: World, place: int) -> None:
    world.frames[MIDDLE] = place
    replace_top(world, ROTATE, world.frames[SEAT])


def _asks_tile(view: WorldView) -> Prompt:
    return "prompt-tile", {"left": view.tiles_to_lay}


TILE: Final = LAW.step("tile", TILES_LAID, asks=_asks_tile)
TILE.answer("tile", why_not=_why_not_tile, apply=_place_tile, legal=_legal_tiles)


def _turn_tile(world: World, sixths: int) -> None:
    """Lay the tile; the next player takes one, unless the island is finished."""
    seat, place = world.frames[SEAT], world.frames[MIDDLE]
    if world.log is not None:
        world.log.add("event-tile", TILES_LAID, player=PLAYERS[seat], hex=HEXES[place])
    _lay(world, place, sixths)
    world.revealed += 1
    if world.to_lay and _places(world):
        world.learned += 1
        world.tile = world.tiles.pop()
        replace_top(world, TILE, (seat + 1) % len(world.era))
    else:
        replace_top(world, SETTLE, world.first)
        _finish_island(world)


ROTATE: Final = LAW.step("rotate", clause("setup.rotation"), fields=("source",))
ROTATE.answer("turn", why_not=always, apply=_turn_tile)


def _lay(world: World, place: int, sixths: int) -> None:
    centre, *ring = TILES[world.tile]
    island = list(world.terrain)
    island[place] = centre
    for number, terrain in enumerate(ring):
        island[GRID.ahead[place][(number + sixths) % ROTATIONS]] = terrain
    world.terrain = tuple(island)
    world.to_lay -= 1


def _prepare(world: World, chance: Chance) -> None:
    """Build a random island from the whole stack of tiles in a fixed order, so that its number determines it."""
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
    if world.log is not None:
        world.log.add("event-island", LAKES, lakes=len(world.island.lakes))


# -- 5. three tokens each


def tokens_to_settle(supply: int) -> int:
    """Return the number of start tokens that a player with this supply still has to place."""
    return START_TOKENS - (POPULATION - supply)


def _legal_settling(world: World) -> list[int]:
    owner, beside = world.owner, world.island.beside
    own = world.homes[world.frames[SEAT]]
    if not own:
        free = [place for place in world.island.land if owner[place] < 0]
        return [SETTLE_FIRST + place for place in free if any(owner[near] < 0 for near in beside[place])]
    wanted = len(own) if world.options.start_tokens_pairwise else 1
    places = {place for place in own if world.tokens[place] < START_PER_HEX}
    for place in {near for home in own for near in beside[home]}:
        if owner[place] < 0 and sum(near in own for near in beside[place]) >= wanted:
            places.add(place)
    return [SETTLE_FIRST + place for place in sorted(places)]


def _why_not_settle(world: World, place: int) -> Clause | None:
    seat = world.frames[SEAT]
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


def _settle(world: World, place: int) -> None:
    seat = world.frames[SEAT]
    put_token(world, place, seat)
    if world.log is not None:
        world.log.add("event-settle", TOKENS_PLACED, player=PLAYERS[seat], hex=HEXES[place])
    if tokens_to_settle(world.supply[seat]) > 0:
        return
    following = (seat + 1) % len(world.era)
    if following == world.first:
        world.frames.clear()
        begin_turn(world)
    else:
        replace_top(world, SETTLE, following)


def _asks_settle(view: WorldView) -> Prompt:
    return "prompt-settle", {"left": tokens_to_settle(view.supply[view.actor])}


SETTLE: Final = LAW.step("settle", TOKENS_PLACED, asks=_asks_settle)
SETTLE.answer("settle", why_not=_why_not_settle, apply=_settle, legal=_legal_settling)

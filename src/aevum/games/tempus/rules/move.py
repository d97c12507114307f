"""Mover Población: tokens go by land, over a lake, or over the sea."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from aevum.games.tempus.facts import DISTANCE, HEXES, MOVE, PLAYERS, SANITATION, SHIPS, WATER
from aevum.games.tempus.moves import MOVE_FIRST, TO_FIRST
from aevum.games.tempus.phases import MOVING, NONE, SLOT, TARGET
from aevum.games.tempus.rules import crowd, turn
from aevum.games.tempus.rules.clauses import PENDING, clause
from aevum.games.tempus.rules.pieces import ceiling, holds, limit, shift_token
from aevum.kernel.rulebook import Clause

if TYPE_CHECKING:
    from aevum.games.tempus.state import World

OWN: Final = clause("move.own")
COUNT: Final = clause("move.count")
ONCE: Final = clause("move.once")
NOWHERE: Final = clause("move.nowhere")
LAND: Final = clause("move.land")
OTHERS: Final = clause("move.others")
CITY: Final = clause("move.city")
STACKING: Final = clause("move.stacking")
SEA: Final = clause("move.sea")


# -- which token


def legal(world: World) -> list[int]:
    """Hexes from which a token can go somewhere."""
    seat = world.mover
    tokens, moved = world.tokens, world.moved
    fresh = world.action == NONE
    room = ceiling(world, seat)
    return [
        MOVE_FIRST + place
        for place in world.homes[seat]
        if (fresh or tokens[place] > moved[place]) and _can_leave(world, place, seat, room)
    ]


def _can_leave(world: World, place: int, seat: int, room: int) -> bool:
    owner, tokens = world.owner, world.tokens
    for near in world.island.beside[place]:
        if owner[near] < 0 or (owner[near] == seat and 0 < tokens[near] < room):
            return True
    return bool(destinations(world, place))


def check(world: World, place: int) -> Clause | None:
    if world.phase != SLOT:
        return PENDING[world.phase]
    if world.action not in (NONE, MOVING) or world.closed:
        return turn.ONE_ACTION
    if world.action == MOVING and not world.allowance:
        return COUNT
    if world.owner[place] != world.mover or not world.tokens[place]:
        return OWN
    if world.action == MOVING and world.moved[place] >= world.tokens[place]:
        return ONCE
    within_reach = any(_check_way(world, place, other) is None for other in world.island.land if other != place)
    return None if within_reach else NOWHERE


def apply(world: World, place: int) -> None:
    """The token is chosen; where it goes is the next decision."""
    if world.action == NONE:
        turn.begin_action(world, MOVING, MOVE[world.era[world.mover]])
    world.source = place
    world.purpose = MOVING
    world.phase = TARGET


# -- where to


def destinations(world: World, place: int) -> list[int]:
    """Every hex where a token of the mover can go from here, sorted."""
    seat = world.mover
    island, owner, tokens, city = world.island, world.owner, world.tokens, world.city
    room = ceiling(world, seat)
    reached = _walk(world, place, seat)
    reached.update(island.across[place])
    if SHIPS[world.era[seat]] and island.is_coast[place]:
        reached.update(island.coast)
    reached.discard(place)
    return sorted(
        other
        for other in reached
        if owner[other] < 0 or (owner[other] == seat and not city[other] and tokens[other] < room)
    )


def _walk(world: World, place: int, seat: int) -> set[int]:
    """Land within the distance, through empty hexes, own stacks and own cities."""
    owner, beside = world.owner, world.island.beside
    reached = {place}
    edge = [place]
    for _ in range(DISTANCE[world.era[seat]]):
        edge = [
            near
            for near in {near for here in edge for near in beside[here]}
            if near not in reached and (owner[near] < 0 or owner[near] == seat)
        ]
        reached.update(edge)
    return reached


def legal_targets(world: World) -> list[int]:
    return [TO_FIRST + place for place in destinations(world, world.source)]


def check_target(world: World, target: int) -> Clause | None:
    return _check_way(world, world.source, target)


def _check_way(world: World, source: int, target: int) -> Clause | None:
    """The clause that forbids a token of the mover to go from one hex to another."""
    seat = world.mover
    if world.terrain[target] == WATER or target == source:
        return LAND
    if world.city[target]:
        return CITY
    if world.owner[target] not in (-1, seat):
        return OTHERS
    if world.tokens[target] >= limit(world, seat) and not holds(world, seat, SANITATION):
        return STACKING
    if target in world.island.across[source] or walking_distance(world, source, target) <= DISTANCE[world.era[seat]]:
        return None
    by_sea = world.island.is_coast[source] and world.island.is_coast[target]
    if not by_sea:
        return LAND
    return None if SHIPS[world.era[seat]] else SEA


def walking_distance(world: World, source: int, target: int) -> int:
    """Steps on land that the owner of a stack needs; more than the island has hexes if there is no way."""
    seat = world.owner[source]
    far = len(HEXES)
    distance = {target: 0}
    queue = [target]
    for here in queue:
        for near in world.island.beside[here]:
            if near == source:
                return distance[here] + 1
            if near not in distance and world.owner[near] in (-1, seat):
                distance[near] = distance[here] + 1
                queue.append(near)
    return far


def apply_target(world: World, target: int) -> None:
    world.target = target
    crowd.enter(world)


def arrive(world: World) -> None:
    """The token stands where it goes; it has moved."""
    source, target = world.source, world.target
    if world.log is not None:
        way = _way(world, source, target)
        player = PLAYERS[world.mover]
        world.log.tell("event-move", player=player, source=HEXES[source], target=HEXES[target], way=way)
    shift_token(world, source, target)
    world.moved[target] += 1
    world.allowance -= 1
    turn.go_on(world)


def _way(world: World, source: int, target: int) -> str:
    if walking_distance(world, source, target) <= DISTANCE[world.era[world.mover]]:
        return "land"
    return "lake" if target in world.island.across[source] else "sea"


# -- nobody


def check_nobody(world: World, _: int) -> Clause | None:
    return turn.check_beginning(world)


def apply_nobody(world: World, _: int) -> None:
    """An action token is spent, and everybody stays."""
    turn.begin_action(world, MOVING)
    world.closed = 1
    if world.log is not None:
        world.log.tell("event-move-nobody", player=PLAYERS[world.mover])
    turn.go_on(world)

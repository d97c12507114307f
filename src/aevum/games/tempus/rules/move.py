"""Rulebook chapter Mover Población: tokens go by land, over a lake, or over the sea."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from aevum.games.tempus.constants import DISTANCE, HEXES, MOVE, PLAYERS, SHIPS, WATER
from aevum.games.tempus.moves import MOVE_FIRST, TO_FIRST
from aevum.games.tempus.rules import stacking
from aevum.games.tempus.rules.clauses import clause
from aevum.games.tempus.rules.law import LAW
from aevum.games.tempus.rules.pieces import ceiling, shift_token
from aevum.games.tempus.rules.turn import (
    ACTION,
    ACTION_FIRST,
    ALLOWANCE,
    CLOSED,
    MOVER,
    MOVING,
    NONE,
    ONE_ACTION,
    SLOT,
    begin_action,
    go_on,
    why_not_begin,
)
from aevum.kernel.rulebook import Clause
from aevum.kernel.steps import FIRST, SECOND, Prompt, push

if TYPE_CHECKING:
    from aevum.games.tempus.state import World
    from aevum.games.tempus.view import WorldView

OWN: Final = clause("move.own")
COUNT: Final = clause("move.count")
ONCE: Final = clause("move.once")
NOWHERE: Final = clause("move.nowhere")
LAND: Final = clause("move.land")
LAKE: Final = clause("move.lake")
OTHERS: Final = clause("move.others")
CITY: Final = clause("move.city")
STACKING: Final = clause("move.stacking")
SEA: Final = clause("move.sea")

SOURCE: Final = FIRST
TARGET: Final = SECOND


# -- which token


def legal(world: World) -> list[int]:
    """Return moves from hexes whose tokens can go somewhere, in a Move to be begun or under way."""
    seat = world.frames[MOVER]
    fresh = world.frames[ACTION] == NONE
    tokens, moved = world.tokens, world.moved
    room = ceiling(world, seat)
    return [
        MOVE_FIRST + place
        for place in world.homes[seat]
        if (fresh or tokens[place] > moved.count(place)) and _can_leave(world, place, seat, room)
    ]


def movable(world: World) -> int:
    """Return the number of tokens of the mover that could go somewhere, whatever the era allows."""
    places = [move - MOVE_FIRST for move in legal(world)]
    return sum(world.tokens[place] - world.moved.count(place) for place in places)


def _can_leave(world: World, place: int, seat: int, room: int) -> bool:
    owner, tokens = world.owner, world.tokens
    for near in world.island.beside[place]:
        if owner[near] < 0 or (owner[near] == seat and 0 < tokens[near] < room):
            return True
    return bool(destinations(world, place))


def _why_not(world: World, place: int) -> Clause | None:
    frames = world.frames
    seat = frames[MOVER]
    if frames[ACTION] not in (NONE, MOVING) or frames[CLOSED]:
        return ONE_ACTION
    if frames[ACTION] == MOVING and not frames[ALLOWANCE]:
        return COUNT
    if world.owner[place] != seat or not world.tokens[place]:
        return OWN
    if frames[ACTION] == MOVING and world.moved.count(place) >= world.tokens[place]:
        return ONCE
    within_reach = any(why_not_go(world, place, other) is None for other in world.island.land if other != place)
    return None if within_reach else NOWHERE


def _choose(world: World, place: int) -> None:
    """Choose a token and begin the Move if needed; its target is the next decision."""
    seat = world.frames[MOVER]
    if world.frames[ACTION] == NONE:
        begin_action(world, MOVING, MOVE[world.era[seat]])
    push(world, MOVE_TO, seat, place, -1)


SLOT.answer("move", why_not=_why_not, apply=_choose)


# -- where to


def destinations(world: World, place: int) -> list[int]:
    """Return every hex where a token of the mover can go from here, sorted."""
    seat = world.frames[MOVER]
    island, owner, tokens, city = world.island, world.owner, world.tokens, world.city
    room = ceiling(world, seat)
    is_reached = [False] * len(owner)
    reached = _walk(world, place, seat, is_reached)
    over_water = island.across[place]
    if SHIPS[world.era[seat]] and island.is_coast[place]:
        over_water += island.coast
    for other in over_water:
        if not is_reached[other]:
            is_reached[other] = True
            reached.append(other)
    reached.sort()
    return [
        other
        for other in reached
        if owner[other] < 0 or (owner[other] == seat and not city[other] and tokens[other] < room)
    ]


def _walk(world: World, place: int, seat: int, is_reached: list[bool]) -> list[int]:
    """Return other land within the distance, through empty hexes, own stacks and own cities (flood fill).

    `is_reached`: whether a hex has been reached, by hex; set here.
    """
    owner, beside = world.owner, world.island.beside
    is_reached[place] = True
    reached: list[int] = []
    edge = [place]
    for _ in range(DISTANCE[world.era[seat]]):
        beyond: list[int] = []
        for here in edge:
            for near in beside[here]:
                if not is_reached[near] and (owner[near] < 0 or owner[near] == seat):
                    is_reached[near] = True
                    beyond.append(near)
        reached += beyond
        edge = beyond
    return reached


def _legal_targets(world: World) -> list[int]:
    return [TO_FIRST + place for place in destinations(world, world.frames[SOURCE])]


def _why_not_to(world: World, target: int) -> Clause | None:
    return why_not_go(world, world.frames[SOURCE], target)


def why_not_go(world: World, source: int, target: int) -> Clause | None:
    """Return the clause that forbids a token of the mover to go from one hex to another, or None."""
    seat = world.frames[MOVER]
    if world.terrain[target] == WATER or target == source:
        return LAND
    if world.city[target]:
        return CITY
    if world.owner[target] not in (-1, seat):
        return OTHERS
    if world.tokens[target] >= ceiling(world, seat):
        return STACKING
    if target in world.island.across[source] or _by_land(world, source, target):
        return None
    by_sea = world.island.is_coast[source] and world.island.is_coast[target]
    if by_sea and SHIPS[world.era[seat]]:
        return None
    # A target that can be walked to is only too far away; any other would need ships.
    return SEA if by_sea and walking_distance(world, source, target) == len(HEXES) else LAND


def _by_land(world: World, source: int, target: int) -> bool:
    return walking_distance(world, source, target) <= DISTANCE[world.era[world.frames[MOVER]]]


def walking_distance(world: World, source: int, target: int) -> int:
    """Return the steps on land between two hexes for the owner of the source; `len(HEXES)` if there is no way."""
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


def _go(world: World, target: int) -> None:
    world.frames[TARGET] = target
    stacking.enter(world, target)


def _arrive(world: World) -> None:
    """Put the token on its target and mark it as moved."""
    frames = world.frames
    source, target = frames[SOURCE], frames[TARGET]
    if world.log is not None:
        way, rule = _way(world, source, target)
        player = PLAYERS[frames[MOVER]]
        world.log.add("event-move", rule, player=player, source=HEXES[source], target=HEXES[target], way=way)
    shift_token(world, source, target)
    world.moved.append(target)
    frames[ALLOWANCE] -= 1
    LAW.finish(world)


def _way(world: World, source: int, target: int) -> tuple[str, Clause]:
    if _by_land(world, source, target):
        return "land", LAND
    return ("lake", LAKE) if target in world.island.across[source] else ("sea", SEA)


def _asks(view: WorldView) -> Prompt:
    return "prompt-move_to", {"hex": HEXES[view.source]}


MOVE_TO: Final = LAW.step("move_to", clause("turn.target"), fields=("source", "target"), resume=_arrive, asks=_asks)
MOVE_TO.answer("to", why_not=_why_not_to, apply=_go, legal=_legal_targets)


# -- no token


def _stay(world: World, _: int) -> None:
    """Spend an action token without moving any token."""
    begin_action(world, MOVING)
    world.frames[CLOSED] = 1
    if world.log is not None:
        world.log.add("event-move-nobody", ACTION_FIRST, player=PLAYERS[world.frames[MOVER]])
    go_on(world)


SLOT.answer("move_nobody", why_not=why_not_begin, apply=_stay)

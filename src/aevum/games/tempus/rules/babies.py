"""Tener Niños: new tokens on grassland where own tokens stand."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from aevum.games.tempus.facts import BIRTHS, CHILDREN, HEXES, PLAYERS, SANITATION
from aevum.games.tempus.moves import BABIES_FIRST
from aevum.games.tempus.phases import BEARING, NONE, SLOT
from aevum.games.tempus.rules import crowd, turn
from aevum.games.tempus.rules.clauses import PENDING, clause
from aevum.games.tempus.rules.pieces import ceiling, holds, limit, put_token
from aevum.kernel.rulebook import Clause

if TYPE_CHECKING:
    from aevum.games.tempus.state import World

GRASSLAND: Final = clause("babies.grassland")
ONCE: Final = clause("babies.once")
COUNT: Final = clause("babies.count")
STACKING: Final = clause("babies.stacking")
SUPPLY: Final = clause("babies.supply")


def legal(world: World) -> list[int]:
    seat = world.mover
    if not world.supply[seat]:
        return []
    terrain, tokens, moved = world.terrain, world.tokens, world.moved
    room = ceiling(world, seat)
    fresh = world.action == NONE
    return [
        BABIES_FIRST + place
        for place in world.homes[seat]
        if BIRTHS[terrain[place]] and tokens[place] < room and (fresh or not moved[place])
    ]


def check(world: World, place: int) -> Clause | None:
    if world.phase != SLOT:
        return PENDING[world.phase]
    if world.action not in (NONE, BEARING) or world.closed:
        return turn.ONE_ACTION
    under_way = world.action == BEARING
    if under_way and not world.allowance:
        return COUNT
    if not BIRTHS[world.terrain[place]] or world.owner[place] != world.mover or world.city[place]:
        return GRASSLAND
    if under_way and world.moved[place]:
        return ONCE
    if not world.supply[world.mover]:
        return SUPPLY
    crowded = world.tokens[place] >= limit(world, world.mover)
    return STACKING if crowded and not holds(world, world.mover, SANITATION) else None


def apply(world: World, place: int) -> None:
    if world.action == NONE:
        turn.begin_action(world, BEARING, CHILDREN[world.era[world.mover]])
    world.purpose = BEARING
    world.target = place
    crowd.enter(world)


def arrive(world: World) -> None:
    """A child is born, the only one here in this action."""
    place = world.target
    put_token(world, place, world.mover)
    world.moved[place] = 1
    world.allowance -= 1
    if world.log is not None:
        world.log.tell("event-birth", player=PLAYERS[world.mover], hex=HEXES[place])
    turn.go_on(world)


def check_nobody(world: World, _: int) -> Clause | None:
    return turn.check_beginning(world)


def apply_nobody(world: World, _: int) -> None:
    """An action token is spent, and no child is born."""
    turn.begin_action(world, BEARING)
    world.closed = 1
    if world.log is not None:
        world.log.tell("event-birth-nobody", player=PLAYERS[world.mover])
    turn.go_on(world)

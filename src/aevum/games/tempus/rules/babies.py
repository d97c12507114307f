"""Rulebook chapter Tener Niños: new tokens on grassland where own tokens stand."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from aevum.games.tempus.constants import BEARS_CHILDREN, CHILDREN, HEXES, PLAYERS
from aevum.games.tempus.moves import BABIES_FIRST
from aevum.games.tempus.rules import stacking
from aevum.games.tempus.rules.clauses import clause
from aevum.games.tempus.rules.law import LAW
from aevum.games.tempus.rules.pieces import ceiling, put_token
from aevum.games.tempus.rules.turn import (
    ACTION,
    ACTION_FIRST,
    ALLOWANCE,
    BEARING,
    CLOSED,
    MOVER,
    NONE,
    ONE_ACTION,
    SLOT,
    begin_action,
    go_on,
    why_not_begin,
)
from aevum.kernel.rulebook import Clause
from aevum.kernel.steps import FIRST, push

if TYPE_CHECKING:
    from aevum.games.tempus.state import World

GRASSLAND: Final = clause("babies.grassland")
ONCE: Final = clause("babies.once")
COUNT: Final = clause("babies.count")
STACKING: Final = clause("babies.stacking")
SUPPLY: Final = clause("babies.supply")
PLACE: Final = FIRST


def legal(world: World) -> list[int]:
    """Return moves for hexes where a child can be born, in an action to be begun or under way."""
    seat = world.frames[MOVER]
    if not world.supply[seat]:
        return []
    terrain, tokens, born = world.terrain, world.tokens, world.born
    room = ceiling(world, seat)
    return [
        BABIES_FIRST + place
        for place in world.homes[seat]
        if BEARS_CHILDREN[terrain[place]] and tokens[place] < room and place not in born
    ]


def bearable(world: World) -> int:
    """Return the number of children the mover has room and tokens for, whatever the era allows."""
    return min(len(legal(world)), world.supply[world.frames[MOVER]])


def _why_not(world: World, place: int) -> Clause | None:
    frames = world.frames
    under_way = frames[ACTION] == BEARING
    if (frames[ACTION] != NONE and not under_way) or frames[CLOSED]:
        return ONE_ACTION
    if under_way and not frames[ALLOWANCE]:
        return COUNT
    seat = frames[MOVER]
    if not BEARS_CHILDREN[world.terrain[place]] or world.owner[place] != seat or world.city[place]:
        return GRASSLAND
    if place in world.born:
        return ONCE
    if not world.supply[seat]:
        return SUPPLY
    return STACKING if world.tokens[place] >= ceiling(world, seat) else None


def _conceive(world: World, place: int) -> None:
    seat = world.frames[MOVER]
    if world.frames[ACTION] == NONE:
        begin_action(world, BEARING, CHILDREN[world.era[seat]])
    push(world, BIRTH, seat, place)
    stacking.enter(world, place)


def _arrive(world: World) -> None:
    """Put the child on its hex, which bears no other in this action."""
    frames = world.frames
    place, seat = frames[PLACE], frames[MOVER]
    put_token(world, place, seat)
    world.born.append(place)
    frames[ALLOWANCE] -= 1
    if world.log is not None:
        world.log.add("event-birth", GRASSLAND, player=PLAYERS[seat], hex=HEXES[place])
    LAW.finish(world)


BIRTH: Final = LAW.step("birth", STACKING, fields=("target",), resume=_arrive)
SLOT.answer("babies", why_not=_why_not, apply=_conceive)


def _bear_nobody(world: World, _: int) -> None:
    """Spend an action token without any child being born."""
    begin_action(world, BEARING)
    world.frames[CLOSED] = 1
    if world.log is not None:
        world.log.add("event-birth-nobody", ACTION_FIRST, player=PLAYERS[world.frames[MOVER]])
    go_on(world)


SLOT.answer("babies_nobody", why_not=why_not_begin, apply=_bear_nobody)

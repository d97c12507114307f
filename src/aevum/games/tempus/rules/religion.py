"""Religión: one token of a neighbour is replaced by an own one, beside it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from aevum.games.tempus.facts import HEXES, PLAYERS, SANITATION
from aevum.games.tempus.moves import CONVERT_FIRST, TO_FIRST
from aevum.games.tempus.phases import CONVERT, CONVERTING, TARGET
from aevum.games.tempus.rules import crowd, turn
from aevum.games.tempus.rules.clauses import PENDING, PROTECTED, clause
from aevum.games.tempus.rules.pieces import ceiling, holds, limit, open_to_attack, protected, put_token, take_token
from aevum.kernel.rulebook import Clause

if TYPE_CHECKING:
    from aevum.games.tempus.state import World

NOBODY: Final = clause("religion.nobody")
TOKEN: Final = clause("religion.token")
ADJACENT: Final = clause("religion.adjacent")
SUPPLY: Final = clause("religion.supply")
STACKING: Final = clause("religion.stacking")
OWN: Final = clause("religion.own")


def is_possible(world: World) -> bool:
    """Is there anybody to convert, and room for him?"""
    return bool(world.supply[world.mover]) and bool(_converts(world))


def _converts(world: World) -> set[int]:
    """Hexes from which a token can be taken."""
    open_seats = open_to_attack(world)
    if True not in open_seats:
        return set()
    room = ceiling(world, world.mover)
    owner, tokens, beside = world.owner, world.tokens, world.island.beside
    return {
        near
        for place in world.homes[world.mover]
        if tokens[place] < room
        for near in beside[place]
        if tokens[near] and open_seats[owner[near]]
    }


def check_card(world: World) -> Clause | None:
    if not world.supply[world.mover]:
        return SUPPLY
    return None if any(_check_token(world, place) is None for place in world.island.land) else NOBODY


def apply_card(world: World, card: int) -> None:
    world.phase = CONVERT


# -- whom


def legal(world: World) -> list[int]:
    return [CONVERT_FIRST + place for place in sorted(_converts(world))]


def check(world: World, place: int) -> Clause | None:
    return _check_token(world, place) if world.phase == CONVERT else PENDING[world.phase]


def _check_token(world: World, place: int) -> Clause | None:
    owner = world.owner[place]
    if owner in (-1, world.mover) or not world.tokens[place]:
        return TOKEN
    if protected(world, owner):
        return PROTECTED
    homes = [near for near in world.island.beside[place] if check_home(world, near) is not OWN]
    if not homes:
        return ADJACENT
    return None if any(check_home(world, home) is None for home in homes) else STACKING


def check_home(world: World, home: int) -> Clause | None:
    """May an own token appear here?"""
    if world.owner[home] != world.mover or world.city[home]:
        return OWN
    full = world.tokens[home] >= limit(world, world.mover)
    return STACKING if full and not holds(world, world.mover, SANITATION) else None


def apply(world: World, place: int) -> None:
    world.source = place
    world.purpose = CONVERTING
    world.phase = TARGET


# -- where to


def legal_targets(world: World) -> list[int]:
    room = ceiling(world, world.mover)
    return [
        TO_FIRST + near
        for near in world.island.beside[world.source]
        if world.owner[near] == world.mover and 0 < world.tokens[near] < room
    ]


def check_target(world: World, target: int) -> Clause | None:
    if target not in world.island.beside[world.source]:
        return ADJACENT
    return check_home(world, target)


def apply_target(world: World, target: int) -> None:
    world.target = target
    crowd.enter(world)


def arrive(world: World) -> None:
    """The token goes back to its owner, one of the mover's own appears; it has not moved yet."""
    source, target = world.source, world.target
    if world.log is not None:
        player, other = PLAYERS[world.mover], PLAYERS[world.owner[source]]
        world.log.tell("event-convert", player=player, other=other, source=HEXES[source], target=HEXES[target])
    take_token(world, source)
    put_token(world, target, world.mover)
    turn.go_on(world)

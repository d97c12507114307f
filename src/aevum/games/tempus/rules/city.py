"""Construir una Ciudad: all tokens of a hex go back, a city takes their place."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from aevum.games.tempus.facts import BEARS_CITY, CITY_VALUES, HEXES, NEIGHBOURS, PLAYERS
from aevum.games.tempus.moves import CITY_FIRST
from aevum.games.tempus.phases import BUILDING
from aevum.games.tempus.rules import turn
from aevum.games.tempus.rules.clauses import clause
from aevum.games.tempus.rules.pieces import put_city, take_token
from aevum.kernel.rulebook import Clause

if TYPE_CHECKING:
    from aevum.games.tempus.state import World

OWN: Final = clause("city.own")
ADJACENT: Final = clause("city.adjacent")
MOUNTAINS: Final = clause("city.mountains")
VALUE: Final = clause("city.value")
SUPPLY: Final = clause("city.supply")
_KINDS: Final = len(CITY_VALUES)


def legal(world: World) -> list[int]:
    tokens, terrain, city, beside = world.tokens, world.terrain, world.city, world.island.beside
    seat = world.mover
    left = world.cities_left[seat * _KINDS : seat * _KINDS + _KINDS]
    moves: list[int] = []
    for place in world.homes[seat]:
        size = tokens[place]
        if size < CITY_VALUES[0] or not BEARS_CITY[terrain[place]] or any(city[near] for near in beside[place]):
            continue
        first = CITY_FIRST + place * _KINDS
        moves += [first + kind for kind, value in enumerate(CITY_VALUES) if value <= size and left[kind]]
    return moves


def check(world: World, argument: int) -> Clause | None:
    refusal = turn.check_beginning(world)
    if refusal is not None:
        return refusal
    place, kind = divmod(argument, _KINDS)
    if not BEARS_CITY[world.terrain[place]]:
        return MOUNTAINS
    if world.owner[place] != world.mover or world.city[place]:
        return OWN
    if any(world.city[near] for near in NEIGHBOURS[place]):
        return ADJACENT
    if world.tokens[place] < CITY_VALUES[kind]:
        return VALUE
    return None if world.cities_left[world.mover * _KINDS + kind] else SUPPLY


def apply(world: World, argument: int) -> None:
    place, kind = divmod(argument, _KINDS)
    turn.begin_action(world, BUILDING)
    while world.tokens[place]:
        take_token(world, place)
    put_city(world, place, world.mover, kind)
    if world.log is not None:
        world.log.tell("event-city", player=PLAYERS[world.mover], hex=HEXES[place], value=CITY_VALUES[kind])
    turn.go_on(world)

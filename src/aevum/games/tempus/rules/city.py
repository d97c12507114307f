"""Rulebook chapter Construir una Ciudad: all tokens of a hex go back, a city takes their place."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from aevum.games.tempus.constants import BEARS_CITY, CITY_VALUES, HEXES, NEIGHBOURS, PLAYERS
from aevum.games.tempus.moves import CITY_FIRST
from aevum.games.tempus.rules.clauses import clause
from aevum.games.tempus.rules.pieces import put_city, take_token
from aevum.games.tempus.rules.turn import BUILDING, MOVER, SLOT, begin_action, go_on, why_not_begin
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
    """Return moves for the cities that could be built, in an action to be begun."""
    tokens, terrain, city, beside = world.tokens, world.terrain, world.city, world.island.beside
    seat = world.frames[MOVER]
    left = world.cities_left[seat * _KINDS : seat * _KINDS + _KINDS]
    moves: list[int] = []
    for place in world.homes[seat]:
        size = tokens[place]
        if size < CITY_VALUES[0] or not BEARS_CITY[terrain[place]] or any(city[near] for near in beside[place]):
            continue
        first = CITY_FIRST + place * _KINDS
        moves += [first + kind for kind, value in enumerate(CITY_VALUES) if value <= size and left[kind]]
    return moves


def _why_not(world: World, argument: int) -> Clause | None:
    refusal = why_not_begin(world, argument)
    if refusal is not None:
        return refusal
    place, kind = divmod(argument, _KINDS)
    seat = world.frames[MOVER]
    if not BEARS_CITY[world.terrain[place]]:
        return MOUNTAINS
    if world.owner[place] != seat or world.city[place]:
        return OWN
    if any(world.city[near] for near in NEIGHBOURS[place]):
        return ADJACENT
    if world.tokens[place] < CITY_VALUES[kind]:
        return VALUE
    return None if world.cities_left[seat * _KINDS + kind] else SUPPLY


def _build(world: World, argument: int) -> None:
    place, kind = divmod(argument, _KINDS)
    seat = world.frames[MOVER]
    begin_action(world, BUILDING)
    while world.tokens[place]:
        take_token(world, place)
    put_city(world, place, seat, kind)
    if world.log is not None:
        world.log.add("event-city", VALUE, player=PLAYERS[seat], hex=HEXES[place], value=CITY_VALUES[kind])
    go_on(world)


SLOT.answer("city", why_not=_why_not, apply=_build)

"""Rulebook chapter Elementos del juego: tokens and cities between island and supplies, cards between piles."""

from __future__ import annotations

from bisect import insort
from typing import TYPE_CHECKING, Final

from aevum.games.tempus.constants import CITY_COPIES, CITY_VALUES, LAST_ERA, POPULATION, STACKING
from aevum.games.tempus.rule_values import PROTECTION, ROOM
from aevum.games.tempus.rules.clauses import clause
from aevum.kernel.chance import Chance

if TYPE_CHECKING:
    from aevum.games.tempus.state import World

_KINDS: Final = len(CITY_VALUES)
_CITIES: Final = sum(CITY_COPIES)
"""Number of cities of a seat."""
RESHUFFLE: Final = clause("idea.reshuffle")


def put_token(world: World, place: int, seat: int) -> None:
    """Put one token from the supply on a hex."""
    world.supply[seat] -= 1
    if world.owner[place] < 0:
        world.owner[place] = seat
        insort(world.homes[seat], place)
    world.tokens[place] += 1


def take_token(world: World, place: int) -> None:
    """Put one token from a hex back into its owner's supply."""
    seat = world.owner[place]
    world.supply[seat] += 1
    world.tokens[place] -= 1
    if not world.tokens[place]:
        world.owner[place] = -1
        world.homes[seat].remove(place)


def shift_token(world: World, source: int, target: int) -> None:
    """Move one token from hex to hex."""
    seat = world.owner[source]
    take_token(world, source)
    put_token(world, target, seat)


def put_city(world: World, place: int, seat: int, kind: int) -> None:
    """Put a city from the supply on an empty hex."""
    world.cities_left[seat * _KINDS + kind] -= 1
    world.owner[place] = seat
    world.city[place] = CITY_VALUES[kind]


def take_city(world: World, place: int) -> None:
    """Give a lost city back to its owner, who can build it again."""
    world.cities_left[world.owner[place] * _KINDS + CITY_VALUES.index(world.city[place])] += 1
    world.owner[place] = -1
    world.city[place] = 0


def city_count(world: World, seat: int) -> int:
    """Return the number of cities of a seat on the island."""
    first = seat * _KINDS
    return _CITIES - sum(world.cities_left[first : first + _KINDS])


def limit(world: World, seat: int) -> int:
    """Return the stacking limit of a seat, by its own row of the era table."""
    return STACKING[min(world.era[seat], LAST_ERA - 1)]


def sanitation(world: World, seat: int) -> int:
    """Return the number of tokens above the stacking limit for which the cards of a hand make room."""
    return sum(ROOM[card] for card in world.hands[seat])


def ceiling(world: World, seat: int) -> int:
    """Return the number of tokens below which a hex has room for one more; no hex is full with Sanitation in hand."""
    for card in world.hands[seat]:
        if ROOM[card]:
            return POPULATION + 1
    return STACKING[world.era[seat]]


def exposed_seats(world: World) -> list[bool]:
    """Return by seat whether it may be attacked at all: not with tokens in three hexes or fewer."""
    if world.options.protection_counts_cities:
        return [len(places) + city_count(world, seat) > PROTECTION for seat, places in enumerate(world.homes)]
    return [len(places) > PROTECTION for places in world.homes]


def protected(world: World, seat: int) -> bool:
    """Whether this seat may not be attacked."""
    return not exposed_seats(world)[seat]


def open_to_attack(world: World, mover: int) -> list[bool]:
    """Return by seat whether the mover may attack it; the last entry stands for the owner -1 of an empty hex."""
    open_seats = exposed_seats(world)
    open_seats[mover] = False
    open_seats.append(False)
    return open_seats


def draw_card(world: World, seat: int) -> bool:
    """Draw the top card into a hand and return whether there was one; an empty deck is made anew of the discards."""
    if not world.deck:
        if not world.discards:
            return False
        world.deck, world.discards = world.discards, []
        chance = Chance(world.chance)
        chance.shuffle(world.deck)
        world.chance = chance.state
        if world.log is not None:
            world.log.add("event-reshuffle", RESHUFFLE)
    insort(world.hands[seat], world.deck.pop())
    return True

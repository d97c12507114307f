"""What a position is worth to a seat, in victory points it may expect: growth counts early, points count late."""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING, Final

from aevum.games.tempus.facts import (
    ACTION_TOKENS,
    BEARS_CHILDREN,
    CHILDREN,
    CITY_VALUES,
    ERA_TERRAIN,
    GROUND,
    LAST_ERA,
    WATER,
)
from aevum.games.tempus.judgement.hand import KEEPING
from aevum.games.tempus.judgement.sites import site_worth
from aevum.games.tempus.judgement.survey import Survey
from aevum.games.tempus.rules.fight import attack_points, defence_points, strength_of
from aevum.games.tempus.rules.pieces import city_count, limit, protected
from aevum.games.tempus.rules.progress import card_points
from aevum.games.tempus.rules.score import flight_points
from aevum.kernel.game import OVER

if TYPE_CHECKING:
    from aevum.games.tempus.state import World

_KINDS: Final = len(CITY_VALUES)
_LATER_ACTIONS: Final = tuple(sum(ACTION_TOKENS[turn + 1 :]) for turn in range(LAST_ERA + 1))
"""Action tokens still to come after each turn."""
_PRIZES: Final = (0.0, 1.3, 1.0, 1.4, 0.6, 0.9, 1.3, 1.2, 1.6, 1.2, float(flight_points(LAST_ERA)))
"""What entering an era before the others is worth: a better row for one turn, cards, or the points of Flight."""
_RISKS: Final = (0.01, 0.04, 0.12, 0.3)
"""How likely one loses a hex in reach of an enemy: two or more weaker than it, one weaker, equal, stronger."""

_EARLY_HEX: Final = 0.4
"""So much less a hex counts at the beginning, when it can still be lost, or taken later."""
_TOKEN: Final = 0.5
_CITY_IN_LATER_ERAS: Final = 0.12
"""A city tells in the progress of every turn to come."""
_TOKEN_IN_NEXT_ERA: Final = 0.05
_HELD_CARD: Final = 0.3
"""Progress points one expects of a card in another's hand."""
_LAID_CARD: Final = 0.9
"""The same of one that lies face down."""
_HASTE: Final = 0.35
"""So much of the prize of an era counts already when its turn begins."""
_CRADLES: Final = (0.8, 0.6, 0.2, 0.1)
"""What the first, second ... grassland hex is worth while there are children to come; one child is born in each."""
_ROOM_FOR_A_CHILD: Final = 0.12
_STACK: Final = 0.3
"""What each token above the first brings a stack that may become a city."""
_SITE: Final = 0.06
_EMPTY_NEIGHBOUR: Final = 0.06
_RIVALS: Final = 0.1
_STRONGEST_RIVAL: Final = 0.15
_WALLS: Final = 0.75
"""A Fortification in the hand takes away so much of the fear."""


def worth(world: World, seat: int) -> float:
    """Victory points that the seat may expect, less a part of what the others have."""
    lead = max(world.era)
    contested = ERA_TERRAIN[lead + 1] if lead < LAST_ERA else WATER
    survey = Survey(world, seat, contested)
    left = world.actions[seat] + _LATER_ACTIONS[min(world.turn, LAST_ERA)] if world.actor != OVER else 0
    own = (
        _points(world, survey, seat, left)
        + _eras(world, survey, seat, contested, lead)
        + _hand(world, seat, left)
        - _rivals(world, survey, seat)
    )
    if not left:
        return own - _dangers(world, survey, seat, left)
    own += _growth(world, survey, seat, left) + _building(world, survey, seat, left) + _outlook(survey, left)
    if not world.turn:
        own += _settled(world, survey, seat)
    return own - _dangers(world, survey, seat, left)


def _hex_worth(left: int) -> float:
    """A hex can be lost, and taken later: it counts in full at the end."""
    return 1.0 - _EARLY_HEX * min(1.0, left / 40)


def _token_worth(left: int) -> float:
    return _TOKEN * min(1.0, left / 9)


def _points(world: World, survey: Survey, seat: int, left: int) -> float:
    return _hex_worth(left) * survey.hexes[seat] + survey.cities[seat] + flight_points(world.era[seat])


# -- the eras


def _eras(world: World, survey: Survey, seat: int, contested: int, lead: int) -> float:
    """The era one leads in, the chance to win the next, and cities and tokens that will tell in later ones."""
    if lead == LAST_ERA:
        return 0.0
    spent = (
        1.0
        if world.step == "progress"
        else 1 - sum(world.actions) / max(1, sum(ACTION_TOKENS[era] for era in world.era))
    )
    leading = _PRIZES[lead] * (1 - spent) if world.era[seat] == lead else 0.0
    chance = _chance_of_era(world, survey, seat, contested)
    turns = LAST_ERA - 1 - lead
    cities = len(survey.own_cities)
    following = ERA_TERRAIN[lead + 2] if turns else WATER
    ready = sum(world.tokens[place] for place in survey.own_hexes if world.terrain[place] == following)
    prize = _PRIZES[lead + 1] * chance * (_HASTE + (1 - _HASTE) * spent)
    return leading + prize + _CITY_IN_LATER_ERAS * cities * turns + _TOKEN_IN_NEXT_ERA * ready


def _chance_of_era(world: World, survey: Survey, seat: int, contested: int) -> float:
    """How likely the seat wins the next era, going by what it has and what the best of the others may have."""
    cards = [*world.hands[seat], *world.laid[seat]]
    mine = (
        survey.contested[seat]
        + city_count(world, seat)
        + _LAID_CARD * sum(card_points(card, contested) for card in cards)
    )
    best = max(
        survey.contested[other]
        + city_count(world, other)
        + _HELD_CARD * len(world.hands[other])
        + _LAID_CARD * len(world.laid[other])
        for other in range(len(world.era))
        if other != seat
    )
    return 1 / (1 + exp((best - mine - 0.4) / 0.9))


def _hand(world: World, seat: int, left: int) -> float:
    """Cards serve as long as there are actions; the more one has, the less the next one brings."""
    cards = world.hands[seat]
    if not cards:
        return 0.0
    coming = ERA_TERRAIN[max(world.era) + 1 :][1:3]
    gains = sorted((KEEPING[card] + 0.06 * (GROUND[card] in coming) for card in cards), reverse=True)
    use = 0.04 + 0.96 * min(1.0, left / 8)
    return use * sum(gain * (1 - 0.09 * number) for number, gain in enumerate(gains))


# -- growth


def _growth(world: World, survey: Survey, seat: int, left: int) -> float:
    """Tokens, and grassland with room for children."""
    room = limit(world, seat)
    fertile = [place for place in survey.own_hexes if BEARS_CHILDREN[world.terrain[place]]]
    roomy = sum(world.tokens[place] < room for place in fertile)
    need = min(1.0, left / 14) * min(1.0, world.supply[seat] / 4)
    children = CHILDREN[min(world.era[seat] + 1, LAST_ERA - 1)]
    cradle = sum(_CRADLES[: len(fertile)]) + _ROOM_FOR_A_CHILD * min(roomy, children)
    return _token_worth(left) * survey.tokens[seat] + need * cradle


def _building(world: World, survey: Survey, seat: int, left: int) -> float:
    """Stacks that can become a city; only a few of them at a time will."""
    stock = world.cities_left[seat * _KINDS : seat * _KINDS + _KINDS]
    largest = max((value for value, count in zip(CITY_VALUES, stock, strict=True) if count), default=0)
    sizes = sorted((min(world.tokens[place], largest) for place in survey.sites), reverse=True)
    stacks = sum(_STACK * (size - 1) for size in sizes[:2] if size > 1)
    return (stacks + _SITE * min(4, len(sizes))) * min(1.0, left / 3)


def _outlook(survey: Survey, left: int) -> float:
    """Empty land within reach."""
    return _EMPTY_NEIGHBOUR * min(8, len(survey.outlook)) * min(1.0, left / 12)


def _settled(world: World, survey: Survey, seat: int) -> float:
    """A good place to begin, away from others."""
    sites = site_worth(world.terrain)
    crowded = sum(
        world.owner[near] not in (-1, seat) for place in survey.own_hexes for near in world.island.beside[place]
    )
    return 0.12 * sum(sites[place] for place in survey.own_hexes) - 0.15 * crowded


# -- the others


def _rivals(world: World, survey: Survey, seat: int) -> float:
    """What others have is less for oneself, above all what the best of them has."""
    standing = [
        survey.hexes[other] + survey.cities[other] + 0.15 * survey.tokens[other] + flight_points(era)
        for other, era in enumerate(world.era)
        if other != seat
    ]
    return _RIVALS * sum(standing) + _STRONGEST_RIVAL * max(standing)


def _dangers(world: World, survey: Survey, seat: int, left: int) -> float:
    """What stands next to an enemy who could take it."""
    threats = left + sum(world.actions)
    if not threats or world.actor == OVER or protected(world, seat):
        return 0.0
    hex_worth, token_worth = _hex_worth(left), _token_worth(left)
    lost = 0.0
    for place, enemy in zip(survey.own_hexes + survey.own_cities, survey.threats, strict=True):
        if enemy:
            strength = strength_of(world, place)
            stake = world.city[place] + 0.5 if world.city[place] else hex_worth + token_worth * strength
            lost += _RISKS[max(0, min(3, 2 + enemy - strength))] * stake
    walls = any(_is_wall(card) for card in world.hands[seat])
    return lost * min(1.0, threats / 4) * (_WALLS if walls else 1.0)


def _is_wall(card: int) -> bool:
    """Does the card help a defender more than an attacker?"""
    return defence_points(card, WATER) > attack_points(card, WATER)

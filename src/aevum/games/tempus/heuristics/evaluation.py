"""Evaluation function of Tempus: the victory points that a seat may expect. Growth counts early, points count late."""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING, Final

from aevum.games.tempus.constants import (
    ACTION_TOKENS,
    BEARS_CHILDREN,
    CHILDREN,
    CITY_VALUES,
    ERA_TERRAIN,
    GROUND,
    LAST_ERA,
    WATER,
)
from aevum.games.tempus.heuristics.city_sites import site_values
from aevum.games.tempus.heuristics.features import Features
from aevum.games.tempus.heuristics.weights import WEIGHTS
from aevum.games.tempus.rules.fight import attack_points, defence_points, strength_of
from aevum.games.tempus.rules.pieces import city_count, limit, protected
from aevum.games.tempus.rules.progress import card_points
from aevum.games.tempus.rules.score import flight_points
from aevum.kernel.game import OVER

if TYPE_CHECKING:
    from aevum.games.tempus.state import World

_KINDS: Final = len(CITY_VALUES)
_LATER_ACTIONS: Final = tuple(sum(ACTION_TOKENS[turn + 1 :]) for turn in range(LAST_ERA + 1))
"""By turn, the action tokens still to come after it."""


TERMS: Final = (
    "term-points",
    "term-eras",
    "term-cards",
    "term-rivals",
    "term-growth",
    "term-building",
    "term-outlook",
    "term-dangers",
)


def evaluate(world: World, seat: int) -> float:
    """Return the evaluation: victory points that the seat may expect, less a part of what the others have."""
    return sum(evaluation_terms(world, seat))


def evaluation_terms(world: World, seat: int) -> tuple[float, ...]:
    """Return the terms of the evaluation, in the order of `TERMS`."""
    return terms_of(world, survey_of(world, seat), seat)


def survey_of(world: World, seat: int) -> Features:
    """Return the features of a position that its evaluation uses."""
    return Features(world, seat, _contested(world))


def actions_left(world: World, seat: int) -> int:
    """Return the action tokens that a seat has and will get."""
    return world.actions[seat] + _LATER_ACTIONS[min(world.turn, LAST_ERA)] if world.actor != OVER else 0


def _contested(world: World) -> int:
    """Return the terrain of the next era."""
    lead = max(world.era)
    return ERA_TERRAIN[lead + 1] if lead < LAST_ERA else WATER


def terms_of(world: World, survey: Features, seat: int) -> tuple[float, ...]:
    """Return the terms of the evaluation of a position whose features are known, in the order of `TERMS`."""
    left = actions_left(world, seat)
    growth = building = outlook = 0.0
    if left:
        growth = _growth(world, survey, seat, left)
        building = _building(world, survey, seat, left)
        outlook = _outlook(survey, left)
        if not world.turn:
            outlook += _settled(world, survey, seat)
    return (
        _points(world, survey, seat, left),
        _eras(world, survey, seat, _contested(world), max(world.era)),
        _hand(world, seat, left),
        -_rivals(world, survey, seat),
        growth,
        building,
        outlook,
        -_dangers(world, survey, seat, left),
    )


def _hex_worth(left: int) -> float:
    """Return the value of a hex: full at the end of the game, less before, as it can still be lost or taken later."""
    return 1.0 - WEIGHTS.early_hex * min(1.0, left / 40)


def _token_worth(left: int) -> float:
    return WEIGHTS.token * min(1.0, left / 9)


def _points(world: World, survey: Features, seat: int, left: int) -> float:
    return _hex_worth(left) * survey.hexes[seat] + survey.cities[seat] + flight_points(world.era[seat])


# -- the eras


def _eras(world: World, survey: Features, seat: int, contested: int, lead: int) -> float:
    """Return the value of leading in an era, of the chance to win the next, and of cities and tokens for later ones."""
    if lead == LAST_ERA:
        return 0.0
    spent = (
        1.0
        if world.step == "progress"
        else 1 - sum(world.actions) / max(1, sum(ACTION_TOKENS[era] for era in world.era))
    )
    leading = WEIGHTS.prize_of_era[lead] * (1 - spent) if world.era[seat] == lead else 0.0
    chance = _chance_of_era(world, survey, seat, contested)
    turns = LAST_ERA - 1 - lead
    cities = len(survey.own_cities)
    following = ERA_TERRAIN[lead + 2] if turns else WATER
    ready = sum(world.tokens[place] for place in survey.own_hexes if world.terrain[place] == following)
    prize = WEIGHTS.prize_of_era[lead + 1] * chance * (WEIGHTS.haste + (1 - WEIGHTS.haste) * spent)
    return leading + prize + WEIGHTS.city_in_later_eras * cities * turns + WEIGHTS.token_in_next_era * ready


def _chance_of_era(world: World, survey: Features, seat: int, contested: int) -> float:
    """Return the probability that the seat wins the next era, from its points and the most that another may have."""
    cards = [*world.hands[seat], *world.laid[seat]]
    mine = (
        survey.contested[seat]
        + city_count(world, seat)
        + WEIGHTS.laid_card * sum(card_points(card, contested) for card in cards)
    )
    best = max(
        survey.contested[other]
        + city_count(world, other)
        + WEIGHTS.held_card * len(world.hands[other])
        + WEIGHTS.laid_card * len(world.laid[other])
        for other in range(len(world.era))
        if other != seat
    )
    return 1 / (1 + exp((best - mine - WEIGHTS.headstart) / WEIGHTS.doubt))


def _hand(world: World, seat: int, left: int) -> float:
    """Return the value of the hand: it falls with the actions left, and each further card adds less."""
    cards = world.hands[seat]
    if not cards:
        return 0.0
    coming = ERA_TERRAIN[max(world.era) + 1 :][1:3]
    gains = sorted(
        (WEIGHTS.keeping_of_card[card] + WEIGHTS.card_of_coming_era * (GROUND[card] in coming) for card in cards),
        reverse=True,
    )
    use = 0.04 + 0.96 * min(1.0, left / 8)
    return use * sum(gain * (1 - WEIGHTS.further_card * number) for number, gain in enumerate(gains))


# -- growth


def _growth(world: World, survey: Features, seat: int, left: int) -> float:
    """Return the value of tokens and of grassland with room for children."""
    room = limit(world, seat)
    fertile = [place for place in survey.own_hexes if BEARS_CHILDREN[world.terrain[place]]]
    roomy = sum(world.tokens[place] < room for place in fertile)
    need = min(1.0, left / 14) * min(1.0, world.supply[seat] / 4)
    children = CHILDREN[min(world.era[seat] + 1, LAST_ERA - 1)]
    cradle = sum(WEIGHTS.cradles[: len(fertile)]) + WEIGHTS.room_for_a_child * min(roomy, children)
    return _token_worth(left) * survey.tokens[seat] + need * cradle


def _building(world: World, survey: Features, seat: int, left: int) -> float:
    """Return the value of stacks that can become a city; of these only the two largest count."""
    largest = _largest_city_left(world, seat)
    first = second = 0
    for place in survey.sites:
        size = min(world.tokens[place], largest)
        if size > first:
            first, second = size, first
        elif size > second:
            second = size
    stacks = WEIGHTS.stack * max(0, first - 1) + WEIGHTS.stack * max(0, second - 1)
    return (stacks + WEIGHTS.site * min(4, len(survey.sites))) * min(1.0, left / 3)


def _largest_city_left(world: World, seat: int) -> int:
    """Return the value of the largest city in the supply of a seat; 0 if there is none."""
    largest = 0
    for kind, value in enumerate(CITY_VALUES):
        if world.cities_left[seat * _KINDS + kind] and value > largest:
            largest = value
    return largest


def _outlook(survey: Features, left: int) -> float:
    """Return the value of empty land within reach."""
    return WEIGHTS.empty_neighbour * min(8, len(survey.outlook)) * min(1.0, left / 12)


def _settled(world: World, survey: Features, seat: int) -> float:
    """Return the value of the start tokens: good hexes, away from others."""
    sites = site_values(world.terrain)
    crowded = sum(
        world.owner[near] not in (-1, seat) for place in survey.own_hexes for near in world.island.beside[place]
    )
    return WEIGHTS.good_start * sum(sites[place] for place in survey.own_hexes) - WEIGHTS.crowded_start * crowded


# -- the others


def _rivals(world: World, survey: Features, seat: int) -> float:
    """Return the part of the others' points that counts against the seat, above all those of the strongest."""
    standing = [
        survey.hexes[other] + survey.cities[other] + WEIGHTS.token_of_rival * survey.tokens[other] + flight_points(era)
        for other, era in enumerate(world.era)
        if other != seat
    ]
    return WEIGHTS.rivals * sum(standing) + WEIGHTS.strongest_rival * max(standing)


def _dangers(world: World, survey: Features, seat: int, left: int) -> float:
    """Return the expected loss of hexes and cities next to an enemy who could take them."""
    threats = left + sum(world.actions)
    if not threats or world.actor == OVER or protected(world, seat):
        return 0.0
    hex_worth, token_worth = _hex_worth(left), _token_worth(left)
    lost = 0.0
    for place, enemy in zip(survey.own_hexes + survey.own_cities, survey.threats, strict=True):
        if enemy:
            strength = strength_of(world, place)
            stake = world.city[place] + 0.5 if world.city[place] else hex_worth + token_worth * strength
            lost += WEIGHTS.risks[max(0, min(3, 2 + enemy - strength))] * stake
    walls = any(_is_wall(card) for card in world.hands[seat])
    return lost * min(1.0, threats / 4) * (WEIGHTS.walls if walls else 1.0)


def _is_wall(card: int) -> bool:
    """Whether a card helps a defender more than an attacker."""
    return defence_points(card, WATER) > attack_points(card, WATER)

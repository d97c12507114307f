"""Features of a position for a seat that a learned value weighs, from what the seat may know."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from aevum.games.tempus.constants import ACTION_TOKENS, IDEA_OF, IDEAS, TERRAINS
from aevum.games.tempus.heuristics.evaluation import TERMS, actions_left, survey_of, terms_of
from aevum.games.tempus.rules.fight import strength_of
from aevum.kernel.ai.features import Feature, thermometer
from aevum.kernel.words import Name

if TYPE_CHECKING:
    from aevum.games.tempus.heuristics.features import Features
    from aevum.games.tempus.state import World

_FIXED: Final = ("term-points", "term-rivals")
"""Terms that learning leaves alone: points that are there, and what others have."""
_CITIES: Final = (1, 2, 3, 4, 5)
_STACKS: Final = (2, 3, 4)
_ALL_ACTIONS: Final = sum(ACTION_TOKENS)

FEATURES: Final[tuple[Feature, ...]] = (
    *(Feature(term, is_learned=term not in _FIXED, of_opponents=term == "term-rivals") for term in TERMS),
    Feature("feature-hexes"),
    Feature("feature-city-points"),
    *thermometer("feature-cities-least", *_CITIES),
    Feature("feature-tokens"),
    Feature("feature-supply"),
    *thermometer("feature-stacks-least", *_STACKS),
    *(Feature("feature-tokens-on", Name(f"terrain-{terrain}")) for terrain in TERRAINS),
    Feature("feature-sites"),
    Feature("feature-outlook"),
    Feature("feature-threatened"),
    # compared with the strongest rival
    Feature("feature-leads-era"),
    Feature("feature-eras-behind"),
    Feature("feature-contested-ahead"),
    Feature("feature-contested-behind"),
    Feature("feature-board-ahead"),
    Feature("feature-board-behind"),
    Feature("feature-tokens-behind"),
    # cards
    Feature("feature-hand"),
    *(Feature("feature-idea", Name(f"effect-{idea}")) for idea in IDEAS.ids),
)


def feature_values(world: World, seat: int) -> list[float]:
    """Return the values of `FEATURES`, in their order."""
    survey = survey_of(world, seat)
    values = list(terms_of(world, survey, seat))
    values += _pieces(world, survey, seat)
    values += _comparison(world, survey, seat)
    values += _cards(world, seat)
    return values


def remaining_part(world: World, seat: int) -> float:
    """Return the part of all action tokens that a seat has or will get."""
    return min(1.0, actions_left(world, seat) / _ALL_ACTIONS)


# -- groups of features, in the order of `FEATURES`


def _pieces(world: World, survey: Features, seat: int) -> list[float]:
    cities = len(survey.own_cities)
    stacks = [world.tokens[place] for place in survey.own_hexes]
    on_terrain = [0] * len(TERRAINS)
    for place in survey.own_hexes:
        on_terrain[world.terrain[place]] += world.tokens[place]
    places = survey.own_hexes + survey.own_cities
    threatened = sum(
        enemy > 0 and enemy >= strength_of(world, place) for place, enemy in zip(places, survey.threats, strict=True)
    )
    values = [float(survey.hexes[seat]), float(survey.cities[seat])]
    values += [float(cities >= least) for least in _CITIES]
    values += [float(survey.tokens[seat]), float(world.supply[seat])]
    values += [float(sum(stack >= least for stack in stacks)) for least in _STACKS]
    values += [float(count) for count in on_terrain]
    values += [float(len(survey.sites)), float(len(survey.outlook)), float(threatened)]
    return values


def _comparison(world: World, survey: Features, seat: int) -> list[float]:
    others = [other for other in range(len(world.era)) if other != seat]
    contested = survey.contested[seat] - max([survey.contested[other] for other in others])
    board = survey.hexes[seat] + survey.cities[seat]
    board -= max([survey.hexes[other] + survey.cities[other] for other in others])
    tokens = survey.tokens[seat] - max([survey.tokens[other] for other in others])
    behind = max(world.era) - world.era[seat]
    return [
        float(behind == 0),
        float(behind),
        float(max(0, contested)),
        float(max(0, -contested)),
        float(max(0, board)),
        float(max(0, -board)),
        float(max(0, -tokens)),
    ]


def _cards(world: World, seat: int) -> list[float]:
    counts = [0] * len(IDEAS)
    for card in world.hands[seat]:
        counts[IDEA_OF[card]] += 1
    return [float(len(world.hands[seat])), *(float(count) for count in counts)]

"""Tunable weights of the heuristics, read from `weights.toml`; the comments of that file explain each."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from aevum.games.through_the_ages.constants import ACTIONS, LEADERS, WONDERS
from aevum.kernel.ai.weights import WeightSet

Grades = tuple[tuple[int, float], ...]
"""Pairs (amount, weight): the first `amount` counts `weight` each, the next amount its own weight, and so on."""
_ALL: Final = 99


class Weights:
    """Weights of the file, followed by values derived from them."""

    rivals: float
    corruption: float
    further_worker: float
    hunger: float
    shortage: tuple[float, ...]
    shrinking: float
    discontent: float
    uprising: float
    faces_to_spare: tuple[float, ...]
    military_card: float
    strength: float
    standing: tuple[float, ...]
    near: tuple[float, ...]
    exposed: float
    war: float
    colony: float
    basic_end: float
    action: float
    prospect: float
    in_hand: float
    waiting: float
    least_science: float
    spent_science: float
    delay: float
    colonization: float
    construction: float
    limit: float
    lost_turn: float
    to_settle: float
    begun: float
    pace: float
    saves_an_action: float
    price_of_science: tuple[float, ...]
    price_of_resource: tuple[float, ...]
    price_of_food: tuple[float, ...]
    price_of_white: float
    price_of_red: float
    price_of_face: float
    price_of_strength: float
    price_of_worker: tuple[float, ...]
    price_of_token: float
    keeping_bonus: float
    keeping_pact: float
    keeping_tactic: float
    keeping_attack: float
    keeping_seed: float
    science_stored: tuple[float, ...]
    resource_stored: tuple[float, ...]
    food_stored: tuple[float, ...]
    science_made: tuple[float, ...]
    resource_made: tuple[float, ...]
    food_made: tuple[float, ...]
    discount: float
    resource_for_units: float
    further_card: float
    leading: tuple[float, ...]
    besides: tuple[float, ...]
    wonder_besides: tuple[float, ...]
    otherwise: tuple[float, ...]

    science_stored_graded: Grades
    resource_stored_graded: Grades
    food_stored_graded: Grades
    science_made_graded: Grades
    resource_made_graded: Grades
    food_made_graded: Grades


WEIGHTS: Final = Weights()


def _follow() -> None:
    WEIGHTS.science_stored_graded = _graded((8, _ALL), WEIGHTS.science_stored)
    WEIGHTS.resource_stored_graded = _graded((8, _ALL), WEIGHTS.resource_stored)
    WEIGHTS.food_stored_graded = _graded((5, _ALL), WEIGHTS.food_stored)
    WEIGHTS.science_made_graded = _graded((4, 4, _ALL), WEIGHTS.science_made)
    WEIGHTS.resource_made_graded = _graded((5, 4, _ALL), WEIGHTS.resource_made)
    WEIGHTS.food_made_graded = _graded((1, 2, _ALL), WEIGHTS.food_made)


def _graded(amounts: tuple[int, ...], weights: tuple[float, ...]) -> Grades:
    return tuple(zip(amounts, weights, strict=True))


WEIGHT_SET: Final = WeightSet(
    WEIGHTS,
    Path(__file__).with_name("weights.toml"),
    {"leading": LEADERS.ids, "besides": LEADERS.ids, "wonder_besides": WONDERS.ids, "otherwise": ACTIONS.ids},
    _follow,
)

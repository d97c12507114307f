"""Weights of the evaluation, read from `weights.toml`, which explains each of them."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from aevum.games.tempus.constants import IDEA_OF, IDEAS, LAST_ERA, TERRAINS
from aevum.games.tempus.rules.score import flight_points
from aevum.kernel.ai.weights import WeightSet


class Weights:
    """Numbers of the file, followed by tables derived from them."""

    risks: tuple[float, ...]
    early_hex: float
    token: float
    city_in_later_eras: float
    token_in_next_era: float
    held_card: float
    laid_card: float
    haste: float
    cradles: tuple[float, ...]
    room_for_a_child: float
    stack: float
    site: float
    empty_neighbour: float
    rivals: float
    strongest_rival: float
    best_of_the_others: float
    walls: float
    hidden_attack: float
    hidden_progress: float
    held_progress: float
    held_defence: float
    margin: float
    prizes: tuple[float, ...]
    headstart: float
    doubt: float
    card_of_coming_era: float
    further_card: float
    good_start: float
    crowded_start: float
    token_of_rival: float
    land_beside: float
    land_around: float
    terrain_to_come: float
    keeping: tuple[float, ...]
    liking: tuple[float, ...]
    home: tuple[float, ...]

    prize_of_era: tuple[float, ...]
    keeping_of_card: tuple[float, ...]
    liking_of: tuple[float, ...]
    """By terrain; the last entry is water."""
    home_on: tuple[float, ...]


WEIGHTS: Final = Weights()


def _follow() -> None:
    WEIGHTS.prize_of_era = (0.0, *WEIGHTS.prizes, float(flight_points(LAST_ERA)))
    WEIGHTS.keeping_of_card = tuple(WEIGHTS.keeping[idea] for idea in IDEA_OF)
    WEIGHTS.liking_of = (*WEIGHTS.liking, 0.0)
    WEIGHTS.home_on = (*WEIGHTS.home, 0.0)


WEIGHT_SET: Final = WeightSet(
    WEIGHTS,
    Path(__file__).with_name("weights.toml"),
    {"keeping": IDEAS.ids, "liking": TERRAINS, "home": TERRAINS},
    _follow,
)

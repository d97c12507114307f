"""Tunable weights of the heuristics, read from `weights.toml`; the comments of that file explain each."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from aevum.games.clash_of_cultures.constants import ACTIONS, ADVANCES, COMBAT, TERRAINS
from aevum.kernel.ai.weights import WeightSet


class Weights:
    """Weights of the file, followed by values derived from them."""

    action: float
    last_goods: float
    cities: tuple[float, ...]
    ground: float
    strength: float
    slot: float
    mood: tuple[float, ...]
    mood_of_size: tuple[float, ...]
    level: float
    en_route: float
    later_site: float
    armies: tuple[float, ...]
    further_army: float
    ships: tuple[float, ...]
    card: float
    person: float
    rivals: float
    strongest_rival: float
    risk: float
    raid: tuple[float, ...]
    raid_on_rival: float
    exhausted: float
    prey: float
    wonder: float
    wonder_advance: float
    wonder_good: float
    wonder_culture: float
    wonder_city: float
    conquest: float
    captured_piece: float
    lost_army: float
    sure: tuple[float, ...]
    stored: tuple[float, ...]
    leading: tuple[float, ...]
    hope: float
    objective_card: float
    second_half: float
    nearly: float
    by_chance: float
    asked_for: float
    unknown_land: float
    beside_a_city: float
    border_token: float
    wanted_advance: float
    last_of_category: float
    settler_step: float
    settler_unseen: float
    settler_aboard: float
    traded_card: float
    clearly: float
    food_stored: tuple[float, ...]
    ore_stored: tuple[float, ...]
    wood_stored: tuple[float, ...]
    idea_stored: tuple[float, ...]
    gold_stored: tuple[float, ...]
    culture_stored: tuple[float, ...]
    mood_stored: tuple[float, ...]
    further_settler: float
    first_land: tuple[float, ...]
    further_land: tuple[float, ...]
    civil_worth: tuple[float, ...]
    combat_worth: tuple[float, ...]
    power: tuple[float, ...]

    goods_worth: tuple[tuple[float, ...], ...]
    """By good and amount, the value of that amount in store."""


WEIGHTS: Final = Weights()


def _follow() -> None:
    WEIGHTS.goods_worth = (
        _sums(WEIGHTS.food_stored),
        _sums(WEIGHTS.ore_stored),
        _sums(WEIGHTS.wood_stored),
        _sums(WEIGHTS.idea_stored),
        _sums(WEIGHTS.gold_stored),
        _sums(WEIGHTS.culture_stored),
        _sums(WEIGHTS.mood_stored),
    )


def _sums(steps: tuple[float, ...]) -> tuple[float, ...]:
    """Return by amount the total value of a good, from the value of each further one."""
    return tuple(sum(steps[:count]) for count in range(len(steps) + 1))


WEIGHT_SET: Final = WeightSet(
    WEIGHTS,
    Path(__file__).with_name("weights.toml"),
    {
        "civil_worth": ACTIONS.ids,
        "combat_worth": COMBAT.ids,
        "first_land": TERRAINS,
        "further_land": TERRAINS,
        "power": ADVANCES.ids,
    },
    _follow,
)

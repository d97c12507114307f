"""Values that the formulas of the rules compute with; only `rules` and `cards` may import them.

Other modules call the rule that computes what they need, so that no rule is written twice.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from aevum.games.through_the_ages.constants import (
    ACTIONS,
    AGE,
    BONUSES,
    DATA,
    FAMILIES,
    GOVERNMENTS,
    KIND,
    KINDS,
    LAB,
    LEADERS,
    PACTS,
    SPECIALS,
    TACTICS,
    TERRITORIES,
    WONDERS,
    WORKS,
)
from aevum.kernel.cards import Family

_BOARD: Final[dict[str, Any]] = DATA["board"]
SCIENCE_LIMIT: Final[int] = _BOARD["science_points"]
CULTURE_RATE_LIMIT: Final[int] = _BOARD["culture_rating"]
SCIENCE_RATE_LIMIT: Final[int] = _BOARD["science_rating"]
STRENGTH_LIMIT: Final[int] = _BOARD["strength"]
FACES_LIMIT: Final[int] = _BOARD["happiness"]
HUNGER: Final[int] = _BOARD["hunger"]
DRAW_LIMIT: Final[int] = _BOARD["military_draw"]
FIRST_ROUND: Final[tuple[int, ...]] = tuple(_BOARD["first_round"])
EVENTS_BESIDE_PLAYERS: Final[int] = _BOARD["events_beside_players"]
YELLOW_LOST: Final[int] = _BOARD["yellow_lost"]
RUINED_CULTURE: Final[int] = _BOARD["ruined_wonder_culture"]
AGREEMENT: Final[int] = _BOARD["agreement_actions"]
BASIC_END: Final[dict[str, int]] = DATA["games"]["basic"]["end"]

_MOST: Final = 60
"""Length of the lookup tables by bank: more tokens than any bank holds."""


def _by_bank(sections: Sequence[dict[str, int]], within: str, when_empty: str) -> tuple[list[int], list[int]]:
    """Return two lookup tables by tokens left in a bank.

    The first holds a value of the section that is used next, the second one of the last section that is empty.
    """
    inside, empty = [0], [sections[-1][when_empty]]
    for place in range(len(sections) - 1, -1, -1):
        for _ in range(sections[place]["places"]):
            inside.append(sections[place].get(within, 0))
            empty.append(sections[place - 1][when_empty] if place else 0)
    more = _MOST - len(inside)
    return inside + [inside[-1]] * more, empty + [0] * more


_growth, _eaten = _by_bank(DATA["yellow_bank"], "growth", "eaten")
GROWTH: Final = tuple(_growth)
"""Food for one more worker, by tokens in the yellow bank; with none there is no growth."""
EATEN: Final = tuple(_eaten)
CORRUPTION: Final = tuple(_by_bank(DATA["blue_bank"], "", "corruption")[1])
NEEDED: Final = tuple(
    next((step["faces"] for step in DATA["happiness"] if tokens <= step["tokens"]), 0) for tokens in range(_MOST)
)
"""Happy faces needed, by tokens in the yellow bank."""

# Works, by work.
SCIENCE_COST: Final[tuple[int, ...]] = (*WORKS.figures("science_cost"), *SPECIALS.figures("science_cost"))
"""Science points to play a technology that is no government."""
BUILD_COST: Final[tuple[int, ...]] = WORKS.figures("build_cost")
WORK_CULTURE: Final[tuple[int, ...]] = WORKS.effects("culture")
WORK_SCIENCE: Final[tuple[int, ...]] = WORKS.effects("science")
WORK_FACES: Final[tuple[int, ...]] = WORKS.effects("happy")
WORK_STRENGTH: Final[tuple[int, ...]] = WORKS.effects("strength")
TOKEN: Final[tuple[int, ...]] = tuple(
    AGE[work] if KIND[work] == LAB else food + resource
    for work, (food, resource) in enumerate(zip(WORKS.effects("food"), WORKS.effects("resource"), strict=True))
)
"""Value of a blue token on each work that holds them; on a lab its level, in resources."""
REVOLUTION: Final[tuple[int, ...]] = GOVERNMENTS.figures("revolution_cost", 0)
PEACEFUL: Final[tuple[int, ...]] = GOVERNMENTS.figures("peaceful_cost", 0)
LIMIT: Final[tuple[int, ...]] = GOVERNMENTS.effects("limit")


def _everywhere(word: str) -> tuple[int, ...]:
    """Return, by card, what it gives the civilization while it is in play and needs no worker."""
    giving = (SPECIALS, GOVERNMENTS, LEADERS, WONDERS, TERRITORIES)
    return tuple(
        value
        for family in FAMILIES
        for value in (family.effects(word) if family in giving and word in family.words else (0,) * len(family))
    )


CARD_CULTURE: Final = _everywhere("culture")
CARD_SCIENCE: Final = _everywhere("science")
CARD_FACES: Final = _everywhere("happy")
CARD_STRENGTH: Final = _everywhere("strength")
CARD_WHITE: Final = _everywhere("civil")
CARD_RED: Final = _everywhere("military")
CARD_BLUE: Final = _everywhere("blue")
CARD_YELLOW: Final = _everywhere("yellow")
CARD_COLONIZATION: Final = _everywhere("colonization")


def _kinds(family: Family, word: str) -> tuple[tuple[int, ...], ...]:
    """Return, by card, the kinds of works that an effect lists."""
    listed = family.effects(word, ())
    return tuple(
        tuple(KINDS.index(kind) for kind in ([value] if isinstance(value, str) else value) if kind in KINDS)
        for value in listed
    )


def _by_kind(family: Family, word: str) -> tuple[tuple[int, ...], ...]:
    """Return, by card and kind of work, the value of an effect."""
    return tuple(tuple(value.get(kind, 0) for kind in KINDS) for value in family.effects(word, {}))


# Leaders, by leader.
LEADER_CULTURE_PER: Final = _by_kind(LEADERS, "culture_per_worker")
LEADER_SCIENCE_PER: Final = _by_kind(LEADERS, "science_per_worker")
LEADER_UNIT_STRENGTH: Final = _by_kind(LEADERS, "unit_strength")
LEADER_STRENGTH_PER_UNIT: Final = _kinds(LEADERS, "strength_per_unit")
CULTURE_PER_FACE: Final = _kinds(LEADERS, "culture_per_face")
FACES_OF_WONDERS: Final = tuple("wonder" in listed for listed in LEADERS.effects("culture_per_face", ()))
STRENGTH_PER_FACE: Final = _kinds(LEADERS, "strength_per_face")
SCIENCE_OF_BEST: Final = _kinds(LEADERS, "science_of_best")
CULTURE_OF_BEST: Final = _kinds(LEADERS, "culture_of_best")
CULTURE_PER_LEVEL: Final = _kinds(LEADERS, "culture_per_level")
CULTURE_OF_WARRIORS: Final[tuple[int, ...]] = LEADERS.effects("culture_of_warriors")
CULTURE_PER_PAIR: Final[tuple[int, ...]] = LEADERS.effects("culture_per_pair")
CULTURE_PER_COLONY: Final[tuple[int, ...]] = LEADERS.effects("culture_per_colony")
TACTIC_IGNORED: Final[tuple[bool, ...]] = LEADERS.effects("tactic_ignored", False)
BEST_ARMY_AGAIN: Final[tuple[bool, ...]] = LEADERS.effects("best_army_again", False)
SCIENCE_DISCOUNT: Final = _by_kind(LEADERS, "science_discount")
BUILD_DISCOUNT: Final = _by_kind(LEADERS, "build_discount")
RIVALS_PAY: Final = _by_kind(LEADERS, "rivals_pay")
LABS_MINE: Final[tuple[bool, ...]] = LEADERS.effects("labs_mine", False)
WAR_DISCOUNT: Final[tuple[int, ...]] = LEADERS.effects("war_discount")
GROWTH_DISCOUNT: Final[tuple[int, ...]] = LEADERS.effects("growth_discount")
SCIENCE_TAKING: Final[tuple[int, ...]] = LEADERS.effects("science_taking")
WONDER_DISCOUNT: Final[tuple[int, ...]] = LEADERS.effects("wonder_discount")
CULTURE_ATTACKED: Final[tuple[int, ...]] = LEADERS.effects("culture_attacked")
RESOURCE_TECHNOLOGY: Final[tuple[int, ...]] = LEADERS.effects("resource_technology")
ACTION_TECHNOLOGY: Final[tuple[int, ...]] = LEADERS.effects("action_technology")
CULTURE_TECHNOLOGY: Final[tuple[int, ...]] = LEADERS.effects("culture_technology")
LEADER_RESOURCES: Final[tuple[int, ...]] = LEADERS.effects("military_resources")
SETTLES: Final[tuple[bool, ...]] = LEADERS.effects("settles", False)
ENLISTS: Final[tuple[int, ...]] = LEADERS.effects("enlists")
COLONIZATION_CARD: Final[tuple[int, ...]] = LEADERS.effects("colonization_card")
REVOLTS_BY_MILITARY: Final[tuple[bool, ...]] = LEADERS.effects("revolts_by_military", False)
DEFENCE_CARDS: Final[tuple[int, ...]] = LEADERS.effects("defence_cards", 1)
PEACEFUL_LEADER: Final[tuple[bool, ...]] = LEADERS.effects("peaceful", False)
ATTACK_COST: Final[tuple[int, ...]] = LEADERS.effects("attack_cost", 1)

# Wonders, by wonder.
WONDER_STRENGTH_PER_UNIT: Final = _kinds(WONDERS, "strength_per_unit")
HAND_LIMITS: Final[tuple[int, ...]] = WONDERS.effects("hand_limits")
FACES_COUNT: Final[tuple[int, ...]] = WONDERS.effects("faces_count", 1)
BEST_MINE: Final[tuple[int, ...]] = WONDERS.effects("best_mine")
SHIPS: Final[tuple[int, ...]] = WONDERS.effects("ships")
SCORE_PER_LEVEL: Final = _by_kind(WONDERS, "score_per_level")
SCORE_PER_WORKER: Final = _by_kind(WONDERS, "score_per_worker")
SCORE_TECHNOLOGY_LEVEL: Final[tuple[int, ...]] = WONDERS.effects("score_technology_level")

# Special technologies, by special.
BUILDING_DISCOUNT: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(value) for value in SPECIALS.effects("building_discount", (0, 0, 0, 0))
)
STAGES_AT_ONCE: Final[tuple[int, ...]] = SPECIALS.effects("stages", 1)

# Action cards, by action card.
ACTION_SCIENCE: Final[tuple[int, ...]] = ACTIONS.effects("science")
ACTION_CULTURE: Final[tuple[int, ...]] = ACTIONS.effects("culture")
ACTION_FOOD: Final[tuple[int, ...]] = ACTIONS.effects("food")
ACTION_RESOURCE: Final[tuple[int, ...]] = ACTIONS.effects("resource")
ACTION_DISCOUNT: Final[tuple[int, ...]] = ACTIONS.effects("discount")
ACTION_RED: Final[tuple[int, ...]] = ACTIONS.effects("military")
ACTION_UNITS: Final[tuple[int, ...]] = ACTIONS.effects("military_resources")
PER_STRONGER: Final[tuple[Sequence[int], ...]] = ACTIONS.effects("military_resources_per_stronger", (0, 0, 0))
PER_RICHER: Final[tuple[Sequence[int], ...]] = ACTIONS.effects("culture_per_richer", (0, 0, 0))

# Military cards.
AT_ONCE: Final[tuple[dict[str, int], ...]] = TERRITORIES.effects("at_once", {})
DEFENCE: Final[tuple[int, ...]] = BONUSES.effects("defence")
COLONIZATION: Final[tuple[int, ...]] = BONUSES.effects("colonization")
TACTIC_BONUS: Final[tuple[int, ...]] = TACTICS.effects("bonus")
ANTIQUATED: Final[tuple[int, ...]] = tuple(
    old if old is not None else bonus
    for old, bonus in zip(TACTICS.effects("antiquated", None), TACTIC_BONUS, strict=True)
)


def _pact_side(word: str) -> tuple[tuple[int, int], ...]:
    """Return, by pact, what its sides A and B have of something."""
    rows = zip(PACTS.effects("a", {}), PACTS.effects("b", {}), PACTS.effects("both", {}), strict=True)
    return tuple((a.get(word, 0) + both.get(word, 0), b.get(word, 0) + both.get(word, 0)) for a, b, both in rows)


PACT_CULTURE: Final = _pact_side("culture")
PACT_STRENGTH: Final = _pact_side("strength")
PACT_RED: Final = _pact_side("military")
PACT_FOOD: Final = _pact_side("food")
PACT_RESOURCE: Final = _pact_side("resource")
PACT_PER_WONDER: Final[tuple[int, ...]] = PACTS.effects("culture_per_wonder")
PACT_FORBIDS: Final[tuple[bool, ...]] = PACTS.effects("forbids", False)
PACT_ENDS: Final[tuple[bool, ...]] = PACTS.effects("ends", False)
PACT_ATTACK: Final[tuple[int, ...]] = PACTS.effects("attack_strength")
PACT_SHIELDS: Final[tuple[str, ...]] = PACTS.effects("shields", "")
PACT_SWAPS: Final[tuple[bool, ...]] = PACTS.effects("swaps", False)
PACT_SCIENCE: Final[tuple[int, ...]] = PACTS.effects("science_discount")
PACT_PARTNER_PAYS: Final[tuple[int, ...]] = PACTS.effects("partner_pays")

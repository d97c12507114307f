"""Features of a position for a seat that a learned value weighs, from what the seat may know."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from aevum.games.through_the_ages.constants import (
    CARDS,
    FIRST_ACTION,
    FIRST_LEADER,
    FIRST_WONDER,
    KINDS,
    NONE,
    TECHNOLOGIES,
    WORKS_OF,
)
from aevum.games.through_the_ages.heuristics.evaluation import TERMS, terms
from aevum.games.through_the_ages.heuristics.time_left import rounds_left
from aevum.games.through_the_ages.rules.build import building_limit
from aevum.games.through_the_ages.rules.production import appetite, corruption, food_output, resource_output
from aevum.games.through_the_ages.rules.ratings import discontent, faces_needed
from aevum.games.through_the_ages.rules.stores import food, resources
from aevum.games.through_the_ages.state_fields import (
    BANK,
    CIV_WIDTH,
    COLONIES,
    CULTURE,
    CULTURE_RATE,
    FACES,
    FINISHED,
    IDLE,
    LEADER,
    OUT,
    RED,
    SCIENCE,
    SCIENCE_RATE,
    STAGES_DONE,
    STRENGTH,
    TECHNOLOGY,
    WHITE,
    WONDER,
    YELLOW,
)
from aevum.kernel.ai.features import Feature, thermometer
from aevum.kernel.game import OVER
from aevum.kernel.words import Name

if TYPE_CHECKING:
    from aevum.games.through_the_ages.state import Table

_FIXED: Final = ("term-culture", "term-rivals")
"""Terms that learning leaves alone: culture that is there, and what others have."""
_ROUNDS: Final = 20.0
"""Rounds of a long match; the time left is counted in them."""
_WHITE: Final = (5, 6, 7, 8)
_IDLE: Final = (2, 3)
_SHORT: Final = (1, 2)
_COMPARED: Final = (
    (STRENGTH, "strength"),
    (CULTURE, "culture"),
    (CULTURE_RATE, "culture-rate"),
    (SCIENCE_RATE, "science-rate"),
)

FEATURES: Final[tuple[Feature, ...]] = (
    *(Feature(term, is_learned=term not in _FIXED, of_opponents=term == "term-rivals") for term in TERMS),
    Feature("feature-culture-rate"),
    Feature("feature-science-rate"),
    Feature("feature-science"),
    Feature("feature-strength"),
    Feature("feature-white"),
    *thermometer("feature-white-least", *_WHITE),
    Feature("feature-red"),
    Feature("feature-idle"),
    *thermometer("feature-idle-least", *_IDLE),
    Feature("feature-yellow"),
    Feature("feature-blue"),
    Feature("feature-stages"),
    Feature("feature-colonies"),
    Feature("feature-wonders"),
    # production
    Feature("feature-food-surplus"),
    Feature("feature-food"),
    Feature("feature-resource-output"),
    Feature("feature-resources"),
    Feature("feature-corruption"),
    Feature("feature-spare-faces"),
    Feature("feature-discontent"),
    *thermometer("feature-discontent-least", *_SHORT),
    Feature("feature-limit"),
    # compared with the strongest rival
    *(Feature(f"feature-{name}-{side}") for _, name in _COMPARED for side in ("ahead", "behind")),
    # cards
    Feature("feature-civil-hand"),
    Feature("feature-military-hand"),
    *(Feature("feature-workers", Name(f"kind-{kind}")) for kind in KINDS),
    *(Feature("feature-technology", Name(f"card-{CARDS[card]}")) for card in range(TECHNOLOGIES)),
    *(Feature("feature-leader", Name(f"card-{CARDS[card]}")) for card in range(FIRST_LEADER, FIRST_WONDER)),
    *(Feature("feature-wonder", Name(f"card-{CARDS[card]}")) for card in range(FIRST_WONDER, FIRST_ACTION)),
    *(Feature("feature-wonder-begun", Name(f"card-{CARDS[card]}")) for card in range(FIRST_WONDER, FIRST_ACTION)),
)


def feature_values(table: Table, seat: int) -> list[float]:
    """Return the values of `FEATURES`, in their order; those of a seat that is out are 0 but for its evaluation."""
    values = list(terms(table, seat))
    if table.civ[seat * CIV_WIDTH + OUT]:
        return values + [0.0] * (len(FEATURES) - len(values))
    values += _board(table, seat)
    values += _production(table, seat)
    values += _comparison(table, seat)
    values += _cards(table, seat)
    return values


def remaining_part(table: Table, seat: int) -> float:
    """Return the rounds that are still expected, as a part of a long match."""
    if table.actor == OVER:
        return 0.0
    return min(1.0, max(0.0, rounds_left(table, seat)) / _ROUNDS)


# -- groups of features, in the order of `FEATURES`


def _board(table: Table, seat: int) -> list[float]:
    civ, base = table.civ, seat * CIV_WIDTH
    white, idle = civ[base + WHITE], civ[base + IDLE]
    values = [float(civ[base + place]) for place in (CULTURE_RATE, SCIENCE_RATE, SCIENCE, STRENGTH)]
    values.append(float(white))
    values += [float(white >= least) for least in _WHITE]
    values += [float(civ[base + RED]), float(idle)]
    values += [float(idle >= least) for least in _IDLE]
    values += [float(civ[base + YELLOW]), float(civ[base + BANK]), float(civ[base + STAGES_DONE])]
    values += [float(civ[base + COLONIES].bit_count()), float(civ[base + FINISHED].bit_count())]
    return values


def _production(table: Table, seat: int) -> list[float]:
    lacking = discontent(table, seat)
    spare = max(0, table.civ[seat * CIV_WIDTH + FACES] - faces_needed(table, seat))
    values = [
        float(food_output(table, seat) - appetite(table, seat)),
        float(food(table, seat)),
        float(resource_output(table, seat)),
        float(resources(table, seat)),
        float(corruption(table, seat)),
        float(spare),
        float(lacking),
    ]
    values += [float(lacking >= least) for least in _SHORT]
    values.append(float(building_limit(table, seat)))
    return values


def _comparison(table: Table, seat: int) -> list[float]:
    """Return by how much the seat is ahead of its strongest rival in each figure, and by how much it is behind."""
    civ = table.civ
    rivals = [base for base in range(0, len(civ), CIV_WIDTH) if base != seat * CIV_WIDTH and not civ[base + OUT]]
    values: list[float] = []
    for place, _ in _COMPARED:
        best = max([civ[base + place] for base in rivals], default=0)
        ahead = civ[seat * CIV_WIDTH + place] - best
        values += [float(max(0, ahead)), float(max(0, -ahead))]
    return values


def _cards(table: Table, seat: int) -> list[float]:
    civ, base = table.civ, seat * CIV_WIDTH
    known, finished = civ[base + TECHNOLOGY], civ[base + FINISHED]
    leader, wonder = civ[base + LEADER], civ[base + WONDER]
    wonders = range(FIRST_ACTION - FIRST_WONDER)
    values = [float(len(table.civil_hands[seat])), float(len(table.hands[seat]))]
    values += [float(sum(civ[base + work] for work in works)) for works in WORKS_OF]
    values += [float(known >> card & 1) for card in range(TECHNOLOGIES)]
    values += [float(leader == card) for card in range(FIRST_LEADER, FIRST_WONDER)]
    values += [float(finished >> number & 1) for number in wonders]
    values += [float(wonder != NONE and wonder == FIRST_WONDER + number) for number in wonders]
    return values

"""Values of civil cards for a civilization that has them in hand or could take them, in culture points."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from aevum.games.through_the_ages.constants import (
    ACTIONS,
    AGE,
    BIT,
    FIRST_ACTION,
    FIRST_GOVERNMENT,
    FIRST_LEADER,
    FIRST_SPECIAL,
    FIRST_WONDER,
    GOVERNMENTS,
    KIND,
    KINDS,
    LEADERS,
    LINE,
    NONE,
    SPECIALS,
    STAGES,
    UNITS,
    WONDERS,
    WORKS,
    WORKS_OF,
)
from aevum.games.through_the_ages.heuristics.time_left import Prices, rounds_until
from aevum.games.through_the_ages.heuristics.weights import WEIGHTS
from aevum.games.through_the_ages.rules.build import build_cost, recruit_cost
from aevum.games.through_the_ages.rules.government import government_cost
from aevum.games.through_the_ages.rules.stages import finishing_points
from aevum.games.through_the_ages.rules.technology import science_cost
from aevum.games.through_the_ages.state_fields import (
    CIV_WIDTH,
    GOVERNMENT,
    LEADER,
    SCIENCE,
    SCIENCE_RATE,
    SETTLED,
    TECHNOLOGY,
)

if TYPE_CHECKING:
    from aevum.games.through_the_ages.state import Table


_WORK_FOOD: Final[tuple[int, ...]] = WORKS.effects("food")
_WORK_RESOURCE: Final[tuple[int, ...]] = WORKS.effects("resource")
_WORK_CULTURE: Final[tuple[int, ...]] = WORKS.effects("culture")
_WORK_SCIENCE: Final[tuple[int, ...]] = WORKS.effects("science")
_WORK_FACES: Final[tuple[int, ...]] = WORKS.effects("happy")
_WORK_STRENGTH: Final[tuple[int, ...]] = WORKS.effects("strength")

_PLACES: Final = {
    "farm": 2,
    "mine": 3,
    "lab": 2,
    "temple": 1,
    "library": 2,
    "theater": 2,
    "arena": 1,
    "infantry": 2,
    "cavalry": 2,
    "artillery": 1,
    "air": 1,
}
_EXPECTED: Final = tuple(_PLACES[kind] for kind in KINDS)
"""Number of workers that a civilization is expected to have on each kind of work."""


# -- works


def work_value(work: int, rounds: float, price: Prices) -> float:
    """Return the value of what a worker on a work produces until the end."""
    return (
        _WORK_CULTURE[work] * rounds
        + _WORK_SCIENCE[work] * price.science_a_turn
        + _WORK_FOOD[work] * price.food_a_turn
        + _WORK_RESOURCE[work] * price.resource_a_turn
        + _WORK_FACES[work] * price.face
        + _WORK_STRENGTH[work] * price.strength
    )


def prospect(table: Table, seat: int, kind: int, best: int, rounds: float, price: Prices) -> float:
    """Return the value of what could still be built with the best technology of a kind."""
    civ, base = table.civ, seat * CIV_WIDTH
    cost = recruit_cost if best >= UNITS else build_cost
    later = max(0.0, rounds - WEIGHTS.delay)
    full = work_value(best, later, price) - cost(table, seat, best) * price.resource - WEIGHTS.action
    places, gained = _EXPECTED[kind], 0.0
    for work in WORKS_OF[kind]:
        workers = min(places, civ[base + work])
        if workers:
            places -= workers
            if AGE[work] < AGE[best]:
                given_up = work_value(work, later, price) - cost(table, seat, work) * price.resource
                gained += workers * max(0.0, full - given_up)
    return WEIGHTS.prospect * (gained + places * max(0.0, full - price.worker))


def prospects(table: Table, seat: int, rounds: float, price: Prices) -> float:
    """Return the value of what could still be built with all known technologies."""
    known = table.civ[seat * CIV_WIDTH + TECHNOLOGY]
    found = 0.0
    for kind, works in enumerate(WORKS_OF):
        best = max((work for work in works if known & BIT[work]), default=NONE)
        if best != NONE:
            found += prospect(table, seat, kind, best, rounds, price)
    return found


def _new_work(table: Table, seat: int, card: int, rounds: float, price: Prices) -> float:
    known, kind = table.civ[seat * CIV_WIDTH + TECHNOLOGY], KIND[card]
    best = max((work for work in WORKS_OF[kind] if known & BIT[work]), default=NONE)
    if best != NONE and AGE[best] >= AGE[card]:
        return 0.0
    before = 0.0 if best == NONE else prospect(table, seat, kind, best, rounds, price)
    return prospect(table, seat, kind, card, rounds, price) - before


# -- special technologies and governments

_SPECIAL_STRENGTH: Final[tuple[int, ...]] = SPECIALS.effects("strength")
_SPECIAL_RED: Final[tuple[int, ...]] = SPECIALS.effects("military")
_SPECIAL_WHITE: Final[tuple[int, ...]] = SPECIALS.effects("civil")
_SPECIAL_BLUE: Final[tuple[int, ...]] = SPECIALS.effects("blue")
_SPECIAL_COLONIZATION: Final[tuple[int, ...]] = SPECIALS.effects("colonization")
_SPECIAL_STAGES: Final[tuple[int, ...]] = SPECIALS.effects("stages")


def special_value(special: int, rounds: float, price: Prices) -> float:
    """Return the value of all that a special technology gives until the end."""
    return (
        _SPECIAL_STRENGTH[special] * price.strength
        + _SPECIAL_RED[special] * price.red
        + _SPECIAL_WHITE[special] * price.white
        + _SPECIAL_BLUE[special] * price.token
        + unrated_value(special, rounds)
    )


def unrated_value(special: int, rounds: float) -> float:
    """Return the part of a special technology's value that neither ratings nor tokens show."""
    colonies = _SPECIAL_COLONIZATION[special] * WEIGHTS.colonization * min(1.0, rounds / 6)
    return colonies + _SPECIAL_STAGES[special] * WEIGHTS.construction * rounds


def _new_special(table: Table, seat: int, card: int, rounds: float, price: Prices) -> float:
    known, special = table.civ[seat * CIV_WIDTH + TECHNOLOGY], card - FIRST_SPECIAL
    older = 0.0
    for other, line in enumerate(LINE):
        if line == LINE[special] and known & BIT[FIRST_SPECIAL + other]:
            if AGE[FIRST_SPECIAL + other] >= AGE[card]:
                return 0.0
            older = special_value(other, rounds, price)
    return special_value(special, rounds, price) - older


_GOVERNMENT_WHITE: Final[tuple[int, ...]] = GOVERNMENTS.effects("civil")
_GOVERNMENT_RED: Final[tuple[int, ...]] = GOVERNMENTS.effects("military")
_GOVERNMENT_LIMIT: Final[tuple[int, ...]] = GOVERNMENTS.effects("limit")
_GOVERNMENT_CULTURE: Final[tuple[int, ...]] = GOVERNMENTS.effects("culture")
_GOVERNMENT_FACES: Final[tuple[int, ...]] = GOVERNMENTS.effects("happy")
_GOVERNMENT_STRENGTH: Final[tuple[int, ...]] = GOVERNMENTS.effects("strength")


def _government_worth(government: int, rounds: float, price: Prices) -> float:
    return (
        _GOVERNMENT_WHITE[government] * price.white
        + _GOVERNMENT_RED[government] * price.red
        + _GOVERNMENT_LIMIT[government] * WEIGHTS.limit * rounds
        + _GOVERNMENT_CULTURE[government] * rounds
        + _GOVERNMENT_FACES[government] * price.face
        + _GOVERNMENT_STRENGTH[government] * price.strength
    )


def _new_government(table: Table, seat: int, card: int, rounds: float, price: Prices) -> float:
    now = table.civ[seat * CIV_WIDTH + GOVERNMENT]
    gained = _government_worth(card - FIRST_GOVERNMENT, rounds, price)
    return gained - _government_worth(now - FIRST_GOVERNMENT, rounds, price)


# -- leaders

_COLUMBUS: Final = LEADERS.number("christopher-columbus")


def term(table: Table, leader: int, rounds: float) -> float:
    """Return the number of rounds that a leader may still lead."""
    return min(rounds, rounds_until(table, AGE[leader] + 1))


def leader_besides(table: Table, seat: int, rounds: float) -> float:
    """Return the part of the current leader's value that no rating shows."""
    civ, base = table.civ, seat * CIV_WIDTH
    leader = civ[base + LEADER]
    if leader == NONE:
        return 0.0
    settling = WEIGHTS.to_settle if leader - FIRST_LEADER == _COLUMBUS and not civ[base + SETTLED] else 0.0
    return WEIGHTS.besides[leader - FIRST_LEADER] * term(table, leader, rounds) + settling


def _new_leader(table: Table, seat: int, card: int, rounds: float, price: Prices) -> float:
    now = table.civ[seat * CIV_WIDTH + LEADER]
    gained = WEIGHTS.leading[card - FIRST_LEADER] * term(table, card, rounds)
    return gained if now == NONE else gained - WEIGHTS.leading[now - FIRST_LEADER] * term(table, now, rounds)


# -- wonders

_WONDER_CULTURE: Final[tuple[int, ...]] = WONDERS.effects("culture")
_WONDER_SCIENCE: Final[tuple[int, ...]] = WONDERS.effects("science")
_WONDER_FACES: Final[tuple[int, ...]] = WONDERS.effects("happy")
_WONDER_STRENGTH: Final[tuple[int, ...]] = WONDERS.effects("strength")
_WONDER_WHITE: Final[tuple[int, ...]] = WONDERS.effects("civil")
_WONDER_RED: Final[tuple[int, ...]] = WONDERS.effects("military")


def finished_wonder(table: Table, seat: int, card: int, rounds: float, price: Prices) -> float:
    """Return the value of a wonder that is finished with this number of rounds left."""
    wonder = card - FIRST_WONDER
    return (
        (_WONDER_CULTURE[wonder] + WEIGHTS.wonder_besides[wonder]) * rounds
        + _WONDER_SCIENCE[wonder] * price.science_a_turn
        + _WONDER_FACES[wonder] * price.face
        + _WONDER_STRENGTH[wonder] * price.strength
        + _WONDER_WHITE[wonder] * price.white
        + _WONDER_RED[wonder] * price.red
        + finishing_points(table, seat, card)
    )


def wonder_value(table: Table, seat: int, card: int, done: int, output: int, rounds: float, price: Prices) -> float:
    """Return the value of a wonder under construction.

    `done`: stages completed; `output`: resources a turn to go on with.
    """
    stages = STAGES[card - FIRST_WONDER]
    total, built = sum(stages), sum(stages[:done])
    waiting = (total - built) / (WEIGHTS.pace * max(2, output))
    left = rounds - waiting
    if left < 0 or rounds_until(table, AGE[card] + 1) < waiting:
        return 0.0
    full = finished_wonder(table, seat, card, left, price)
    gain = full - total * price.resource - WEIGHTS.action * len(stages)
    share = built / total
    return max(0.0, (1 - share) * WEIGHTS.begun * max(0.0, gain) + share * full)


# -- action cards

_ACTION_SCIENCE: Final[tuple[int, ...]] = ACTIONS.effects("science")
_ACTION_CULTURE: Final[tuple[int, ...]] = ACTIONS.effects("culture")
_ACTION_FOOD: Final[tuple[int, ...]] = ACTIONS.effects("food")
_ACTION_RESOURCE: Final[tuple[int, ...]] = ACTIONS.effects("resource")
_ACTION_DISCOUNT: Final[tuple[int, ...]] = ACTIONS.effects("discount")
_ACTION_UNITS: Final[tuple[int, ...]] = ACTIONS.effects("military_resources")
_CONTAINS: Final = tuple(bool(contained) for contained in ACTIONS.figures("with", ""))


def _action(card: int, rounds: float, price: Prices) -> float:
    action = card - FIRST_ACTION
    if not rounds:
        return 0.0
    return (
        _ACTION_CULTURE[action]
        + _ACTION_SCIENCE[action] * price.science
        + _ACTION_FOOD[action] * price.food
        + (_ACTION_RESOURCE[action] + WEIGHTS.discount * _ACTION_DISCOUNT[action]) * price.resource
        + WEIGHTS.resource_for_units * _ACTION_UNITS[action] * price.resource
        + WEIGHTS.otherwise[action]
        + (WEIGHTS.saves_an_action if _CONTAINS[action] else 0.0)
    )


# -- all civil cards


def hand_values(table: Table, seat: int, card: int, rounds: float, price: Prices) -> float:
    """Return the value of a civil card in hand; never negative, because it need not be played."""
    if card >= FIRST_ACTION:
        return max(0.0, WEIGHTS.in_hand * _action(card, rounds, price) - WEIGHTS.action)
    if card >= FIRST_LEADER:
        return max(0.0, WEIGHTS.in_hand * _new_leader(table, seat, card, rounds - 1, price) - WEIGHTS.action)
    gain, cost = _technology(table, seat, card, rounds, price)
    return gain * _soon_enough(table, seat, cost, rounds)


def _technology(table: Table, seat: int, card: int, rounds: float, price: Prices) -> tuple[float, int]:
    """Return the value of a technology or government that can be paid for at once, and its price in science."""
    later, point = max(0.0, rounds - 1), WEIGHTS.spent_science * price.science
    if card >= FIRST_GOVERNMENT:
        gain = _new_government(table, seat, card, later, price)
        revolution = government_cost(table, seat, card, revolution=True)
        peaceful = government_cost(table, seat, card, revolution=False)
        gain -= min(revolution * point + WEIGHTS.lost_turn, peaceful * point)
        cost = revolution
    else:
        new = _new_work if card < FIRST_SPECIAL else _new_special
        cost = science_cost(table, seat, card)
        gain = new(table, seat, card, later, price) - cost * point - WEIGHTS.action
    return (gain, cost) if rounds >= 1 and gain > 0 else (0.0, cost)


def _soon_enough(table: Table, seat: int, cost: int, rounds: float) -> float:
    """Return the fraction of its value that a technology keeps until this much science has been spent."""
    civ, base = table.civ, seat * CIV_WIDTH
    missing = cost - civ[base + SCIENCE]
    if missing <= 0:
        return WEIGHTS.in_hand
    wait = missing / max(WEIGHTS.least_science, float(civ[base + SCIENCE_RATE]))
    return WEIGHTS.in_hand * max(0.0, 1 - WEIGHTS.waiting * wait / max(1.0, rounds))


def hand_total(table: Table, seat: int, rounds: float, price: Prices) -> float:
    """Return the value of all civil cards in hand; science for the better technologies is spent before the others'."""
    total, spent = 0.0, 0
    technologies: list[tuple[float, int]] = []
    others: list[float] = []
    for card in table.civil_hands[seat]:
        if card >= FIRST_LEADER:
            others.append(hand_values(table, seat, card, rounds, price))
        else:
            technologies.append(_technology(table, seat, card, rounds, price))
    technologies.sort(reverse=True)
    for gain, cost in technologies:
        spent += cost
        total += gain * _soon_enough(table, seat, spent, rounds)
    others.sort(reverse=True)
    return total + sum(worth * (1 - WEIGHTS.further_card * place) for place, worth in enumerate(others))

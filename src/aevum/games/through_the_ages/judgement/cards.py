"""What cards are worth to a civilization that has them in its hand, or could take them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from aevum.games.through_the_ages.civilization import (
    GOVERNMENT,
    LEADER,
    SCIENCE,
    SCIENCE_RATE,
    SETTLED,
    TECHNOLOGY,
    WIDTH,
)
from aevum.games.through_the_ages.facts import (
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
from aevum.games.through_the_ages.judgement.horizon import Prices, rounds_until
from aevum.games.through_the_ages.rules.build import build_cost, recruit_cost
from aevum.games.through_the_ages.rules.government import government_cost
from aevum.games.through_the_ages.rules.stages import finishing_points
from aevum.games.through_the_ages.rules.technology import science_cost

if TYPE_CHECKING:
    from aevum.games.through_the_ages.state import Table

ACTION_WORTH: Final = 0.5
"""A civil action of a later turn."""

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
"""By kind: workers that one expects to have there."""
_PROSPECT: Final = 0.5
"""What can be built is worth so much of what is built."""
_IN_HAND: Final = 0.75
"""What can be played soon is worth so much of what has been played."""
_OUT_OF_REACH: Final = 0.55
"""The same of what will take long to pay."""
_SPENT_SCIENCE: Final = 0.5
"""So much of its price weighs the science that a technology costs: it is there to be spent."""
_DELAY: Final = 1.5
"""Rounds until a new technology has workers."""


# -- works


def work_worth(work: int, rounds: float, price: Prices) -> float:
    """What a worker brings there until the end."""
    return (
        _WORK_CULTURE[work] * rounds
        + _WORK_SCIENCE[work] * price.science_a_turn
        + _WORK_FOOD[work] * price.food_a_turn
        + _WORK_RESOURCE[work] * price.resource_a_turn
        + _WORK_FACES[work] * price.face
        + _WORK_STRENGTH[work] * price.strength
    )


def prospect(table: Table, seat: int, kind: int, best: int, rounds: float, price: Prices) -> float:
    """What a technology, the best of its kind, lets one expect that is not built yet."""
    civ, base = table.civ, seat * WIDTH
    cost = recruit_cost if best >= UNITS else build_cost
    later = max(0.0, rounds - _DELAY)
    full = work_worth(best, later, price) - cost(table, seat, best) * price.resource - ACTION_WORTH
    places, gained = _EXPECTED[kind], 0.0
    for work in WORKS_OF[kind]:
        workers = min(places, civ[base + work])
        if workers:
            places -= workers
            if AGE[work] < AGE[best]:
                given_up = work_worth(work, later, price) - cost(table, seat, work) * price.resource
                gained += workers * max(0.0, full - given_up)
    return _PROSPECT * (gained + places * max(0.0, full - price.worker))


def prospects(table: Table, seat: int, rounds: float, price: Prices) -> float:
    """What all known technologies let one expect."""
    known = table.civ[seat * WIDTH + TECHNOLOGY]
    found = 0.0
    for kind, works in enumerate(WORKS_OF):
        best = max((work for work in works if known & BIT[work]), default=NONE)
        if best != NONE:
            found += prospect(table, seat, kind, best, rounds, price)
    return found


def _new_work(table: Table, seat: int, card: int, rounds: float, price: Prices) -> float:
    known, kind = table.civ[seat * WIDTH + TECHNOLOGY], KIND[card]
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
_COLONIZATION: Final = 0.5
_CONSTRUCTION: Final = 0.12
"""What each stage more at once, with the cheaper buildings that come with it, brings a turn."""


def special_worth(special: int, rounds: float, price: Prices) -> float:
    """All that a special technology gives until the end."""
    return (
        _SPECIAL_STRENGTH[special] * price.strength
        + _SPECIAL_RED[special] * price.red
        + _SPECIAL_WHITE[special] * price.white
        + _SPECIAL_BLUE[special] * price.token
        + unrated_worth(special, rounds)
    )


def unrated_worth(special: int, rounds: float) -> float:
    """What of it no rating and no token shows."""
    colonies = _SPECIAL_COLONIZATION[special] * _COLONIZATION * min(1.0, rounds / 6)
    return colonies + _SPECIAL_STAGES[special] * _CONSTRUCTION * rounds


def _new_special(table: Table, seat: int, card: int, rounds: float, price: Prices) -> float:
    known, special = table.civ[seat * WIDTH + TECHNOLOGY], card - FIRST_SPECIAL
    older = 0.0
    for other, line in enumerate(LINE):
        if line == LINE[special] and known & BIT[FIRST_SPECIAL + other]:
            if AGE[FIRST_SPECIAL + other] >= AGE[card]:
                return 0.0
            older = special_worth(other, rounds, price)
    return special_worth(special, rounds, price) - older


_GOVERNMENT_WHITE: Final[tuple[int, ...]] = GOVERNMENTS.effects("civil")
_GOVERNMENT_RED: Final[tuple[int, ...]] = GOVERNMENTS.effects("military")
_GOVERNMENT_LIMIT: Final[tuple[int, ...]] = GOVERNMENTS.effects("limit")
_GOVERNMENT_CULTURE: Final[tuple[int, ...]] = GOVERNMENTS.effects("culture")
_GOVERNMENT_FACES: Final[tuple[int, ...]] = GOVERNMENTS.effects("happy")
_GOVERNMENT_STRENGTH: Final[tuple[int, ...]] = GOVERNMENTS.effects("strength")
LIMIT_WORTH: Final = 0.15
"""What a higher limit of urban buildings brings a turn."""
_LOST_TURN: Final = 2.0
"""What a revolution costs besides its science: a turn without civil actions."""


def _government_worth(government: int, rounds: float, price: Prices) -> float:
    return (
        _GOVERNMENT_WHITE[government] * price.white
        + _GOVERNMENT_RED[government] * price.red
        + _GOVERNMENT_LIMIT[government] * LIMIT_WORTH * rounds
        + _GOVERNMENT_CULTURE[government] * rounds
        + _GOVERNMENT_FACES[government] * price.face
        + _GOVERNMENT_STRENGTH[government] * price.strength
    )


def _new_government(table: Table, seat: int, card: int, rounds: float, price: Prices) -> float:
    now = table.civ[seat * WIDTH + GOVERNMENT]
    gained = _government_worth(card - FIRST_GOVERNMENT, rounds, price)
    return gained - _government_worth(now - FIRST_GOVERNMENT, rounds, price)


# -- leaders

_LEADING: Final = {
    "julius-caesar": 0.8,
    "homer": 0.8,
    "moses": 0.7,
    "hammurabi": 0.8,
    "aristotle": 0.7,
    "alexander-the-great": 0.7,
    "michelangelo": 1.6,
    "joan-of-arc": 0.8,
    "leonardo-da-vinci": 1.3,
    "genghis-khan": 0.8,
    "christopher-columbus": 0.7,
    "frederick-barbarossa": 0.7,
    "william-shakespeare": 2.0,
    "james-cook": 1.0,
    "napoleon-bonaparte": 1.2,
    "maximilien-robespierre": 0.7,
    "js-bach": 2.0,
    "isaac-newton": 1.6,
    "albert-einstein": 2.5,
    "mahatma-gandhi": 2.2,
    "elvis-presley": 3.0,
    "bill-gates": 2.0,
    "winston-churchill": 1.5,
    "sid-meier": 3.0,
}
LEADING: Final = tuple(_LEADING[id] for id in LEADERS.ids)
"""By leader: what one brings a turn, all in all."""
_BESIDES: Final = {
    "homer": 0.3,
    "moses": 0.5,
    "aristotle": 0.6,
    "michelangelo": 0.3,
    "leonardo-da-vinci": 0.4,
    "frederick-barbarossa": 0.4,
    "maximilien-robespierre": 0.2,
    "isaac-newton": 0.6,
    "albert-einstein": 1.0,
    "js-bach": 0.2,
    "bill-gates": 0.5,
    "winston-churchill": 0.5,
    "mahatma-gandhi": 0.5,
}
BESIDES: Final = tuple(_BESIDES.get(id, 0.0) for id in LEADERS.ids)
"""By leader: what of it no rating shows."""
_COLUMBUS: Final = LEADERS.number("christopher-columbus")
_TO_SETTLE: Final = 3.0
"""What Columbus is worth until he has settled."""


def term(table: Table, leader: int, rounds: float) -> float:
    """Rounds that a leader may still lead."""
    return min(rounds, rounds_until(table, AGE[leader] + 1))


def leader_besides(table: Table, seat: int, rounds: float) -> float:
    """What the leader in play brings that no rating shows."""
    civ, base = table.civ, seat * WIDTH
    leader = civ[base + LEADER]
    if leader == NONE:
        return 0.0
    settling = _TO_SETTLE if leader - FIRST_LEADER == _COLUMBUS and not civ[base + SETTLED] else 0.0
    return BESIDES[leader - FIRST_LEADER] * term(table, leader, rounds) + settling


def _new_leader(table: Table, seat: int, card: int, rounds: float, price: Prices) -> float:
    now = table.civ[seat * WIDTH + LEADER]
    gained = LEADING[card - FIRST_LEADER] * term(table, card, rounds)
    return gained if now == NONE else gained - LEADING[now - FIRST_LEADER] * term(table, now, rounds)


# -- wonders

_WONDER_CULTURE: Final[tuple[int, ...]] = WONDERS.effects("culture")
_WONDER_SCIENCE: Final[tuple[int, ...]] = WONDERS.effects("science")
_WONDER_FACES: Final[tuple[int, ...]] = WONDERS.effects("happy")
_WONDER_STRENGTH: Final[tuple[int, ...]] = WONDERS.effects("strength")
_WONDER_WHITE: Final[tuple[int, ...]] = WONDERS.effects("civil")
_WONDER_RED: Final[tuple[int, ...]] = WONDERS.effects("military")
_WONDER_BESIDES: Final = {
    "library-of-alexandria": 0.2,
    "colossus": 0.1,
    "great-wall": 0.5,
    "st-peters-basilica": 0.6,
    "transcontinental-railroad": 1.5,
    "ocean-liner-service": 1.0,
}
_WONDERS_BESIDES: Final = tuple(_WONDER_BESIDES.get(id, 0.0) for id in WONDERS.ids)
"""By wonder: what it brings a turn besides ratings and tokens."""
_BEGUN: Final = 0.6
"""A wonder of which nothing stands is worth so much of what finishing it would gain."""
_PACE: Final = 1.0
"""Part of the resources of a turn that go into a wonder."""


def finished_wonder(table: Table, seat: int, card: int, rounds: float, price: Prices) -> float:
    """What a wonder is worth that is finished so long before the end."""
    wonder = card - FIRST_WONDER
    return (
        (_WONDER_CULTURE[wonder] + _WONDERS_BESIDES[wonder]) * rounds
        + _WONDER_SCIENCE[wonder] * price.science_a_turn
        + _WONDER_FACES[wonder] * price.face
        + _WONDER_STRENGTH[wonder] * price.strength
        + _WONDER_WHITE[wonder] * price.white
        + _WONDER_RED[wonder] * price.red
        + finishing_points(table, seat, card)
    )


def wonder_worth(table: Table, seat: int, card: int, done: int, output: int, rounds: float, price: Prices) -> float:
    """A wonder under construction, with so many stages done and so many resources a turn to go on with."""
    stages = STAGES[card - FIRST_WONDER]
    total, built = sum(stages), sum(stages[:done])
    waiting = (total - built) / (_PACE * max(2, output))
    left = rounds - waiting
    if left < 0 or rounds_until(table, AGE[card] + 1) < waiting:
        return 0.0
    full = finished_wonder(table, seat, card, left, price)
    gain = full - total * price.resource - ACTION_WORTH * len(stages)
    share = built / total
    return max(0.0, (1 - share) * _BEGUN * max(0.0, gain) + share * full)


# -- action cards

_ACTION_SCIENCE: Final[tuple[int, ...]] = ACTIONS.effects("science")
_ACTION_CULTURE: Final[tuple[int, ...]] = ACTIONS.effects("culture")
_ACTION_FOOD: Final[tuple[int, ...]] = ACTIONS.effects("food")
_ACTION_RESOURCE: Final[tuple[int, ...]] = ACTIONS.effects("resource")
_ACTION_DISCOUNT: Final[tuple[int, ...]] = ACTIONS.effects("discount")
_ACTION_UNITS: Final[tuple[int, ...]] = ACTIONS.effects("military_resources")
_HELPS_OTHERWISE: Final = {
    "patriotism-a": 0.3,
    "patriotism-i": 0.3,
    "patriotism-ii": 0.3,
    "patriotism-iii": 0.3,
    "wave-of-nationalism-ii": 1.0,
    "military-build-up-iii": 1.0,
    "endowment-for-the-arts-iii": 4.0,
}
_OTHERWISE: Final = tuple(_HELPS_OTHERWISE.get(id, 0.0) for id in ACTIONS.ids)
_SAVES_AN_ACTION: Final = 0.4
"""A card that contains an action costs none besides it."""
_CONTAINS: Final = tuple(bool(contained) for contained in ACTIONS.figures("with", ""))


def _action(card: int, rounds: float, price: Prices) -> float:
    action = card - FIRST_ACTION
    if not rounds:
        return 0.0
    return (
        _ACTION_CULTURE[action]
        + _ACTION_SCIENCE[action] * price.science
        + _ACTION_FOOD[action] * price.food
        + (_ACTION_RESOURCE[action] + 0.8 * _ACTION_DISCOUNT[action]) * price.resource
        + 0.4 * _ACTION_UNITS[action] * price.resource
        + _OTHERWISE[action]
        + (_SAVES_AN_ACTION if _CONTAINS[action] else 0.0)
    )


# -- all civil cards


def hand_worth(table: Table, seat: int, card: int, rounds: float, price: Prices) -> float:
    """What a civil card in the hand is worth; never below nothing, for nobody has to play it."""
    if card >= FIRST_ACTION:
        return max(0.0, _IN_HAND * _action(card, rounds, price) - ACTION_WORTH)
    if card >= FIRST_LEADER:
        return max(0.0, _IN_HAND * _new_leader(table, seat, card, rounds - 1, price) - ACTION_WORTH)
    civ, base = table.civ, seat * WIDTH
    later, point = max(0.0, rounds - 1), _SPENT_SCIENCE * price.science
    if card >= FIRST_GOVERNMENT:
        gain = _new_government(table, seat, card, later, price)
        revolution = government_cost(table, seat, card, revolution=True)
        peaceful = government_cost(table, seat, card, revolution=False)
        gain -= min(revolution * point + _LOST_TURN, peaceful * point)
        cost = revolution
    else:
        new = _new_work if card < FIRST_SPECIAL else _new_special
        cost = science_cost(table, seat, card)
        gain = new(table, seat, card, later, price) - cost * point - ACTION_WORTH
    if rounds < 1 or gain <= 0:
        return 0.0
    missing = cost - civ[base + SCIENCE]
    wait = 0.0 if missing <= 0 else missing / max(1, civ[base + SCIENCE_RATE])
    return gain * (_IN_HAND if wait <= 2 else _OUT_OF_REACH) * max(0.0, 1 - wait / rounds)


def hand_total(table: Table, seat: int, rounds: float, price: Prices) -> float:
    """All civil cards in a hand: science is spent once, so the best count most."""
    worths = sorted((hand_worth(table, seat, card, rounds, price) for card in table.civil_hands[seat]), reverse=True)
    return sum(worth * (1 - 0.08 * place) for place, worth in enumerate(worths))

"""Evaluation of a position for a seat, from the culture points it may expect at the end."""

from __future__ import annotations

from math import tanh
from typing import TYPE_CHECKING, Final

from aevum.games.through_the_ages.constants import FIRST_GOVERNMENT, FIRST_SPECIAL, NONE, SEEDS, STORES
from aevum.games.through_the_ages.heuristics.cards import (
    hand_total,
    leader_besides,
    prospects,
    unrated_value,
    wonder_value,
)
from aevum.games.through_the_ages.heuristics.time_left import Prices, prices, rounds_left
from aevum.games.through_the_ages.heuristics.weights import WEIGHTS
from aevum.games.through_the_ages.rules.build import building_limit
from aevum.games.through_the_ages.rules.production import (
    appetite,
    corruption,
    drawn_at_end,
    food_output,
    resource_output,
    yield_of,
)
from aevum.games.through_the_ages.rules.ratings import bits, faces_needed, uprising
from aevum.games.through_the_ages.rules.scoring import basic_points, event_points, is_final
from aevum.games.through_the_ages.rules.stores import food, resources
from aevum.games.through_the_ages.rules.turn import ACTED, ACTIVE, is_basic
from aevum.games.through_the_ages.state_fields import (
    BANK,
    BLUE,
    CIV_WIDTH,
    COLONIES,
    CULTURE,
    CULTURE_RATE,
    FACES,
    IDLE,
    OUT,
    RED,
    SCIENCE,
    SCIENCE_RATE,
    SEEDED,
    STAGES_DONE,
    STRENGTH,
    TECHNOLOGY,
    WAR,
    WAR_ON,
    WHITE,
    WONDER,
    YELLOW,
)
from aevum.kernel.game import OVER

if TYPE_CHECKING:
    from aevum.games.through_the_ages.state import Table

_MORE_TO_EAT: Final = 2
"""Food reserve that is counted as missing, because banks run low when an Age ends."""
_WAR_SHIFT: Final = 4
"""Strength by which the defender is expected to arm before a war is resolved."""


_UNIT: Final = 0.08
"""Units of the evaluation for a culture point: one unit is about a dozen points, the usual error of an estimate."""
POINTS_PER_UNIT: Final = 1 / _UNIT
TERMS: Final = (
    "term-culture",
    "term-science",
    "term-resources",
    "term-food",
    "term-people",
    "term-powers",
    "term-plans",
    "term-bonuses",
    "term-rivals",
    "term-strength",
    "term-unrest",
)


def evaluate(table: Table, seat: int) -> float:
    """Return the evaluation of a position: the sum of its terms."""
    return _UNIT * sum(evaluation_terms(table, seat))


def terms(table: Table, seat: int) -> tuple[float, ...]:
    """Return the evaluation of a position term by term, in the order of `TERMS`."""
    return tuple(_UNIT * part for part in evaluation_terms(table, seat))


def evaluation_terms(table: Table, seat: int) -> tuple[float, ...]:
    """Return the culture that a seat may expect, less a part of what the others may, in the order of `TERMS`.

    In the seat's own turn of actions its coming production is counted as if it had happened; before that it is still
    open. A seat that has resigned expects nothing.
    """
    if table.actor == OVER:
        return _at_the_end(table, seat)
    if table.civ[seat * CIV_WIDTH + OUT]:
        return (0.0,) * len(TERMS)
    rounds = rounds_left(table, seat)
    price = prices(rounds)
    rivals, strength = _rivals(table, seat, rounds), _strength(table, seat, rounds)
    penalty, cards = 0.0, len(table.hands[seat])
    if table.frames[ACTIVE] == seat and table.frames[ACTED]:
        if uprising(table, seat):
            penalty = WEIGHTS.uprising
        else:
            cards += drawn_at_end(table, seat)
            table = table.copy()
            if yield_of(table, seat).hunger:
                penalty = WEIGHTS.hunger
    return (
        _points(table, seat, rounds),
        _science(table, seat, price),
        _resources(table, seat, price),
        _food(table, seat, price),
        _people(table, seat, rounds, price),
        _powers(table, seat, rounds, price, cards),
        _plans(table, seat, rounds, price),
        _bonuses(table, seat, rounds),
        rivals,
        strength,
        -penalty,
    )


def _at_the_end(table: Table, seat: int) -> tuple[float, ...]:
    totals = [table.civ[other * CIV_WIDTH + CULTURE] for other in range(len(table.hands))]
    best = max((total for other, total in enumerate(totals) if other != seat), default=0)
    return float(totals[seat]), 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -WEIGHTS.rivals * best, 0.0, 0.0


# -- points


def _points(table: Table, seat: int, rounds: float) -> float:
    civ, base = table.civ, seat * CIV_WIDTH
    return civ[base + CULTURE] + civ[base + CULTURE_RATE] * rounds


def _bonuses(table: Table, seat: int, rounds: float) -> float:
    """Return the expected points of final bonuses that the seat knows: open and private ones, its seeds of Age III."""
    if is_basic(table):
        return WEIGHTS.basic_end * sum(basic_points(table, seat).values())
    events = table.bonuses + table.private[seat]
    seeded = table.civ[seat * CIV_WIDTH + SEEDED]
    if seeded:
        events = events + [SEEDS[place] for place in bits(seeded) if is_final(SEEDS[place])]
    if not events:
        return 0.0
    gained = 0.0
    for event in events:
        points = event_points(table, event)
        own = sum(culture for other, culture in points if other == seat)
        gained += own - WEIGHTS.rivals * (sum(culture for _, culture in points) - own) / max(1, len(points) - 1)
    return gained * min(1.0, 3 / (rounds + 2))


def _rivals(table: Table, seat: int, rounds: float) -> float:
    civ = table.civ
    standing = [
        civ[place + CULTURE] + civ[place + CULTURE_RATE] * rounds
        for place in range(0, len(civ), CIV_WIDTH)
        if place != seat * CIV_WIDTH and not civ[place + OUT]
    ]
    if not standing:
        return 0.0
    return -WEIGHTS.rivals * (sum(standing) / len(standing) + max(standing))


# -- stores


def _science(table: Table, seat: int, price: Prices) -> float:
    civ, base = table.civ, seat * CIV_WIDTH
    stored = price.science * _graded(civ[base + SCIENCE], WEIGHTS.science_stored_graded)
    return stored + price.science_a_turn * _graded(civ[base + SCIENCE_RATE], WEIGHTS.science_made_graded)


def _resources(table: Table, seat: int, price: Prices) -> float:
    """Return the value of resources stored and produced, less corruption, and of blue tokens to store more."""
    civ, base = table.civ, seat * CIV_WIDTH
    own = price.resource * _graded(resources(table, seat), WEIGHTS.resource_stored_graded)
    own += price.resource_a_turn * _graded(resource_output(table, seat), WEIGHTS.resource_made_graded)
    if table.frames[ACTIVE] != seat or table.frames[ACTED]:
        own -= WEIGHTS.corruption * price.resource * corruption(table, seat)
    tokens = civ[base + BANK] + civ[base + STAGES_DONE] + sum(civ[base + BLUE : base + BLUE + STORES])
    return own + 0.5 * price.token * tokens


def _food(table: Table, seat: int, price: Prices) -> float:
    """Return the value of food stored and left over from production, less what a shortage is likely to cost."""
    surplus, stored = food_output(table, seat) - appetite(table, seat), food(table, seat)
    own = price.food * _graded(stored, WEIGHTS.food_stored_graded)
    own += price.food_a_turn * (
        _graded(surplus, WEIGHTS.food_made_graded) if surplus >= 0 else surplus * WEIGHTS.shrinking
    )
    if price.food:
        for turn, weight in enumerate(WEIGHTS.shortage, start=1):
            own += weight * min(0, stored + turn * surplus - _MORE_TO_EAT)
    return own


def _graded(amount: int, grades: tuple[tuple[int, float], ...]) -> float:
    """Return the weighted amount; the more there is, the less the next one counts."""
    counted = 0.0
    for most, weight in grades:
        if amount <= most:
            return counted + weight * amount
        counted += weight * most
        amount -= most
    return counted


# -- people


def _people(table: Table, seat: int, rounds: float, price: Prices) -> float:
    """Return the value of unused workers and of those in the bank, corrected for happy faces spare or missing."""
    civ, base = table.civ, seat * CIV_WIDTH
    idle = civ[base + IDLE]
    own = price.token * civ[base + YELLOW]
    spare = civ[base + FACES] - faces_needed(table, seat)
    if is_basic(table):
        spare = 0
    if spare < 0:
        usable = max(0, idle + spare)
        own += WEIGHTS.discontent * spare
        if idle + spare < 0:
            own -= WEIGHTS.uprising * min(1.0, rounds)
    else:
        usable = idle
        own += rounds * sum(WEIGHTS.faces_to_spare[:spare])
    return own + price.worker * (min(usable, 2) + WEIGHTS.further_worker * max(0, usable - 2))


# -- actions, limits and strength


def _powers(table: Table, seat: int, rounds: float, price: Prices, cards: int) -> float:
    civ, base = table.civ, seat * CIV_WIDTH
    own = price.white * civ[base + WHITE] + price.red * civ[base + RED]
    own += WEIGHTS.limit * rounds * building_limit(table, seat)
    own += WEIGHTS.military_card * min(1.0, rounds / 3) * min(cards, civ[base + RED] + 1)
    own += WEIGHTS.colony * civ[base + COLONIES].bit_count()
    own += leader_besides(table, seat, rounds)
    for special in bits(civ[base + TECHNOLOGY] >> FIRST_SPECIAL & (1 << FIRST_GOVERNMENT - FIRST_SPECIAL) - 1):
        own += unrated_value(special, rounds)
    return own


def _strength(table: Table, seat: int, rounds: float) -> float:
    """Return the value of strength compared with the rivals, and of wars that have been declared."""
    civ, mine = table.civ, table.civ[seat * CIV_WIDTH + STRENGTH]
    if is_basic(table):
        return 0.0
    age = min(table.age, 3)
    weight, near = WEIGHTS.standing[0] + WEIGHTS.standing[1] * age, WEIGHTS.near[0] + WEIGHTS.near[1] * age
    rivals = [
        civ[other * CIV_WIDTH + STRENGTH]
        for other in range(len(table.hands))
        if other != seat and not civ[other * CIV_WIDTH + OUT]
    ]
    if not rivals:
        return 0.0
    standing = sum(tanh((mine - theirs) / near) for theirs in rivals) / len(rivals)
    exposed = max(0.0, max(rivals) - mine - near)
    own = (weight * standing - WEIGHTS.exposed * exposed) * min(1.0, (rounds + 1) / 4) + WEIGHTS.strength * mine
    for attacker in range(len(table.hands)):
        if civ[attacker * CIV_WIDTH + WAR] != NONE:
            own += _war(table, seat, attacker, civ[attacker * CIV_WIDTH + WAR_ON])
    return own


def _war(table: Table, seat: int, attacker: int, target: int) -> float:
    civ = table.civ
    advantage = civ[attacker * CIV_WIDTH + STRENGTH] - civ[target * CIV_WIDTH + STRENGTH]
    if seat == attacker:
        return WEIGHTS.war * (advantage - _WAR_SHIFT)
    return -WEIGHTS.war * advantage if seat == target else 0.0


# -- plans


def _plans(table: Table, seat: int, rounds: float, price: Prices) -> float:
    """Return the value of technologies with room for workers, of cards in hand and of the wonder under construction."""
    civ, base = table.civ, seat * CIV_WIDTH
    own = prospects(table, seat, rounds, price) + hand_total(table, seat, rounds, price)
    if civ[base + WONDER] != NONE:
        output = resource_output(table, seat)
        own += wonder_value(table, seat, civ[base + WONDER], civ[base + STAGES_DONE], output, rounds, price)
    return own

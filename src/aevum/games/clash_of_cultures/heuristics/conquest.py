"""Prospects of attack: cities and camps near own Armies, by the probability of winning and what they would bring."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from aevum.games.clash_of_cultures.constants import BARBARIAN, FORTRESS, NONE
from aevum.games.clash_of_cultures.heuristics.advance_value import TACTICS
from aevum.games.clash_of_cultures.heuristics.features import SIZE
from aevum.games.clash_of_cultures.heuristics.weights import WEIGHTS
from aevum.games.clash_of_cultures.rules.odds import success
from aevum.games.clash_of_cultures.rules.units import armies_at
from aevum.games.clash_of_cultures.state_fields import KNOWN, NATION_WIDTH

if TYPE_CHECKING:
    from aevum.games.clash_of_cultures.heuristics.features import Features
    from aevum.games.clash_of_cultures.state import Table

REACH: Final = 3
"""Maximum distance of cities that Armies could set out to attack, in hexes."""
_WONDER: Final = 5.0


def winning_chance(table: Table, armies: int, cell: int) -> float:
    """Return the probability that Armies take a hex from its defenders, by dice alone."""
    fortress = table.city[cell] not in (NONE, BARBARIAN) and table.pieces[cell] >> 3 * FORTRESS & 7 > 0
    return success(armies, armies_at(table, cell) + table.barbarians[cell], fortress=fortress)


def prize(table: Table, cell: int) -> float:
    """Return the points and gold that a foreign city brings its captor, without what it is worth later."""
    return SIZE[table.pieces[cell]] * WEIGHTS.captured_piece + (_WONDER if table.wonder[cell] != NONE else 0.0)


def best_attack(survey: Features) -> float:
    """Return the expected gain of the best attack on a city near own Armies, less the actions that it takes."""
    table, seat = survey.table, survey.seat
    if not survey.foreign or not table.nation[seat * NATION_WIDTH + KNOWN] & TACTICS:
        return 0.0
    best = 0.0
    for cell, holder in enumerate(table.holder):
        if holder != seat or not table.armies[cell]:
            continue
        armies, steps = armies_at(table, cell), table.land.distances(cell)
        for city in survey.foreign:
            if steps[city] <= REACH:
                chance = winning_chance(table, armies, city)
                loss = (1 - chance) * WEIGHTS.lost_army * armies
                best = max(best, chance * prize(table, city) - loss - WEIGHTS.action * steps[city])
    return best


def weak_neighbors(survey: Features) -> int:
    """Return the number of foreign cities near own ones that neither Armies nor a Fortress guard."""
    table, land = survey.table, survey.table.land
    found = 0
    for city in survey.foreign:
        if not table.armies[city] and not table.pieces[city] >> 3 * FORTRESS & 7:
            steps = land.distances(city)
            found += any(steps[cell] <= REACH for cell in survey.cities)
    return found

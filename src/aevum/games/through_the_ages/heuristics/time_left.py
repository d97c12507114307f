"""Estimates of the rounds left in a match, and prices of goods that depend on them."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from math import inf, log
from typing import TYPE_CHECKING, Final

from aevum.games.through_the_ages.constants import CLEARED
from aevum.games.through_the_ages.heuristics.weights import WEIGHT_SET, WEIGHTS
from aevum.games.through_the_ages.rules.ages import is_ending
from aevum.games.through_the_ages.rules.turn import ACTIVE, players

if TYPE_CHECKING:
    from aevum.games.through_the_ages.state import Table

_TAKEN: Final = 1.0
"""Cards that a player takes in a turn, on average."""
_AFTER_THE_LAST_CARD: Final = 1.0
"""Rounds that are played after the last civil card was laid, on average."""
_STEPS: Final = 4
"""Steps per round for which prices are cached."""


def rounds_left(table: Table, seat: int) -> float:
    """Return the expected number of productions that a seat has after the one of the current turn."""
    if is_ending(table):
        seats = len(table.hands)
        waits = (seat - table.first) % seats > (table.frames[ACTIVE] - table.first) % seats if table.frames else False
        return float(table.last_round - table.round + waits)
    left = len(table.civil[table.age]) - table.civil_at + sum(map(len, table.civil[table.age + 1 :]))
    if not table.age:
        left -= len(table.civil[0]) - table.civil_at
    return _rounds(left, players(table)) + _AFTER_THE_LAST_CARD


def rounds_until(table: Table, age: int) -> float:
    """Return the expected number of rounds until the deck of an Age has run out; infinity if there is no such deck."""
    if age >= len(table.civil):
        return inf
    left = sum(map(len, table.civil[max(table.age + 1, 1) : age + 1]))
    if table.age and table.age <= age:
        left += len(table.civil[table.age]) - table.civil_at
    return _rounds(left, players(table))


def _rounds(cards: int, seats: int) -> float:
    return cards / (seats * (_TAKEN + CLEARED[max(2, seats)]))


@dataclass(frozen=True, slots=True)
class Prices:
    """Values of goods in culture points; `..._a_turn`: of one more each turn until the end."""

    science: float
    resource: float
    food: float
    science_a_turn: float
    resource_a_turn: float
    food_a_turn: float
    white: float
    red: float
    face: float
    strength: float
    worker: float
    token: float


def prices(rounds: float) -> Prices:
    """Return the prices with this number of rounds left, to a quarter of a round."""
    return _prices(round(rounds * _STEPS))


@cache
def _prices(steps: int) -> Prices:
    rounds = steps / _STEPS
    each, more, most = WEIGHTS.price_of_worker
    return Prices(
        science=_now(WEIGHTS.price_of_science, rounds),
        resource=_now(WEIGHTS.price_of_resource, rounds),
        food=_now(WEIGHTS.price_of_food, rounds),
        science_a_turn=_every_turn(WEIGHTS.price_of_science, rounds),
        resource_a_turn=_every_turn(WEIGHTS.price_of_resource, rounds),
        food_a_turn=_every_turn(WEIGHTS.price_of_food, rounds),
        white=WEIGHTS.price_of_white * rounds,
        red=WEIGHTS.price_of_red * rounds,
        face=WEIGHTS.price_of_face * rounds,
        strength=WEIGHTS.price_of_strength * min(1.0, (rounds + 1) / 5),
        worker=min(most, each * rounds + more) if rounds else 0.0,
        token=WEIGHTS.price_of_token * min(1.0, rounds / 6),
    )


def _now(good: tuple[float, ...], rounds: float) -> float:
    most, half = good
    return most * rounds / (rounds + half)


def _every_turn(good: tuple[float, ...], rounds: float) -> float:
    """Return the sum of the prices in all turns to come."""
    most, half = good
    together = most * (rounds - half * log((rounds + half) / half))
    return max(0.0, together - _now(good, rounds) / 2)


WEIGHT_SET.on_change(_prices.cache_clear)

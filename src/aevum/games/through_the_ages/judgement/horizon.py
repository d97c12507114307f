"""How long the match still lasts, and what goods are worth that long before its end."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from math import inf, log
from typing import TYPE_CHECKING, Final

from aevum.games.through_the_ages.facts import CLEARED
from aevum.games.through_the_ages.judgement.weights import SCALES, WEIGHTS
from aevum.games.through_the_ages.rules.ages import is_ending
from aevum.games.through_the_ages.rules.turn import ACTIVE, players

if TYPE_CHECKING:
    from aevum.games.through_the_ages.state import Table

_TAKEN: Final = 1.0
"""Cards that a player takes in a turn, on the whole."""
_AFTER_THE_LAST_CARD: Final = 1.0
"""Rounds that are played after the last civil card was laid, on the whole."""
_STEPS: Final = 4
"""Prices are known for each quarter of a round."""


def rounds_left(table: Table, seat: int) -> float:
    """Productions that a seat still has after the one of the turn under way."""
    if is_ending(table):
        seats = len(table.hands)
        waits = (seat - table.first) % seats > (table.frames[ACTIVE] - table.first) % seats if table.frames else False
        return float(table.last_round - table.round + waits)
    left = len(table.civil[table.age]) - table.civil_at + sum(map(len, table.civil[table.age + 1 :]))
    if not table.age:
        left -= len(table.civil[0]) - table.civil_at
    return _rounds(left, players(table)) + _AFTER_THE_LAST_CARD


def rounds_until(table: Table, age: int) -> float:
    """Rounds until the deck of an Age has run out; without end if there is no such deck."""
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
    """What goods are worth in culture points; those of a turn: one more of it each turn from now on."""

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
    """So long before the end."""
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
    """The prices of all the turns to come together."""
    most, half = good
    together = most * (rounds - half * log((rounds + half) / half))
    return max(0.0, together - _now(good, rounds) / 2)


SCALES.on_change(_prices.cache_clear)

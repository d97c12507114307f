"""Rows to learn from: the states after each segment of play of a game, with what came of them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from aevum.kernel.chance import Chance
from aevum.kernel.game import OVER, AnyGame


@dataclass(frozen=True, slots=True)
class Row:
    """Features of a state for the seat that has just moved, and the error of its evaluation."""

    seat: int
    time_left: float
    values: list[float]
    error: float
    """Points of the seat at the end, less those that the evaluation expects, in units of the evaluation.

    What the evaluation says of opponents is left out.
    """


def rows_of(game: AnyGame, options: Any, seats: int, seed: int, moves: Iterable[tuple[int, int]]) -> list[Row]:
    """Return the rows of a finished game, from its deal and its moves."""
    heuristics = game.heuristics
    assert heuristics is not None
    state = game.start(options, seats, Chance.from_seed(seed))
    found: list[tuple[int, float, list[float]]] = []
    for seat, move in moves:
        segment = heuristics.search_segment(state)
        state.apply(move)
        if state.actor == OVER or heuristics.search_segment(state) != segment:
            found.append((seat, heuristics.time_left(state, seat), heuristics.feature_values(state, seat)))
    outcome = state.outcome()
    assert outcome is not None
    own = [number for number, feature in enumerate(heuristics.features) if feature.is_term and not feature.of_opponents]
    points = [float(total) / heuristics.points_per_unit for total in outcome.totals]
    return [Row(seat, time, values, points[seat] - _expected(values, own)) for seat, time, values in found]


def _expected(values: Sequence[float], terms: Iterable[int]) -> float:
    return sum(values[number] for number in terms)

"""Evaluation by learned weights: features of a state, each with a weight that changes with the time left."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from aevum.kernel.ai.heuristics import Heuristics


class LearnedValue:
    """Correction of a game's evaluation that is linear in its features and in the time left.

    A feature counts `constant + by_time * time_left` times its value. `offset` is added likewise. The terms of the
    evaluation are the first features; their weights are corrections of 1.
    """

    __slots__ = ("_by_time", "_constant", "_offset")

    def __init__(
        self, terms: int, constant: Sequence[float], by_time: Sequence[float], offset: tuple[float, float]
    ) -> None:
        self._constant: list[float] = [weight + (number < terms) for number, weight in enumerate(constant)]
        self._by_time: list[float] = list(by_time)
        self._offset = offset

    def key(self) -> tuple[tuple[float, ...], tuple[float, ...], tuple[float, float]]:
        """Return all weights; values with the same key evaluate alike."""
        return tuple(self._constant), tuple(self._by_time), self._offset

    def evaluate(self, heuristics: Heuristics[Any], state: Any, seat: int) -> float:
        """Return the corrected evaluation of a state for a seat."""
        time = heuristics.time_left(state, seat)
        total = self._offset[0] + self._offset[1] * time
        constant, by_time = self._constant, self._by_time
        for number, value in enumerate(heuristics.feature_values(state, seat)):
            if value:
                total += (constant[number] + by_time[number] * time) * value
        return total

    def contributions(self, heuristics: Heuristics[Any], state: Any, seat: int) -> list[float]:
        """Return the part of each feature in the corrected evaluation; their sum lacks only the offset."""
        time = heuristics.time_left(state, seat)
        constant, by_time = self._constant, self._by_time
        values = heuristics.feature_values(state, seat)
        return [(constant[number] + by_time[number] * time) * value for number, value in enumerate(values)]

    def relative_evaluation(self, heuristics: Heuristics[Any], state: Any, seat: int) -> float:
        """Return the corrected evaluation compared with the opponents', as the game compares its own."""
        correction = self.evaluate(heuristics, state, seat) - heuristics.evaluate(state, seat)
        return heuristics.relative_evaluation(state, seat) + correction

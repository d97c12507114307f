"""Forecast of a match from a position: expected margins and parts of the victory, by a calibrated evaluation."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import fmean

from aevum.kernel.ai.calibration import (
    BadCalibration,
    Calibration,
    calibration_of,
    final_margins,
    final_shares,
    margins_of,
)
from aevum.kernel.errors import AevumError
from aevum.kernel.game import AnyGame, State


class NoForecast(AevumError):
    """A game without heuristics, whose positions cannot be evaluated."""

    message = "error-no-forecast"


class Forecast:
    """Expected results of all seats of a match; NoForecast if the game has no heuristics."""

    def __init__(self, game: AnyGame, seats: int, calibration: Calibration | None = None) -> None:
        if game.heuristics is None:
            raise NoForecast(game=game.id)
        self.heuristics = game.heuristics
        self.calibration = calibration or calibration_of(game.folder)
        self._seats = range(seats)
        self._luck_weights = self._weights_by_feature(game)

    def evaluations(self, state: State) -> list[float]:
        """Return the evaluation of each seat in points, before any calibration."""
        heuristics, learned = self.heuristics, self.heuristics.learned_value
        found: list[float] = []
        for seat in self._seats:
            value = heuristics.evaluate(state, seat) if learned is None else learned.evaluate(heuristics, state, seat)
            found.append(heuristics.points_per_unit * (value + heuristics.turn_to_come(state, seat)))
        return found

    def time_left(self, state: State) -> float:
        """Return the part of the match that is still to come, from 1 to 0."""
        return fmean(self.heuristics.time_left(state, seat) for seat in self._seats)

    def margins(self, state: State) -> Sequence[float]:
        """Return the expected final margin of each seat; once the match is over, the actual one."""
        outcome = state.outcome()
        if outcome is not None:
            return final_margins(outcome)
        return self.calibration.margins(self.evaluations(state), self.time_left(state))

    def luck_margins(self, state: State) -> Sequence[float]:
        """Return the values of all seats by which luck is measured; once the match is over, the actual margins.

        Weights for luck in the calibration see what a card is worth that was drawn; an evaluation may see it only after
        it was used. Without weights these are the expected margins.
        """
        if not self._luck_weights or state.outcome() is not None:
            return self.margins(state)
        return margins_of([self._weighed(self.heuristics.feature_values(state, seat)) for seat in self._seats])

    def _weighed(self, features: Sequence[float]) -> float:
        return sum(weight * features[number] for number, weight in self._luck_weights)

    def _weights_by_feature(self, game: AnyGame) -> list[tuple[int, float]]:
        numbers = {feature.name: number for number, feature in enumerate(self.heuristics.features)}
        weights = self.calibration.luck_weights
        for name in (name for name, _ in weights if name not in numbers):
            raise BadCalibration(file=str(game.folder), name=name)
        return [(numbers[name], weight) for name, weight in weights]

    def shares(self, state: State) -> Sequence[float]:
        """Return the expected part of the victory of each seat; once the match is over, the actual one."""
        outcome = state.outcome()
        if outcome is not None:
            return final_shares(outcome)
        return self.calibration.shares(self.evaluations(state), self.time_left(state))

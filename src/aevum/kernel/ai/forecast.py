"""Forecast of a match from a position: expected margins and parts of the victory, by a calibrated evaluation."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import fmean

from aevum.kernel.ai.calibration import Calibration, calibration_of, final_margins, final_shares
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

    def evaluations(self, state: State) -> list[float]:
        """Return the evaluation of each seat in points, before any calibration."""
        heuristics, learned = self.heuristics, self.heuristics.learned_value
        scale = heuristics.points_per_unit
        if learned is None:
            return [scale * heuristics.evaluate(state, seat) for seat in self._seats]
        return [scale * learned.evaluate(heuristics, state, seat) for seat in self._seats]

    def time_left(self, state: State) -> float:
        """Return the part of the match that is still to come, from 1 to 0."""
        return fmean(self.heuristics.time_left(state, seat) for seat in self._seats)

    def margins(self, state: State) -> Sequence[float]:
        """Return the expected final margin of each seat; once the match is over, the actual one."""
        outcome = state.outcome()
        if outcome is not None:
            return final_margins(outcome)
        return self.calibration.margins(self.evaluations(state), self.time_left(state))

    def shares(self, state: State) -> Sequence[float]:
        """Return the expected part of the victory of each seat; once the match is over, the actual one."""
        outcome = state.outcome()
        if outcome is not None:
            return final_shares(outcome)
        return self.calibration.shares(self.evaluations(state), self.time_left(state))

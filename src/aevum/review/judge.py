"""Judgment of single decisions, only from what the seat knew: lines compared on the same determinizations."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from statistics import fmean
from typing import Any, Final

from aevum.bots.beam_search import BeamSearch, SearchBudget
from aevum.bots.bot import Sight
from aevum.bots.rollouts import RolloutBudget, RolloutSelector
from aevum.kernel.ai.calibration import between
from aevum.kernel.ai.estimate import Estimate, mean_of
from aevum.kernel.ai.forecast import Forecast
from aevum.kernel.ai.heuristics import Heuristics
from aevum.kernel.chance import Chance
from aevum.kernel.game import OVER, AnyGame, State
from aevum.kernel.match import Played
from aevum.review.report import Decision, Reason

MAX_REASONS: Final = 4
"""Maximum number of reasons for a judgment."""
MIN_DIFFERENCE: Final = 0.05
"""Points below which a difference is no reason."""
_BEST_LINES: Final = 3
"""Number of lines of a search that are compared with the one played."""
_DIGITS: Final = 3


@dataclass(frozen=True, slots=True)
class Effort:
    """Effort for one decision."""

    search: SearchBudget
    determinizations: int
    """Number of determinizations on which lines are compared; others than those that were searched."""
    rollouts: RolloutBudget
    plays_rollouts: bool
    """Whether the replies of rivals count, in games whose heuristics give deep rollouts a weight."""


_PLAYERS: Final = SearchBudget(beam_width=1, determinizations=1, max_evaluations=40)
_ROLLOUTS: Final = RolloutBudget(
    candidates=_BEST_LINES, determinizations=0, segments=0, players=_PLAYERS, max_evaluations=0
)
QUICK: Final = Effort(
    SearchBudget(beam_width=3, determinizations=4, max_evaluations=200), 4, _ROLLOUTS, plays_rollouts=False
)
"""Effort for every decision of a match."""
THOROUGH: Final = Effort(
    SearchBudget(beam_width=6, determinizations=8, max_evaluations=900), 16, _ROLLOUTS, plays_rollouts=True
)
"""Effort for decisions that may be among the costliest."""


class Judge:
    """Judge of decisions of one match; a judgment depends on nothing that its seat could not know."""

    def __init__(self, game: AnyGame, seats: int, effort: Effort) -> None:
        self._game = game
        self._forecast = Forecast(game, seats)
        self._heuristics: Heuristics[Any] = self._forecast.heuristics
        self._effort = effort

    def decision(
        self, position: int, state: State, played: tuple[int, ...], chance: Chance, *, complete: bool = True
    ) -> Decision | None:
        """Return the judgment of a line; None if there was no reasonable alternative.

        `complete` is False for the first moves of a line that is to be continued as well as possible.
        """
        sight = Sight(self._game, state, state.legal())
        searched = [sight.imagine(chance) for _ in range(self._effort.search.determinizations)]
        compared = [sight.imagine(chance) for _ in range(self._effort.determinizations)]
        line = played if complete else self._continued(searched, played)
        others = [other for other in self._lines(searched) if other != line]
        if not others or self._is_obvious(searched[0], sight.legal, line):
            return None
        ranked = _Comparison(self, sight.seat, searched).ranked([line, *others])
        return _Comparison(self, sight.seat, compared).decision(position, played, line, ranked)

    def _lines(self, determinizations: Sequence[State]) -> list[tuple[int, ...]]:
        found = self._search(determinizations).best_lines(_BEST_LINES)
        return [candidate.moves for candidate in found if candidate.moves]

    def _search(self, determinizations: Sequence[State]) -> BeamSearch:
        learned = self._heuristics.learned_value
        return BeamSearch(self._heuristics, determinizations, self._effort.search, _no_noise, learned)

    def _is_obvious(self, state: State, legal: list[int], line: tuple[int, ...]) -> bool:
        """Whether the line begins with the only move that the heuristics find worth searching."""
        candidates = self._heuristics.candidates(state, legal)
        return len(line) == 1 and list(line) == candidates

    def _continued(self, determinizations: Sequence[State], moves: tuple[int, ...]) -> tuple[int, ...]:
        """Return a line that goes on as well as a search finds, unless it has come to its end."""
        heuristics, first = self._heuristics, determinizations[0]
        segment = heuristics.search_segment(first)
        after = [state.copy() for state in determinizations]
        for move in moves:
            if not heuristics.is_deterministic(after[0], move):
                return moves
            for state in after:
                state.apply(move)
        ended = after[0].actor != first.actor or heuristics.search_segment(after[0]) != segment
        return moves if ended else (*moves, *self._search(after).best().moves)


class _Comparison:
    """Comparison of lines on the same determinizations."""

    def __init__(self, judge: Judge, seat: int, determinizations: Sequence[State]) -> None:
        self._forecast, self._heuristics = judge._forecast, judge._heuristics
        self._effort = judge._effort
        self._seat = seat
        self._determinizations = determinizations
        self._rollouts = RolloutSelector(self._heuristics, seat, self._effort.rollouts, self._heuristics.learned_value)

    def ranked(self, lines: Sequence[tuple[int, ...]]) -> list[tuple[int, ...]]:
        """Return lines, the best first."""
        values = {line: fmean(self._values(line)) for line in lines}
        return sorted(lines, key=lambda line: -values[line])

    def decision(
        self, position: int, played: tuple[int, ...], line: tuple[int, ...], ranked: Sequence[tuple[int, ...]]
    ) -> Decision:
        """Return the judgment of a line.

        The lines were ranked on other determinizations, so that the best one owes nothing to the luck of these.
        """
        best = ranked[0]
        if best == line:
            return Decision(position, self._seat, played, (), Estimate(0.0), 0.0, self._replies(line))
        lasting = self._forecast.calibration.lasting_loss
        gains = [lasting * (one - own) for one, own in zip(self._values(best), self._values(line), strict=True)]
        return Decision(
            position=position,
            seat=self._seat,
            played=played,
            best=tuple(ranked[: ranked.index(line)]),
            loss=rounded(mean_of(gains)),
            share_lost=round(lasting * self._share_lost(best, line), _DIGITS),
            replies=self._replies(line),
            reasons=self._reasons(best, line),
        )

    def _values(self, line: Sequence[int]) -> list[float]:
        """Return the expected margin of the seat after a line, in each determinization."""
        static = [self._forecast.margins(self._finished(state, line))[self._seat] for state in self._determinizations]
        weight = self._heuristics.deep_rollout_weight if self._effort.plays_rollouts else 0.0
        if not weight:
            return static
        replied = [
            self._forecast.margins(self._rollouts.play_out(state, line)[0])[self._seat]
            for state in self._determinizations
        ]
        return [weight * one + (1 - weight) * other for one, other in zip(replied, static, strict=True)]

    def _finished(self, determinization: State, line: Sequence[int]) -> State:
        """Return a determinization after a line, and after default moves to the end of the search segment."""
        state, heuristics = determinization.copy(), self._heuristics
        segment = heuristics.search_segment(state)
        for move in line:
            if state.actor != self._seat or state.check(move) is not None:
                break
            state.apply(move)
        while state.actor != OVER and heuristics.search_segment(state) == segment:
            state.apply(heuristics.default_move(state))
        return state

    def _share_lost(self, best: Sequence[int], line: Sequence[int]) -> float:
        if not self._effort.plays_rollouts:
            return 0.0
        one, other = (self._share(moves) for moves in (best, line))
        return one - other

    def _share(self, line: Sequence[int]) -> float:
        return fmean(self._forecast.shares(self._finished(state, line))[self._seat] for state in self._determinizations)

    def _replies(self, line: Sequence[int]) -> tuple[Played, ...]:
        if not self._effort.plays_rollouts:
            return ()
        _, moves = self._rollouts.play_out(self._determinizations[0], line)
        return tuple(Played(seat, move) for seat, move in moves if seat != self._seat)

    def _reasons(self, best: Sequence[int], line: Sequence[int]) -> tuple[Reason, ...]:
        if not self._effort.plays_rollouts:
            return ()
        better, own = self._terms(best), self._terms(line)
        reasons = [
            Reason(message, "", round(best_part, _DIGITS), round(part, _DIGITS))
            for (message, best_part), (_, part) in zip(better, own, strict=True)
        ]
        telling = [reason for reason in reasons if abs(reason.difference) >= MIN_DIFFERENCE]
        return tuple(sorted(telling, key=lambda reason: -abs(reason.difference))[:MAX_REASONS])

    def _terms(self, line: Sequence[int]) -> list[tuple[str, float]]:
        """Return the mean terms of the evaluation after a line, in points of the final margin."""
        ends = [self._finished(state, line) for state in self._determinizations]
        calibration = self._forecast.calibration
        slope = fmean(between(calibration.margin_slopes, self._forecast.time_left(end)) for end in ends)
        scale = self._heuristics.points_per_unit * calibration.lasting_loss * slope
        terms = [self._heuristics.evaluation_terms(end, self._seat) for end in ends]
        return [(same[0][0], scale * fmean(part for _, part in same)) for same in zip(*terms, strict=True)]


def rounded(estimate: Estimate) -> Estimate:
    """Return an estimate with so few digits that it is the same on every machine."""
    return Estimate(round(estimate.amount, _DIGITS), round(estimate.error, _DIGITS))


def _no_noise() -> float:
    return 0.0

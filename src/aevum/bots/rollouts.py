"""Rollouts of opponents' replies on determinized states, and a racing algorithm to pick the best line by them."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass
from math import log, sqrt
from statistics import fmean
from typing import Any, Final

from aevum.bots.beam_search import BeamSearch, Candidate, SearchBudget
from aevum.kernel.ai.heuristics import Heuristics
from aevum.kernel.ai.learned_value import LearnedValue
from aevum.kernel.game import OVER, State

_DOUBT: Final = 1.5
"""Number of standard errors by which a line must lag behind the leader to leave the race."""
_SURE: Final = 0.02
"""Part of the victory that separates a mean of rollouts from certainty at least: few rollouts make nothing certain."""


@dataclass(frozen=True, slots=True)
class RolloutBudget:
    """Limits of the rollouts that compare the best lines of a search.

    In a rollout all seats play on until others have moved and the seat is to move again; where
    `Heuristics.rollouts_play_on`, until `segments` are over. The mean evaluation at its end counts by
    `Heuristics.rollout_weight`.
    """

    candidates: int
    """Maximum number of lines compared at first; those that lag behind leave early."""
    determinizations: int
    """Maximum number of determinized states, the same for each line."""
    segments: int
    """Number of search segments in a rollout that plays on."""
    players: SearchBudget
    """Search budget of every seat in a rollout."""
    max_evaluations: int
    """Number of evaluations after which no determinization is begun."""
    further_kinds: int = 0
    """Maximum number of places among the lines that go to the best ones of other kinds than those of the best."""


def varied(lines: Sequence[Candidate], budget: RolloutBudget, kind_of: Callable[[int], Hashable]) -> list[Candidate]:
    """Return the best of these lines, as many as the budget compares, the best first.

    The last places go to the best lines of other kinds, which rollouts may value otherwise; the kind of a line is that
    of its first move. A search finds many lines that differ little, and they would leave no place for others.
    """
    best, later = lines[: budget.candidates], lines[budget.candidates :]
    kinds = {kind_of(line.moves[0]) for line in best}
    others: dict[Hashable, Candidate] = {}
    for line in later:
        kind = kind_of(line.moves[0])
        if kind not in kinds:
            others.setdefault(kind, line)
    further = list(others.values())[: budget.further_kinds]
    return [*best[: budget.candidates - len(further)], *further]


class RolloutSelector:
    """Selection of one of a seat's lines by rollouts in a race: easy choices take few rollouts, close ones many.

    `weight` takes the place of the game's `rollout_weight`. In games that count victories a rollout is worth the
    expected part of the victory at its end, else the evaluation compared with that of opponents.
    """

    def __init__(
        self,
        heuristics: Heuristics[Any],
        seat: int,
        budget: RolloutBudget,
        learned: LearnedValue | None = None,
        weight: float | None = None,
    ) -> None:
        self._heuristics = heuristics
        self._learned = learned
        self._seat = seat
        self.budget = budget
        self.weight = heuristics.rollout_weight if weight is None else weight
        self.evaluations = 0
        self._slope = 0.0

    def best(self, lines: Sequence[Candidate], determinize: Callable[[], State]) -> Candidate:
        """Return the best line by mean rollout value.

        From an eighth of the determinizations on, lines that lag clearly behind the leader leave the race.
        """
        arms = [_Arm(line, []) for line in lines]
        total = self.budget.determinizations
        for number in range(1, total + 1):
            if len(arms) == 1 or self.evaluations >= self.budget.max_evaluations:
                break
            state = determinize()
            for arm in arms:
                arm.values.append(self.after_replies(state, arm.candidate))
            if number >= max(2, total // 8):
                arms = self._contenders(arms)
        return max(arms, key=self._evaluation).candidate if len(lines) > 1 else lines[0]

    def _contenders(self, arms: Sequence[_Arm]) -> list[_Arm]:
        """Return the leading line and those whose distance to it may be chance."""
        leader = max(arms, key=self._evaluation)
        return [arm for arm in arms if arm is leader or self._is_close(arm, leader)]

    def _is_close(self, arm: _Arm, leader: _Arm) -> bool:
        """Whether a line may be better than the leader, by their paired rollouts; equal lines are not."""
        gaps = [best - own for best, own in zip(leader.values, arm.values, strict=True)]
        mean = fmean(gaps)
        error = sqrt(sum((gap - mean) ** 2 for gap in gaps) / (len(gaps) * (len(gaps) - 1)))
        doubt = _DOUBT * self.weight * error * self._evaluation_per_unit(leader.values)
        return self._evaluation(leader) - self._evaluation(arm) < doubt

    def _evaluation(self, arm: _Arm) -> float:
        return self.weight * self.mean_evaluation(arm.values) + (1 - self.weight) * arm.candidate.value

    def mean_evaluation(self, values: Sequence[float]) -> float:
        """Return the mean of rollout values in the unit of evaluations: the lead that stands for a part of the victory.

        Only differences between lines mean anything.
        """
        mean = fmean(values)
        if not self._slope:
            return mean
        share = min(max(mean, _SURE), 1 - _SURE)
        return log(share / (1 - share)) / self._slope

    def _evaluation_per_unit(self, values: Sequence[float]) -> float:
        """Return by how much `mean_evaluation` grows with the mean of these values."""
        if not self._slope:
            return 1.0
        share = min(max(fmean(values), _SURE), 1 - _SURE)
        return 1 / (self._slope * share * (1 - share))

    def after_replies(self, determinization: State, line: Candidate) -> float:
        """Return the value of a determinization for the seat after a line and the rollout that follows it."""
        state = self._rolled_out(determinization, line.moves)
        self.evaluations += 1
        if self._heuristics.rollouts_count_victories:
            self._slope = self._slope or self._heuristics.victory_slope(determinization)
            return self._heuristics.victory_share(state, self._seat)
        if self._learned is not None:
            return self._learned.relative_evaluation(self._heuristics, state, self._seat)
        return self._heuristics.relative_evaluation(state, self._seat)

    def _rolled_out(self, determinization: State, moves: Sequence[int]) -> State:
        if self._heuristics.rollouts_play_on:
            return self.play_on(determinization, moves)
        return self.play_out(determinization, moves)[0]

    def play_out(self, determinization: State, moves: Sequence[int]) -> tuple[State, list[tuple[int, int]]]:
        """Return a determinization after a line and the replies to it, and the seats and moves of the rollout."""
        state = self._after(determinization, moves)
        played: list[tuple[int, int]] = []
        replied = False
        while state.actor != OVER and not (replied and state.actor == self._seat):
            replied = replied or state.actor != self._seat
            played += self._play_segment(state)
        return state, played

    def play_on(self, determinization: State, moves: Sequence[int]) -> State:
        """Return a determinization after a line and as many segments of all seats as the budget allows."""
        state = self._after(determinization, moves)
        for _ in range(self.budget.segments):
            if state.actor == OVER:
                break
            self._play_segment(state)
        return state

    def _after(self, determinization: State, moves: Sequence[int]) -> State:
        state = determinization.copy()
        for move in moves:
            # The line may rest on a draw in its own determinization that comes out otherwise in this one.
            if state.actor != self._seat or state.check(move) is not None:
                break
            state.apply(move)
        return state

    def _play_segment(self, state: State) -> list[tuple[int, int]]:
        heuristics = self._heuristics
        played: list[tuple[int, int]] = []
        segment = heuristics.search_segment(state)
        while state.actor != OVER and heuristics.search_segment(state) == segment:
            for move in self._next_moves(state):
                played.append((state.actor, move))
                state.apply(move)
        return played

    def _next_moves(self, state: State) -> Sequence[int]:
        legal = state.legal()
        narrowed = self._heuristics.candidates if self._learned is None else self._heuristics.wide_candidates
        candidates = narrowed(state, legal) if len(legal) > 1 else legal
        if len(candidates) == 1:
            return candidates
        search = BeamSearch(self._heuristics, [state], self.budget.players, _no_noise, self._learned)
        best = search.best()
        self.evaluations += search.evaluations
        return best.moves


@dataclass(slots=True)
class _Arm:
    """A line in the race, with its rollout values so far."""

    candidate: Candidate
    values: list[float]


def _no_noise() -> float:
    return 0.0

"""Comparison of lines for one decision, as a search bot values them, with the features that make the difference."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import dataclass, replace
from statistics import fmean
from typing import Any, Final

from aevum.bots.beam_search import BeamSearch, Candidate
from aevum.bots.bot import Sight
from aevum.bots.rollouts import RolloutSelector
from aevum.bots.search_bots import Normal, SearchBot
from aevum.kernel.ai.features import Feature
from aevum.kernel.ai.heuristics import Heuristics
from aevum.kernel.game import OVER, AnyGame, State

MAX_REASONS: Final = 3
"""Maximum number of features that explain a difference."""
MIN_DIFFERENCE: Final = 0.05
"""Points below which a feature is no reason."""
REPLIES: Final = Feature("term-replies")
"""Difference that rollouts of the opponents' replies make in the value of a line."""
_TRIES: Final = 4
"""Maximum number of further searches for lines that begin otherwise."""

Line = tuple[int, ...]
Reasons = tuple[tuple[Feature, float], ...]
"""Features that differ most, with their difference in points."""


@dataclass(frozen=True, slots=True)
class LineValue:
    """Value of a line in points, and the parts of which it is the sum, in the same order for all lines."""

    parts: tuple[tuple[Feature, float], ...]

    @property
    def total(self) -> float:
        """Value of the line; only differences between lines mean anything."""
        return sum(part for _, part in self.parts)

    def reasons_against(self, other: LineValue) -> Reasons:
        """Return the features by which the value differs most from another one."""
        changes = [(feature, part - old) for (feature, part), (_, old) in zip(self.parts, other.parts, strict=True)]
        large = sorted((one for one in changes if abs(one[1]) >= MIN_DIFFERENCE), key=lambda one: -abs(one[1]))
        return tuple(large[:MAX_REASONS])


class LineComparison:
    """Lines for the decision of a seat, found and valued with the budget and the evaluation of a search bot.

    Everything is computed on determinized states drawn with the chance of the bot, so that nothing hidden from the
    seat has an influence, and the same chance gives the same lines and values.
    """

    def __init__(self, sight: Sight, bot: SearchBot, heuristics: Heuristics[Any]) -> None:
        self._game: AnyGame = sight.game
        self._heuristics = heuristics
        self._legal = sight.legal
        self._seat = sight.seat
        self._budget = bot.budget_in(heuristics)
        self._learned = bot.value_in(heuristics)
        self._rollouts = bot.rollouts_in(heuristics, sight.seat)
        self._segment_of = heuristics.long_segment if self._budget.long_segments else heuristics.search_segment
        self._states = [sight.imagine(bot.chance) for _ in range(self._budget.determinizations)]
        further = self._rollouts.budget.determinizations - len(self._states) if self._rollouts else 0
        self._rollout_states = [*self._states, *(sight.imagine(bot.chance) for _ in range(further))]
        self._may_shorten = True
        self._segment = self._segment_of(self._states[0])

    def lines(self, most: int) -> list[Line]:
        """Return the best line, the best that begins with another move, and so on; reordered lines come last."""
        root = self._states[0]
        tried = self._heuristics.candidates(root, self._legal)
        possible = tried if len(tried) > 1 else self._alike(tried[0])
        search = BeamSearch(self._heuristics, self._states, self._budget, _no_noise, self._learned)
        lines = [line.moves for line in search.best_beginnings(most)]
        if len(lines) == most or len(possible) == 1:
            return lines
        smaller = replace(self._budget, max_evaluations=Normal.budget_of_search.max_evaluations)
        reordered: list[Line] = []
        for _ in range(_TRIES):
            begun = {line[0] for line in (*lines, *reordered)}
            left = [move for move in possible if move not in begun]
            if not left or len(lines) == most:
                break
            others = _OtherCandidates(self._heuristics, root, left)
            found = BeamSearch(others, self._states, smaller, _no_noise, self._learned).best().moves
            is_new = all(sorted(found) != sorted(line) for line in lines)
            (lines if is_new else reordered).append(found)
        return [*lines, *reordered][:most]

    def passing(self) -> Line:
        """Return the move by which the seat does nothing, if there is one, as a line; else an empty line."""
        verbs, verb_of = self._game.law.now(self._states[0]).passed_by, self._game.book.verb_of
        return next(((move,) for move in self._legal if verb_of(move).name in verbs), ())

    def value(self, line: Line) -> LineValue:
        """Return the mean value of a line; an empty line stands for default moves."""
        ends = [self._parts(self._end(state, line)) for state in self._states]
        scale = self._heuristics.points_per_unit
        parts = [scale * fmean(same) for same in zip(*ends, strict=True)]
        return LineValue(tuple(zip(self._features(), [*parts, self._replies(line, parts)], strict=True)))

    def steps(self, line: Line) -> list[Line]:
        """Return a line cut into whole actions of the game, or into steps that end in a quiescent state."""
        state, steps, step = self._states[0].copy(), [], list[int]()
        action = self._heuristics.search_segment(state)
        for move in line:
            step.append(move)
            state.apply(move)
            if self._ends_action(state, action):
                steps.append(tuple(step))
                step, action = [], self._heuristics.search_segment(state)
        return [*steps, tuple(step)] if step else steps

    def _ends_action(self, state: State, action: Hashable) -> bool:
        heuristics = self._heuristics
        if state.actor != self._seat or heuristics.search_segment(state) != action:
            return True
        return not heuristics.segment_is_action and heuristics.is_quiescent(state)

    def _alike(self, move: int) -> list[int]:
        """Return the legal moves of the same verb, to compare with the only candidate of the heuristics."""
        verb_of = self._game.book.verb_of
        return [other for other in self._legal if verb_of(other) is verb_of(move)]

    def _features(self) -> tuple[Feature, ...]:
        if self._learned is not None:
            return (*self._heuristics.features, REPLIES)
        terms = self._heuristics.evaluation_terms(self._states[0], self._seat)
        return (*(Feature(term) for term, _ in terms), REPLIES)

    def _parts(self, state: State) -> Sequence[float]:
        if self._learned is not None:
            return self._learned.contributions(self._heuristics, state, self._seat)
        return [part for _, part in self._heuristics.evaluation_terms(state, self._seat)]

    def _replies(self, line: Line, parts: Sequence[float]) -> float:
        """Return what rollouts add to the value of a line, in points."""
        if self._rollouts is None:
            return 0.0
        candidate = Candidate(line or self._default_line(), self._states[0], 0.0)
        mean = self._rollouts.mean_evaluation(self._rollout_values(self._rollouts, candidate))
        return self._rollouts.weight * (self._heuristics.points_per_unit * mean - sum(parts))

    def _rollout_values(self, rollouts: RolloutSelector, line: Candidate) -> list[float]:
        """Return the values of a line after the replies to it, in as many states as the first line could afford."""
        values: list[float] = []
        most = rollouts.evaluations + rollouts.budget.max_evaluations // rollouts.budget.candidates
        for state in self._rollout_states:
            values.append(rollouts.after_replies(state, line))
            if self._may_shorten and rollouts.evaluations >= most:
                break
        self._rollout_states, self._may_shorten = self._rollout_states[: len(values)], False
        return values

    def _default_line(self) -> Line:
        state, line = self._states[0].copy(), list[int]()
        while not self._is_finished(state) and state.actor == self._seat:
            line.append(self._heuristics.default_move(state))
            state.apply(line[-1])
        return tuple(line)

    def _end(self, determinization: State, line: Line) -> State:
        """Return a determinization after a line, and after default moves to the end of the segment."""
        state = determinization.copy()
        for move in line:
            # The line may rest on a draw in its own determinization that comes out otherwise in this one.
            if state.actor != self._seat or state.check(move) is not None:
                break
            state.apply(move)
        while not self._is_finished(state):
            state.apply(self._heuristics.default_move(state))
        return state

    def _is_finished(self, state: State) -> bool:
        return state.actor == OVER or self._segment_of(state) != self._segment


def _no_noise() -> float:
    return 0.0


class _OtherCandidates(Heuristics[State]):
    """Heuristics that try given candidates at the root of the search."""

    def __init__(self, heuristics: Heuristics[Any], root: State, candidates: list[int]) -> None:
        self._heuristics = heuristics
        self._root = root
        self._candidates = candidates

    def evaluate(self, state: State, seat: int) -> float:
        return self._heuristics.evaluate(state, seat)

    def feature_values(self, state: State, seat: int) -> list[float]:
        return self._heuristics.feature_values(state, seat)

    def time_left(self, state: State, seat: int) -> float:
        return self._heuristics.time_left(state, seat)

    def default_move(self, state: State) -> int:
        return self._heuristics.default_move(state)

    def search_segment(self, state: State) -> Hashable:
        return self._heuristics.search_segment(state)

    def long_segment(self, state: State) -> Hashable:
        return self._heuristics.long_segment(state)

    def candidates(self, state: State, legal: list[int]) -> list[int]:
        return self._candidates if state is self._root else self._heuristics.candidates(state, legal)

    def wide_candidates(self, state: State, legal: list[int]) -> list[int]:
        return self._candidates if state is self._root else self._heuristics.wide_candidates(state, legal)

    def is_quiescent(self, state: State) -> bool:
        return self._heuristics.is_quiescent(state)

    def is_deterministic(self, state: State, move: int) -> bool:
        return self._heuristics.is_deterministic(state, move)

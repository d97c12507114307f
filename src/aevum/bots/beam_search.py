"""Beam search over one seat's consecutive decisions, on determinized states."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from statistics import fmean
from typing import Any, Final

from aevum.kernel.ai.heuristics import Heuristics
from aevum.kernel.ai.learned_value import LearnedValue
from aevum.kernel.game import OVER, State

ALL_LINES: Final = 1 << 30
"""More lines than any search finds."""


@dataclass(frozen=True, slots=True)
class SearchBudget:
    """Limits of a beam search."""

    beam_width: int
    """Maximum number of lines followed at each step."""
    determinizations: int
    """Number of determinized states over which uncertain outcomes are averaged."""
    max_evaluations: int
    """Number of evaluations after which the search stops."""
    long_segments: bool = False
    """Whether lines go on to the end of a `long_segment` instead of a `search_segment`."""


@dataclass(frozen=True, slots=True)
class Candidate:
    """Own moves in a row, the state to which they lead in the first determinization, and its value."""

    moves: tuple[int, ...]
    state: State
    value: float


class BeamSearch:
    """Beam search for one decision.

    All `determinizations` look the same to the seat; the first one is searched. No line uses what a determinization
    happens to hide: at a move whose outcome is not deterministic the line ends, and its value is the mean over all
    determinizations of the evaluation after default moves to the end of the segment. `noise` is added to the value of
    each finished line. `learned` evaluates instead of the heuristics, where it is given.
    """

    def __init__(
        self,
        heuristics: Heuristics[Any],
        determinizations: Sequence[State],
        budget: SearchBudget,
        noise: Callable[[], float],
        learned: LearnedValue | None = None,
    ) -> None:
        self._heuristics = heuristics
        self._learned = learned
        self.determinizations = determinizations
        self._budget = budget
        self._noise = noise
        self._seat = determinizations[0].actor
        self._candidates = heuristics.candidates if learned is None else heuristics.wide_candidates
        self._segment_of = heuristics.long_segment if budget.long_segments else heuristics.search_segment
        self._root_segment = self._segment_of(determinizations[0])
        self.evaluations = 0
        self._finished: list[Candidate] = []

    def best(self) -> Candidate:
        """Return the best line found; its first move is legal."""
        return self.best_lines(1)[0]

    def best_lines(self, most: int) -> list[Candidate]:
        """Return the best lines found, at least one, the best first; no two lead to the same state.

        The best unfinished line counts as it stands when the evaluation budget is spent.
        """
        beam = [Candidate((), self.determinizations[0], 0.0)]
        while beam and not self._budget_spent():
            grown: list[Candidate] = []
            for line in beam:
                self._expand(line, grown)
            beam = self._best_distinct(grown, self._budget.beam_width)
        return self._best_distinct([*self._finished, *beam[:1]], most)

    def best_beginnings(self, most: int) -> list[Candidate]:
        """Return the best lines found that begin with different moves, the best first.

        Of lines that are the same moves in another order only the best counts.
        """
        best: dict[int, Candidate] = {}
        seen: set[tuple[int, ...]] = set()
        for line in self.best_lines(ALL_LINES):
            moves = tuple(sorted(line.moves))
            if line.moves[0] not in best and moves not in seen and len(best) < most:
                best[line.moves[0]] = line
                seen.add(moves)
        return list(best.values())

    def _budget_spent(self) -> bool:
        return self.evaluations >= self._budget.max_evaluations

    def _expand(self, line: Candidate, grown: list[Candidate]) -> None:
        """Append the successors of a line to `grown`, or to the finished lines if they end there.

        Successors in the middle of a step are expanded at once.
        """
        state, heuristics = line.state, self._heuristics
        for move in self._candidates(state, state.legal()):
            if self._budget_spent():
                return
            moves = (*line.moves, move)
            after = state.copy()
            after.apply(move)
            if not heuristics.is_deterministic(state, move):
                self._finish(Candidate(moves, after, self._expected(moves)))
            elif self._is_finished(after):
                self._finish(Candidate(moves, after, self._value(after)))
            elif after.actor != self._seat:
                self._finish(Candidate(moves, after, self._expected(moves)))
            elif heuristics.is_quiescent(after):
                grown.append(Candidate(moves, after, self._value(after)))
            else:
                self._expand(Candidate(moves, after, line.value), grown)

    def _best_distinct(self, grown: list[Candidate], most: int) -> list[Candidate]:
        """Return the best lines that lead to different states."""
        if most == 1 and grown:
            return [max(grown, key=lambda line: line.value)]
        best: list[Candidate] = []
        seen = set()
        for line in sorted(grown, key=lambda line: -line.value):
            key = line.state.key()
            if key not in seen:
                seen.add(key)
                best.append(line)
            if len(best) == most:
                break
        return best

    def _is_finished(self, state: State) -> bool:
        return state.actor == OVER or self._segment_of(state) != self._root_segment

    def _finish(self, line: Candidate) -> None:
        self._finished.append(Candidate(line.moves, line.state, line.value + self._noise()))

    def _value(self, state: State) -> float:
        self.evaluations += 1
        if self._learned is not None:
            return self._learned.evaluate(self._heuristics, state, self._seat)
        return self._heuristics.evaluate(state, self._seat)

    def _expected(self, moves: Sequence[int]) -> float:
        return fmean(self._value(self._rollout(state, moves)) for state in self.determinizations)

    def _rollout(self, determinization: State, moves: Sequence[int]) -> State:
        """Return a determinization after these moves, and after default moves to the end of the search segment."""
        state, heuristics = determinization.copy(), self._heuristics
        for move in moves[:-1]:
            state.apply(move)
        segment = heuristics.search_segment(state)
        state.apply(moves[-1])
        while state.actor != OVER and heuristics.search_segment(state) == segment:
            state.apply(heuristics.default_move(state))
        return state

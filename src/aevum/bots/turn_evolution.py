"""Evolution of the list of moves of a whole turn, on determinized states."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from statistics import fmean
from typing import Any, Final

from aevum.bots.beam_search import Candidate
from aevum.kernel.ai.heuristics import Heuristics
from aevum.kernel.ai.learned_value import LearnedValue
from aevum.kernel.chance import Chance
from aevum.kernel.game import OVER, State

Line = tuple[int, ...]

_LEFT_OUT: Final = 0
_REPLACED: Final = 1
_CHANGES: Final = 3
"""Number of ways to change a line: a move is left out, replaced, or put in before another."""


@dataclass(frozen=True, slots=True)
class EvolutionBudget:
    """Limits of an evolution."""

    population: int
    """Maximum number of lines kept."""
    parents: int
    """Number of the best lines of which new ones are made."""
    children: int
    """Number of new lines."""
    determinizations: int
    """Maximum number of determinized states over which the value of a line is averaged."""


class TurnEvolution:
    """Evolution for one decision, which begins with lines that a beam search has found.

    A new line is made of two good ones, the beginning of one and the rest of the other, and changed in one place. Its
    moves are played up to the end of the turn (`Heuristics.long_segment`): those that are not legal when they come up
    are passed over, and the default policy plays for other seats and after the end of the line. Its value is the mean
    evaluation then. So a line may go on after a move whose outcome is not known, and every determinization counts.
    """

    def __init__(
        self,
        heuristics: Heuristics[Any],
        determinizations: Sequence[State],
        budget: EvolutionBudget,
        chance: Chance,
        learned: LearnedValue | None = None,
    ) -> None:
        self._heuristics = heuristics
        self._learned = learned
        self._candidates = heuristics.candidates if learned is None else heuristics.wide_candidates
        self._determinizations = determinizations[: budget.determinizations]
        self._budget = budget
        self._chance = chance
        self._seat = determinizations[0].actor
        self._turn = heuristics.long_segment(determinizations[0])
        self._values: dict[Line, float] = {}

    def best(self, lines: Sequence[Line]) -> Candidate:
        """Return the best line of the last population; its moves are legal in the first determinization."""
        population = [line for line in lines[: self._budget.population] if self._is_new(line)]
        for _ in range(self._budget.children):
            child = self._child(self._best_of(population, self._budget.parents))
            if self._is_new(child):
                population = self._best_of([*population, child], self._budget.population)
        best = self._best_of(population, 1)[0]
        state, moves = self._played(self._determinizations[0], best)
        return Candidate(moves, state, self._values[best])

    def _is_new(self, line: Line) -> bool:
        """Whether a line has not been met before; it is valued then."""
        if not line or line in self._values:
            return False
        self._values[line] = fmean([self._value(self._played(state, line)[0]) for state in self._determinizations])
        return True

    def _best_of(self, lines: Sequence[Line], most: int) -> list[Line]:
        return sorted(lines, key=lambda line: -self._values[line])[:most]

    def _child(self, parents: Sequence[Line]) -> Line:
        """Return a line made of two others and changed in one place."""
        one, other = (parents[self._chance.below(len(parents))] for _ in range(2))
        cut = self._chance.below(min(len(one), len(other)) + 1)
        joined = (*one[:cut], *other[cut:])
        place = self._chance.below(len(joined) + 1)
        change = self._chance.below(_CHANGES)
        if change == _LEFT_OUT:
            return (*joined[:place], *joined[place + 1 :])
        state, before = self._played(self._determinizations[0], joined[:place], to_the_end=False)
        if self._is_finished(state) or state.actor != self._seat:
            return joined
        candidates = self._candidates(state, state.legal())
        move = candidates[self._chance.below(len(candidates))]
        return (*before, move, *joined[place + (change == _REPLACED) :])

    def _played(self, determinization: State, line: Line, *, to_the_end: bool = True) -> tuple[State, Line]:
        """Return a determinization after the legal moves of a line, with the moves that its seat has made.

        `to_the_end` says whether the default policy goes on to the end of the turn after the line.
        """
        state, made, next_in_line = determinization.copy(), list[int](), 0
        while not self._is_finished(state):
            if state.actor != self._seat:
                state.apply(self._heuristics.default_move(state))
                continue
            while next_in_line < len(line) and state.check(line[next_in_line]) is not None:
                next_in_line += 1
            if next_in_line < len(line):
                move = line[next_in_line]
                next_in_line += 1
            elif to_the_end:
                move = self._heuristics.default_move(state)
            else:
                break
            state.apply(move)
            made.append(move)
        return state, tuple(made)

    def _is_finished(self, state: State) -> bool:
        return state.actor == OVER or self._heuristics.long_segment(state) != self._turn

    def _value(self, state: State) -> float:
        if self._learned is not None:
            return self._learned.evaluate(self._heuristics, state, self._seat)
        return self._heuristics.evaluate(state, self._seat)

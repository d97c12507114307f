"""Hints for a player: the best moves, the gain of each, and the terms of the evaluation that explain it.

A hint uses only what its seat may know: it is found on determinized states, as the moves of bots are.
"""

from __future__ import annotations

from collections.abc import Collection, Hashable, Sequence
from dataclasses import dataclass
from statistics import fmean
from typing import Any, Final

from aevum.bots.beam_search import BeamSearch
from aevum.bots.bot import Sight
from aevum.bots.search_bots import Normal
from aevum.kernel.ai.heuristics import Heuristics, Terms
from aevum.kernel.chance import Chance
from aevum.kernel.errors import AevumError
from aevum.kernel.game import OVER, AnyGame, State
from aevum.kernel.match import Match

MAX_HINTS: Final = 3
"""Maximum number of hints, and of reasons for each."""
_HINTS: Final = 1 << 16
"""First branch of the seed for hints; bots use none from here on."""
_TRIES: Final = 5
"""Maximum number of searches; after them fewer hints have to do."""
MIN_GAIN: Final = 0.05
"""Points below which a change of a term is no reason."""


class NoHints(AevumError):
    """A game without heuristics, which can give no hints."""

    message = "error-no-hints"


@dataclass(frozen=True, slots=True)
class Hint:
    """One move worth making, with its gain and the reasons for it."""

    moves: tuple[int, ...]
    """Moves that make up one whole step."""
    then: tuple[tuple[int, ...], ...]
    """Steps that may follow, each as its moves, until the gain is reached."""
    gain: float
    """Points that it may bring, compared as `Hints.passing` says."""
    reasons: tuple[tuple[str, float], ...]
    """Terms of the evaluation that differ most, as message ids with their difference in points."""


@dataclass(frozen=True, slots=True)
class Hints:
    """Hints for one decision, the best first."""

    hints: tuple[Hint, ...]
    passing: bool
    """Whether they are compared with doing nothing; else with default moves."""


def find_hints(sight: Sight, chance: Chance) -> Hints:
    """Return the best moves for the seat that decides; NoHints if the game has no heuristics."""
    heuristics = sight.game.heuristics
    if heuristics is None:
        raise NoHints(game=sight.game.id)
    determinizations = [sight.imagine(chance) for _ in range(Normal.budget_of_search.determinizations)]
    return _HintFinder(sight.game, heuristics, determinizations, sight.legal).hints()


def chance_for(match: Match) -> Chance:
    """Return the random generator for the hints of a decision: asked again, they are the same."""
    return Chance.from_seed(Chance.from_seed(match.last_seed).branch(_HINTS + len(match.moves)))


class _HintFinder:
    """Search for hints about one decision, repeated as often as moves are to be named."""

    def __init__(
        self, game: AnyGame, heuristics: Heuristics[Any], determinizations: Sequence[State], legal: list[int]
    ) -> None:
        self._game = game
        self._heuristics = heuristics
        self._determinizations = determinizations
        self._legal = legal
        self._seat = determinizations[0].actor
        self._segment = heuristics.search_segment(determinizations[0])

    def hints(self) -> Hints:
        nothing = self._doing_nothing()
        usual = self._evaluation(nothing)
        hints = [self._hint(line, usual) for line in self._lines()]
        return Hints(tuple(sorted(hints, key=lambda hint: -hint.gain)), bool(nothing))

    def _lines(self) -> list[tuple[int, ...]]:
        """Return the best line, the best that begins otherwise, and so on; reordered lines come last."""
        lines: list[tuple[int, ...]] = []
        tried = self._heuristics.candidates(self._determinizations[0], self._legal)
        possible = tried if len(tried) > 1 else self._alike(tried[0])
        candidates = set(possible)
        different: set[tuple[int, ...]] = set()
        while candidates and len(different) < MAX_HINTS and len(lines) < _TRIES:
            left = [move for move in possible if move in candidates] if lines else tried
            restricted = _OtherCandidates(self._heuristics, self._determinizations[0], left)
            lines.append(
                BeamSearch(restricted, self._determinizations, Normal.budget_of_search, _no_noise).best().moves
            )
            candidates.discard(lines[-1][0])
            different.add(tuple(sorted(lines[-1])))
        return sorted(lines, key=lambda line: line not in _first_orders(lines))[:MAX_HINTS]

    def _alike(self, move: int) -> list[int]:
        """Return the legal moves of the same verb, to compare with the only candidate of the heuristics."""
        verb_of = self._game.book.verb_of
        return [other for other in self._legal if verb_of(other) is verb_of(move)]

    def _hint(self, line: tuple[int, ...], usual: Terms) -> Hint:
        scale = self._heuristics.points_per_unit
        found = self._evaluation(line)
        changes = [(term, scale * (part - before)) for (term, part), (_, before) in zip(found, usual, strict=True)]
        reasons = sorted(
            (change for change in changes if abs(change[1]) >= MIN_GAIN), key=lambda change: -abs(change[1])
        )
        first, *then = self._steps(line)
        return Hint(first, tuple(then), sum(amount for _, amount in changes), tuple(reasons[:MAX_HINTS]))

    def _doing_nothing(self) -> tuple[int, ...]:
        """Return the move by which the seat does nothing, if there is one, as a line."""
        passing = self._game.law.now(self._determinizations[0]).passed_by
        verb_of = self._game.book.verb_of
        return next(((move,) for move in self._legal if verb_of(move).name in passing), ())

    def _evaluation(self, moves: Sequence[int]) -> Terms:
        """Return the mean evaluation terms after some moves, and after default moves to the end of the segment."""
        ends = [
            self._heuristics.evaluation_terms(self._rollout(state, moves), self._seat)
            for state in self._determinizations
        ]
        return tuple((same[0][0], fmean(part for _, part in same)) for same in zip(*ends, strict=True))

    def _rollout(self, determinization: State, moves: Sequence[int]) -> State:
        state = determinization.copy()
        for move in moves:
            state.apply(move)
        while not self._is_finished(state):
            state.apply(self._heuristics.default_move(state))
        return state

    def _is_finished(self, state: State) -> bool:
        return state.actor == OVER or self._heuristics.search_segment(state) != self._segment

    def _steps(self, line: Sequence[int]) -> list[tuple[int, ...]]:
        """Return a line cut into steps, each of which ends in a quiescent state."""
        state, steps, step = self._determinizations[0].copy(), [], list[int]()
        for move in line:
            step.append(move)
            state.apply(move)
            if self._is_finished(state) or state.actor != self._seat or self._heuristics.is_quiescent(state):
                steps.append(tuple(step))
                step = []
        return [*steps, tuple(step)] if step else steps


def _first_orders(lines: Sequence[tuple[int, ...]]) -> Collection[tuple[int, ...]]:
    """Return the first of the lines that are the same moves in another order."""
    return {tuple(sorted(line)): line for line in reversed(lines)}.values()


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

    def default_move(self, state: State) -> int:
        return self._heuristics.default_move(state)

    def search_segment(self, state: State) -> Hashable:
        return self._heuristics.search_segment(state)

    def candidates(self, state: State, legal: list[int]) -> list[int]:
        return self._candidates if state is self._root else self._heuristics.candidates(state, legal)

    def is_quiescent(self, state: State) -> bool:
        return self._heuristics.is_quiescent(state)

    def is_deterministic(self, state: State, move: int) -> bool:
        return self._heuristics.is_deterministic(state, move)

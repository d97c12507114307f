"""Search: one seat's decisions in a row, thought through to the end of an episode; the best lines are followed."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from statistics import fmean
from typing import Any

from aevum.kernel.game import OVER, State
from aevum.kernel.judgement import Judgement


@dataclass(frozen=True, slots=True)
class Breadth:
    """How far a search looks: lines followed at each step, states imagined, and states judged before it stops.

    `patient`: not an episode is thought through but a whole stretch of them.
    """

    lines: int
    worlds: int
    judged: int
    patient: bool = False


@dataclass(frozen=True, slots=True)
class Line:
    """Own moves in a row, where they lead in the first imagined world, and how good that looks."""

    moves: tuple[int, ...]
    state: State
    value: float


class Search:
    """The search for one decision. `worlds` look the same to the seat; the first one is thought through.

    No line uses what a world happens to hide: at a move whose outcome is not foreseen the line ends, and is worth the
    mean over all worlds of what habit makes of it. `waver` is added to the value of each line.
    """

    def __init__(
        self, judgement: Judgement[Any], worlds: Sequence[State], breadth: Breadth, waver: Callable[[], float]
    ) -> None:
        self._judgement = judgement
        self._worlds = worlds
        self._breadth = breadth
        self._waver = waver
        self._seat = worlds[0].actor
        self._span = judgement.stretch if breadth.patient else judgement.episode
        self._under_way = self._span(worlds[0])
        self.judged = 0
        self._finished: list[Line] = []

    def best(self) -> Line:
        """The best line found; its first move is legal."""
        return self.best_lines(1)[0]

    def best_lines(self, most: int) -> list[Line]:
        """The best lines found, at least one, the best first; no two lead to the same state.

        One under way when the search tires counts as it stands.
        """
        edge = [Line((), self._worlds[0], 0.0)]
        while edge and not self._is_tired():
            grown: list[Line] = []
            for line in edge:
                self._grow(line, grown)
            edge = self._promising(grown, self._breadth.lines)
        return self._promising([*self._finished, *edge[:1]], most)

    def _is_tired(self) -> bool:
        return self.judged >= self._breadth.judged

    def _grow(self, line: Line, grown: list[Line]) -> None:
        """Every candidate of a line; those in the midst of a step are followed at once."""
        state, judgement = line.state, self._judgement
        for move in judgement.candidates(state, state.legal()):
            if self._is_tired():
                return
            moves = (*line.moves, move)
            after = state.copy()
            after.apply(move)
            if not judgement.is_foreseen(state, move):
                self._finish(Line(moves, after, self._expected(moves)))
            elif self._is_finished(after):
                self._finish(Line(moves, after, self._value(after)))
            elif after.actor != self._seat:
                self._finish(Line(moves, after, self._expected(moves)))
            elif judgement.is_whole(after):
                grown.append(Line(moves, after, self._value(after)))
            else:
                self._grow(Line(moves, after, line.value), grown)

    def _promising(self, grown: list[Line], most: int) -> list[Line]:
        """The best lines that lead to different states."""
        kept: list[Line] = []
        seen = set()
        for line in sorted(grown, key=lambda line: -line.value):
            key = line.state.key()
            if key not in seen:
                seen.add(key)
                kept.append(line)
            if len(kept) == most:
                break
        return kept

    def _is_finished(self, state: State) -> bool:
        return state.actor == OVER or self._span(state) != self._under_way

    def _finish(self, line: Line) -> None:
        self._finished.append(Line(line.moves, line.state, line.value + self._waver()))

    def _value(self, state: State) -> float:
        self.judged += 1
        return self._judgement.value(state, self._seat)

    def _expected(self, moves: Sequence[int]) -> float:
        return fmean(self._value(self._played_on(world, moves)) for world in self._worlds)

    def _played_on(self, world: State, moves: Sequence[int]) -> State:
        """A world after these moves, and after what habit makes of the rest of the episode."""
        state, judgement = world.copy(), self._judgement
        for move in moves[:-1]:
            state.apply(move)
        episode = judgement.episode(state)
        state.apply(moves[-1])
        while state.actor != OVER and judgement.episode(state) == episode:
            state.apply(judgement.habit(state))
        return state

"""Answers: what the table makes of a line of thought, heard in imagined worlds before one of the lines is chosen."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from statistics import fmean
from typing import Any

from aevum.bots.search import Breadth, Line, Search
from aevum.kernel.game import OVER, State
from aevum.kernel.judgement import Judgement


@dataclass(frozen=True, slots=True)
class Hearing:
    """How much of the table is heard: the best `lines`, each in the same `worlds`; those that do badly leave early.

    In a world everybody plays on with as little thought as `players` says, until others have moved and the seat is to
    move again, or for so many `episodes`. The mean of how the worlds look then counts as the judgement's `answers`
    says. No world is begun once so many states were `judged`.
    """

    lines: int
    worlds: int
    episodes: int
    players: Breadth
    judged: int


class Answers:
    """The answers to some lines of one seat."""

    def __init__(self, judgement: Judgement[Any], seat: int, hearing: Hearing) -> None:
        self._judgement = judgement
        self._seat = seat
        self._hearing = hearing
        self.judged = 0

    def best(self, lines: Sequence[Line], imagine: Callable[[], State]) -> Line:
        """The line that is worth most when the others have answered; each quarter of the worlds half of them leave."""
        heard = [_Heard(line, []) for line in lines]
        worlds = self._hearing.worlds
        for number in range(1, worlds + 1):
            if len(heard) == 1 or self.judged >= self._hearing.judged:
                break
            world = imagine()
            for one in heard:
                one.values.append(self._answered(world, one.line))
            if 4 * number % worlds < 4:
                heard.sort(key=self._worth, reverse=True)
                heard = heard[: (len(heard) + 1) // 2] if number < worlds else heard
        return max(heard, key=self._worth).line if len(lines) > 1 else lines[0]

    def _worth(self, heard: _Heard) -> float:
        share = self._judgement.answers
        return share * fmean(heard.values) + (1 - share) * heard.line.value

    def _answered(self, world: State, line: Line) -> float:
        """How a world looks to the seat after the line and what follows upon it."""
        state = world.copy()
        for move in line.moves:
            # What the line drew in its own world, this one may not have in store.
            if state.actor != self._seat or state.check(move) is not None:
                break
            state.apply(move)
        self._play_on(state)
        self.judged += 1
        return self._judgement.standing(state, self._seat)

    def _play_on(self, state: State) -> None:
        answered = False
        for _ in range(self._hearing.episodes):
            if state.actor == OVER or (answered and state.actor == self._seat):
                return
            answered = answered or state.actor != self._seat
            self._play_episode(state)

    def _play_episode(self, state: State) -> None:
        judgement = self._judgement
        episode = judgement.episode(state)
        while state.actor != OVER and judgement.episode(state) == episode:
            for move in self._next_moves(state):
                state.apply(move)

    def _next_moves(self, state: State) -> Sequence[int]:
        legal = state.legal()
        candidates = self._judgement.candidates(state, legal) if len(legal) > 1 else legal
        if len(candidates) == 1:
            return candidates
        search = Search(self._judgement, [state], self._hearing.players, _never_wavers)
        best = search.best()
        self.judged += search.judged
        return best.moves


@dataclass(slots=True)
class _Heard:
    """A line, and how the worlds looked after it."""

    line: Line
    values: list[float]


def _never_wavers() -> float:
    return 0.0

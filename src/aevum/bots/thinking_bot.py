"""The bots that think ahead: they play every game that has a judgement."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, ClassVar, Final

from aevum.bots.answers import Answers, Hearing
from aevum.bots.bot import Bot, Budget, Sight
from aevum.bots.search import Breadth, Line, Search
from aevum.kernel.game import State
from aevum.kernel.judgement import Judgement

_GRAIN: Final = 1 << 16
_TRACE: Final = 1e-6
"""So little wavering only breaks ties."""


class ThinkingBot(Bot):
    """Searches its own next decisions. A line once found is played on for as long as what it sees is as expected.

    `wavering`: up to so much, either way, it errs about the worth of a line; a trace of it breaks ties.
    `milliseconds`: what a decision takes at most, or nearly so, on one core of a usual machine; `manner`: the message
    that tells how it thinks.
    """

    needs_judgement = True
    breadth: ClassVar[Breadth]
    wavering: ClassVar[float]
    milliseconds: ClassVar[int]
    manner: ClassVar[str] = "bot-budget-search"
    _plan: tuple[int, ...] = ()
    _expected: State | None = None

    @classmethod
    def budget(cls) -> Budget:
        return cls.manner, {"positions": cls.breadth.judged, "milliseconds": cls.milliseconds}

    def choose(self, sight: Sight) -> int:
        if len(sight.legal) == 1:
            return self._forced(sight.legal[0])
        planned = self._planned(sight)
        return self._think(sight) if planned is None else planned

    def _forced(self, move: int) -> int:
        """The only move there is; it may be the next one of the line found before."""
        expected = self._expected
        if self._plan and expected is not None and self._plan[0] == move and expected.check(move) is None:
            self._follow(expected, self._plan)
        return move

    def _planned(self, sight: Sight) -> int | None:
        """The next move of the line found before, unless something has come between."""
        expected = self._expected
        if not self._plan or expected is None or self._plan[0] not in sight.legal or expected.actor != sight.seat:
            return None
        if sight.game.view(expected, sight.seat).to_json() != sight.view.to_json():
            return None
        return self._follow(expected, self._plan)

    def _think(self, sight: Sight) -> int:
        judgement = sight.game.judgement
        assert judgement is not None
        first = sight.imagine(self.chance)
        candidates = judgement.candidates(first, sight.legal)
        if len(candidates) == 1:
            return candidates[0]
        worlds = [first, *(sight.imagine(self.chance) for _ in range(self.breadth.worlds - 1))]
        breadth = replace(self.breadth, lines=min(self.breadth.lines, judgement.most_lines))
        line = self._choice(sight, judgement, Search(judgement, worlds, breadth, self._waver))
        return self._follow(first.copy(), line.moves)

    def _choice(self, sight: Sight, judgement: Judgement[Any], search: Search) -> Line:
        return search.best()

    def _follow(self, state: State, moves: tuple[int, ...]) -> int:
        """Take the first of these moves and expect the others to follow from this state."""
        state.apply(moves[0])
        self._plan, self._expected = moves[1:], state
        return moves[0]

    def _waver(self) -> float:
        return self.wavering * (2 * self.chance.below(_GRAIN) / _GRAIN - 1)


class Easy(ThinkingBot):
    """Looks at little and errs a little, so that a newcomer can win."""

    breadth = Breadth(lines=2, worlds=2, judged=110)
    wavering = 1.0
    milliseconds = 100
    manner = "bot-budget-wavering"


class Normal(ThinkingBot):
    """Looks around and errs hardly ever."""

    breadth = Breadth(lines=6, worlds=10, judged=700)
    wavering = _TRACE
    milliseconds = 500


class Hard(ThinkingBot):
    """Looks far around and far ahead, and hears what the others answer to its best lines before it chooses."""

    breadth = Breadth(lines=24, worlds=10, judged=8000, patient=True)
    hearing: ClassVar[Hearing] = Hearing(
        lines=4, worlds=24, episodes=6, players=Breadth(lines=1, worlds=1, judged=40), judged=8000
    )
    wavering = _TRACE
    milliseconds = 1000
    manner = "bot-budget-answers"

    def _choice(self, sight: Sight, judgement: Judgement[Any], search: Search) -> Line:
        if not judgement.answers:
            return search.best()
        lines = search.best_lines(self.hearing.lines)
        return Answers(judgement, sight.seat, self.hearing).best(lines, lambda: sight.imagine(self.chance))

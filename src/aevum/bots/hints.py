"""Hints: the best moves a seat can see, what each may bring, and why, in the terms of the game's judgement.

A hint knows what its seat may know. It is thought up on imagined states, as the bots' moves are.
"""

from __future__ import annotations

from collections.abc import Collection, Hashable, Sequence
from dataclasses import dataclass
from statistics import fmean
from typing import Any, Final

from aevum.bots.bot import Sight
from aevum.bots.search import Search
from aevum.bots.thinking_bot import Normal
from aevum.kernel.chance import Chance
from aevum.kernel.errors import AevumError
from aevum.kernel.game import OVER, AnyGame, State
from aevum.kernel.judgement import Judgement, Terms
from aevum.kernel.match import Match

MOST: Final = 3
"""So many moves are named, and so many reasons for each."""
_HINTS: Final = 1 << 16
"""Branches of the seed from here on are not those of any bot."""
_TRIES: Final = 5
"""So often it is thought about before fewer have to do."""
SLIGHT: Final = 0.05
"""Points too few to be a reason."""


class NoHints(AevumError):
    """The game has no judgement that could give any."""

    message = "error-no-hints"


@dataclass(frozen=True, slots=True)
class Hint:
    """One move worth making.

    `act`: the moves that make up the whole of it. `then`: what may follow, act by act, until it is worth that much.
    `gain`: points it may bring, compared with doing nothing. `reasons`: the terms that differ most, as message ids.
    """

    act: tuple[int, ...]
    then: tuple[tuple[int, ...], ...]
    gain: float
    reasons: tuple[tuple[str, float], ...]


@dataclass(frozen=True, slots=True)
class Advice:
    """Hints for one decision, the best first. `passing`: are they compared with doing nothing, or with a usual move?"""

    hints: tuple[Hint, ...]
    passing: bool


def advise(sight: Sight, chance: Chance) -> Advice:
    """The best moves for the seat that decides."""
    judgement = sight.game.judgement
    if judgement is None:
        raise NoHints(game=sight.game.id)
    worlds = [sight.imagine(chance) for _ in range(Normal.breadth.worlds)]
    return _Adviser(sight.game, judgement, worlds, sight.legal).advice()


def chance_for(match: Match) -> Chance:
    """The chance by which the hints for a decision are thought up: whoever asks again is told the same."""
    return Chance.from_seed(Chance.from_seed(match.seed).branch(_HINTS + len(match.moves)))


class _Adviser:
    """One decision, thought through as often as moves are to be named."""

    def __init__(self, game: AnyGame, judgement: Judgement[Any], worlds: Sequence[State], legal: list[int]) -> None:
        self._game = game
        self._judgement = judgement
        self._worlds = worlds
        self._legal = legal
        self._seat = worlds[0].actor
        self._episode = judgement.episode(worlds[0])

    def advice(self) -> Advice:
        nothing = self._doing_nothing()
        usual = self._worth(nothing)
        hints = [self._hint(line, usual) for line in self._lines()]
        return Advice(tuple(sorted(hints, key=lambda hint: -hint.gain)), bool(nothing))

    def _lines(self) -> list[tuple[int, ...]]:
        """The best line, the best that begins otherwise, and so on; the same moves in another order come last."""
        lines: list[tuple[int, ...]] = []
        candidates = set(self._judgement.candidates(self._worlds[0], self._legal))
        different: set[tuple[int, ...]] = set()
        while candidates and len(different) < MOST and len(lines) < _TRIES:
            otherwise = _Otherwise(self._judgement, self._worlds[0], {line[0] for line in lines})
            lines.append(Search(otherwise, self._worlds, Normal.breadth, _steady).best().moves)
            candidates.discard(lines[-1][0])
            different.add(tuple(sorted(lines[-1])))
        return sorted(lines, key=lambda line: line not in _first_orders(lines))[:MOST]

    def _hint(self, line: tuple[int, ...], usual: Terms) -> Hint:
        scale = self._judgement.points_in_one
        found = self._worth(line)
        changes = [(term, scale * (part - before)) for (term, part), (_, before) in zip(found, usual, strict=True)]
        telling = sorted((change for change in changes if abs(change[1]) >= SLIGHT), key=lambda change: -abs(change[1]))
        act, *then = self._acts(line)
        return Hint(act, tuple(then), sum(amount for _, amount in changes), tuple(telling[:MOST]))

    def _doing_nothing(self) -> tuple[int, ...]:
        """The move by which the seat does nothing, if there is one."""
        leaving = self._game.law.now(self._worlds[0]).left_by
        verb_of = self._game.book.verb_of
        return next(((move,) for move in self._legal if verb_of(move).name in leaving), ())

    def _worth(self, moves: Sequence[int]) -> Terms:
        """What is expected of some moves, term by term, once habit has played the rest of what is under way."""
        ends = [self._judgement.terms(self._played_on(world, moves), self._seat) for world in self._worlds]
        return tuple((same[0][0], fmean(part for _, part in same)) for same in zip(*ends, strict=True))

    def _played_on(self, world: State, moves: Sequence[int]) -> State:
        state = world.copy()
        for move in moves:
            state.apply(move)
        while not self._is_finished(state):
            state.apply(self._judgement.habit(state))
        return state

    def _is_finished(self, state: State) -> bool:
        return state.actor == OVER or self._judgement.episode(state) != self._episode

    def _acts(self, line: Sequence[int]) -> list[tuple[int, ...]]:
        """A line, cut where a step is whole."""
        state, acts, act = self._worlds[0].copy(), [], list[int]()
        for move in line:
            act.append(move)
            state.apply(move)
            if self._is_finished(state) or state.actor != self._seat or self._judgement.is_whole(state):
                acts.append(tuple(act))
                act = []
        return [*acts, tuple(act)] if act else acts


def _first_orders(lines: Sequence[tuple[int, ...]]) -> Collection[tuple[int, ...]]:
    """Of lines that are the same moves in another order, the first."""
    return {tuple(sorted(line)): line for line in reversed(lines)}.values()


def _steady() -> float:
    return 0.0


class _Otherwise(Judgement[State]):
    """The same judgement, but for some moves it does not think of at the beginning."""

    def __init__(self, judgement: Judgement[Any], beginning: State, taken: Collection[int]) -> None:
        self._judgement = judgement
        self._beginning = beginning
        self._taken = taken

    def value(self, state: State, seat: int) -> float:
        return self._judgement.value(state, seat)

    def habit(self, state: State) -> int:
        return self._judgement.habit(state)

    def episode(self, state: State) -> Hashable:
        return self._judgement.episode(state)

    def candidates(self, state: State, legal: list[int]) -> list[int]:
        candidates = self._judgement.candidates(state, legal)
        return [move for move in candidates if move not in self._taken] if state is self._beginning else candidates

    def is_whole(self, state: State) -> bool:
        return self._judgement.is_whole(state)

    def is_foreseen(self, state: State, move: int) -> bool:
        return self._judgement.is_foreseen(state, move)

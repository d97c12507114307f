"""Chronicle: what every move of a live match told, so that a page can be drawn without playing the match again."""

from __future__ import annotations

from collections.abc import Sequence

from aevum.kernel.events import Event, Log
from aevum.kernel.match import Match, Played


class Chronicle:
    """Follows a match that grows and sometimes goes back; only moves it has not heard of are played again."""

    __slots__ = ("_events", "_moves", "_seed")

    def __init__(self) -> None:
        self._seed = -1
        self._moves: list[Played] = []
        self._events: list[list[Event]] = []

    def of(self, match: Match) -> Sequence[list[Event]]:
        """What each move of the line told, as `match.log()` says it."""
        if self._moves != match.moves or self._seed != match.seed:
            known = _common(self._moves, match.moves) if self._seed == match.seed else 0
            self._events = self._events[:known] + told_since(match, known)
            self._seed, self._moves = match.seed, match.moves[:]
        return self._events


def _common(one: Sequence[Played], other: Sequence[Played]) -> int:
    """How many moves both begin with."""
    pairs = enumerate(zip(one, other, strict=False))
    return next((place for place, (mine, yours) in pairs if mine != yours), min(len(one), len(other)))


def told_since(match: Match, first: int) -> list[list[Event]]:
    """What the moves of the line from `first` on told."""
    state = match.state_at(first)
    told = []
    for played in match.moves[first:]:
        state.log = Log()
        state.apply(played.move)
        told.append(state.log.events)
    return told

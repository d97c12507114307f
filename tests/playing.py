"""Playing: moves in notation on a position, judged by both judges, for the tests of every game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Generic, TypeVar

from aevum.kernel.events import Event, Log
from aevum.kernel.game import OVER, Game, State

S = TypeVar("S", bound=State)


class Playing(Generic[S]):
    """How positions of one game are played. `seats`: the names of those who decide; `idle`: moves that do little."""

    def __init__(
        self, game: Game[S, Any], seats: Sequence[str] = (), *, idle: Sequence[str] = (), longest: int = 2_000
    ) -> None:
        self._game = game
        self._seats = seats
        self._idle = idle
        self._longest = longest
        self._prefix = f"{game.id.replace('-', '_')}."

    def play(self, state: S, *lines: str) -> S:
        """Play lines of notation; both judges must allow each move. "blue: pass" also says whose decision it is.

        Nothing may come from nowhere or get lost on the way.
        """
        before = self._game.census(state)
        for line in lines:
            who, _, moves = line.rpartition(": ")
            for move in self._game.moves_in(state, moves):
                if who and self.actor(state) != who:
                    raise AssertionError(f"{line}: {self.actor(state)} decides now")
                if clause := self._verdict(state, move):
                    raise AssertionError(f"{line}: {clause} forbids {self._game.book.notation(move)}")
                state.apply(move)
        assert self._game.census(state) == before, lines
        return state

    def after(self, state: S, *lines: str) -> S:
        """The state as it would be after these lines."""
        return self.play(state.copy(), *lines)

    def may(self, state: S, line: str) -> bool:
        """Is the line allowed?"""
        return not self._first_refusal(state, line)

    def refused(self, state: S, line: str) -> str:
        """The clause that forbids the first illegal move of a line, without the game's prefix; nothing changes."""
        clause = self._first_refusal(state, line)
        if not clause:
            raise AssertionError(f"{line} is not refused")
        return clause

    def _first_refusal(self, state: S, line: str) -> str:
        trial = state.copy()
        for move in self._game.book.parse_line(line):
            if clause := self._verdict(trial, move):
                return clause
            trial.apply(move)
        return ""

    def _verdict(self, state: S, move: int) -> str:
        """The name of the clause that forbids a move, or nothing; both judges must agree."""
        before = state.key()
        clause = state.check(move)
        if (clause is None) != (move in state.legal()):
            raise AssertionError(f"the judges differ about {self._game.book.notation(move)}")
        if state.key() != before:
            raise AssertionError(f"judging {self._game.book.notation(move)} changed the state")
        return clause.id.removeprefix(self._prefix) if clause else ""

    def events_of(self, state: S, *lines: str) -> list[Event]:
        """What is told while these lines are played."""
        state.log = Log()
        self.play(state, *lines)
        told = list(state.log.events)
        state.log = None
        return told

    def idle(self, state: S) -> S:
        """The seat that decides does as little as it may."""
        for line in self._idle:
            if self.may(state, line):
                return self.play(state, line)
        state.apply(state.legal()[0])
        return state

    def finish(self, state: S) -> S:
        """Everybody does as little as they may to the end of the match."""
        for _ in range(self._longest):
            if state.actor == OVER:
                return state
            self.idle(state)
        raise AssertionError("the match does not end")

    def legal(self, state: S, words: str = "") -> set[str]:
        """What can follow these words among the legal moves: `legal(table, "build")` are what can be built."""
        notations = map(self._game.book.notation, state.legal())
        first = f"{words} " if words else ""
        return {notation.removeprefix(first) for notation in notations if notation.startswith(first)}

    def actor(self, state: S) -> str:
        """Who decides now."""
        return self._seats[state.actor] if state.actor >= 0 else "nobody"

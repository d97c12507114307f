"""Play moves in notation on a position of any game, checking `legal` and `check` against each other."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Generic, TypeVar

from aevum.kernel.events import Event, Log
from aevum.kernel.game import OVER, Game, State

S = TypeVar("S", bound=State)


class Playing(Generic[S]):
    """Player of notation for one game.

    `seats` are the names of the seats; `idle` are lines that change as little as possible, tried in this order;
    `longest` is the maximum number of decisions of `finish`.
    """

    def __init__(
        self, game: Game[S, Any], seats: Sequence[str] = (), *, idle: Sequence[str] = (), longest: int = 2_000
    ) -> None:
        self._game = game
        self._seats = seats
        self._idle = idle
        self._longest = longest
        self._prefix = f"{game.id.replace('-', '_')}."

    def play(self, state: S, *lines: str) -> S:
        """Play lines of notation; `legal` and `check` must both allow each move.

        "blue: pass" also asserts which seat decides. The conserved counts of the game must stay the same.
        """
        before = self._game.conserved_counts(state)
        for line in lines:
            seat, _, moves = line.rpartition(": ")
            for move in self._game.parse_line(state, moves):
                if seat and self.actor(state) != seat:
                    raise AssertionError(f"{line}: {self.actor(state)} decides now")
                if clause := self._verdict(state, move):
                    raise AssertionError(f"{line}: {clause} forbids {self._game.book.notation(move)}")
                state.apply(move)
        assert self._game.conserved_counts(state) == before, lines
        return state

    def after(self, state: S, *lines: str) -> S:
        """Return a copy of the state after these lines."""
        return self.play(state.copy(), *lines)

    def may(self, state: S, line: str) -> bool:
        """Whether the line is allowed."""
        return not self._first_refusal(state, line)

    def refused(self, state: S, line: str) -> str:
        """Return the clause that forbids the first illegal move, without the game's prefix; changes nothing."""
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
        """Return the name of the clause that forbids a move, or ""; `legal` and `check` must agree."""
        before = state.key()
        clause = state.check(move)
        if (clause is None) != (move in state.legal()):
            raise AssertionError(f"the judges differ about {self._game.book.notation(move)}")
        if state.key() != before:
            raise AssertionError(f"judging {self._game.book.notation(move)} changed the state")
        return clause.id.removeprefix(self._prefix) if clause else ""

    def events_of(self, state: S, *lines: str) -> list[Event]:
        """Return the events that are logged while these lines are played."""
        state.log = Log()
        self.play(state, *lines)
        events = list(state.log.events)
        state.log = None
        return events

    def idle(self, state: S) -> S:
        """Let the seat that decides do as little as it may."""
        for line in self._idle:
            if self.may(state, line):
                return self.play(state, line)
        state.apply(state.legal()[0])
        return state

    def finish(self, state: S) -> S:
        """Let every seat do as little as it may to the end of the match."""
        for _ in range(self._longest):
            if state.actor == OVER:
                return state
            self.idle(state)
        raise AssertionError("the match does not end")

    def legal(self, state: S, words: str = "") -> set[str]:
        """Return the legal moves that start with these words, without the words.

        `legal(table, "build")` returns what can be built.
        """
        notations = map(self._game.book.notation, state.legal())
        first = f"{words} " if words else ""
        return {notation.removeprefix(first) for notation in notations if notation.startswith(first)}

    def actor(self, state: S) -> str:
        """Return the name of the seat that decides now (not of a finished match)."""
        return self._seats[state.actor] if state.actor >= 0 else "nobody"

"""Match: seed + list of moves is the game. The one gate through which every move goes."""

from __future__ import annotations

import secrets
from collections.abc import Iterator, Sequence
from copy import copy
from dataclasses import dataclass
from hashlib import sha256
from typing import Any, Final, Self

from aevum.kernel.chance import SEED_BITS, Chance
from aevum.kernel.errors import (
    BadSeats,
    BadSeed,
    BeyondHorizon,
    CannotUndo,
    Malformed,
    MatchOver,
    NotYourTurn,
    Stale,
)
from aevum.kernel.events import Event, Log
from aevum.kernel.game import OVER, AnyGame, Outcome, State, View
from aevum.kernel.moves import Move
from aevum.kernel.trial import Trial, tried

SNAPSHOT_EVERY: Final = 16
"""A state is kept after every so many moves; the ones between are played again when asked for."""


@dataclass(frozen=True, slots=True)
class Played:
    """A seat made a move."""

    seat: int
    move: int


@dataclass(frozen=True, slots=True)
class Undone:
    """The match went back to its first `length` moves. Nothing is deleted: this stands in the record after them."""

    seat: int
    length: int


Record = Played | Undone


def commitment(seed: int) -> str:
    """What is published of a seed while the match runs."""
    return sha256(seed.to_bytes(SEED_BITS // 8, "big")).hexdigest()


class Match:
    """A running or finished match.

    `records` is everything that happened, undo included; `moves` is the line that counts now. A state that is kept
    here is never changed, so that copies can share it.
    """

    def __init__(
        self, game: AnyGame, options: Any = None, *, seats: int | Sequence[str] | None = None, seed: int | None = None
    ) -> None:
        self.game = game
        self.options = game.options_type() if options is None else options
        self.seats = _seat_names(game, seats)
        self.seed = secrets.randbits(SEED_BITS) if seed is None else seed
        if isinstance(self.seed, bool) or not isinstance(self.seed, int) or not 0 <= self.seed < 1 << SEED_BITS:
            raise BadSeed(seed=str(seed), bits=str(SEED_BITS))
        self.records: list[Record] = []
        self.moves: list[Played] = []
        self._told: list[list[Event]] = []
        self._state: State = game.start(self.options, len(self.seats), Chance.from_seed(self.seed))
        self._snapshots = [self._state]
        self._horizons = [0]
        self._trial: Trial | None = None

    def copy(self) -> Self:
        """An independent match that stands where this one does: whichever goes on, the other stays."""
        other = copy(self)
        other.records, other.moves, other._told = self.records[:], self.moves[:], self._told[:]
        other._snapshots, other._horizons = self._snapshots[:], self._horizons[:]
        return other

    # -- looking

    @property
    def state(self) -> State:
        """A copy of the position; changing it changes nothing here."""
        return self._state.copy()

    @property
    def actor(self) -> int:
        """The seat that decides now, or OVER."""
        return self._state.actor

    @property
    def over(self) -> bool:
        return self._state.actor == OVER

    @property
    def length(self) -> int:
        """Number of records; a sender names the length it has seen, so that stale moves are noticed."""
        return len(self.records)

    @property
    def commitment(self) -> str:
        """SHA-256 of the seed, to be published before the first move."""
        return commitment(self.seed)

    def legal(self) -> list[Move]:
        """The legal moves of the position."""
        return [self.game.book.move(number) for number in self._state.legal()]

    def outcome(self) -> Outcome | None:
        """The result, once the match is over."""
        return self._state.outcome()

    def view(self, seat: int | None = None) -> View:
        """What a seat may see now; without a seat, the one that decides (the first, when the match is over)."""
        view: View = self.game.view(self._state, self._seat_or_actor(seat))
        return view

    def state_at(self, length: int) -> State:
        """The position after the first `length` moves of the line that counts."""
        if not 0 <= length <= len(self.moves):
            raise CannotUndo(length=str(length), moves=str(len(self.moves)))
        base = length // SNAPSHOT_EVERY
        state: State = self._snapshots[base].copy()
        for played in self.moves[base * SNAPSHOT_EVERY : length]:
            state.apply(played.move)
        return state

    def log(self) -> list[list[Event]]:
        """What each move of the line told, move by move."""
        return self._told[:]

    def replay(self) -> Iterator[tuple[State, list[Event]]]:
        """Every move of the line played again from the seed: the state after it and what it told."""
        state = self.game.start(self.options, len(self.seats), Chance.from_seed(self.seed))
        for played in self.moves:
            state.log = Log()
            state.apply(played.move)
            yield state.copy(), state.log.events

    # -- playing

    def play(self, move: int | str | Move, seat: int | None = None, expected_length: int | None = None) -> list[Event]:
        """Make a move, or all moves of a line of notation; nothing happens unless all of it is legal.

        A line that goes on after something has come to light, or where another seat decides, is refused as such
        (LineEnds) before the rest of it is judged.
        """
        self._admit(seat, expected_length)
        trials = tried(self.game, self._state, self._numbers(move), self._trial)
        for trial in trials:
            self._append(trial)
        return [event for trial in trials for event in trial.events]

    def can_take_back(self, *moves: int) -> bool:
        """Could a legal line be undone freely once it is made? What was tried is kept for when it is."""
        trials = tried(self.game, self._state, moves, self._trial)
        self._trial = trials[0]
        return not any(trial.crosses_horizon for trial in trials)

    def _admit(self, seat: int | None, expected_length: int | None) -> None:
        if expected_length is not None and expected_length != self.length:
            raise Stale(expected=str(expected_length), length=str(self.length))
        if self.over:
            raise MatchOver
        if seat is not None and seat != self.actor:
            raise NotYourTurn(seat=str(seat + 1), actor=str(self.actor + 1))

    def _numbers(self, move: int | str | Move) -> list[int]:
        if isinstance(move, str):
            return self.game.moves_in(self._state, move)
        number = move.number if isinstance(move, Move) else move
        if isinstance(number, bool) or not isinstance(number, int) or not 0 <= number < self.game.book.size:
            raise Malformed("", str(number), [f"0 .. {self.game.book.size - 1}"])
        return [number]

    def _append(self, trial: Trial) -> None:
        played = Played(trial.before.actor, trial.move)
        self.records.append(played)
        self.moves.append(played)
        self._told.append(trial.events)
        self._horizons.append(len(self.moves) if trial.crosses_horizon else self._horizons[-1])
        self._state = trial.after
        if len(self.moves) % SNAPSHOT_EVERY == 0:
            self._snapshots.append(self._state)

    # -- going back

    @property
    def horizon(self) -> int:
        """Undo is free back to this number of moves."""
        return self._horizons[-1]

    def undo(self, length: int | None = None, *, seat: int | None = None, agreed: bool = False) -> None:
        """Go back to the first `length` moves (by default one move less). `agreed`: all people seated consent."""
        target = len(self.moves) - 1 if length is None else length
        if not 0 <= target < len(self.moves):
            raise CannotUndo(length=str(target), moves=str(len(self.moves)))
        if target < self.horizon and not agreed:
            raise BeyondHorizon(length=str(target), horizon=str(self.horizon))
        if seat is not None and (type(seat) is not int or not 0 <= seat < len(self.seats)):
            raise NotYourTurn(seat=str(seat), actor=str(self.actor + 1))
        mover = self.moves[-1].seat
        if seat is not None and seat != mover and not agreed:
            raise NotYourTurn(seat=str(seat + 1), actor=str(mover + 1))
        self._rewind(Undone(mover if seat is None else seat, target))

    def _rewind(self, undone: Undone) -> None:
        self._state = self.state_at(undone.length)
        self.records.append(undone)
        del self.moves[undone.length :]
        del self._told[undone.length :]
        del self._horizons[undone.length + 1 :]
        del self._snapshots[undone.length // SNAPSHOT_EVERY + 1 :]

    def restore(self, record: Record) -> list[Event]:
        """Take over a record of a stored match; a move is checked as any other. What it told."""
        if isinstance(record, Played):
            return self.play(record.move, record.seat)
        self.undo(record.length, seat=record.seat, agreed=True)
        return []

    def _seat_or_actor(self, seat: int | None) -> int:
        if seat is not None:
            return seat
        return max(self.actor, 0)

    def _repr_svg_(self) -> str:
        return self.game.svg(self.view(), self.game.words("en"))


def _seat_names(game: AnyGame, seats: int | Sequence[str] | None) -> tuple[str, ...]:
    if seats is None:
        seats = game.seats[0]
    count = seats if isinstance(seats, int) else len(seats)
    if count not in game.seats:
        raise BadSeats(game=game.id, seats=str(count), allowed=", ".join(map(str, game.seats)))
    names = range(1, count + 1) if isinstance(seats, int) else seats
    # Bytes a terminal could not read would not go into a file either.
    return tuple(str(name).encode(errors="replace").decode() for name in names)

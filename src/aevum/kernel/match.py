"""A match as its seed and its list of moves; every move is checked and made here."""

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
    BeyondRedraw,
    CannotUndo,
    Malformed,
    MatchOver,
    NotYourTurn,
    Stale,
)
from aevum.kernel.events import SPECTATOR, Event, Log
from aevum.kernel.game import OVER, AnyGame, Outcome, State, View
from aevum.kernel.moves import Move
from aevum.kernel.trial import Trial, tried

SNAPSHOT_EVERY: Final = 16
"""Moves between two kept states; states between them are replayed on demand."""


@dataclass(frozen=True, slots=True)
class Played:
    """Record of a move that a seat made."""

    seat: int
    move: int


@dataclass(frozen=True, slots=True)
class Undone:
    """Record of an undo to the first `length` moves; the records before it stay."""

    seat: int
    length: int


@dataclass(frozen=True, slots=True)
class Redrawn:
    """Record that everything hidden was drawn anew from another seed, because a person might know the one before."""

    seat: int
    """Seat of the person for whom it was done: one about to join, or one who plays on from a known position."""
    seed: int
    keeps: int = SPECTATOR
    """Seat whose knowledge stays as it was; SPECTATOR: only public knowledge does."""


Record = Played | Undone | Redrawn


def commitment(seed: int) -> str:
    """Return the SHA-256 hash of a seed, which is published while the match runs."""
    return sha256(seed.to_bytes(SEED_BITS // 8, "big")).hexdigest()


class Match:
    """A running or finished match.

    `records` is everything that happened, undo included; `moves` is the line that counts now. `seed` is the one that
    the match began with, `last_seed` the one in force. States kept here are never changed, so that copies can share
    them.
    """

    def __init__(
        self, game: AnyGame, options: Any = None, *, seats: int | Sequence[str] | None = None, seed: int | None = None
    ) -> None:
        self.game = game
        self.options = game.options_type() if options is None else options
        self.seats = _seat_names(game, seats)
        self.seed = secrets.randbits(SEED_BITS) if seed is None else seed
        _check_seed(self.seed)
        self.records: list[Record] = []
        self.moves: list[Played] = []
        self._events: list[list[Event]] = []
        self._state: State = game.start(self.options, len(self.seats), Chance.from_seed(self.seed))
        self._snapshots = [self._state]
        self._horizons = [0]
        self._redrawn: dict[int, State] = {}
        self._trials: Sequence[Trial] = ()

    @classmethod
    def trusted(
        cls,
        game: AnyGame,
        options: Any,
        seats: Sequence[str],
        seed: int,
        records: Sequence[Record],
        horizons: Sequence[int],
    ) -> Self:
        """Return a match rebuilt from the records and horizons of one played here; no move is checked again."""
        match = cls(game, options, seats=seats, seed=seed)
        match.records = list(records)
        redraws: dict[int, list[Redrawn]] = {}
        for record in records:
            if isinstance(record, Played):
                match.moves.append(record)
            elif isinstance(record, Redrawn):
                redraws.setdefault(len(match.moves), []).append(record)
            else:
                del match.moves[record.length :]
        for number in range(len(match.moves) + 1):
            for redrawn in redraws.get(number, ()):
                match._state = match._state.resample(redrawn.keeps, Chance.from_seed(redrawn.seed))
                match._redrawn[number] = match._state
            if number < len(match.moves):
                match._apply_trusted(match.moves[number].move)
        match._horizons = list(horizons)
        return match

    def _apply_trusted(self, move: int) -> None:
        state = self.state
        state.log = Log()
        state.apply(move)
        self._events.append(state.log.events)
        state.log = None
        self._state = state
        if len(self._events) % SNAPSHOT_EVERY == 0:
            self._snapshots.append(state)

    def copy(self) -> Self:
        """Return an independent match in the same position: moves made in one do not change the other."""
        other = copy(self)
        other.records, other.moves, other._events = self.records[:], self.moves[:], self._events[:]
        other._snapshots, other._horizons = self._snapshots[:], self._horizons[:]
        other._redrawn = self._redrawn.copy()
        return other

    # -- reading

    @property
    def state(self) -> State:
        """Copy of the position; changing it changes nothing here."""
        return self._state.copy()

    @property
    def actor(self) -> int:
        """Seat that decides now, or OVER."""
        return self._state.actor

    @property
    def over(self) -> bool:
        """Whether the match is over."""
        return self._state.actor == OVER

    @property
    def length(self) -> int:
        """Number of records; a sender names the length it has seen, so that stale moves are noticed."""
        return len(self.records)

    @property
    def redraws(self) -> list[Redrawn]:
        """Records of the redraws of everything hidden, with their seeds."""
        return [record for record in self.records if isinstance(record, Redrawn)]

    @property
    def last_seed(self) -> int:
        """Seed from which everything hidden was drawn last."""
        redraws = self.redraws
        return redraws[-1].seed if redraws else self.seed

    @property
    def commitment(self) -> str:
        """SHA-256 of the seed in force, to be published before anything is drawn from it."""
        return commitment(self.last_seed)

    @property
    def undos(self) -> int:
        """Number of times the match was taken back."""
        return sum(isinstance(record, Undone) for record in self.records)

    def legal(self) -> list[Move]:
        """Return the legal moves of the position."""
        return [self.game.book.move(number) for number in self._state.legal()]

    def outcome(self) -> Outcome | None:
        """Return the result once the match is over, else None."""
        return self._state.outcome()

    def view(self, seat: int | None = None) -> View:
        """Return the view of a seat, by default the one that decides (the first when the match is over)."""
        view: View = self.game.view(self._state, self._seat_or_actor(seat))
        return view

    def state_at(self, length: int) -> State:
        """Return the position after the first `length` moves of the line that counts."""
        if not 0 <= length <= len(self.moves):
            raise CannotUndo(length=str(length), moves=str(len(self.moves)))
        first, snapshot = self._snapshot_before(length)
        state: State = snapshot.copy()
        for played in self.moves[first:length]:
            state.apply(played.move)
        return state

    def _snapshot_before(self, length: int) -> tuple[int, State]:
        """Return the number of moves and the state of the last snapshot within the first `length` moves."""
        first = length - length % SNAPSHOT_EVERY
        redrawn = max((at for at in self._redrawn if first <= at <= length), default=None)
        if redrawn is not None:
            return redrawn, self._redrawn[redrawn]
        return first, self._snapshots[first // SNAPSHOT_EVERY]

    def records_to(self, length: int) -> list[Record]:
        """Return the records that lead straight to the position after the first `length` moves: undos are left out."""
        if not 0 <= length <= len(self.moves):
            raise CannotUndo(length=str(length), moves=str(len(self.moves)))
        redraws: dict[int, list[Record]] = {}
        moves = 0
        for record in self.records:
            if isinstance(record, Redrawn):
                redraws.setdefault(moves, []).append(record)
            moves = record.length if isinstance(record, Undone) else moves + isinstance(record, Played)
        line: list[Record] = redraws.get(0, [])[:]
        for number, played in enumerate(self.moves[:length], start=1):
            line += [played, *redraws.get(number, ())]
        return line

    def log(self) -> list[list[Event]]:
        """Return the events of each move of the line, move by move."""
        return self._events[:]

    def replay(self) -> Iterator[tuple[State, list[Event]]]:
        """Yield the state after each move of the line and the events of the move, replayed from the seed."""
        state = self.game.start(self.options, len(self.seats), Chance.from_seed(self.seed))
        for number, played in enumerate(self.moves):
            if number in self._redrawn:
                state = self._redrawn[number].copy()
            state.log = Log()
            state.apply(played.move)
            yield state.copy(), state.log.events

    # -- playing

    def play(
        self,
        move: int | str | Move | tuple[int, ...],
        seat: int | None = None,
        expected_length: int | None = None,
    ) -> list[Event]:
        """Make a move, or all moves of a line (notation, or a tuple of numbers), and return their events.

        Nothing happens unless all of it is legal. A line that goes on after its mover has learnt something, or where
        another seat decides, is refused as such (LineEnds) before the rest of it is checked.
        """
        self._admit(seat, expected_length)
        trials = tried(self.game, self._state, self._numbers(move), self._trials)
        for trial in trials:
            self._append(trial)
        self._trials = ()
        return [event for trial in trials for event in trial.events]

    def undo_stays_free(self, *moves: int) -> bool:
        """Whether a legal line could be undone freely once it is made.

        The trials of its moves are kept, so that `play` need not repeat them.
        """
        self._trials = tried(self.game, self._state, moves, self._trials)
        return not any(trial.crosses_horizon for trial in self._trials)

    def _admit(self, seat: int | None, expected_length: int | None) -> None:
        if expected_length is not None and expected_length != self.length:
            raise Stale(expected=str(expected_length), length=str(self.length))
        if self.over:
            raise MatchOver
        if seat is not None and seat != self.actor:
            raise NotYourTurn(seat=str(seat + 1), actor=str(self.actor + 1))

    def _numbers(self, move: int | str | Move | tuple[int, ...]) -> list[int]:
        if isinstance(move, str):
            return self.game.parse_line(self._state, move)
        moves = move if isinstance(move, tuple) else (move,)
        if not moves:
            raise Malformed("", "", [f"0 .. {self.game.book.size - 1}"])
        return [self._number(one) for one in moves]

    def _number(self, move: int | Move) -> int:
        number = move.number if isinstance(move, Move) else move
        if isinstance(number, bool) or not isinstance(number, int) or not 0 <= number < self.game.book.size:
            raise Malformed("", str(number), [f"0 .. {self.game.book.size - 1}"])
        return number

    def _append(self, trial: Trial) -> None:
        played = Played(trial.before.actor, trial.move)
        self.records.append(played)
        self.moves.append(played)
        self._events.append(trial.events)
        self._horizons.append(len(self.moves) if trial.crosses_horizon else self._horizons[-1])
        self._state = trial.after
        if len(self.moves) % SNAPSHOT_EVERY == 0:
            self._snapshots.append(self._state)

    def redraw(self, seat: int, seed: int | None = None, *, keeps: int = SPECTATOR) -> None:
        """Draw everything hidden anew from another seed, by default a random one.

        What the seat `keeps` knows stays as it was; the knowledge of all other seats no longer counts. No undo leads
        back behind this.
        """
        if self.over:
            raise MatchOver
        if keeps not in (SPECTATOR, *range(len(self.seats))):
            raise NotYourTurn(seat=str(keeps), actor=str(self.actor + 1))
        record = Redrawn(seat, secrets.randbits(SEED_BITS) if seed is None else seed, keeps)
        _check_seed(record.seed)
        self._state = self._state.resample(keeps, Chance.from_seed(record.seed))
        self._redrawn[len(self.moves)] = self._state
        self._horizons[-1] = len(self.moves)
        self.records.append(record)

    # -- undo

    @property
    def horizon(self) -> int:
        """Smallest number of moves to which an undo is free."""
        return self._horizons[-1]

    @property
    def last_redraw(self) -> int:
        """Number of moves before the last redraw of everything hidden, behind which no undo leads; 0 without one."""
        return max(self._redrawn, default=0)

    @property
    def horizons(self) -> list[int]:
        """Horizon after each number of moves."""
        return self._horizons[:]

    def undo(self, length: int | None = None, *, seat: int | None = None, agreed: bool = False) -> None:
        """Go back to the first `length` moves (by default one move less); `agreed` if all people seated consent."""
        target = len(self.moves) - 1 if length is None else length
        if not 0 <= target < len(self.moves):
            raise CannotUndo(length=str(target), moves=str(len(self.moves)))
        if target < self.last_redraw:
            raise BeyondRedraw
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
        del self._events[undone.length :]
        del self._horizons[undone.length + 1 :]
        del self._snapshots[undone.length // SNAPSHOT_EVERY + 1 :]

    def restore(self, record: Record) -> list[Event]:
        """Take over a record of a stored match and return its events; a move is checked as any other."""
        if isinstance(record, Played):
            return self.play(record.move, record.seat)
        if isinstance(record, Redrawn):
            self.redraw(record.seat, record.seed, keeps=record.keeps)
        else:
            self.undo(record.length, seat=record.seat, agreed=True)
        return []

    def _seat_or_actor(self, seat: int | None) -> int:
        if seat is not None:
            return seat
        return max(self.actor, 0)

    def _repr_svg_(self) -> str:
        return self.game.svg(self.view(), self.game.words("en"))


def _check_seed(seed: Any) -> None:
    if isinstance(seed, bool) or not isinstance(seed, int) or not 0 <= seed < 1 << SEED_BITS:
        raise BadSeed(seed=str(seed), bits=str(SEED_BITS))


def _seat_names(game: AnyGame, seats: int | Sequence[str] | None) -> tuple[str, ...]:
    if seats is None:
        seats = game.seats[0]
    count = seats if isinstance(seats, int) else len(seats)
    if count not in game.seats:
        raise BadSeats(game=game.id, seats=str(count), allowed=", ".join(map(str, game.seats)))
    names = range(1, count + 1) if isinstance(seats, int) else seats
    # Undecodable bytes from a terminal arrive as surrogates, which cannot be written to a file.
    return tuple(str(name).encode(errors="replace").decode() for name in names)

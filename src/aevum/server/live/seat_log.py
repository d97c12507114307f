"""Log of a match as one seat may read it, extended as the match goes on."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from aevum.kernel.events import SPECTATOR, Event, includes
from aevum.kernel.match import Match, Played, Undone
from aevum.kernel.moves import MoveBook
from aevum.server.storage.match_index import RECOVERED, Absence, Departure, Failure, Origin, Seat
from aevum.web.components.log_lines import LogEntry
from aevum.web.text.seat_names import guest_and_number


class SeatLog:
    """Log of a match for one seat, with one entry for moves that follow one another in a line of notation.

    An entry stays as it was written. Else the end of a match, when nothing is hidden any more, would change them all.
    """

    def __init__(self, seat: int) -> None:
        self._seat = seat
        self._moves: list[Played] = []
        self._events: list[list[Event]] = []
        self._entries: list[LogEntry] = []
        self._count = 0

    def entries(self, match: Match) -> list[LogEntry]:
        """Return the entries for all moves of a match, the newest last."""
        moves, events = list(match.moves), match.log()
        if moves[: len(self._moves)] != self._moves or events[: len(self._events)] != self._events:
            self._moves, self._events, self._entries, self._count = [], [], [], 0
        for number in range(len(self._moves), len(moves)):
            self._write(match, number, moves[number], events[number])
        self._moves, self._events = moves, events
        return self._entries[:]

    def _write(self, match: Match, number: int, played: Played, events: list[Event]) -> None:
        notation = notation_for(match, played, self._seat, at_once=True)
        seen = tuple(event for event in events if event.seen_by(self._seat))
        before = match.moves[number - 1].seat if number else SPECTATOR
        verb = match.game.book.verb_of(played.move)
        begins, first = bool(verb.heading), self._count
        self._count += len(seen)
        if played.seat == before and (verb.follows or match.game.belongs_to(match.moves[number - 1].move, played.move)):
            begun = self._entries.pop()
            notation, seen = f"{begun.notation} {notation}".strip(), begun.events + seen
            begins, first = begun.begins_action, begun.first_event
        self._entries.append(LogEntry(number + 1, notation, seen, played.seat, first, begins))


def with_notes(
    entries: Sequence[LogEntry], match: Match, seats: Sequence[Seat], origin: Origin | None, *, undos: bool
) -> list[LogEntry]:
    """Return the entries with notes between them about what is not a move.

    These are bots that were replaced, people who have left or were absent, redraws of everything hidden, where a match
    was continued and, with `undos`, the number of undos so far, after the move to which the last one went back.
    """
    notes = [_replacement(seat.name or failure.bot, failure) for seat in seats for failure in seat.failures]
    notes += [_departure(departure) for seat in seats for departure in seat.departures]
    notes += [note for seat in seats for absence in seat.absences for note in _absence(absence)]
    moves = undone = last = 0
    for record in match.records:
        if isinstance(record, Played):
            moves += 1
        elif isinstance(record, Undone):
            moves = last = record.length
            undone += 1
        elif not (origin and origin.redrawn and origin.moves == moves):
            notes.append(_redraw(moves))
    if origin:
        notes.append(_continuation(origin.moves, origin.redrawn))
    if undos and undone:
        notes.append(_undone(last, undone))
    return sorted([*entries, *notes], key=lambda entry: entry.number) if notes else [*entries]


# Log lines are cached by the identity of their entry, so equal notes are the same entry.
@lru_cache(maxsize=1_000)
def _replacement(name: str, failure: Failure) -> LogEntry:
    return LogEntry(failure.moves, "", (bot_failure_event(name, failure),))


@lru_cache(maxsize=1_000)
def _departure(departure: Departure) -> LogEntry:
    return LogEntry(departure.moves, "", (departure_event(departure),))


def departure_event(departure: Departure) -> Event:
    """Return the event that a person has left a seat, to a bot or open."""
    name, number = guest_and_number(departure.name)
    message = "log-left-to-bot" if departure.bot else "log-left-open"
    heir = (("heir", departure.heir), ("bot", departure.bot)) if departure.bot else ()
    return Event(message, (("name", name), ("number", number), *heir))


@lru_cache(maxsize=1_000)
def _absence(absence: Absence) -> tuple[LogEntry, ...]:
    begun = LogEntry(absence.moves, "", (absence_event(absence),))
    return (begun, LogEntry(absence.back, "", (return_event(absence),))) if absence.back >= 0 else (begun,)


def absence_event(absence: Absence) -> Event:
    """Return the event that a bot plays for a person who is absent."""
    name, number = guest_and_number(absence.name)
    return Event("log-away", (("name", name), ("number", number)))


def return_event(absence: Absence) -> Event:
    """Return the event that a person for whom a bot has played is back."""
    name, number = guest_and_number(absence.name)
    return Event("log-back", (("name", name), ("number", number)))


@lru_cache(maxsize=1_000)
def _redraw(moves: int) -> LogEntry:
    return LogEntry(moves, "", (REDRAW_EVENT,))


@lru_cache(maxsize=1_000)
def _continuation(moves: int, redrawn: bool) -> LogEntry:
    return LogEntry(moves, "", (continuation_event(redrawn=redrawn),))


def continuation_event(*, redrawn: bool) -> Event:
    """Return the event that the moves so far were made in another match, and whether hidden things were redrawn."""
    return Event("log-continued-anew" if redrawn else "log-continued")


@lru_cache(maxsize=1_000)
def _undone(moves: int, count: int) -> LogEntry:
    return LogEntry(moves, "", (Event("log-undone", (("count", count),)),))


REDRAW_EVENT: Final = Event("log-redrawn")
"""Event of the redraw when a second person joins an uploaded match, whose seed its uploader knows."""


def bot_failure_event(name: str, failure: Failure) -> Event:
    """Return the event that a fallback bot plays on for a failed one, or that a bot plays again itself."""
    if failure.cause == RECOVERED:
        return Event("bot-plays-again", (("name", name),))
    return Event("bot-replaced", (("name", name), ("bot", failure.stand_in)))


def notation_for(match: Match, played: Played, seat: int, *, at_once: bool = False) -> str:
    """Return a move in notation if the seat may read it: by what its verb declares, or once the match is over.

    `at_once`: only if the seat may read it as soon as it is made.
    """
    book = match.game.book
    known = (match.over and not at_once) or includes(book.readers(played.move, played.seat), seat)
    return _notation(book, played.move) if known else ""


@lru_cache(maxsize=20_000)
def _notation(book: MoveBook, number: int) -> str:
    return book.notation(number)

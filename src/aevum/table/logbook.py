"""Logbook: what happened in a match as one seat may read it, written on as the match goes on."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from aevum.kernel.events import EVERYONE, WATCHING, Event
from aevum.kernel.match import Match, Played
from aevum.kernel.moves import MoveBook
from aevum.table.shelf import Failure, Seat
from aevum.web.scene import Entry


class Logbook:
    """An entry for each decision: moves that follow one another in a line of notation stand in one.

    An entry stays as it was written. Else the end of a match, when nothing is hidden any more, would change them all.
    """

    def __init__(self, seat: int) -> None:
        self._seat = seat
        self._moves: list[Played] = []
        self._told: list[list[Event]] = []
        self._entries: list[Entry] = []

    def entries(self, match: Match) -> list[Entry]:
        """All of them, the newest last."""
        moves, told = list(match.moves), match.log()
        if moves[: len(self._moves)] != self._moves or told[: len(self._told)] != self._told:
            self._moves, self._told, self._entries = [], [], []
        for number in range(len(self._moves), len(moves)):
            self._write(match, number, moves[number], told[number])
        self._moves, self._told = moves, told
        return self._entries[:]

    def _write(self, match: Match, number: int, played: Played, events: list[Event]) -> None:
        notation = notation_for(match, played, events, self._seat, at_once=True)
        seen = tuple(event for event in events if event.seen_by(self._seat))
        before = match.moves[number - 1].seat if number else WATCHING
        if played.seat == before and match.game.book.verb_of(played.move).follows:
            begun = self._entries.pop()
            notation, seen = f"{begun.notation} {notation}".strip(), begun.events + seen
        self._entries.append(Entry(number + 1, notation, seen))


def with_failures(entries: Sequence[Entry], seats: Sequence[Seat]) -> list[Entry]:
    """The entries, and between them who has played on for which bot since then."""
    notes = [_note(seat.name or failure.bot, failure) for seat in seats for failure in seat.failures]
    return sorted([*entries, *notes], key=lambda entry: entry.number) if notes else [*entries]


@lru_cache(maxsize=1_000)
def _note(name: str, failure: Failure) -> Entry:
    return Entry(failure.moves, "", (told_of_failure(name, failure),))


def told_of_failure(name: str, failure: Failure) -> Event:
    """A bot could not decide; another plays on for it."""
    return Event("bot-replaced", (("name", name), ("bot", failure.stand_in)))


def notation_for(match: Match, played: Played, events: list[Event], seat: int, *, at_once: bool = False) -> str:
    """A move in notation, if the seat may know it: its own, one that hides nothing, or any once the match is over.

    `at_once`: if the seat might know it as soon as it was made.
    """
    known = (match.over and not at_once) or seat == played.seat or all(event.audience == EVERYONE for event in events)
    return _notation(match.game.book, played.move) if known else ""


@lru_cache(maxsize=20_000)
def _notation(book: MoveBook, number: int) -> str:
    return book.notation(number)

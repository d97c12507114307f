"""Reports of event cards, fights and other contests since the last decision of a reader, and older ones by number."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Final

from aevum.kernel.events import SPECTATOR, Event
from aevum.kernel.game import AnyGame
from aevum.kernel.match import Match
from aevum.kernel.presentation import ASIDE, DETAIL, HEADLINE, OPENING, RESULT, START, View
from aevum.server.storage.match_index import Absence, Departure, Seat
from aevum.web.components.log_lines import LogEntry
from aevum.web.components.reports import Report

MOVES_REPORTED: Final = 60
"""Maximum number of recent moves whose reports are shown unasked; the log opens older ones."""
MOVES_OF_A_CONTEST: Final = 60
"""Maximum number of moves before the reported ones in which a contest may have begun."""


@dataclass(slots=True)
class _Collected:
    """Report being collected from the log. `last`: length of the match after its newest event."""

    events: list[Event] = field(default_factory=list)
    numbers: list[int] = field(default_factory=list)
    last: int = 0
    decided: bool = False

    def add(self, event: Event, number: int, length: int, *, decides: bool) -> None:
        self.events.append(event)
        self.numbers.append(number)
        self.last = length
        self.decided |= decides

    def report(self) -> Report:
        return Report(self.numbers[0], tuple(self.events), frozenset(self.numbers))


class _Collector:
    """Collector of reports from events in their order; a report may interrupt another one."""

    def __init__(self, game: AnyGame) -> None:
        self._game = game
        self.open: list[_Collected] = []
        """Reports that may go on, the innermost last."""

    def end(self, left: int = 0) -> Iterator[_Collected]:
        """End all reports but this number of outer ones; yield those that have a result."""
        while len(self.open) > left:
            if (ended := self.open.pop()).decided:
                yield ended

    def add(self, event: Event, number: int, length: int) -> Iterator[_Collected]:
        """Add an event to the report to which it belongs; yield the reports that it ends."""
        part = self._game.part_of_report(event)
        if part == START:
            yield from self.end()
            self.open.append(_Collected())
        elif part in (OPENING, HEADLINE):
            self._begin(event, number, length, decides=part == HEADLINE)
        elif (place := self._place_of(event)) is not None:
            yield from self.end(place + 1)
            part = self._game.part_of_report(event, self.open[place].events)
            if part != ASIDE:
                self.open[place].add(event, number, length, decides=part == RESULT)
        else:
            yield from self.end(self._undecided())
            if part == RESULT:
                self._begin(event, number, length, decides=True)

    def _begin(self, event: Event, number: int, length: int, *, decides: bool) -> None:
        """Begin a report with an event; a contest takes the place of one that has never ended."""
        if not decides and self.open and not self.open[-1].decided:
            self.open.pop()
        self.open.append(_Collected())
        self.open[-1].add(event, number, length, decides=decides)

    def _place_of(self, event: Event) -> int | None:
        """Return the place of the innermost open report to which an event belongs; None if it belongs to none."""
        for place in reversed(range(len(self.open))):
            if self._game.part_of_report(event, self.open[place].events) in (ASIDE, DETAIL, RESULT):
                return place
        return None

    def _undecided(self) -> int:
        """Return the number of open reports up to the innermost one that awaits its result."""
        return max((place + 1 for place, one in enumerate(self.open) if not one.decided), default=0)


def _collected(entries: Sequence[LogEntry], game: AnyGame) -> tuple[list[_Collected], list[_Collected]]:
    """Return the reports in a log that have ended, and those that may go on."""
    collector, ended = _Collector(game), list[_Collected]()
    for entry in entries:
        if entry.begins_action:
            ended += collector.end()
        for place, event in enumerate(entry.events):
            ended += collector.add(event, entry.first_event + place, entry.number)
    return ended, [one for one in collector.open if one.decided]


def recent_reports(entries: Sequence[LogEntry], match: Match, seat: int, view: View, since: int) -> list[Report]:
    """Return the reports of a log in and since the seat's last decision, except those that the board still shows.

    `entries`: log of the seat, without notes. `view`: view of the seat. `since`: number of moves up to and including
    that decision.
    """
    first = max(_first_move(match, seat, since), len(match.moves) - MOVES_REPORTED)
    ended, still = _collected([entry for entry in entries if entry.number > first - MOVES_OF_A_CONTEST], match.game)
    still = [one for one in still if match.over or not match.game.report_goes_on(view, one.events)]
    recent = [one for one in (*ended, *still) if one.last > first]
    return sorted((one.report() for one in recent), key=lambda report: report.number)


def report_of(entries: Sequence[LogEntry], game: AnyGame, number: int) -> Report | None:
    """Return the report with the event of this number in the log; None if there is none."""
    ended, still = _collected(entries, game)
    found = (one for one in (*ended, *still) if number in one.numbers)
    return next((one.report() for one in found), None)


def departures(seats: Sequence[Seat], since: int) -> list[Departure]:
    """Return the departures of people after a number of moves."""
    return [one for other in seats for one in other.departures if one.moves >= since]


def absences(seats: Sequence[Seat], since: int) -> list[Absence]:
    """Return the absences of people that have begun or ended after a number of moves."""
    return [one for other in seats for one in other.absences if max(one.moves, one.back) >= since]


def _first_move(match: Match, seat: int, since: int) -> int:
    """Return the number of the first move of the seat's last decision, which ends after `since` moves."""
    if seat == SPECTATOR or not since:
        return since
    moves, number = match.moves, since - 1
    while number and moves[number - 1].seat == seat and match.game.book.verb_of(moves[number].move).follows:
        number -= 1
    return number

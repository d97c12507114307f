"""Reports of fights and other contests, shown to a reader until the reader's seat decides again."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Final

from aevum.kernel.events import SPECTATOR, Event
from aevum.kernel.match import Match
from aevum.kernel.presentation import DETAIL, OPENING, RESULT, START
from aevum.server.live.recent_events import last_own_decision
from aevum.server.storage.match_index import Absence, Departure, Seat

MOVES_REPORTED: Final = 60
"""Maximum number of recent moves whose contests are reported; older ones are in the log."""
MOVES_OF_A_CONTEST: Final = 60
"""Maximum number of moves before the reported ones in which a contest may have begun."""

Report = tuple[Event, ...]
"""Events of one contest, in the order in which they happened."""


@dataclass(slots=True)
class _Contest:
    """Contest being collected from the log. `last`: number of the move with its newest event."""

    events: list[Event] = field(default_factory=list)
    last: int = 0
    decided: bool = False

    def add(self, event: Event, number: int, *, decides: bool = False) -> None:
        self.events.append(event)
        self.last = number
        self.decided |= decides


def reports(match: Match, seat: int) -> list[Report]:
    """Return the contests decided in and since the seat's last decision, as far as the seat may know them."""
    first = max(_last_decision(match, seat), len(match.moves) - MOVES_REPORTED)
    contests = _contests(match, seat, max(0, first - MOVES_OF_A_CONTEST))
    return [tuple(contest.events) for contest in contests if contest.decided and contest.last >= first]


def departures(seats: Sequence[Seat], match: Match, seat: int) -> list[Departure]:
    """Return the departures of people since the seat's last decision."""
    since = last_own_decision(match, seat)
    return [one for other in seats for one in other.departures if one.moves >= since]


def absences(seats: Sequence[Seat], match: Match, seat: int) -> list[Absence]:
    """Return the absences of people that have begun or ended since the seat's last decision."""
    since = last_own_decision(match, seat)
    return [one for other in seats for one in other.absences if max(one.moves, one.back) >= since]


def _last_decision(match: Match, seat: int) -> int:
    """Return the number of the first move of the seat's last decision."""
    after = last_own_decision(match, seat)
    if seat == SPECTATOR or not after:
        return after
    moves, number = match.moves, after - 1
    while number and moves[number - 1].seat == seat and match.game.book.verb_of(moves[number].move).follows:
        number -= 1
    return number


def _contests(match: Match, seat: int, first: int) -> Iterator[_Contest]:
    """Yield the contests in the log of the moves from `first` on, decided or not."""
    contest: _Contest | None = None
    for number, events in enumerate(match.log()[first:], start=first):
        for event in events:
            part = match.game.part_of_report(event)
            begins = part in (START, OPENING) or (part == RESULT and contest is None)
            if contest is not None and (begins or (contest.decided and part != DETAIL)):
                yield contest
                contest = None
            if begins:
                contest = _Contest()
            if contest is not None and part in (OPENING, DETAIL, RESULT) and event.seen_by(seat):
                contest.add(event, number, decides=part == RESULT)
    if contest is not None:
        yield contest

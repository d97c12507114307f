"""Report of an event card, a fight or another contest as a card of its own, shown until it has been read."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from zlib import crc32

from aevum.kernel.events import SPECTATOR, Event
from aevum.kernel.markup import Child, Markup, h
from aevum.kernel.presentation import HEADLINE, OPENING, RESULT, ReportHead
from aevum.web.components.event_sentence import Reader, brief_sentence, event_sentence, seat_of


@dataclass(frozen=True, slots=True)
class Report:
    """Events of one contest, in the order in which they happened."""

    number: int
    """Number of its first event in the reader's log."""
    events: tuple[Event, ...]
    numbers: frozenset[int] = frozenset()
    """Numbers of all its events."""

    @property
    def key(self) -> str:
        """Text by which a page remembers that the report has been read; it stays the same while events are added."""
        first = self.events[0]
        return f"{self.number}-{crc32(repr((first.message, first.arguments)).encode()):x}"


def report_card(report: Report, reader: Reader, seats: int) -> Markup:
    """Return a report as HTML: a title, the drawing, the results in bold, then the lines of each player."""
    head = reader.game.report_head(report.events, reader.words)
    title = _title(report.events, reader)
    others = [event for event in report.events if event is not title]
    return h.article(".report", data_report=report.key)[
        h.h3(data_face=(head.face if head else "") or None)[event_sentence(title, reader)],
        _head(head) if head else None,
        h.ul[[_line(*line, reader) for line in _lines(others, reader, seats)]] if others else None,
    ]


def _title(events: Sequence[Event], reader: Reader) -> Event:
    """Return the event that says what the report is about: the first of a kind that begins one, or the result."""
    telling = (OPENING, HEADLINE, RESULT)
    return next((event for event in events if reader.game.part_of_report(event) in telling), events[0])


def _head(head: ReportHead) -> list[Child]:
    return [
        h.figure(".picture")[Markup(head.picture)] if head.picture else None,
        h.p(".card-text")[h.q[head.text]] if head.text else None,
    ]


def _lines(events: Sequence[Event], reader: Reader, seats: int) -> list[tuple[int, bool, list[Event]]]:
    """Return the events of each line with its seat and whether it tells a result.

    Results come first, then the reader's own line, then one for each other player, then what concerns all alike.
    """
    found: dict[tuple[bool, int], list[Event]] = {}
    for event in events:
        is_result = reader.game.part_of_report(event) == RESULT
        found.setdefault((not is_result, _seat(event, reader, seats)), []).append(event)

    def order(line: tuple[bool, int]) -> tuple[bool, bool, bool, int]:
        after, seat = line
        return after, seat == SPECTATOR, seat != reader.seat, seat

    return [(seat, not after, found[after, seat]) for after, seat in sorted(found, key=order)]


def _seat(event: Event, reader: Reader, seats: int) -> int:
    """Return the seat that an event is about: the reader's if it is addressed to the reader alone."""
    return reader.seat if event.message.endswith("-by-you") else seat_of(event, reader.game, seats)


def _line(seat: int, is_result: bool, events: Sequence[Event], reader: Reader) -> Markup:
    """Return a line: the first sentence in full, then what follows from it in a few words where there are such."""
    own = ".own" if seat == reader.seat != SPECTATOR else ""
    said: list[Child] = []
    briefs: list[Child] = []
    for event, times in Counter(events).items():
        repeated = f" (×{times})" if times > 1 else None
        brief = brief_sentence(event, reader) if said else None
        if brief is None:
            said += [_in_brackets(briefs), " ", event_sentence(event, reader), repeated]
            briefs = []
        else:
            briefs += [" · " if briefs else None, brief, repeated]
    said.append(_in_brackets(briefs))
    return h.li(f"{own}{'.result' if is_result else ''}")[
        Markup(reader.game.seat_icon(seat, reader.words)) if seat != SPECTATOR else None,
        h.b[said] if is_result else h.span[said],
    ]


def _in_brackets(briefs: list[Child]) -> Child:
    return h.span(".quiet")[" (", briefs, ")"] if briefs else None

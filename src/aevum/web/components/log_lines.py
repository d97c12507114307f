"""Lines of the log of a match: a line for each decision, with its rule, its report and the moment it belongs to."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from zlib import crc32

from aevum.kernel.events import SPECTATOR, Event
from aevum.kernel.game import AnyGame
from aevum.kernel.markup import Child, Markup, h
from aevum.kernel.presentation import HEADLINE, RESULT
from aevum.kernel.words import Name
from aevum.web.components.event_sentence import Reader, brief_sentence, event_sentence


@dataclass(frozen=True, slots=True, eq=False)
class LogEntry:
    """A decision in the log, with the events of it that the viewer may know."""

    number: int
    """Length of the match after the decision, in moves."""
    notation: str
    events: tuple[Event, ...]
    seat: int = SPECTATOR
    """Seat that decided; SPECTATOR for a note."""
    first_event: int = -1
    """Number of the first event, counting all that the viewer may know from the start of the match; -1 for a note."""
    begins_action: bool = False
    """Whether the decision begins an action of a turn, instead of answering a question."""


# Cached: a long match has hundreds of lines, and a move only adds one.
@lru_cache(maxsize=20_000)
def log_line(id: str, entry: LogEntry, reader: Reader) -> Markup:
    """Return a decision in the log as HTML: its sentences, and links to the rules, the report and the position."""
    if not entry.events:
        return h.li(hidden=True)[None]
    there, name = f"/m/{id}/replay?at={entry.number}", reader.words("table-at", number=entry.number)
    said = _with_briefs(entry.events, reader)
    decided = _decided_by(entry, said[0][0], reader)
    return h.li(data_places=_places(entry.events, reader.game) or None)[
        h.a(".at", href=there, aria_label=name)[""],
        Markup(reader.game.seat_icon(_seat_shown(entry, said[0][0], reader), reader.words))
        if entry.seat != SPECTATOR
        else None,
        [
            [_sentence(event, entry, reader), _briefs(event, briefs, reader, decided if place == 0 else None)]
            for place, (event, briefs) in enumerate(said)
        ],
        h.p(".notation", hidden=True)[entry.notation] if entry.notation else None,
    ]


def summed_amounts(events: Sequence[Event]) -> list[Event]:
    """Return events in which those that differ in their `amount` alone are one, with the sum of the amounts."""
    found: dict[tuple[object, ...], Event] = {}
    for number, event in enumerate(events):
        amount = dict(event.arguments).get("amount")
        if not isinstance(amount, int):
            found[number,] = event
            continue
        key = (event.message, *(argument for argument in event.arguments if argument[0] != "amount"))
        before = dict(found[key].arguments)["amount"] if key in found else 0
        assert isinstance(before, int)
        summed = tuple((name, amount + before if name == "amount" else value) for name, value in event.arguments)
        found[key] = replace(event, arguments=summed)
    return list(found.values())


# Cached: an update says the newest events twice, in the log and in the line of news.
@lru_cache(maxsize=1_000)
def event_sentences(entry: LogEntry, reader: Reader) -> tuple[Markup, ...]:
    """Return the sentence of each event of a decision."""
    return tuple(event_sentence(event, reader) for event in entry.events)


def log_checksum(lines: Sequence[str]) -> str:
    """Return number and checksum of log lines, by which a page says which lines it has."""
    return f"{len(lines)}.{crc32(''.join(lines).encode()):x}"


def _with_briefs(events: Sequence[Event], reader: Reader) -> list[tuple[Event, list[Event]]]:
    """Return the events that have sentences, each with those after it that have only a brief form.

    The first is the event that says what was decided, with the brief ones before it; without such an event the first.
    """
    main = next((place for place, event in enumerate(events) if brief_sentence(event, reader) is None), 0)
    said: list[tuple[Event, list[Event]]] = [(events[main], list(events[:main]))]
    for event in events[main + 1 :]:
        if brief_sentence(event, reader) is None:
            said.append((event, []))
        else:
            said[-1][1].append(event)
    return said


def _briefs(main: Event, briefs: Sequence[Event], reader: Reader, decided: Child) -> Child:
    """Return what players gained or paid by an event, in a few words each, and who decided it."""
    if not briefs and not decided:
        return None
    return h.span(".briefs")[[_brief(event, main, reader) for event in summed_amounts(briefs)], decided]


def _sentence(event: Event, entry: LogEntry, reader: Reader) -> Markup:
    """Return the sentence of an event, a button that opens its report, and a small link to its rule."""
    look = ".told.weighty" if reader.game.is_highlight(event) else ".told"
    said = event_sentences(entry, reader)[entry.events.index(event)]
    return h.span(look)[said, _report_button(event, entry, reader), _rule(event, reader)]


def _rule(event: Event, reader: Reader) -> Child:
    if not event.clause:
        return None
    where, name = f"/rules/{reader.game.id}#{event.clause}", reader.words("table-rule")
    return h.a(".rule", href=where, target="_blank", title=name, aria_label=name)["§"]


def _report_button(event: Event, entry: LogEntry, reader: Reader) -> Child:
    if entry.first_event < 0 or reader.game.part_of_report(event) not in (HEADLINE, RESULT):
        return None
    name, number = reader.words("table-report-again"), entry.first_event + entry.events.index(event)
    return h.button(".again", type="button", data_report_again=number, title=name, aria_label=name)["❐"]


def _brief(event: Event, main: Event, reader: Reader) -> Markup:
    """Return what a player gained or paid in a few words; another player than that of the main event is named."""
    said, player = brief_sentence(event, reader), _player(event)
    if player is None or player == _player(main):
        return h.span[said]
    called = reader.words("table-you") if reader.is_named(player) else reader.words(player)
    return h.span[h.span(data_face=player)[called], " ", said]


def _decided_by(entry: LogEntry, main: Event, reader: Reader) -> Child:
    """Return who decided that another player gains or pays something; None where the sentence says it."""
    if entry.seat == SPECTATOR or brief_sentence(main, reader) is None:
        return None
    called, player = reader.game.seat_messages(entry.seat)[:1], _player(main)
    if player is None or not called or player in called:
        return None
    message = "log-decided-by-you" if entry.seat == reader.seat else "log-decided-by"
    return h.span[reader.words(message, name=reader.words(called[0]))]


def _seat_shown(entry: LogEntry, main: Event, reader: Reader) -> int:
    """Return the seat that the main event names, such as the one whose turn begins, else the seat that decided."""
    player, seats = _player(main), range(max(reader.game.seats))
    named = (seat for seat in seats if player is not None and player in reader.game.seat_messages(seat))
    return next(named, entry.seat)


def _player(event: Event) -> Name | None:
    """Return the message that names the player of an event; None if it has none."""
    return next((value for key, value in event.arguments if key == "player" and isinstance(value, Name)), None)


def _places(events: Sequence[Event], game: AnyGame) -> str:
    """Return the labels that events name and that can be touched on the board, separated by spaces."""
    named = (value for event in events for _, value in event.arguments if isinstance(value, str))
    labels = dict.fromkeys(label.removeprefix("card-") for value in named for label in value.split())
    return " ".join(label for label in labels if label in _labels(game))


@lru_cache(maxsize=16)
def _labels(game: AnyGame) -> frozenset[str]:
    """Return all labels that can be touched on the board of a game."""
    domains = {domain for verb in game.book.verbs for domain in verb.domains if domain.name in game.board_domains}
    return frozenset(label for domain in domains for label in domain.labels)

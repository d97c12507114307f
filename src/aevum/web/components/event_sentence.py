"""Sentences of the log as HTML, addressed to their reader, with the things they name marked for tooltips."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

from aevum.kernel.events import SPECTATOR, Event
from aevum.kernel.game import AnyGame
from aevum.kernel.markup import Child, Markup, fragment, h
from aevum.kernel.words import Argument, Name, Words

# Private-use characters delimit a name while its sentence is formatted: no language uses them.
_OPEN, _MIDDLE, _CLOSE = "\ue000", "\ue001", "\ue002"
_MARKED: Final = re.compile(f"{_OPEN}([^{_MIDDLE}]*){_MIDDLE}([^{_CLOSE}]*){_CLOSE}")
_SUBJECT: Final = "player"
"""Argument of an event that names the player who acts or is affected."""


@dataclass(frozen=True, slots=True)
class Reader:
    """The reader of a page: the game, the language with the players' names, and the reader's own seat."""

    game: AnyGame
    words: Words
    seat: int = SPECTATOR

    def is_named(self, argument: Argument) -> bool:
        """Whether an argument of an event names the reader's own seat."""
        return self.seat != SPECTATOR and argument in self.game.seat_messages(self.seat)[:1]


def event_sentence(event: Event, reader: Reader) -> Markup:
    """Return the sentence of an event as HTML; each name carries the `data-face` of the thing that it names.

    A message `event-x` with a counterpart `you-x` is said by that to the player whom it is about.
    """
    to_you = f"you-{event.message.removeprefix('event-')}"
    addressed = any(key == _SUBJECT and reader.is_named(argument) for key, argument in event.arguments)
    return _said(to_you if addressed and reader.words.knows(to_you) else event.message, event, reader)


def brief_sentence(event: Event, reader: Reader) -> Markup | None:
    """Return an event in a few words without its player (`brief-x` for `event-x`); None if there are none."""
    message = f"brief-{event.message.removeprefix('event-')}"
    return _said(message, event, reader) if reader.words.knows(message) else None


def seat_of(event: Event, game: AnyGame, seats: int) -> int:
    """Return the seat that an event names first; SPECTATOR if it names none."""
    first = {game.seat_messages(seat)[0]: seat for seat in range(seats) if game.seat_messages(seat)}
    return next((first[value] for _, value in event.arguments if isinstance(value, str) and value in first), SPECTATOR)


def _said(message: str, event: Event, reader: Reader) -> Markup:
    arguments = {key: _marked(argument, reader) for key, argument in event.arguments}
    pieces = _MARKED.split(reader.words(message, **arguments))
    return fragment(_named(pieces, place) for place in range(0, len(pieces), 3))


def _marked(argument: Argument, reader: Reader) -> Argument:
    if not isinstance(argument, Name):
        return argument
    if reader.is_named(argument):
        named = reader.words("table-name-you", name=reader.words(argument))
        return f"{_OPEN}{argument}{_MIDDLE}{named}{_CLOSE}"
    return ", ".join(f"{_OPEN}{id}{_MIDDLE}{reader.words(id)}{_CLOSE}" for id in argument.split())


def _named(pieces: list[str], place: int) -> list[Child]:
    """Return a piece of plain text and the name that follows it."""
    plain, *name = pieces[place : place + 3]
    return [plain, h.span(data_face=name[0])[name[1]] if name else None]

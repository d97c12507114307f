"""Events of a match: message ids with arguments, and the seats that may read them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from aevum.kernel.rulebook import Clause
from aevum.kernel.words import Argument, Words

Audience = int
"""Bit set of readers: bit n for seat n, bit 15 for spectators."""

_SPECTATOR_BIT: Final = 1 << 15
_TO_ONESELF: Final = "-by-you"
EVERYONE: Final[Audience] = (1 << 16) - 1
SPECTATOR: Final = -1
"""Pseudo seat of spectators."""


def only(seat: int) -> Audience:
    """Return the audience of one seat."""
    return 1 << seat


def all_but(seat: int) -> Audience:
    """Return the audience of all other seats and the spectators."""
    return EVERYONE & ~only(seat)


def includes(audience: Audience, seat: int) -> bool:
    """Whether a seat (or SPECTATOR) belongs to an audience."""
    return bool(audience & (_SPECTATOR_BIT if seat == SPECTATOR else only(seat)))


@dataclass(frozen=True, slots=True)
class Event:
    """One sentence of the log, with the id of the clause that it applies."""

    message: str
    arguments: tuple[tuple[str, Argument], ...] = ()
    audience: Audience = EVERYONE
    clause: str = ""

    def seen_by(self, seat: int) -> bool:
        """Whether a seat (or SPECTATOR) may read the event."""
        return includes(self.audience, seat)

    def say(self, words: Words) -> str:
        """Return the sentence in the reader's language."""
        return words(self.message, **dict(self.arguments))

    def say_to_others(self, words: Words, player: str) -> str:
        """Return the sentence for readers to whom it is not addressed, once nothing is hidden any more.

        A message `event-x-by-you` may have a counterpart `retold-x`, which names the player; others are said as they
        are.
        """
        twin = "retold-" + self.message.removeprefix("event-").removesuffix(_TO_ONESELF)
        if not self.message.endswith(_TO_ONESELF) or not words.knows(twin):
            return self.say(words)
        return words(twin, player=player, **dict(self.arguments))


class Log:
    """Collector of the events of a state, attached to it as `state.log`.

    Rules check that a log is attached before they build an event, because a search applies most moves without one.
    """

    __slots__ = ("events",)

    def __init__(self) -> None:
        self.events: list[Event] = []

    def add(self, message: str, clause: Clause, audience: Audience = EVERYONE, /, **arguments: Argument) -> None:
        """Add an event: its message, the clause that it applies, its audience and its arguments."""
        self.events.append(Event(message, tuple(arguments.items()), audience, clause.id))

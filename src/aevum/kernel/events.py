"""Events: what happened, as a message id with arguments, and who may read it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from aevum.kernel.rulebook import Clause
from aevum.kernel.words import Argument, Words

Audience = int
"""A bit per seat, and one for those who only watch."""

_WATCHER: Final = 1 << 15
_TO_ONESELF: Final = "-by-you"
EVERYONE: Final[Audience] = (1 << 16) - 1
WATCHING: Final = -1
"""The seat of somebody who has none."""


def only(seat: int) -> Audience:
    """Just this seat."""
    return 1 << seat


def all_but(seat: int) -> Audience:
    """Every other seat, and the watchers."""
    return EVERYONE & ~only(seat)


@dataclass(frozen=True, slots=True)
class Event:
    """One sentence of the log, and the id of the clause that it applies."""

    message: str
    arguments: tuple[tuple[str, Argument], ...] = ()
    audience: Audience = EVERYONE
    clause: str = ""

    def seen_by(self, seat: int) -> bool:
        """May this seat (or WATCHING) read it?"""
        return bool(self.audience & (_WATCHER if seat == WATCHING else only(seat)))

    def say(self, words: Words) -> str:
        """The sentence in the reader's language."""
        return words(self.message, **dict(self.arguments))

    def retell(self, words: Words, player: str) -> str:
        """The same for somebody else, once nothing is hidden: `event-x-by-you` has a twin `retold-x`."""
        twin = "retold-" + self.message.removeprefix("event-").removesuffix(_TO_ONESELF)
        if not self.message.endswith(_TO_ONESELF) or not words.knows(twin):
            return self.say(words)
        return words(twin, player=player, **dict(self.arguments))


class Log:
    """Listens to a state and keeps what it tells."""

    __slots__ = ("events",)

    def __init__(self) -> None:
        self.events: list[Event] = []

    def tell(self, message: str, clause: Clause, audience: Audience = EVERYONE, /, **arguments: Argument) -> None:
        """Write one event down: what happened, by which clause, for whom."""
        self.events.append(Event(message, tuple(arguments.items()), audience, clause.id))

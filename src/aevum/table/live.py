"""Live: a match that is on the table now, and who looks at it."""

from __future__ import annotations

import asyncio
import time
from dataclasses import dataclass, field
from typing import Any, Final

from aevum.bots import Bot
from aevum.bots.hints import Advice
from aevum.kernel.events import WATCHING
from aevum.kernel.match import Match
from aevum.kernel.shows import Part, View
from aevum.kernel.words import Words
from aevum.table.choices import EMPTY, Draft
from aevum.table.logbook import Logbook, with_failures
from aevum.table.news import news
from aevum.table.storage import Person, Stored, UndoRequest
from aevum.web.scene import Entry

GRACE: Final = 60.0
"""So many seconds after somebody was last seen at a table its bots play on."""
BASE_WEIGHT: Final = 20_000
RECORD_WEIGHT: Final = 1_200
"""Bytes that a match takes, and each of its records: measured on our own games, where it is 930 to 1,470."""
MEASURE_WEIGHT: Final = 200
"""Bytes that the course of a match takes for each of its records."""


@dataclass(slots=True, eq=False)
class Watcher:
    """One open page. `seat` is asked anew for every drawing, because seats can be taken and turns pass."""

    person: Person
    address: str = ""
    key: str = ""
    """The hash of the key by which the person is known here; empty if there is none."""
    gone: bool = False
    """Has that key been taken away?"""
    changed: asyncio.Event = field(default_factory=asyncio.Event)


@dataclass(slots=True, eq=False)
class Live:
    """A match on the table."""

    stored: Stored
    chat: list[tuple[str, str]]
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    watchers: set[Watcher] = field(default_factory=set)
    drafts: dict[int, Draft] = field(default_factory=dict)
    bots: dict[int, Bot] = field(default_factory=dict)
    bots_at_work: asyncio.Task[None] | None = None
    drawn: dict[tuple[int, str], tuple[Match, int, View, list[Part]]] = field(default_factory=dict)
    logbooks: dict[int, Logbook] = field(default_factory=dict)
    courses: dict[tuple[int, str], tuple[Match, Any]] = field(default_factory=dict)
    told: int = WATCHING
    lifted: dict[str, int] = field(default_factory=dict)
    advice: dict[int, tuple[Match, Advice]] = field(default_factory=dict)
    """The last hints of each seat, and the match as it was then."""
    advising: set[int] = field(default_factory=set)
    """Seats for which hints are being thought up."""
    attended_until: float = 0.0
    patron: str = ""
    """The address for which its bots play."""
    verified: tuple[Match, bool] | None = None
    """What verifying it has shown."""

    @property
    def id(self) -> str:
        return self.stored.id

    @property
    def match(self) -> Match:
        return self.stored.match

    @property
    def undo(self) -> UndoRequest | None:
        return self.stored.undo

    def seen(self, seat: int, words: Words) -> tuple[View, list[Part]]:
        """What a seat sees and how it is drawn, once for all pages that look through the same eyes."""
        eyes, match = (seat, words.language), self.match
        known = self.drawn.get(eyes)
        if known is None or known[0] is not match or known[1] != match.length:
            view = match.view(seat)
            parts = match.game.parts(view, words, news(match, seat))
            known = self.drawn[eyes] = (match, match.length, view, parts)
        return known[2], known[3]

    def log(self, seat: int) -> list[Entry]:
        """What happened, as a seat may read it."""
        entries = self.logbooks.setdefault(seat, Logbook(seat)).entries(self.match)
        return with_failures(entries, self.stored.seats)

    def seats_of(self, person: Person) -> list[int]:
        """The seats a person holds."""
        return [number for number, seat in enumerate(self.stored.seats) if person.id in seat.people]

    def is_host(self, person: Person) -> bool:
        """Did this person make the match? If who did sits nowhere at it: also who holds the first seat that is held."""
        host, held = self.stored.host, [seat.people for seat in self.stored.seats if seat.people]
        if person.id == host:
            return True
        return bool(held) and person.id in held[0] and not any(host in people for people in held)

    def seat_for(self, person: Person) -> int:
        """Whose eyes a person looks through: the seat that decides if it is theirs, else their first, else none.

        At a screen shared by several seats with secrets a curtain falls between turns, and nobody sees more than a
        watcher until the one whose turn it is lifts it.
        """
        held = self.seats_of(person)
        if not held or self.curtain_for(person):
            return WATCHING
        if self.match.actor in held:
            return self.match.actor
        return held[0] if len(held) == 1 or not self.match.game.hides else WATCHING

    def curtain_for(self, person: Person) -> bool:
        """Must a shared screen change hands before the next decision? Only where there is something to hide."""
        actor, game = self.match.actor, self.match.game
        held = self.seats_of(person)
        if len(held) < 2 or actor not in held or not game.hides or self.lifted.get(person.id) == actor:
            return False
        if game.keeps_secret(self.match.view(actor)):
            return True
        # The screen is this seat's now, and falls dark again before another one with secrets.
        self.lift_curtain(person)
        return False

    def played_elsewhere(self, person: Person) -> bool:
        """Does somebody play at another screen, or may still come?"""
        held = self.seats_of(person)
        return any(not seat.bot and number not in held for number, seat in enumerate(self.stored.seats))

    def lift_curtain(self, person: Person) -> None:
        """The one whose turn it is sits at the screen now."""
        self.lifted[person.id] = self.match.actor

    def human_seats(self) -> set[int]:
        """Seats with people in them."""
        return {number for number, seat in enumerate(self.stored.seats) if seat.people and not seat.bot}

    def others(self, seat: int) -> set[int]:
        """Seats of other people than those who hold this one."""
        own = self.stored.seats[seat].people
        return {other for other in self.human_seats() if not self.stored.seats[other].people & own}

    def others_may_play(self, seat: int) -> bool:
        """Is there a seat that neither a bot has nor those who hold this one?"""
        own = self.stored.seats[seat].people
        others = (other for number, other in enumerate(self.stored.seats) if number != seat)
        return any(not other.bot and not other.people & own for other in others)

    def draft(self, seat: int) -> Draft:
        """The picks a seat has made so far."""
        return self.drafts.get(seat, EMPTY)

    @property
    def bots_busy(self) -> bool:
        """Is a bot thinking or about to?"""
        return self.bots_at_work is not None and not self.bots_at_work.done()

    def attend(self, address: str = "") -> None:
        """A person is at this table now, and will be for a while though no page says so."""
        self.attended_until = time.monotonic() + GRACE
        self.patron = address or self.patron

    @property
    def attended(self) -> bool:
        """Is a person here, to play or to watch?"""
        return bool(self.watchers) or time.monotonic() < self.attended_until

    @property
    def idle(self) -> bool:
        """Could it be put away, nobody looking and nothing under way?"""
        return not self.watchers and not self.lock.locked() and not self.bots_busy

    @property
    def weight(self) -> int:
        """Bytes of memory it takes, about."""
        parts = (part for *_, parts in self.drawn.values() for part in parts)
        drawn = sum(len(layer) for part in parts for layer in part.layers.values())
        measured = sum(match.length for match, _ in self.courses.values())
        return BASE_WEIGHT + RECORD_WEIGHT * self.match.length + drawn + MEASURE_WEIGHT * measured

    def changed(self) -> None:
        """Raise every flag."""
        for watcher in self.watchers:
            watcher.changed.set()

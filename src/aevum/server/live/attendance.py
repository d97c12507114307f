"""Presence of the people who play a match, and bots that play for people who are absent.

A person is present while a page of the match is in sight and in use, in any process, and a moment longer, so that a
reload is not noticed. Only that is told to the other players: neither since when nor on which device.
"""

from __future__ import annotations

import asyncio
import logging
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final

from aevum.kernel.errors import AevumError
from aevum.server.storage.people import Person

if TYPE_CHECKING:
    from aevum.server.live.hub import Hub
    from aevum.server.live.live_match import LiveMatch, Viewer

LOG: Final = logging.getLogger("aevum.hub")
GRACE_SECONDS: Final = 15.0
"""Seconds for which a person counts as present after the last page was closed or hidden."""
IDLE_SECONDS: Final = 600.0
"""Seconds after the last action on a page for which it makes its person present."""
LEASE_SECONDS: Final = 150.0
"""Seconds for which the database says that a person with an open page is present; extended before they are over."""
CHECK_SECONDS: Final = 5.0
"""Seconds between two checks whether presence has changed."""
MATCHES_PER_STEP: Final = 20
"""Number of matches checked in a row before the server reads messages again."""
CHECKS_PER_RENEWAL: Final = 12
"""Number of checks after which the presence of all people with an open page is extended in the database."""
REMINDER_SECONDS: Final = 3600.0
"""Seconds after a reminder before another one can be sent to the same seat."""


class NotAbsent(AevumError):
    """The player whose turn it is is present, or the agreed time of absence has not passed."""

    message = "error-not-absent"


@dataclass(frozen=True, slots=True)
class Attendance:
    """Presence of the people of a match, as far as all its players may know it."""

    present: frozenset[int] = frozenset()
    """Seats with a person who is present."""
    actor_absent: bool = False
    """Whether the seat that decides has people, none of whom is present, and no bot that plays for them."""
    stand_in_allowed: bool = False
    """Whether the others may let a bot play for the seat that decides."""
    reminder_allowed: bool = False
    """Whether a reminder may be sent to the people of the seat that decides."""
    reminded: bool = False
    """Whether these people have been reminded of this decision."""


def attendance_of(live: LiveMatch) -> Attendance:
    """Return who is present at a match now."""
    now, seats, actor = live.clock(), live.stored.seats, live.match.actor
    viewing = {viewer.person.id for viewer in live.viewers if attends(viewer, now)}
    present = frozenset(
        number for number in live.human_seats() if seats[number].people & viewing or seats[number].present_until > now
    )
    if live.match.over or actor not in live.human_seats() or actor in present or seats[actor].stand_in:
        return Attendance(present)
    since, limit = max(live.stored.moved, seats[actor].present_until), live.stored.absence_limit
    reminded = live.reminded.get(actor, -REMINDER_SECONDS)
    return Attendance(
        present,
        actor_absent=True,
        stand_in_allowed=limit is not None and now - since >= limit,
        reminder_allowed=now - reminded >= REMINDER_SECONDS,
        reminded=reminded >= live.stored.moved,
    )


def attends(viewer: Viewer, now: float) -> bool:
    """Whether an open page makes its person present: it is in sight, and something was done on it lately."""
    return not viewer.hidden and now - viewer.active_at < IDLE_SECONDS


class Presence:
    """Stores when people come to and leave the matches of a hub, and tells the other players."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self._unsaved: dict[tuple[str, str], float] = {}
        """Times until which people count as present that are not in the database yet, by match and person."""

    async def arrive(self, live: LiveMatch, person: Person) -> None:
        """Note that a person has opened a page of a match; bots that have played for the person stop."""
        if live.seats_of(person) and live.played_elsewhere(person):
            await self._set(live, person, live.clock() + LEASE_SECONDS)
        for seat in live.seats_of(person):
            try:
                await self.hub.end_stand_in(live, seat)
            except AevumError as error:
                LOG.warning("a bot still plays seat %d of match %s: %s", seat + 1, live.id, error)

    async def depart(self, live: LiveMatch, person: Person) -> None:
        """Note that a person has closed or hidden a page of a match; nothing happens while another one is in use."""
        now = live.clock()
        if any(viewer.person.id == person.id and attends(viewer, now) for viewer in live.viewers):
            return
        if live.seats_of(person) and live.played_elsewhere(person):
            await self._set(live, person, now + GRACE_SECONDS)

    def note_action(self, live: LiveMatch, viewer: Viewer, *, hidden: bool = False) -> None:
        """Note an action on a page, or that it was hidden or shown."""
        now = live.clock()
        before = attends(viewer, now)
        viewer.active_at, viewer.hidden = now, hidden
        if attends(viewer, now) != before:
            self.hub.spawn((self.depart if before else self.arrive)(live, viewer.person))

    async def _set(self, live: LiveMatch, person: Person, until: float) -> None:
        """Set the time until which a person counts as present.

        Where other processes share the database they are told at once. A SQLite file has one process and slow writes:
        there it is written with the next renewal.
        """
        storage = self.hub.storage
        self._unsaved[live.id, person.id] = until
        if storage.engine.dialect.name != "sqlite":
            try:
                await self.hub.in_storage_thread(storage.set_present, live.id, person.id, until)
            except AevumError as error:
                LOG.warning("presence at match %s could not be stored: %s", live.id, error)
        for seat in live.seats_of(person):
            live.stored.seats[seat] = replace(live.stored.seats[seat], present_until=until)
        self.show_changes(live)

    def show_changes(self, live: LiveMatch) -> None:
        """Update the pages of a match if other people are present than they show, or another thing is allowed."""
        now = attendance_of(live)
        if now != live.shown_attendance:
            live.shown_attendance = now
            live.changed()

    async def renew(self) -> None:
        """Store the presence of all people, extended for those with a page in use."""
        until = self.hub.clock() + LEASE_SECONDS
        present, self._unsaved = self._unsaved, {}
        present |= {
            (live.id, viewer.person.id): until
            for live in self.hub.live.values()
            for viewer in live.viewers
            if attends(viewer, live.clock()) and live.seats_of(viewer.person) and live.played_elsewhere(viewer.person)
        }
        await self.hub.in_storage_thread(self.hub.storage.extend_presence, present)

    async def _check(self) -> None:
        """Show what has changed with time on the pages of all matches, a few matches at a time."""
        for number, live in enumerate(list(self.hub.live.values()), start=1):
            if live.viewers and live.shared:
                self.show_changes(live)
            if number % MATCHES_PER_STEP == 0:
                await asyncio.sleep(0)

    async def run(self) -> None:
        """Show what changes with time, and extend the presence of people, until cancelled."""
        checks = 0
        while True:
            await asyncio.sleep(CHECK_SECONDS)
            checks += 1
            await self._check()
            if checks % CHECKS_PER_RENEWAL == 0:
                try:
                    await self.renew()
                except Exception as error:
                    LOG.warning("presence could not be stored: %s", error)

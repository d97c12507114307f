"""Presence of the people who play a match, and bots that play for people who are absent.

A person is present while a page of the match is open, in any process, and a moment longer, so that a reload is not
noticed. Only that is told to the other players: neither since when nor on which device.
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
    from aevum.server.live.live_match import LiveMatch

LOG: Final = logging.getLogger("aevum.hub")
GRACE_SECONDS: Final = 15.0
"""Seconds for which a person counts as present after the last page was closed."""
LEASE_SECONDS: Final = 150.0
"""Seconds for which the database says that a person with an open page is present; extended before they are over."""
CHECK_SECONDS: Final = 5.0
"""Seconds between two checks whether presence has changed."""
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
    viewing = {viewer.person.id for viewer in live.viewers}
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


class Presence:
    """Stores when people come to and leave the matches of a hub, and tells the other players."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub

    async def arrive(self, live: LiveMatch, person: Person) -> None:
        """Note that a person has opened a page of a match; bots that have played for the person stop."""
        seats = live.seats_of(person)
        if not seats or not live.played_elsewhere(person):
            return
        await self._set(live, person, live.clock() + LEASE_SECONDS)
        for seat in seats:
            await self.hub.end_stand_in(live, seat)

    async def depart(self, live: LiveMatch, person: Person) -> None:
        """Note that a person has closed a page of a match; nothing happens while another one is open."""
        if any(viewer.person.id == person.id for viewer in live.viewers) or not live.played_elsewhere(person):
            return
        if live.seats_of(person):
            await self._set(live, person, live.clock() + GRACE_SECONDS)

    async def _set(self, live: LiveMatch, person: Person, until: float) -> None:
        try:
            await self.hub.in_storage_thread(self.hub.storage.set_present, live.id, person.id, until)
        except AevumError as error:
            LOG.warning("nobody could write down who is present at match %s: %s", live.id, error)
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
        """Extend the presence of all people with an open page in the database."""
        pairs = {
            (live.id, viewer.person.id)
            for live in self.hub.live.values()
            for viewer in live.viewers
            if live.seats_of(viewer.person) and live.played_elsewhere(viewer.person)
        }
        until = self.hub.clock() + LEASE_SECONDS
        await self.hub.in_storage_thread(self.hub.storage.extend_presence, sorted(pairs), until)

    async def run(self) -> None:
        """Show what changes with time, and extend the presence of people, until cancelled."""
        checks = 0
        while True:
            await asyncio.sleep(CHECK_SECONDS)
            checks += 1
            for live in [live for live in self.hub.live.values() if live.viewers and live.shared]:
                self.show_changes(live)
            if checks % CHECKS_PER_RENEWAL == 0:
                try:
                    await self.renew()
                except Exception as error:
                    LOG.warning("nobody could write down who is present: %s", error)

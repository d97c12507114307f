"""Notices: tell a person who is not looking that it is their turn, if the operator has set up how."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final

from aevum.kernel.events import WATCHING
from aevum.kernel.words import DEFAULT_LANGUAGE, Words, language_of
from aevum.table.hub import Hub, Live
from aevum.table.letters import Ways
from aevum.table.limits import Limits, TooOften
from aevum.table.staging import words_of

__all__ = ["Notices", "Ways"]

LOG: Final = logging.getLogger("aevum.notices")
SENDERS: Final = 2
"""Threads of their own: who answers slowly holds up nobody else."""
MOST_WAITING: Final = 1_000
"""Notices that wait to be sent; if there are more, the oldest is not sent at all."""

Turn = tuple[str, int]
"""A match and the seat that decides there."""


class Notices:
    """Watches every change and tells whose turn it has become, once. What waits to be sent is merged by seat."""

    def __init__(self, hub: Hub, ways: Ways, limits: Limits | None = None) -> None:
        self.hub = hub
        self.ways = ways
        self.limits = limits or Limits(0)
        self._waiting: OrderedDict[Turn, Live] = OrderedDict()
        self._senders = 0
        self._threads = ThreadPoolExecutor(SENDERS, thread_name_prefix="notices")

    def close(self) -> None:
        """Send no more."""
        self._waiting.clear()
        self._threads.shutdown(wait=False, cancel_futures=True)

    async def changed(self, live: Live) -> None:
        """After a change: if a person who is not looking must decide now, let them know."""
        seat = live.match.actor
        if seat == live.told:
            return
        live.told = WATCHING
        if self._away(live, seat):
            live.told = seat
            self._waiting[live.id, seat] = live
            if len(self._waiting) > MOST_WAITING:
                (lost, _), _ = self._waiting.popitem(last=False)
                LOG.warning("too many notices wait; the one of match %s is not sent", lost)
            await self._send_waiting()

    async def _send_waiting(self) -> None:
        """Until nothing waits, unless others are at it already."""
        if self._senders >= SENDERS:
            return
        self._senders += 1
        try:
            while self._waiting:
                (_, seat), live = self._waiting.popitem(last=False)
                # Meanwhile somebody may have looked, or moved.
                away = self._away(live, seat)
                if away and live.match.actor == seat:
                    await self._tell(live, seat, away)
        finally:
            self._senders -= 1

    def _away(self, live: Live, seat: int) -> frozenset[str]:
        """The people of a seat that must decide, if none of them is looking."""
        if seat not in live.human_seats():
            return frozenset()
        holders = live.stored.seats[seat].people
        looking = any(watcher.person.id in holders for watcher in live.watchers)
        return frozenset() if looking else holders

    async def _tell(self, live: Live, seat: int, away: frozenset[str]) -> None:
        emails = await self.hub.ask(self.hub.storage.emails, away) if self.ways.smtp else []
        allowed = [entry for entry in emails if self._may_write(entry[0])]
        name = live.stored.seats[seat].name
        await self._aside(lambda: self._send(live.id, live.match.game.id, name, seat, allowed))

    def _may_write(self, address: str) -> bool:
        try:
            self.limits.spend("notice", other=address)
        except TooOften:
            return False
        return True

    def _send(self, id: str, game: str, name: str, seat: int, emails: list[tuple[str, str]]) -> None:
        link = self.ways.link(f"/m/{id}")
        try:
            if self.ways.webhook:
                self.ways.post({"match": link, "game": game, "seat": seat + 1, "name": name})
        except (OSError, ValueError) as error:
            LOG.warning("a notice could not be sent: %s", error)
        for address, language in emails:
            words = words_of(game, language_of(language or "") or DEFAULT_LANGUAGE)
            title = words("game-title")
            text = words("notice-text", title=title, link=link)
            self._mail(address, words("notice-subject", title=title), text)

    async def ask_to_confirm(self, address: str, proof: str, words: Words) -> None:
        """Write to an address whether it wants to be written to."""
        text = words("confirm-text", link=self.ways.link(f"/account/email/{proof}"))
        await self._aside(lambda: self._mail(address, words("confirm-subject"), text))

    async def _aside(self, work: Callable[[], None]) -> None:
        await asyncio.get_running_loop().run_in_executor(self._threads, work)

    def _mail(self, address: str, subject: str, text: str) -> None:
        try:
            self.ways.mail([self.ways.letter(address, subject, text)])
        except (OSError, ValueError) as error:
            LOG.warning("a letter could not be sent: %s", error)

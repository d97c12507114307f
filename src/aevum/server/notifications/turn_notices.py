"""Notify a person who has no page of the match open that it is their turn, if the operator has configured a channel."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final

from aevum.kernel.events import SPECTATOR
from aevum.kernel.words import DEFAULT_LANGUAGE, Words, language_of
from aevum.server.live.hub import Hub, LiveMatch
from aevum.server.notifications.delivery import Delivery
from aevum.server.security.rate_limits import RateLimits, TooOften
from aevum.web.text.site_words import words_of

__all__ = ["Delivery", "TurnNotices"]

LOG: Final = logging.getLogger("aevum.notices")
SENDER_THREADS: Final = 2
"""Number of threads that send notices, separate so that a slow mail server delays nothing else."""
MAX_QUEUED: Final = 1_000
"""Maximum number of notices that wait to be sent; beyond it the oldest is dropped."""

Turn = tuple[str, int]
"""Id of a match and the seat that has to decide."""


class TurnNotices:
    """Sends one notice to the seat whose turn it has become after a change; waiting notices are merged by seat."""

    def __init__(self, hub: Hub, delivery: Delivery, limits: RateLimits | None = None) -> None:
        self.hub = hub
        self.delivery = delivery
        self.limits = limits or RateLimits(0)
        self._waiting: OrderedDict[Turn, LiveMatch] = OrderedDict()
        self._senders = 0
        self._threads = ThreadPoolExecutor(SENDER_THREADS, thread_name_prefix="notices")

    def close(self) -> None:
        """Drop all waiting notices and stop the sending threads."""
        self._waiting.clear()
        self._threads.shutdown(wait=False, cancel_futures=True)

    async def changed(self, live: LiveMatch) -> None:
        """Send a notice if a change has made it the turn of a person who is not viewing the match."""
        seat = live.match.actor
        if seat == live.last_notified_seat:
            return
        live.last_notified_seat = SPECTATOR
        if self._away(live, seat):
            live.last_notified_seat = seat
            self._waiting[live.id, seat] = live
            if len(self._waiting) > MAX_QUEUED:
                (dropped, _), _ = self._waiting.popitem(last=False)
                LOG.warning("too many notices wait; the one of match %s is not sent", dropped)
            await self._send_waiting()

    async def _send_waiting(self) -> None:
        """Send until no notice waits; return at once if enough senders are running."""
        if self._senders >= SENDER_THREADS:
            return
        self._senders += 1
        try:
            while self._waiting:
                (_, seat), live = self._waiting.popitem(last=False)
                # Since then a person of the seat may have opened the match, or moved.
                away = self._away(live, seat)
                if away and live.match.actor == seat:
                    await self._notify(live, seat, away)
        finally:
            self._senders -= 1

    def _away(self, live: LiveMatch, seat: int) -> frozenset[str]:
        """Return the people who hold a seat; empty for a seat without people or with one who is viewing the match."""
        if seat not in live.human_seats():
            return frozenset()
        holders = live.stored.seats[seat].people
        viewing = any(viewer.person.id in holders for viewer in live.viewers)
        return frozenset() if viewing else holders

    async def _notify(self, live: LiveMatch, seat: int, away: frozenset[str]) -> None:
        emails = await self.hub.in_storage_thread(self.hub.storage.emails, away) if self.delivery.smtp else []
        allowed = [entry for entry in emails if self._may_write(entry[0])]
        name = live.stored.seats[seat].name
        await self._aside(lambda: self._send(live.id, live.match.game.id, name, seat, allowed))

    def _may_write(self, address: str) -> bool:
        try:
            self.limits.consume("notice", other=address)
        except TooOften:
            return False
        return True

    def _send(self, id: str, game: str, name: str, seat: int, emails: list[tuple[str, str]]) -> None:
        link = self.delivery.link(f"/m/{id}")
        try:
            if self.delivery.webhook:
                self.delivery.post({"match": link, "game": game, "seat": seat + 1, "name": name})
        except (OSError, ValueError) as error:
            LOG.warning("a notice could not be sent: %s", error)
        for address, language in emails:
            words = words_of(game, language_of(language or "") or DEFAULT_LANGUAGE)
            title = words("game-title")
            text = words("notice-text", title=title, link=link)
            self._mail(address, words("notice-subject", title=title), text)

    async def ask_to_confirm(self, address: str, proof: str, words: Words) -> None:
        """Send an e-mail that asks to confirm the address; `proof` is the token in its link."""
        text = words("confirm-text", link=self.delivery.link(f"/account/email/{proof}"))
        await self._aside(lambda: self._mail(address, words("confirm-subject"), text))

    async def _aside(self, work: Callable[[], None]) -> None:
        await asyncio.get_running_loop().run_in_executor(self._threads, work)

    def _mail(self, address: str, subject: str, text: str) -> None:
        try:
            self.delivery.mail([self.delivery.email(address, subject, text)])
        except (OSError, ValueError) as error:
            LOG.warning("a letter could not be sent: %s", error)

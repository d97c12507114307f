"""Notify a person who has no page of the match open that it is their turn, by every channel that they allow."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Final

from aevum.kernel.events import SPECTATOR
from aevum.kernel.words import DEFAULT_LANGUAGE, Words, language_of
from aevum.server.live.hub import Hub, LiveMatch
from aevum.server.notifications.delivery import Delivery
from aevum.server.notifications.web_push import PushFailed, SubscriptionGone, WebPush
from aevum.server.security.rate_limits import DatabaseAway, RateLimits, TooOften
from aevum.server.storage.push_subscriptions import PushSubscription
from aevum.web.text.site_words import words_of

__all__ = ["Delivery", "TurnNotices"]

LOG: Final = logging.getLogger("aevum.notices")
SENDER_THREADS: Final = 2
"""Number of threads that send notices, separate so that a slow mail server delays nothing else."""
MAX_QUEUED: Final = 1_000
"""Maximum number of notices that wait to be sent; beyond it the oldest is dropped."""

MAX_PUSHES: Final = 20
"""Maximum number of push services that are written to at the same time."""
MAX_QUEUED_PUSHES: Final = 1_000
"""Maximum number of push messages under way; beyond it new ones are dropped."""

Turn = tuple[str, int]
"""Id of a match and the seat that has to decide."""


@dataclass(frozen=True, slots=True)
class Notice:
    """Notice that it is a seat's turn."""

    match: str
    game: str
    seat: int
    name: str
    """Name of the seat."""
    reminded_by: str = ""
    """Name of the player who waits and has sent a reminder; empty for the notice of a new turn."""

    @property
    def path(self) -> str:
        """Path of the match page."""
        return f"/m/{self.match}"

    def words(self, language: str) -> Words:
        """Return the messages of the game in a language; in the default one if it is not known."""
        return words_of(self.game, language_of(language) or DEFAULT_LANGUAGE)

    def sentence(self, words: Words) -> str:
        """Return the notice as one sentence, without the name of the game."""
        return words("notice-reminder", name=self.reminded_by) if self.reminded_by else words("table-your-turn")

    def push_content(self, language: str) -> dict[str, str]:
        """Return the content of a push message; it holds nothing that visitors of the match do not see."""
        words = self.words(language)
        return {"title": words("game-title"), "text": self.sentence(words), "path": self.path}


class TurnNotices:
    """Sends one notice to the seat whose turn it has become after a change; waiting notices are merged by seat."""

    def __init__(
        self, hub: Hub, delivery: Delivery, limits: RateLimits | None = None, push: WebPush | None = None
    ) -> None:
        self.hub = hub
        self.delivery = delivery
        self.push = push
        self.limits = limits or RateLimits(0)
        self._waiting: OrderedDict[Turn, LiveMatch] = OrderedDict()
        self._senders = 0
        self._threads = ThreadPoolExecutor(SENDER_THREADS, thread_name_prefix="notices")
        self._push_slots = asyncio.Semaphore(MAX_PUSHES)
        self._pushes = 0

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
        """Return the people who hold a seat; empty if there are none, one is viewing the match, or a bot plays."""
        if seat not in live.human_seats() or live.stored.seats[seat].stand_in:
            return frozenset()
        holders = live.stored.seats[seat].people
        viewing = any(viewer.person.id in holders for viewer in live.viewers)
        return frozenset() if viewing else holders

    def remind(self, live: LiveMatch, by: str) -> None:
        """Remind the people whose turn it is, for the player `by` who waits; raise TooOften after a recent reminder."""
        seat = live.match.actor
        away = self._away(live, seat)
        if away:
            self.limits.consume("reminder", other=f"{live.id} {seat}")
            live.reminded[seat] = live.clock()
            self.hub.spawn(self._notify(live, seat, away, by))

    async def _notify(self, live: LiveMatch, seat: int, away: frozenset[str], reminded_by: str = "") -> None:
        notice = Notice(live.id, live.match.game.id, seat, live.stored.seats[seat].name, reminded_by)
        storage, read = self.hub.storage, self.hub.in_storage_thread
        try:
            subscriptions = await read(storage.subscriptions, away) if self.push else []
            emails = await read(storage.emails, away) if self.delivery.smtp else []
        except DatabaseAway:
            LOG.warning("a notice of match %s could not be sent: the database is away", live.id)
            return
        for subscription in subscriptions:
            self._start_push(subscription, notice)
        if self.delivery.any:
            allowed = [entry for entry in emails if self._may_write(entry[0])]
            await self._aside(lambda: self._send(notice, allowed))

    def _may_write(self, address: str) -> bool:
        try:
            self.limits.consume("notice", other=address)
        except TooOften:
            return False
        return True

    def _start_push(self, subscription: PushSubscription, notice: Notice) -> None:
        if self._pushes >= MAX_QUEUED_PUSHES:
            LOG.warning("too many push messages are under way; one of match %s is not sent", notice.match)
        elif self.push and self._may_write(subscription.endpoint):
            self._pushes += 1
            self.hub.spawn(self._push(self.push, subscription, notice))

    async def _push(self, push: WebPush, subscription: PushSubscription, notice: Notice) -> None:
        """Send a push message; delete the subscription if it has ended."""
        try:
            async with self._push_slots:
                await push.send(subscription, notice.push_content(subscription.language), notice.match)
        except SubscriptionGone:
            with contextlib.suppress(DatabaseAway):
                await self.hub.in_storage_thread(self.hub.storage.delete_subscription, subscription.endpoint)
        except (PushFailed, OSError, ValueError) as error:
            LOG.warning("a push message could not be sent: %s", error or type(error).__name__)
        finally:
            self._pushes -= 1

    def _send(self, notice: Notice, emails: list[tuple[str, str]]) -> None:
        link = self.delivery.link(notice.path)
        content: dict[str, str | int] = {
            "match": link,
            "game": notice.game,
            "seat": notice.seat + 1,
            "name": notice.name,
        }
        if notice.reminded_by:
            content["reminded_by"] = notice.reminded_by
        try:
            if self.delivery.webhook:
                self.delivery.post(content)
        except (OSError, ValueError) as error:
            LOG.warning("a notice could not be sent: %s", error)
        for address, language in emails:
            words = notice.words(language or "")
            title = words("game-title")
            if by := notice.reminded_by:
                subject = words("notice-reminder-subject", title=title, name=by)
                text = words("notice-reminder-text", title=title, name=by, link=link)
            else:
                subject, text = words("notice-subject", title=title), words("notice-text", title=title, link=link)
            self._mail(address, subject, text)

    async def ask_to_confirm(self, address: str, proof: str, words: Words) -> None:
        """Send an e-mail that asks to confirm the address; `proof` is the token in its link."""
        text = words("confirm-text", link=self.delivery.link(f"/account/email/{proof}"))
        await self._aside(lambda: self._mail(address, words("confirm-subject"), text))

    async def send_password_link(self, address: str, login: str, proof: str, words: Words) -> None:
        """Send the link that sets a new password of an account; `proof` is the token in it."""
        text = words("forgotten-text", login=login, link=self.delivery.link(f"/account/reset/{proof}"))
        await self._aside(lambda: self._mail(address, words("forgotten-subject"), text))

    async def _aside(self, work: Callable[[], None]) -> None:
        await asyncio.get_running_loop().run_in_executor(self._threads, work)

    def _mail(self, address: str, subject: str, text: str) -> None:
        try:
            self.delivery.mail([self.delivery.email(address, subject, text)])
        except (OSError, ValueError) as error:
            LOG.warning("a letter could not be sent: %s", error)

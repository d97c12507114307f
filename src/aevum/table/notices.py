"""Notices: tell a person who is not looking that it is their turn, if the operator has set up how."""

from __future__ import annotations

import asyncio
import json
import logging
import smtplib
from dataclasses import dataclass
from email.message import EmailMessage
from typing import Final
from urllib.parse import unquote, urlsplit
from urllib.request import Request, urlopen

from aevum.kernel.events import WATCHING
from aevum.kernel.words import DEFAULT_LANGUAGE, language_of
from aevum.table.hub import Hub, Live
from aevum.table.staging import words_of

LOG: Final = logging.getLogger("aevum.notices")
SECONDS: Final = 5.0


@dataclass(frozen=True, slots=True)
class Ways:
    """How notices go out: an address that gets JSON, a mail server, or neither."""

    webhook: str = ""
    smtp: str = ""
    sender: str = ""
    public_url: str = ""

    @property
    def any(self) -> bool:
        """Has the operator set anything up?"""
        return bool(self.webhook or self.smtp)


class Notices:
    """Watches every change and tells whose turn it has become, once."""

    def __init__(self, hub: Hub, ways: Ways) -> None:
        self.hub = hub
        self.ways = ways

    async def changed(self, live: Live) -> None:
        """After a change: if a person who is not looking must decide now, let them know."""
        seat = live.match.actor
        if seat == live.told:
            return
        live.told = WATCHING
        away = self._away(live, seat)
        if away:
            live.told = seat
            emails = await self.hub.ask(self.hub.storage.emails, away)
            name = live.stored.seats[seat].name
            await asyncio.to_thread(self._send, live.id, live.match.game.id, name, seat, emails)

    def _away(self, live: Live, seat: int) -> frozenset[str]:
        """The people of a seat that must decide, if none of them is looking."""
        if seat not in live.human_seats():
            return frozenset()
        holders = live.stored.seats[seat].people
        looking = any(watcher.person.id in holders for watcher in live.watchers)
        return frozenset() if looking else holders

    def _send(self, id: str, game: str, name: str, seat: int, emails: list[tuple[str, str]]) -> None:
        link = f"{self.ways.public_url.rstrip('/')}/m/{id}"
        try:
            if self.ways.webhook:
                _post(self.ways.webhook, {"match": link, "game": game, "seat": seat + 1, "name": name})
            if self.ways.smtp and emails:
                self._mail(link, game, emails)
        except OSError as error:
            LOG.warning("a notice could not be sent: %s", error)

    def _mail(self, link: str, game: str, emails: list[tuple[str, str]]) -> None:
        server = urlsplit(self.ways.smtp)
        with smtplib.SMTP(server.hostname or "localhost", server.port or 25, timeout=SECONDS) as post:
            if server.username:
                post.starttls()
                post.login(unquote(server.username), unquote(server.password or ""))
            for address, language in emails:
                words = words_of(game, language_of(language or "") or DEFAULT_LANGUAGE)
                letter = EmailMessage()
                letter["From"], letter["To"] = self.ways.sender, address
                letter["Subject"] = words("notice-subject", title=words("game-title"))
                letter.set_content(words("notice-text", title=words("game-title"), link=link))
                post.send_message(letter)


def _post(address: str, content: dict[str, str | int]) -> None:
    request = Request(address, json.dumps(content).encode(), {"content-type": "application/json"}, method="POST")
    with urlopen(request, timeout=SECONDS):
        pass

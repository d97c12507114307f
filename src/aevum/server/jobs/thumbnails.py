"""Background job that draws thumbnails of matches as spectators see them, and stores them.

They show a match when the rules to draw it with are gone. They are drawn when a match has rested, so that moves stay
quick.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable
from typing import Any, Final

from sqlalchemy.exc import SQLAlchemyError

from aevum.kernel.errors import AevumError
from aevum.kernel.events import SPECTATOR
from aevum.kernel.match import Match
from aevum.kernel.words import LANGUAGES
from aevum.server.security.rate_limits import Busy
from aevum.server.storage.match_index import SMALL
from aevum.server.storage.matches import LoadedMatch, Storage

IDLE_SECONDS: Final = 300.0
"""Seconds for which a match must not have changed before it is drawn, so that matches in play never are."""
PAUSE_SECONDS: Final = 0.05
"""Seconds between two matches that are drawn, in which the server is free for players."""
LOG: Final = logging.getLogger("aevum.pictures")


class ThumbnailJob:
    """Background job that draws and stores the thumbnails of changed matches.

    `ask`: runs a function in the thread of the storage. `load`: reads a match, by default from the storage.
    """

    def __init__(
        self,
        storage: Storage,
        ask: Callable[..., Awaitable[Any]],
        load: Callable[[str], Awaitable[LoadedMatch]] | None = None,
    ) -> None:
        self.storage = storage
        self.ask = ask
        self.load = load or (lambda wanted: ask(storage.load, wanted))
        self._scheduled: dict[str, tuple[LoadedMatch, float]] = {}
        """Matches to be drawn by id, each with the time of the event loop at which it has rested, in that order."""
        self._work: asyncio.Task[None] | None = None

    def schedule(self, stored: LoadedMatch) -> None:
        """Draw a match once it has rested for IDLE_SECONDS, unless its thumbnail is up to date."""
        if stored.thumbnail_length == stored.match.length:
            return
        loop = asyncio.get_running_loop()
        self._scheduled.pop(stored.id, None)
        self._scheduled[stored.id] = stored, loop.time() + IDLE_SECONDS
        if self._work is None or self._work.done():
            self._work = loop.create_task(self._render_rested())

    def cancel(self, id: str) -> None:
        """Drop the scheduled thumbnail of a match that is being deleted."""
        self._scheduled.pop(id, None)

    async def _render_rested(self) -> None:
        loop = asyncio.get_running_loop()
        while self._scheduled:
            id, (stored, rested_at) = next(iter(self._scheduled.items()))
            if rested_at > loop.time():
                await asyncio.sleep(rested_at - loop.time())
                continue
            del self._scheduled[id]
            await self._render(stored)
            await asyncio.sleep(PAUSE_SECONDS)

    async def _render(self, stored: LoadedMatch) -> None:
        match = stored.match
        try:
            drawings = await asyncio.to_thread(_drawings, match)
            await self.ask(self.storage.store_thumbnails, stored.id, match.length, drawings)
            stored.thumbnail_length = match.length
        except (Busy, SQLAlchemyError) as error:
            LOG.warning("the pictures of match %s could not be kept: %s", stored.id, error)
        except Exception:
            LOG.exception("match %s could not be drawn", stored.id)

    async def render_missing(self) -> None:
        """Draw matches whose thumbnails are missing since the server last stopped or an older version wrote them."""
        for id in await self.ask(self.storage.without_thumbnail):
            if id in self._scheduled:
                continue
            try:
                await self._render(await self.load(id))
            except (AevumError, SQLAlchemyError) as error:
                LOG.info("match %s could not be read: %s", id, error)
            await asyncio.sleep(PAUSE_SECONDS)

    async def finish(self) -> None:
        """Draw all scheduled thumbnails at once, because the server stops."""
        if self._work is not None:
            self._work.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._work
        while self._scheduled:
            await self._render(self._scheduled.popitem()[1][0])


def _drawings(match: Match) -> dict[str, str]:
    """Return the drawing of a match by language, and the small thumbnails for lists under names of their own."""
    game, view = match.game, match.view(SPECTATOR)
    words = {language: game.words(language) for language in LANGUAGES}
    drawn = {language: game.svg(view, spoken) for language, spoken in words.items()}
    return drawn | {f"{SMALL}{language}": game.thumbnail(view, spoken) for language, spoken in words.items()}

"""Pictures: how matches look to those who watch, drawn while there are rules to draw them with, and kept.

A match of rules that are gone can be shown by them. They are drawn when a match has rested, so that moves stay quick.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable
from typing import Any, Final

from sqlalchemy.exc import SQLAlchemyError

from aevum.kernel.errors import AevumError
from aevum.kernel.events import WATCHING
from aevum.kernel.match import Match
from aevum.kernel.words import LANGUAGES
from aevum.table.storage import Storage, Stored

REST: Final = 30.0
"""Seconds between a change and its picture; what changes meanwhile is drawn with it."""
BREATH: Final = 0.05
"""Seconds left to the players between two old matches that are drawn after a start."""
LOG: Final = logging.getLogger("aevum.pictures")


class Pictures:
    """Draws what is due. `ask` lets the storage do something in its own thread, `load` reads a match."""

    def __init__(
        self,
        storage: Storage,
        ask: Callable[..., Awaitable[Any]],
        load: Callable[[str], Awaitable[Stored]] | None = None,
    ) -> None:
        self.storage = storage
        self.ask = ask
        self.load = load or (lambda wanted: ask(storage.load, wanted))
        self._due: dict[str, Stored] = {}
        self._work: asyncio.Task[None] | None = None

    def due(self, stored: Stored) -> None:
        """A match has changed, or was never drawn as it is."""
        if stored.pictured == stored.match.length:
            return
        self._due[stored.id] = stored
        if self._work is None or self._work.done():
            self._work = asyncio.get_running_loop().create_task(self._rest_and_draw())

    def forget(self, id: str) -> None:
        """A match is gone."""
        self._due.pop(id, None)

    async def _rest_and_draw(self) -> None:
        while self._due:
            await asyncio.sleep(REST)
            await self._draw_due()

    async def _draw_due(self) -> None:
        while self._due:
            await self._draw(self._due.popitem()[1])

    async def _draw(self, stored: Stored) -> None:
        match = stored.match
        try:
            drawings = await asyncio.to_thread(_drawings, match)
            await self.ask(self.storage.keep_pictures, stored.id, match.length, drawings)
            stored.pictured = match.length
        except SQLAlchemyError as error:
            LOG.warning("the pictures of match %s could not be kept: %s", stored.id, error)
        except Exception:
            LOG.exception("match %s could not be drawn", stored.id)

    async def catch_up(self) -> None:
        """Draw what was left undrawn when the table was last closed or an older version wrote."""
        for id in await self.ask(self.storage.unpictured):
            try:
                await self._draw(await self.load(id))
            except (AevumError, SQLAlchemyError) as error:
                LOG.info("match %s could not be read: %s", id, error)
            await asyncio.sleep(BREATH)

    async def finish(self) -> None:
        """Draw what is still due, for the table closes."""
        if self._work is not None:
            self._work.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._work
        await self._draw_due()


def _drawings(match: Match) -> dict[str, str]:
    view = match.view(WATCHING)
    return {language: match.game.svg(view, match.game.words(language)) for language in LANGUAGES}

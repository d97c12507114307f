"""Listener for changes of matches by other server processes on the same PostgreSQL (LISTEN and NOTIFY).

A notification is part of the transaction that changes the match (`Storage`), so none is sent for a change that was not
made. One connection listens; when it breaks it is opened again, and changes that may have been missed are read.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import random
from collections.abc import AsyncIterator, Callable, Coroutine
from typing import Any, Final

from aevum.server.live.hub import Hub
from aevum.server.storage.database import CHANNEL

LOG: Final = logging.getLogger("aevum.notify")
MIN_RETRY_SECONDS: Final = 0.1
MAX_RETRY_SECONDS: Final = 10.0
KEEPALIVE: Final = {"keepalives_idle": "30", "keepalives_interval": "10", "keepalives_count": "3"}
"""Connection parameters of libpq by which a dead connection is noticed within a minute."""


@contextlib.asynccontextmanager
async def listen_for_changes(hub: Hub) -> AsyncIterator[None]:
    """Apply changes made by other processes to the hub while the context is open; does nothing without PostgreSQL."""
    if hub.storage.engine.dialect.name != "postgresql":
        yield
        return
    listener = ChangeListener(hub)
    task = asyncio.create_task(listener.listen())
    await listener.open.wait()
    try:
        yield
    finally:
        ending = {task, *listener.background_tasks}
        for each in ending:
            each.cancel()
        await asyncio.gather(*ending, return_exceptions=True)


class ChangeListener:
    """Connection that listens for notifications, and is opened again when it breaks."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        url = hub.storage.engine.url.set(drivername="postgresql").update_query_dict(KEEPALIVE)
        self.address = url.render_as_string(hide_password=False)
        self.open = asyncio.Event()
        self.wait = MIN_RETRY_SECONDS
        self.background_tasks: set[asyncio.Task[None]] = set()

    async def listen(self) -> None:
        """Listen until cancelled; reconnect with growing pauses."""
        while True:
            try:
                await self._listen_once()
            except Exception as error:
                LOG.warning("no news from other processes, trying again in %.1f s: %s", self.wait, error)
            await asyncio.sleep(self.wait * random.uniform(0.5, 1.0))
            self.wait = min(self.wait * 2, MAX_RETRY_SECONDS)

    async def _listen_once(self) -> None:
        import psycopg

        async with await psycopg.AsyncConnection.connect(self.address, autocommit=True) as connection:
            await connection.execute(f"LISTEN {CHANNEL}")
            self.open.set()
            self.wait = MIN_RETRY_SECONDS
            self._run(self.hub.refresh_all)
            async for notice in connection.notifies():
                sender, _, id = notice.payload.partition(" ")
                if sender != self.hub.storage.name:
                    self._run(self.hub.refresh, id)

    def _run(self, refresh: Callable[..., Coroutine[Any, Any, None]], *arguments: str) -> None:
        task = asyncio.create_task(_until_done(refresh, *arguments))
        self.background_tasks.add(task)
        task.add_done_callback(self.background_tasks.discard)


async def _until_done(refresh: Callable[..., Coroutine[Any, Any, None]], *arguments: str) -> None:
    """Retry a refresh until it succeeds; a page would otherwise show an old position for good."""
    wait = MIN_RETRY_SECONDS
    while True:
        try:
            return await refresh(*arguments)
        except Exception as error:
            LOG.warning("a change made elsewhere could not be read, trying again in %.1f s: %s", wait, error)
            await asyncio.sleep(wait)
            wait = min(wait * 2, MAX_RETRY_SECONDS)

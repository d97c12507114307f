"""Notify: several server processes on one PostgreSQL hear from each other which match has changed.

What is said is part of the transaction that changed it (`Storage`), so nobody hears of what did not happen. Here one
connection listens; when it breaks it is made again, and what may have been missed is read.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import random
from collections.abc import AsyncIterator, Callable, Coroutine
from typing import Any, Final

from aevum.table.database import CHANNEL
from aevum.table.hub import Hub

LOG: Final = logging.getLogger("aevum.notify")
SHORTEST_WAIT: Final = 0.1
LONGEST_WAIT: Final = 10.0
KEEPALIVE: Final = {"keepalives_idle": "30", "keepalives_interval": "10", "keepalives_count": "3"}
"""A connection that fell silent is noticed within a minute."""


@contextlib.asynccontextmanager
async def listening(hub: Hub) -> AsyncIterator[None]:
    """While open, changes made by other processes reach this hub."""
    if hub.storage.engine.dialect.name != "postgresql":
        yield
        return
    ear = Ear(hub)
    task = asyncio.create_task(ear.listen())
    await ear.open.wait()
    try:
        yield
    finally:
        ending = {task, *ear.errands}
        for each in ending:
            each.cancel()
        await asyncio.gather(*ending, return_exceptions=True)


class Ear:
    """One connection that listens, over and over."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        url = hub.storage.engine.url.set(drivername="postgresql").update_query_dict(KEEPALIVE)
        self.address = url.render_as_string(hide_password=False)
        self.open = asyncio.Event()
        self.wait = SHORTEST_WAIT
        self.errands: set[asyncio.Task[None]] = set()

    async def listen(self) -> None:
        """Until cancelled."""
        while True:
            try:
                await self._listen_once()
            except Exception as error:
                LOG.warning("no news from other processes, trying again in %.1f s: %s", self.wait, error)
            await asyncio.sleep(self.wait * random.uniform(0.5, 1.0))
            self.wait = min(self.wait * 2, LONGEST_WAIT)

    async def _listen_once(self) -> None:
        import psycopg

        async with await psycopg.AsyncConnection.connect(self.address, autocommit=True) as connection:
            await connection.execute(f"LISTEN {CHANNEL}")
            self.open.set()
            self.wait = SHORTEST_WAIT
            self._run(self.hub.refresh_all)
            async for notice in connection.notifies():
                sender, _, id = notice.payload.partition(" ")
                if sender != self.hub.storage.name:
                    self._run(self.hub.refresh, id)

    def _run(self, errand: Callable[..., Coroutine[Any, Any, None]], *arguments: str) -> None:
        task = asyncio.create_task(_until_done(errand, *arguments))
        self.errands.add(task)
        task.add_done_callback(self.errands.discard)


async def _until_done(errand: Callable[..., Coroutine[Any, Any, None]], *arguments: str) -> None:
    """What was told must be read, or a page would show an old position for good."""
    wait = SHORTEST_WAIT
    while True:
        try:
            return await errand(*arguments)
        except Exception as error:
            LOG.warning("a change made elsewhere could not be read, trying again in %.1f s: %s", wait, error)
            await asyncio.sleep(wait)
            wait = min(wait * 2, LONGEST_WAIT)

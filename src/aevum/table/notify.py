"""Notify: several server processes on one PostgreSQL tell each other which match has changed."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from collections.abc import AsyncIterator
from typing import Final

from aevum.table.hub import Hub

CHANNEL: Final = "aevum"


@contextlib.asynccontextmanager
async def listening(hub: Hub, url: str) -> AsyncIterator[None]:
    """While open, changes made elsewhere reach this hub, and its own changes reach the others."""
    if hub.storage.engine.dialect.name != "postgresql":
        yield
        return
    import psycopg

    address = url.replace("postgresql+psycopg://", "postgresql://")
    me = secrets.token_hex(8)
    speaking = await psycopg.AsyncConnection.connect(address, autocommit=True)
    hearing = await psycopg.AsyncConnection.connect(address, autocommit=True)
    await hearing.execute(f"LISTEN {CHANNEL}")
    outgoing: asyncio.Queue[str] = asyncio.Queue()
    hub.tell_others = outgoing.put_nowait

    async def speak() -> None:
        while True:
            id = await outgoing.get()
            await speaking.execute("SELECT pg_notify(%s, %s)", (CHANNEL, f"{me} {id}"))

    async def hear() -> None:
        async for notice in hearing.notifies():
            sender, _, id = notice.payload.partition(" ")
            if sender != me:
                await hub.refresh(id)

    tasks = [asyncio.create_task(speak()), asyncio.create_task(hear())]
    try:
        yield
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await speaking.close()
        await hearing.close()

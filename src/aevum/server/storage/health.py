"""Health check of the database: tests by a write whether moves can be stored."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from typing import Final

CACHE_SECONDS: Final = 1.0
"""Seconds for which a result is cached, because every check costs a write."""
TIMEOUT_SECONDS: Final = 5.0
"""Seconds after which a write counts as failed."""
LOG: Final = logging.getLogger("aevum.server")


class Health:
    """Cached result of a test write. `write` performs it and raises if that fails."""

    def __init__(self, write: Callable[[], Awaitable[None]]) -> None:
        self._write = write
        self._found: bool | None = None
        self._until = 0.0
        self._checking = asyncio.Lock()

    async def good(self) -> bool:
        """Return whether the database could be written to, now or in the last `CACHE_SECONDS`."""
        async with self._checking:
            if self._found is None or time.monotonic() >= self._until:
                self._found = await self._check()
                self._until = time.monotonic() + CACHE_SECONDS
            return self._found

    async def _check(self) -> bool:
        try:
            async with asyncio.timeout(TIMEOUT_SECONDS):
                await self._write()
        except Exception as error:
            LOG.warning("nothing can be written down: %s", error or type(error).__name__)
            return False
        return True

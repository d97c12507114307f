"""Health: whether moves can be written down now, found out by writing."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from typing import Final

MOMENT: Final = 1.0
"""So many seconds a finding holds; asking costs a write."""
PATIENCE: Final = 5.0
LOG: Final = logging.getLogger("aevum.table")


class Health:
    """`beat` writes something."""

    def __init__(self, beat: Callable[[], Awaitable[None]]) -> None:
        self._beat = beat
        self._found: bool | None = None
        self._until = 0.0
        self._looking = asyncio.Lock()

    async def good(self) -> bool:
        """Is all well, or was it a moment ago?"""
        async with self._looking:
            if self._found is None or time.monotonic() >= self._until:
                self._found = await self._look()
                self._until = time.monotonic() + MOMENT
            return self._found

    async def _look(self) -> bool:
        try:
            async with asyncio.timeout(PATIENCE):
                await self._beat()
        except Exception as error:
            LOG.warning("nothing can be written down: %s", error or type(error).__name__)
            return False
        return True

"""Queue for updates of open pages: one is rendered at a time, so that the server reads messages between two.

The page of a person who has just acted comes first. Actions of others may come several at once: for these a page is
updated only after a short pause, and then shows all of them.
"""

from __future__ import annotations

import asyncio
import math
from collections import deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from aevum.server.workers.waiting import Queue, call_first, wait_in

THROTTLE_SECONDS: Final = 0.1
"""Minimum seconds between two updates of a page for actions of others."""


class UpdateQueue:
    """Queue for updates of all open pages of a server process."""

    def __init__(self) -> None:
        self._taken = False
        self._urgent: Queue = deque()
        self._ordinary: Queue = deque()

    @asynccontextmanager
    async def slot(self, *, hurried: bool) -> AsyncIterator[None]:
        """Wait for the turn to render and hold it. `hurried`: before all pages that are not."""
        if self._taken:
            await wait_in(self._urgent if hurried else self._ordinary, self._pass_on)
        self._taken = True
        try:
            yield
        finally:
            self._pass_on()

    def _pass_on(self) -> None:
        self._taken = call_first(self._urgent) or call_first(self._ordinary)


class UpdateThrottle:
    """Throttle for the updates of one page. `urgent`: set when its own person has acted."""

    def __init__(self) -> None:
        self.urgent = asyncio.Event()
        self._last = -math.inf

    async def wait(self) -> bool:
        """Wait until the page may be updated; return whether its own person has just acted."""
        rest = self._last + THROTTLE_SECONDS - asyncio.get_running_loop().time()
        if rest > 0 and not self.urgent.is_set():
            try:
                async with asyncio.timeout(rest):
                    await self.urgent.wait()
            except TimeoutError:
                pass
        return self.urgent.is_set()

    def sent(self) -> None:
        """Note that the page is updated now, which starts the pause."""
        self.urgent.clear()
        self._last = asyncio.get_running_loop().time()

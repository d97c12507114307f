"""Easel: pages are drawn one at a time, so that between two the server hears what people send.

Whoever has just done something is drawn for first. What others do may come several at once: a page is drawn again only
after a moment, and then shows all of it.
"""

from __future__ import annotations

import asyncio
import math
from collections import deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from aevum.table.queueing import Queue, call_first, wait_in

WINDOW: Final = 0.1
"""Seconds between two drawings of a page by what others do."""


class Easel:
    """One for all pages of a process."""

    def __init__(self) -> None:
        self._taken = False
        self._hurried: Queue = deque()
        self._patient: Queue = deque()

    @asynccontextmanager
    async def turn(self, *, hurried: bool) -> AsyncIterator[None]:
        """Wait for the easel and have it."""
        if self._taken:
            await wait_in(self._hurried if hurried else self._patient, self._pass_on)
        self._taken = True
        try:
            yield
        finally:
            self._pass_on()

    def _pass_on(self) -> None:
        self._taken = call_first(self._hurried) or call_first(self._patient)


class Pace:
    """When one page is drawn."""

    def __init__(self) -> None:
        self.hurry = asyncio.Event()
        self._last = -math.inf

    async def moment(self) -> bool:
        """Wait until it is time to draw; is somebody waiting for it who has just done something?"""
        rest = self._last + WINDOW - asyncio.get_running_loop().time()
        if rest > 0 and not self.hurry.is_set():
            try:
                async with asyncio.timeout(rest):
                    await self.hurry.wait()
            except TimeoutError:
                pass
        return self.hurry.is_set()

    def drawn(self) -> None:
        """It has been."""
        self.hurry.clear()
        self._last = asyncio.get_running_loop().time()

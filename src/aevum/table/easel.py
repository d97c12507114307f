"""Easel: pages are drawn one at a time, so that between two the server hears what people send.

Whoever has just done something is drawn for first. What others do may come several at once: a page is drawn again only
after a moment, and then shows all of it.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

WINDOW: Final = 0.1
"""Seconds between two drawings of a page by what others do."""


class Easel:
    """One for all pages of a process."""

    def __init__(self) -> None:
        self._taken = False
        self._hurried: deque[asyncio.Future[None]] = deque()
        self._patient: deque[asyncio.Future[None]] = deque()

    @asynccontextmanager
    async def turn(self, *, hurried: bool) -> AsyncIterator[None]:
        """Wait for the easel and have it."""
        if self._taken:
            await self._wait(self._hurried if hurried else self._patient)
        self._taken = True
        try:
            yield
        finally:
            self._pass_on()

    async def _wait(self, queue: deque[asyncio.Future[None]]) -> None:
        called = asyncio.get_running_loop().create_future()
        queue.append(called)
        try:
            await called
        except asyncio.CancelledError:
            if called.done() and not called.cancelled():
                self._pass_on()
            raise

    def _pass_on(self) -> None:
        for queue in (self._hurried, self._patient):
            while queue:
                called = queue.popleft()
                if not called.done():
                    called.set_result(None)
                    return
        self._taken = False


class Pace:
    """When one page is drawn."""

    def __init__(self) -> None:
        self.hurry = asyncio.Event()
        self._last = 0.0

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

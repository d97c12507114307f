"""Queueing: waiting to be called. Whoever gives up after being called passes the call on."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable

Queue = deque[asyncio.Future[None]]


async def wait_in(queue: Queue, pass_on: Callable[[], None]) -> None:
    """Until it is one's turn."""
    called = asyncio.get_running_loop().create_future()
    queue.append(called)
    try:
        await called
    except asyncio.CancelledError:
        if called.done() and not called.cancelled():
            pass_on()
        raise


def call_first(queue: Queue) -> bool:
    """Call the first who still waits; False if nobody does."""
    while queue:
        called = queue.popleft()
        if not called.done():
            called.set_result(None)
            return True
    return False

"""Queues of waiting tasks, and slots that client addresses are given in turn.

A task that is cancelled after it was woken passes its turn on to the next one.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

Queue = deque[asyncio.Future[None]]


async def wait_in(queue: Queue, pass_on: Callable[[], None]) -> None:
    """Wait in a queue until `call_first` wakes this task.

    `pass_on`: called if the task is cancelled after it was woken.
    """
    called = asyncio.get_running_loop().create_future()
    queue.append(called)
    try:
        await called
    except asyncio.CancelledError:
        if called.done() and not called.cancelled():
            pass_on()
        raise


def call_first(queue: Queue) -> bool:
    """Wake the first task that still waits; return False if there is none."""
    while queue:
        called = queue.popleft()
        if not called.done():
            called.set_result(None)
            return True
    return False


class FairSlots:
    """Semaphore that is fair between addresses: each gets a slot in turn, however many tasks wait for it."""

    def __init__(self, slots: int) -> None:
        self._free = slots
        self._waiting: OrderedDict[str, Queue] = OrderedDict()

    @asynccontextmanager
    async def slot(self, address: str) -> AsyncIterator[None]:
        """Wait for a slot and hold it while the context is open."""
        if self._free:
            self._free -= 1
        else:
            await wait_in(self._waiting.setdefault(address, deque()), self._pass_on)
        try:
            yield
        finally:
            self._pass_on()

    def _pass_on(self) -> None:
        while self._waiting:
            address, queue = next(iter(self._waiting.items()))
            called = call_first(queue)
            self._waiting.move_to_end(address)
            if not queue:
                del self._waiting[address]
            if called:
                return
        self._free += 1

"""Queue and cache for rendering pages, drawings and files in worker processes, each client address in turn.

A function that renders depends on nothing but its arguments. Its result is cached under the hash of the pickled call,
so nothing has to be invalidated when a match changes: the next call has another hash.
"""

from __future__ import annotations

import asyncio
import gzip
import json
import os
from collections import Counter, OrderedDict
from collections.abc import Callable
from hashlib import blake2b
from typing import Any, Final

from aevum.server.security.rate_limits import Busy
from aevum.server.workers.pickling import dumps
from aevum.server.workers.process_pool import ProcessPool
from aevum.server.workers.waiting import FairSlots

PROCESSES: Final = max(1, min(4, (os.cpu_count() or 1) // 2))
CACHE_BYTES: Final = 32_000_000
"""Maximum size of the cache, in bytes."""
MAX_CACHED_BYTES: Final = 4_000_000
"""Maximum size of a result that is cached, in bytes."""
TIMEOUT_SECONDS: Final = 30.0
"""Seconds that rendering may take."""
MAX_QUEUED_PER_CLIENT: Final = 64
"""Maximum number of unfinished requests of one client address."""
MAX_QUEUED: Final = 1_000
"""Maximum number of unfinished requests of all clients."""
NICENESS: Final = 5
"""Niceness of rendering processes: the server process is scheduled before them, bots after them."""
GZIP_LEVEL: Final = 6


class RenderQueue:
    """Rendering processes of a server, with a queue that is fair between clients and a cache of results."""

    def __init__(self) -> None:
        self.pool = ProcessPool(PROCESSES, max_queued=PROCESSES, timeout=TIMEOUT_SECONDS, niceness=NICENESS)
        self._slots = FairSlots(PROCESSES)
        self._cache: OrderedDict[bytes, bytes] = OrderedDict()
        self._size = 0
        self._running: dict[bytes, asyncio.Task[bytes]] = {}
        self._waiting: Counter[str] = Counter()

    def start(self, prepare: Callable[[], Any]) -> None:
        """Start the first process before the first request; `prepare` is run in it."""
        self.pool.start(prepare)

    async def render(self, address: str, work: Callable[..., Any], *arguments: Any, packed: bool = False) -> bytes:
        """Return the result of a module-level function as bytes: text as UTF-8, anything else but bytes as JSON.

        `packed`: compress it by gzip. Raises Busy if too many requests wait or rendering takes too long.
        """
        job = dumps((_rendered, (packed, work, *arguments)))
        key = blake2b(job, digest_size=16).digest()
        if key in self._cache:
            self._cache.move_to_end(key)
            return self._cache[key]
        if key not in self._running:
            # A task of its own: the first client may disconnect while others wait for the same result.
            task = asyncio.get_running_loop().create_task(self._queued(address, key, job))
            self._running[key] = task
            task.add_done_callback(lambda done: self._ended(key, done))
        return await asyncio.shield(self._running[key])

    def _ended(self, key: bytes, task: asyncio.Task[bytes]) -> None:
        """Remove a finished task and mark its error as retrieved: requests that still wait have received it."""
        self._running.pop(key, None)
        if not task.cancelled():
            task.exception()

    async def _queued(self, address: str, key: bytes, job: bytes) -> bytes:
        if self._waiting[address] >= MAX_QUEUED_PER_CLIENT or self._waiting.total() >= MAX_QUEUED:
            raise Busy
        self._waiting[address] += 1
        try:
            async with self._slots.slot(address):
                run = self.pool.run_in_thread if self.pool.starting else self.pool.run_pickled
                content: bytes = await run(job)
        except TimeoutError:
            raise Busy from None
        finally:
            self._waiting[address] -= 1
            if not self._waiting[address]:
                del self._waiting[address]
        self._store(key, content)
        return content

    def _store(self, key: bytes, content: bytes) -> None:
        if len(content) > MAX_CACHED_BYTES:
            return
        self._cache[key] = content
        self._size += len(content)
        while self._size > CACHE_BYTES:
            self._size -= len(self._cache.popitem(last=False)[1])

    def close(self) -> None:
        """Cancel all requests and kill the processes."""
        for task in self._running.values():
            task.cancel()
        self.pool.close()


def _rendered(packed: bool, work: Callable[..., Any], *arguments: Any) -> bytes:
    """Return the result of a function as the bytes that are sent; runs in a worker process."""
    result = work(*arguments)
    if isinstance(result, str):
        result = result.encode()
    elif not isinstance(result, bytes):
        result = json.dumps(result, ensure_ascii=False, allow_nan=False, separators=(",", ":")).encode()
    return gzip.compress(result, GZIP_LEVEL, mtime=0) if packed else result

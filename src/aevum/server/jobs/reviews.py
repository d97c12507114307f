"""Background job that computes the reviews people have asked for, in worker processes of low priority.

Requests are stored with their match. After a restart, or the end of another server on the same database, they are
computed by a server that has workers.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING, Final

from aevum.server.storage.reviews import LEASE_SECONDS, ReviewKey
from aevum.server.workers.process_pool import ProcessPool
from aevum.server.workers.review_tasks import answer, read_progress

if TYPE_CHECKING:
    from aevum.server.live.hub import Hub

NICENESS: Final = 19
"""Niceness of the worker processes: everything else is scheduled first."""
TIMEOUT_SECONDS: Final = 3600.0
"""Seconds that a review may take."""
PROGRESS_SECONDS: Final = 1.0
"""Seconds between two looks at the progress of a review."""
POLL_SECONDS: Final = LEASE_SECONDS / 2
"""Seconds between two looks for requests of other servers."""
LOG: Final = logging.getLogger("aevum.reviews")


class ReviewJob:
    """Background job that computes requested reviews, at most as many at a time as there are workers."""

    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        self._pool: ProcessPool | None = None
        self._asked = asyncio.Event()

    @property
    def is_offered(self) -> bool:
        """Whether this server computes reviews."""
        return self._pool is not None

    def start(self, workers: int) -> None:
        """Start to compute reviews in a number of worker processes, which are started when they are needed."""
        self._pool = ProcessPool(workers, max_queued=0, timeout=TIMEOUT_SECONDS, niceness=NICENESS)
        for _ in range(workers):
            self._hub.spawn(self._work())

    async def ask(self, key: ReviewKey, *, anew: bool = False) -> None:
        """Store a request for a review, unless there is one, and have it computed; `anew`: also if it was computed."""
        if await self._hub.in_storage_thread(self._hub.storage.ask_review, key, anew=anew):
            self._asked.set()

    async def _work(self) -> None:
        """Compute one review after the other until cancelled."""
        while True:
            try:
                while await self.compute_next():
                    pass
            except Exception:
                LOG.exception("reviews could not be computed")
            self._asked.clear()
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._asked.wait(), POLL_SECONDS)

    async def compute_next(self) -> bool:
        """Compute the oldest review that waits; return False if there is none."""
        storage = self._hub.storage
        key = await self._hub.in_storage_thread(storage.claim_review)
        if key is None:
            return False
        try:
            content = await self._computed(key)
        except asyncio.CancelledError:
            # The server ends: another one, or this one after its start, begins anew.
            await self._hub.in_storage_thread(storage.release_review, key)
            raise
        except Exception:
            LOG.exception("the review of match %s for seat %d could not be computed", key.match, key.seat + 1)
            await self._hub.in_storage_thread(storage.fail_review, key)
        else:
            await self._hub.in_storage_thread(storage.store_review, key, content)
        return True

    async def _computed(self, key: ReviewKey) -> str:
        """Return the answer to a request as JSON, and store the progress on the way."""
        assert self._pool is not None
        stored = await self._hub.in_storage_thread(self._hub.storage.loadable, key.match)
        with tempfile.TemporaryDirectory(prefix="aevum-review-") as folder:
            file = Path(folder, "progress")
            reporting = asyncio.create_task(self._report(key, file))
            try:
                content: str = await self._pool.run(
                    answer, stored.transcript, key.match, key.seat, key.question, str(file)
                )
            finally:
                reporting.cancel()
                await asyncio.gather(reporting, return_exceptions=True)
        return content

    async def _report(self, key: ReviewKey, file: Path) -> None:
        """Store the progress that a worker process writes to a file, until cancelled."""
        while True:
            await asyncio.sleep(PROGRESS_SECONDS)
            await self._hub.in_storage_thread(self._hub.storage.note_progress, key, read_progress(file))

    def close(self) -> None:
        """Kill the worker processes."""
        if self._pool is not None:
            self._pool.close()

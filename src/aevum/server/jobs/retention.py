"""Background job that deletes abandoned matches after a number of days, if the operator has set one.

A wrong clock must not delete matches that are being played: days are counted back from the newest move, the first run
waits an hour, and a run that would delete a large share of the running matches only logs a warning and leaves it to
the next one.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Collection
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from aevum.server.live.hub import Hub

DAY_SECONDS: Final = 24 * 3600.0
HOURS_BETWEEN: Final = 6
FIRST_RUN_SECONDS: Final = 3600.0
MAX_UNANNOUNCED_SHARE: Final = 0.25
"""Maximum share of the running matches that a run deletes without an announcement in the run before."""
ALWAYS_DELETED: Final = 5
"""Number of matches that need no announcement, whatever share of the running matches they are."""
BATCH_SIZE: Final = 50
"""Number of matches deleted in one transaction."""
PAUSE_SECONDS: Final = 0.1
"""Seconds between two batches, in which the database is free for players."""
LOG: Final = logging.getLogger("aevum.retention")


async def delete_abandoned(hub: Hub, days: int, announced: Collection[str] = ()) -> int:
    """Delete matches abandoned for `days` days, and people who own nothing; return the number of matches.

    `announced`: ids that the run before announced to delete.
    """
    before, ids = await _abandoned_before(hub, days), await abandoned_matches(hub, days)
    if await _needs_announcement(hub, ids) and not set(ids) <= set(announced):
        LOG.warning("%d matches seem left behind for %d days: is the clock right? They go next time", len(ids), days)
        return 0
    for first in range(0, len(ids), BATCH_SIZE):
        batch = ids[first : first + BATCH_SIZE]
        for id in batch:
            hub.live.pop(id, None)
            hub.thumbnails.cancel(id)
        await hub.in_storage_thread(hub.storage.delete_matches, batch)
        await asyncio.sleep(PAUSE_SECONDS)
    strangers = await hub.in_storage_thread(hub.storage.delete_unused_people, before)
    if ids or strangers:
        LOG.warning("deleted: %d matches left behind for %d days, %d people without any", len(ids), days, strangers)
    return len(ids)


async def _abandoned_before(hub: Hub, days: int) -> float:
    """Return the Unix time before which the last move of an abandoned match was made."""
    return min(time.time(), await hub.in_storage_thread(hub.storage.newest_move)) - days * DAY_SECONDS


async def abandoned_matches(hub: Hub, days: int) -> list[str]:
    """Return the ids of matches abandoned for `days` days that are not in use now."""
    before = await _abandoned_before(hub, days)
    return [
        id
        for id in await hub.in_storage_thread(hub.storage.abandoned, before)
        if id not in hub.live or hub.live[id].is_idle
    ]


async def _needs_announcement(hub: Hub, ids: Collection[str]) -> bool:
    return len(ids) > max(ALWAYS_DELETED, MAX_UNANNOUNCED_SHARE * await hub.in_storage_thread(hub.storage.running))


async def run_periodically(hub: Hub, days: int) -> None:
    """Delete abandoned matches every six hours until cancelled; the first time after an hour."""
    announced: list[str] = []
    await asyncio.sleep(FIRST_RUN_SECONDS)
    while True:
        try:
            deleted = await delete_abandoned(hub, days, announced)
            announced = [] if deleted else await abandoned_matches(hub, days)
        except Exception as error:
            LOG.warning("nothing could be deleted: %s", error)
        await asyncio.sleep(HOURS_BETWEEN * 3600)

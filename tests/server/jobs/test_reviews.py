"""The job that computes reviews: progress on the way, and what a server leaves when it ends."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from aevum.server.jobs import reviews
from aevum.server.live.hub import Hub
from aevum.server.storage.reviews import ReviewKey
from aevum.server.workers.review_tasks import read_progress, write_progress
from server.high_card_matches import finished, seated

pytestmark = pytest.mark.anyio


class HeldPool:
    """Process pool whose job has written some progress and goes on until a test lets it end."""

    def __init__(self) -> None:
        self.may_end = asyncio.Event()

    async def run(self, work: Callable[..., Any], *arguments: Any) -> str:
        write_progress(Path(arguments[-1]))(1, 4)
        await self.may_end.wait()
        return "{}"

    def close(self) -> None: ...


@pytest.fixture
async def key(hub: Hub, monkeypatch: pytest.MonkeyPatch) -> ReviewKey:
    """Return a review that was asked for."""
    monkeypatch.setattr(reviews, "PROGRESS_SECONDS", 0.01)
    monkeypatch.setattr(hub.reviews, "_pool", HeldPool())
    asked = ReviewKey(seated(hub.storage, finished()).id, 0)
    await hub.reviews.ask(asked)
    return asked


async def progress_of(hub: Hub, key: ReviewKey) -> float:
    """Return the stored progress, once there is some."""
    while not (stored := hub.storage.review(key)) or not stored.progress:
        await asyncio.sleep(0.01)
    return stored.progress


async def test_progress_is_stored_on_the_way_to_the_answer(hub: Hub, key: ReviewKey) -> None:
    computing = asyncio.create_task(hub.reviews.compute_next())
    assert await progress_of(hub, key) == 0.25
    assert isinstance(hub.reviews._pool, HeldPool)
    hub.reviews._pool.may_end.set()
    assert await computing
    stored = hub.storage.review(key)
    assert stored is not None
    assert (stored.content, stored.progress) == ("{}", 1.0)
    assert not await hub.reviews.compute_next()


async def test_a_server_that_ends_leaves_its_review_to_the_next(hub: Hub, key: ReviewKey) -> None:
    computing = asyncio.create_task(hub.reviews.compute_next())
    await progress_of(hub, key)
    computing.cancel()
    await asyncio.gather(computing, return_exceptions=True)
    assert hub.storage.claim_review() == key


def test_progress_goes_through_a_file(tmp_path: Path) -> None:
    file = tmp_path / "progress"
    assert read_progress(file) == 0.0
    write = write_progress(file)
    for done in range(8):
        write(done, 7)
        assert read_progress(file) == pytest.approx(done / 7, abs=0.006)

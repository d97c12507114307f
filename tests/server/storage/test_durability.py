"""A move is durable before it is shown; when it cannot be stored, memory follows the database."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import AsyncIterator, Iterator

import pytest

from aevum.kernel.match import Match
from aevum.kernel.words import Words
from aevum.server.live.hub import Hub, Viewer
from aevum.server.presenters.scene import scene
from aevum.server.storage.matches import Person, Storage
from server.high_card_matches import ADA, BELA, seated

pytestmark = pytest.mark.anyio
STRANGER = Person("stranger", "Eve", None)


class DiskTrouble(Exception):
    """Error that the test double raises."""


class SlowDisk(Storage):
    """Storage whose appends wait for a gate; then they succeed, or fail before or after the write."""

    def __init__(self, url: str) -> None:
        super().__init__(url)
        self.arrived = threading.Event()
        self.gate = threading.Event()
        self.fails: str = "never"

    def append(self, id: str, match: Match, first: int) -> None:
        self.arrived.set()
        assert self.gate.wait(10)
        if self.fails == "before":
            raise DiskTrouble
        super().append(id, match, first)
        if self.fails == "after":
            raise DiskTrouble


@pytest.fixture
def disk(database: str) -> Iterator[SlowDisk]:
    opened = SlowDisk(database)
    opened.prepare()
    yield opened
    opened.gate.set()


@pytest.fixture
async def hub(disk: SlowDisk) -> AsyncIterator[Hub]:
    opened = Hub(disk)
    yield opened
    disk.gate.set()
    await opened.close()


async def test_nobody_sees_a_move_before_it_is_written(hub: Hub, disk: SlowDisk) -> None:
    company = seated(disk)
    live = await hub.find(company.id)
    watcher = Viewer(company.people[BELA])
    live.viewers.add(watcher)
    before = scene(live, watcher.person, Words()).view
    playing = asyncio.create_task(hub.play(live, ADA, "play 6"))
    await asyncio.to_thread(disk.arrived.wait, 10)
    assert not watcher.changed.is_set()
    assert scene(live, watcher.person, Words()).view == before
    assert scene(live, company.people[ADA], Words()).actor == ADA
    disk.gate.set()
    await playing
    assert watcher.changed.is_set()
    assert scene(live, watcher.person, Words()).actor == BELA


@pytest.mark.parametrize("moment", ["before", "after"])
async def test_when_writing_fails_memory_is_what_the_database_has(hub: Hub, disk: SlowDisk, moment: str) -> None:
    """Whether or not the write succeeded before the error."""
    live = await hub.find(seated(disk).id)
    watcher = Viewer(STRANGER)
    live.viewers.add(watcher)
    disk.fails = moment
    disk.gate.set()
    with pytest.raises(DiskTrouble):
        await hub.play(live, ADA, "play 6")
    assert live.match.records == disk.load(live.id).match.records
    assert live.match.length == (moment == "after")
    assert hub.live[live.id] is live


async def test_after_trouble_the_match_goes_on_with_the_same_watchers(hub: Hub, disk: SlowDisk) -> None:
    live = await hub.find(seated(disk).id)
    watcher = Viewer(STRANGER)
    live.viewers.add(watcher)
    disk.gate.set()
    disk.fails = "before"
    with pytest.raises(DiskTrouble):
        await hub.play(live, ADA, "play 6")
    disk.fails = "never"
    watcher.changed.clear()
    await hub.play(await hub.find(live.id), ADA, "play 12")
    assert watcher.changed.is_set()
    assert live.match.records == disk.load(live.id).match.records


async def test_a_move_given_up_half_way_is_found_by_the_next(hub: Hub, disk: SlowDisk) -> None:
    """The client has disconnected but the write succeeded: the next move finds it, and nothing is doubled."""
    live = await hub.find(seated(disk).id)
    playing = asyncio.create_task(hub.play(live, ADA, "play 6"))
    await asyncio.to_thread(disk.arrived.wait, 10)
    playing.cancel()
    disk.gate.set()
    await asyncio.gather(playing, return_exceptions=True)
    await asyncio.gather(hub.play(live, ADA, "play 6", expected=0), return_exceptions=True)
    assert live.match.records == disk.load(live.id).match.records
    assert live.match.length == 1

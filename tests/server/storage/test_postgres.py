"""Several server processes on one PostgreSQL: each learns of all changes, and no move is lost or made twice."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from contextlib import AsyncExitStack
from pathlib import Path
from statistics import median, quantiles
from typing import Final

import pytest
from sqlalchemy import text

from aevum.server.live.change_listener import listen_for_changes
from aevum.server.live.hub import Hub, Viewer
from aevum.server.storage.matches import AppendConflict, LoadedMatch, Person, Storage
from aevum.testing.figures import Count
from server.high_card_matches import ADA, dealt, first_legal, seated
from server.serving import TIMEOUT_SECONDS, Page, Server, post, serving, steps_of

pytestmark = pytest.mark.anyio
MATCHES: Final = 12
STRANGER: Final = Person("stranger", "Eve", None)
CUT_OFF: Final = text(
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
    " WHERE datname = current_database() AND pid != pg_backend_pid()"
)


@pytest.fixture
def servers(storage: Storage, database: str, tmp_path: Path) -> Iterator[list[Server]]:
    with serving(database, tmp_path) as here, serving(database, tmp_path) as there:
        yield [here, there]


async def test_a_move_made_at_one_server_is_seen_at_the_other(
    servers: list[Server], storage: Storage, count: Count
) -> None:
    """Ada is connected to one server, Bela to the other, for many matches."""
    seconds: list[float] = []

    async def one_match(seed: int) -> None:
        company = seated(storage, match := dealt(seed))
        async with AsyncExitStack() as stack:
            seats = zip(servers, company.keys, strict=True)
            pages = [await stack.enter_async_context(Page(server, company.id, key)) for server, key in seats]
            while not match.over:
                mover, other = pages[match.actor], pages[1 - match.actor]
                steps = steps_of(match, str(match.legal()[0]))
                await mover.choose(steps[:-1])
                sent = time.perf_counter()
                await mover.touch(steps[-1])
                await other.until_length(match.length + 1)
                seconds.append(time.perf_counter() - sent)
                match.play(first_legal(match))
                await mover.until_length(match.length)
        assert storage.load(company.id).match.records == match.records

    for seed in range(MATCHES):
        await one_match(seed)
    count("microseconds from sending a move to seeing it at the other server, median", round(median(seconds) * 1e6))
    count("microseconds the same, 95 in 100 are faster", round(quantiles(seconds, n=20)[-1] * 1e6))


async def test_of_two_tabs_at_two_servers_one_makes_the_move(servers: list[Server], storage: Storage) -> None:
    """Each player has a page open at both servers and sends different moves from both at once."""
    company = seated(storage, dealt())
    async with AsyncExitStack() as stack:
        tabs = [
            [await stack.enter_async_context(Page(server, company.id, key)) for server in servers]
            for key in company.keys
        ]
        made = 0
        while not (match := storage.load(company.id).match).over:
            assert match.length == made
            choice = [str(move) for move in match.legal()]
            both = [steps_of(match, choice[0]), steps_of(match, choice[-1])]
            for page, steps in zip(tabs[match.actor], both, strict=True):
                await page.until_length(match.length)
                await page.choose(steps[:-1])
            await asyncio.gather(*(page.touch(steps[-1]) for page, steps in zip(tabs[match.actor], both, strict=True)))
            made += 1
            for page in [page for pages in tabs for page in pages]:
                await page.until_length(made)
        assert len({page.log_mark for page in tabs[ADA]}) == 1


async def test_many_matches_at_two_servers_lose_and_double_nothing(servers: list[Server], storage: Storage) -> None:
    async def one_match(seed: int) -> None:
        company = seated(storage, match := dealt(seed))
        async with AsyncExitStack() as stack:
            seats = zip(servers, company.keys, strict=True)
            pages = [await stack.enter_async_context(Page(server, company.id, key)) for server, key in seats]
            while not match.over:
                await pages[match.actor].until_length(match.length)
                await pages[match.actor].play(steps_of(match, str(match.legal()[-1])))
                match.play(match.legal()[-1])
        assert storage.load(company.id).match.records == match.records

    await asyncio.gather(*(one_match(seed) for seed in range(MATCHES)))


async def test_people_meet_through_the_pages_of_two_servers(servers: list[Server], storage: Storage) -> None:
    here, there = servers
    where, ada = post(here, "/matches", {"game": "high-card", "seat-0": "me", "seat-1": "open"})
    id = where.rpartition("/")[2]
    async with Page(here, id, ada) as page:
        invitation = storage.load(id).seats[1].token
        joined, bela = post(there, f"/join/{invitation}", {})
        assert joined == where
        await page.until(lambda: invitation not in page.regions["seats"])
        async with Page(there, id, bela) as other:
            match = storage.load(id).match
            await page.play(steps_of(match, str(match.legal()[0])))
            await other.until(lambda: other.length == 1)


async def test_the_listener_comes_back_when_the_database_cuts_it_off(
    servers: list[Server], storage: Storage, count: Count
) -> None:
    here, there = servers
    company = seated(storage, match := dealt())
    async with Page(here, company.id, company.keys[0]) as ada, Page(there, company.id, company.keys[1]) as bela:
        with storage.engine.begin() as connection:
            connection.execute(CUT_OFF)
        begun = time.perf_counter()
        await ada.play(steps_of(match, str(match.legal()[0])))
        await bela.until(lambda: bela.length == 1)
        count(
            "microseconds until news flow again after the database cut everybody off",
            round((time.perf_counter() - begun) * 1e6),
        )


async def test_what_was_missed_while_cut_off_is_read_afterwards(
    database: str, storage: Storage, caplog: pytest.LogCaptureFixture
) -> None:
    company = seated(storage)
    hub = Hub(Storage(database))
    async with listen_for_changes(hub):
        live = await hub.find(company.id)
        watcher = Viewer(STRANGER)
        live.viewers.add(watcher)
        with storage.engine.begin() as connection:
            connection.execute(CUT_OFF)
        match = storage.load(company.id).match
        match.play("play 6")
        storage.append(company.id, match, 0)
        await asyncio.wait_for(watcher.changed.wait(), TIMEOUT_SECONDS)
        while live.match.length == 0:
            await asyncio.sleep(0.01)
        assert live.match.records == match.records
    assert "trying again" in caplog.text
    live.viewers.clear()
    await hub.close()


async def test_news_that_could_not_be_read_at_once_are_read_later(
    database: str, storage: Storage, monkeypatch: pytest.MonkeyPatch
) -> None:
    company = seated(storage)
    hub = Hub(Storage(database))
    tries: list[str] = []
    read = Storage.catch_up

    def stumble(own: Storage, known: LoadedMatch) -> LoadedMatch:
        tries.append(known.id)
        if len(tries) < 3:
            raise OSError("out of reach")
        return read(own, known)

    monkeypatch.setattr(Storage, "catch_up", stumble)
    async with listen_for_changes(hub):
        live = await hub.find(company.id)
        match = storage.load(company.id).match
        match.play("play 6")
        storage.append(company.id, match, 0)
        while live.match.length == 0:
            await asyncio.sleep(0.01)
    assert len(tries) == 3
    await hub.close()


async def test_nobody_hears_of_what_did_not_happen(
    database: str, storage: Storage, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Notifications are part of the transaction: an append that loses notifies no process."""
    company = seated(storage)
    first, second = storage.load(company.id).match, storage.load(company.id).match
    first.play("play 6")
    second.play("play 12")
    hub = Hub(Storage(database))
    heard: list[str] = []

    async def hear(id: str) -> None:
        heard.append(id)

    monkeypatch.setattr(hub, "refresh", hear)
    async with listen_for_changes(hub):
        await asyncio.to_thread(storage.append, company.id, first, 0)
        with pytest.raises(AppendConflict):
            await asyncio.to_thread(storage.append, company.id, second, 0)
        await asyncio.to_thread(storage.say, company.id, "Ada", "hello")
        while len(heard) < 2:
            await asyncio.sleep(0.01)
        await asyncio.sleep(0.1)
    assert heard == [company.id, company.id]
    await hub.close()

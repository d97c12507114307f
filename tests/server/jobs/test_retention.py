"""Matches that all players have abandoned are deleted after a while, if the operator wishes; everything else stays."""

from __future__ import annotations

import time

import pytest
from sqlalchemy import func, select, update

from aevum.server.jobs.retention import DAY_SECONDS, abandoned_matches, delete_abandoned
from aevum.server.live import hub as hub_module
from aevum.server.live import live_match
from aevum.server.live.hub import Hub, Viewer
from aevum.server.storage.matches import NoSuchMatch, Person, Storage, new_token
from aevum.server.storage.schema import METADATA, matches, people
from server.high_card_matches import ADA, BELA, dealt, finished, seated
from server.raw_client import RawClient

pytestmark = pytest.mark.anyio


def aged(storage: Storage, id: str, days: float) -> None:
    with storage.engine.begin() as connection:
        connection.execute(update(matches).where(matches.c.id == id).values(moved=time.time() - days * DAY_SECONDS))


async def test_only_what_is_not_over_and_long_left_goes(hub: Hub, storage: Storage) -> None:
    old, young, _ = seated(storage), seated(storage), seated(storage)
    over = seated(storage, finished())
    live = await hub.find(old.id)
    await hub.play(live, ADA, "play 6")
    await hub.say(live, "Ada", "hello?")
    for company, days in ((old, 31), (over, 1_000), (young, 29)):
        aged(storage, company.id, days)
    # days are counted back from the newest move, here that of a match made now
    assert await delete_abandoned(hub, 30) == 1
    with pytest.raises(NoSuchMatch):
        await hub.find(old.id)
    assert (await hub.find(young.id)).match.length == 0
    assert (await hub.find(over.id)).match.over
    with storage.engine.connect() as connection:
        for table in METADATA.tables.values():
            if "match" in table.c:
                of_it = select(func.count()).select_from(table).where(table.c.match == old.id)
                assert connection.execute(of_it).scalar() == 0, table.name


async def test_a_match_somebody_looks_at_stays(hub: Hub, storage: Storage) -> None:
    company = seated(storage)
    (await hub.find(company.id)).viewers.add(Viewer(company.people[ADA]))
    aged(storage, company.id, 31)
    assert await delete_abandoned(hub, 30) == 0


def test_an_invitation_ends_with_the_match_that_its_host_left_behind(client: RawClient) -> None:
    """The host holds a seat and never returns, and no move was made: the open seat and its link end with the match."""
    made = client.submit("/matches", "game=high-card&seat-0=me&seat-1=open")
    id, storage = made.header("location").rpartition("/")[2], client.hub.storage
    link = f"/join/{storage.seating(id)[BELA].token}"
    seated(storage)
    aged(storage, id, 29)
    assert client.wait(delete_abandoned(client.hub, 30)) == 0
    assert client.get(link).status == 200
    aged(storage, id, 31)
    assert client.wait(delete_abandoned(client.hub, 30)) == 1
    assert client.get(link).status == client.submit(link, "name=Eve").status == 404
    assert id not in client.get("/mine", key=made.key).text


async def test_people_without_account_seat_or_match_go_too(hub: Hub, storage: Storage) -> None:
    keys = [new_token() for _ in range(5)]
    stranger, seat, host, account, young = (storage.new_person(key) for key in keys)
    id = storage.create(dealt(), [None, None], host=host.id)
    storage.add_holder(id, 0, seat.id)
    storage.register(account.id, "ada", "Ada", "hash")
    with storage.engine.begin() as connection:
        old = people.c.id != young.id
        connection.execute(update(people).where(old).values(created=time.time() - 31 * DAY_SECONDS))
    await delete_abandoned(hub, 30)
    known = [storage.person_of_key(key) for key in keys]
    assert [person is not None for person in known] == [False, True, True, True, True]
    assert stranger.id not in {person.id for person in known if person}


# -- a clock that is wrong


async def test_a_clock_a_year_ahead_deletes_nothing_that_is_played(
    hub: Hub, storage: Storage, monkeypatch: pytest.MonkeyPatch
) -> None:
    for _ in range(4):
        seated(storage)
    now = time.time()
    monkeypatch.setattr(time, "time", lambda: now + 365 * DAY_SECONDS)
    assert await delete_abandoned(hub, 30) == 0
    assert storage.running() == 4


async def test_a_large_share_is_announced_before_it_goes(
    hub: Hub, storage: Storage, caplog: pytest.LogCaptureFixture
) -> None:
    for _ in range(8):
        aged(storage, seated(storage).id, 31)
    seated(storage)
    assert await delete_abandoned(hub, 30) == 0
    assert "is the clock right?" in caplog.text
    assert await delete_abandoned(hub, 30, announced=await abandoned_matches(hub, 30)) == 8
    assert storage.running() == 1


# -- memory


async def test_matches_in_memory_are_weighed(hub: Hub, storage: Storage, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live_match, "MATCH_BYTES", 1_000)
    monkeypatch.setattr(live_match, "RECORD_BYTES", 500)
    hub.memory = 5_000
    short = [seated(storage).id for _ in range(6)]
    for id in short:
        await hub.find(id)
    assert list(hub.live) == short[1:]
    long = seated(storage, finished()).id
    await hub.find(long)
    assert list(hub.live) == [short[-1], long]
    assert sum(live.bytes_used for live in hub.live.values()) <= 5_000


async def test_what_is_looked_at_stays_whatever_it_weighs(hub: Hub, storage: Storage) -> None:
    hub.memory = 1
    first = await hub.find(seated(storage).id)
    first.viewers.add(Viewer(Person("stranger", "Eve", None)))
    await hub.find(seated(storage).id)
    assert first.id in hub.live
    assert hub_module.MEMORY_BYTES > 10_000_000

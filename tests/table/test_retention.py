"""What everybody has left behind is deleted after a while, if the operator wishes; everything else stays."""

from __future__ import annotations

import time

import pytest
from sqlalchemy import func, select, update

from aevum.kernel.match import Match
from aevum.table import hub as hub_module
from aevum.table import live as live_module
from aevum.table.hub import Hub, Watcher
from aevum.table.retention import DAY, clear
from aevum.table.schema import METADATA, matches, people
from aevum.table.storage import NoSuchMatch, Person, Storage, new_token
from table.high_cards import ADA, BELA, dealt, seated
from table.visitor import Visitor

pytestmark = pytest.mark.anyio


def aged(storage: Storage, id: str, days: float) -> None:
    with storage.engine.begin() as connection:
        connection.execute(update(matches).where(matches.c.id == id).values(moved=time.time() - days * DAY))


def finished() -> Match:
    match = dealt()
    while not match.over:
        match.play(match.legal()[0])
    return match


async def test_only_what_is_not_over_and_long_left_goes(hub: Hub, storage: Storage) -> None:
    old, young = seated(storage), seated(storage)
    over = seated(storage, finished())
    live = await hub.find(old.id)
    await hub.play(live, ADA, "play 6")
    await hub.say(live, "Ada", "hello?")
    for company, days in ((old, 31), (over, 1_000), (young, 29)):
        aged(storage, company.id, days)
    assert await clear(hub, 30) == 1
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
    (await hub.find(company.id)).watchers.add(Watcher(company.people[ADA]))
    aged(storage, company.id, 31)
    assert await clear(hub, 30) == 0


def test_an_invitation_ends_with_the_match_that_its_host_left_behind(visitor: Visitor) -> None:
    """The host holds a seat and never returns, nobody has moved: the open seat and its link go after the same time."""
    made = visitor.submit("/matches", "game=high-card&seat-0=me&seat-1=open")
    id, storage = made.header("location").rpartition("/")[2], visitor.hub.storage
    link = f"/join/{storage.seating(id)[BELA].token}"
    aged(storage, id, 29)
    assert visitor.wait(clear(visitor.hub, 30)) == 0
    assert visitor.get(link).status == 200
    aged(storage, id, 31)
    assert visitor.wait(clear(visitor.hub, 30)) == 1
    assert visitor.get(link).status == visitor.submit(link, "name=Eve").status == 404
    assert id not in visitor.get("/mine", key=made.key).text


async def test_people_without_account_seat_or_match_go_too(hub: Hub, storage: Storage) -> None:
    keys = [new_token() for _ in range(5)]
    stranger, seat, host, account, young = (storage.new_person(key) for key in keys)
    id = storage.create(dealt(), [None, None], host=host.id)
    storage.hold(id, 0, seat.id)
    storage.register(account.id, "ada", "Ada", "hash")
    with storage.engine.begin() as connection:
        old = people.c.id != young.id
        connection.execute(update(people).where(old).values(created=time.time() - 31 * DAY))
    await clear(hub, 30)
    known = [storage.person_of_key(key) for key in keys]
    assert [person is not None for person in known] == [False, True, True, True, True]
    assert stranger.id not in {person.id for person in known if person}


# -- memory


async def test_matches_in_memory_are_weighed(hub: Hub, storage: Storage, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live_module, "BASE_WEIGHT", 1_000)
    monkeypatch.setattr(live_module, "RECORD_WEIGHT", 500)
    hub.memory = 5_000
    short = [seated(storage).id for _ in range(6)]
    for id in short:
        await hub.find(id)
    assert list(hub.live) == short[1:]
    long = seated(storage, finished()).id
    await hub.find(long)
    assert list(hub.live) == [short[-1], long]
    assert sum(live.weight for live in hub.live.values()) <= 5_000


async def test_what_is_looked_at_stays_whatever_it_weighs(hub: Hub, storage: Storage) -> None:
    hub.memory = 1
    first = await hub.find(seated(storage).id)
    first.watchers.add(Watcher(Person("stranger", "Eve", None)))
    await hub.find(seated(storage).id)
    assert first.id in hub.live
    assert hub_module.MEMORY > 10_000_000

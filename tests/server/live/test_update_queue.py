"""Updates of pages: one page at a time, the actor's first; several changes by others are rendered once."""

from __future__ import annotations

import asyncio
import json
from typing import Final

import pytest

from aevum.server.live import update_queue
from aevum.server.live.update_queue import THROTTLE_SECONDS, UpdateQueue, UpdateThrottle
from server.high_card_matches import BELA, first_legal, seated
from server.raw_client import RawClient

pytestmark = pytest.mark.anyio
TIMEOUT_SECONDS: Final = 60


@pytest.fixture
def never(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let a page not be rendered again by changes of others, as if no time passed after the first rendering."""
    monkeypatch.setattr(update_queue, "THROTTLE_SECONDS", 1e6)


async def test_whoever_has_acted_is_drawn_for_before_those_who_only_look() -> None:
    table, order, all_there = UpdateQueue(), [], asyncio.Event()

    async def page(name: str, *, hurried: bool) -> None:
        async with table.slot(hurried=hurried):
            order.append(name)
            await all_there.wait()

    pages = [asyncio.create_task(page(f"looks {number}", hurried=False)) for number in range(3)]
    await asyncio.sleep(0)
    pages.append(asyncio.create_task(page("acts", hurried=True)))
    await asyncio.sleep(0)
    all_there.set()
    await asyncio.gather(*pages)
    assert order == ["looks 0", "acts", "looks 1", "looks 2"]


async def test_a_page_that_closes_while_it_waits_holds_nobody_up() -> None:
    table = UpdateQueue()

    async def page() -> None:
        async with table.slot(hurried=False):
            await asyncio.sleep(0)

    pages = [asyncio.create_task(page()) for _ in range(4)]
    await asyncio.sleep(0)
    pages[1].cancel()
    await asyncio.gather(*pages, return_exceptions=True)
    await asyncio.wait_for(page(), TIMEOUT_SECONDS)


async def test_the_first_change_is_drawn_at_once_and_the_next_when_somebody_acts(never: None) -> None:
    pace = UpdateThrottle()
    assert not await asyncio.wait_for(pace.wait(), TIMEOUT_SECONDS)
    pace.sent()
    next = asyncio.create_task(pace.wait())
    for _ in range(20):
        await asyncio.sleep(0)
    assert not next.done()
    pace.urgent.set()
    assert await asyncio.wait_for(next, TIMEOUT_SECONDS), "whoever acts does not wait"


async def test_what_others_do_is_drawn_after_a_moment() -> None:
    pace, clock = UpdateThrottle(), asyncio.get_running_loop().time
    pace.sent()
    begun = clock()
    assert not await asyncio.wait_for(pace.wait(), TIMEOUT_SECONDS)
    assert clock() - begun >= THROTTLE_SECONDS * 0.9


def test_many_changes_in_a_moment_are_one_message(client: RawClient, never: None) -> None:
    """The window lasts until the page itself sends something, however long the changes take."""
    company = seated(client.hub.storage)
    live = client.live(company.id)
    with client.open(f"/m/{company.id}/live", key=company.keys[BELA]) as line:
        line.hear()
        for number in range(20):
            client.wait(client.hub.say(live, "Ada", f"line {number}"))
        client.wait(client.hub.play(live, live.match.actor, first_legal(live.match)))
        assert line.hear_all() == []
        line.say({"do": "ask", "place": ""})
        (heard,) = map(json.loads, line.hear_all())
    assert heard["length"] == 1
    assert "line 19" in heard["regions"]["chat-lines"]

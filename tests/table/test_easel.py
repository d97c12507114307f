"""Drawing: one page at a time, whoever acted first; what others do in a moment is drawn once."""

from __future__ import annotations

import asyncio
import json
from typing import Final

import pytest

from aevum.table import easel
from aevum.table.easel import WINDOW, Easel, Pace
from table.high_cards import BELA, first_legal, seated
from table.visitor import Visitor

pytestmark = pytest.mark.anyio
PATIENCE: Final = 60


@pytest.fixture
def never(monkeypatch: pytest.MonkeyPatch) -> None:
    """A page is not drawn again by what others do, as if time stood still after the first drawing."""
    monkeypatch.setattr(easel, "WINDOW", 1e6)


async def test_whoever_has_acted_is_drawn_for_before_those_who_only_look() -> None:
    table, order, all_there = Easel(), [], asyncio.Event()

    async def page(name: str, *, hurried: bool) -> None:
        async with table.turn(hurried=hurried):
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
    table = Easel()

    async def page() -> None:
        async with table.turn(hurried=False):
            await asyncio.sleep(0)

    pages = [asyncio.create_task(page()) for _ in range(4)]
    await asyncio.sleep(0)
    pages[1].cancel()
    await asyncio.gather(*pages, return_exceptions=True)
    await asyncio.wait_for(page(), 1)


async def test_the_first_change_is_drawn_at_once_and_the_next_when_somebody_acts(never: None) -> None:
    pace = Pace()
    assert not await asyncio.wait_for(pace.moment(), PATIENCE)
    pace.drawn()
    next = asyncio.create_task(pace.moment())
    for _ in range(20):
        await asyncio.sleep(0)
    assert not next.done()
    pace.hurry.set()
    assert await asyncio.wait_for(next, PATIENCE), "whoever acts does not wait"


async def test_what_others_do_is_drawn_after_a_moment() -> None:
    pace, clock = Pace(), asyncio.get_running_loop().time
    pace.drawn()
    begun = clock()
    assert not await asyncio.wait_for(pace.moment(), PATIENCE)
    assert clock() - begun >= WINDOW * 0.9


def test_many_changes_in_a_moment_are_one_message(visitor: Visitor, never: None) -> None:
    """The moment lasts until the page itself says something, however long the changes take."""
    company = seated(visitor.hub.storage)
    live = visitor.live(company.id)
    with visitor.open(f"/m/{company.id}/live", key=company.keys[BELA]) as line:
        line.hear()
        for number in range(20):
            visitor.wait(visitor.hub.say(live, "Ada", f"line {number}"))
        visitor.wait(visitor.hub.play(live, live.match.actor, first_legal(live.match)))
        assert line.hear_all() == []
        line.say({"do": "look"})
        (heard,) = map(json.loads, line.hear_all())
    assert heard["length"] == 1
    assert "line 19" in heard["regions"]["chat-lines"]

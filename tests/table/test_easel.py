"""Drawing: one page at a time, whoever acted first; what others do in a moment is drawn once."""

from __future__ import annotations

import asyncio
import json

import pytest

from aevum.table.easel import WINDOW, Easel, Pace
from table.high_cards import BELA, first_legal, seated
from table.visitor import Visitor

pytestmark = pytest.mark.anyio


async def test_whoever_has_acted_is_drawn_for_before_those_who_only_look() -> None:
    easel, order, all_there = Easel(), [], asyncio.Event()

    async def page(name: str, *, hurried: bool) -> None:
        async with easel.turn(hurried=hurried):
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
    easel = Easel()

    async def page() -> None:
        async with easel.turn(hurried=False):
            await asyncio.sleep(0)

    pages = [asyncio.create_task(page()) for _ in range(4)]
    await asyncio.sleep(0)
    pages[1].cancel()
    await asyncio.gather(*pages, return_exceptions=True)
    await asyncio.wait_for(page(), 1)


async def test_the_first_change_is_drawn_at_once_and_the_next_after_a_moment() -> None:
    pace, clock = Pace(), asyncio.get_running_loop().time
    begun = clock()
    assert not await pace.moment()
    pace.drawn()
    assert clock() - begun < WINDOW / 2
    assert not await pace.moment()
    assert clock() - begun >= WINDOW * 0.9
    pace.drawn()
    pace.hurry.set()
    begun = clock()
    assert await pace.moment()
    assert clock() - begun < WINDOW / 2, "whoever acts does not wait"


def test_many_changes_in_a_moment_are_one_message(visitor: Visitor) -> None:
    company = seated(visitor.hub.storage)
    live = visitor.live(company.id)
    with visitor.open(f"/m/{company.id}/live", key=company.keys[BELA]) as line:
        line.hear()
        for number in range(20):
            visitor.wait(visitor.hub.say(live, "Ada", f"line {number}"))
        visitor.wait(visitor.hub.play(live, live.match.actor, first_legal(live.match)))
        visitor.wait(asyncio.sleep(3 * WINDOW))
        heard = [json.loads(text) for text in line.hear_all()]
    assert len(heard) <= 3
    assert heard[-1]["length"] == 1

"""Bots run in worker processes, only while a person attends, each address in turn."""

from __future__ import annotations

import asyncio
import os
import signal
from pathlib import Path
from typing import Any

import pytest

from aevum.bots import Bot, Sight
from aevum.bots.decision_chance import decision_chance
from aevum.bots.search_bots import Easy
from aevum.kernel.match import Match
from aevum.kernel.registry import find_game
from aevum.server.live import bot_runner, live_match
from aevum.server.live.hub import Hub, LiveMatch, Viewer
from aevum.server.storage.matches import Person, Storage
from aevum.server.workers.waiting import FairSlots
from server.high_card_matches import seated
from server.raw_client import TIMEOUT_SECONDS, RawClient
from server.serving import Page, post, serving

pytestmark = pytest.mark.anyio
STRANGER = Person("stranger", "Eve", None)


@pytest.fixture(autouse=True)
def _bots_do_not_dawdle(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_runner, "PAUSE_SECONDS", 0.0)
    monkeypatch.setattr(bot_runner, "STEP_SECONDS", 0.0)


def tempus(bots: str) -> Match:
    """Return a match that a bot begins."""
    game = find_game("tempus")
    matches = (Match(game, seats=[bots, bots, "Ada"], seed=seed) for seed in range(20))
    return next(match for match in matches if match.actor == 0)


async def at_tempus(hub: Hub, storage: Storage, bots: str) -> LiveMatch:
    return await hub.find(seated(storage, tempus(bots), bots=[bots, bots, None]).id)


async def until(live: LiveMatch, length: int) -> None:
    async with asyncio.timeout(TIMEOUT_SECONDS):
        while live.match.length < length:
            await asyncio.sleep(0.01)


async def test_a_bot_thinks_in_another_process_and_keeps_its_plan(hub: Hub, storage: Storage) -> None:
    live = await at_tempus(hub, storage, "easy")
    before = live.bots[0]
    hub.mark_present(live)
    await until(live, 2)
    assert type(live.bots[0]) is Easy
    assert live.bots[0] is not before, "it came back from elsewhere"
    assert hub.bot_runner._pool.pids
    assert os.getpid() not in hub.bot_runner._pool.pids


async def test_a_bot_that_takes_seconds_thinks_in_a_process_of_its_own(hub: Hub, storage: Storage) -> None:
    runner, live = hub.bot_runner, await at_tempus(hub, storage, "master")
    assert all(bot.takes_seconds for bot in live.bots.values())
    runner.prestart(live)
    assert runner._long_pool.pids
    assert not runner._pool.pids
    other = await at_tempus(hub, storage, "easy")
    runner.prestart(other)
    assert runner._pool.pids
    assert not runner._pool.pids & runner._long_pool.pids


async def test_the_same_moves_are_chosen_there_as_here(hub: Hub, storage: Storage) -> None:
    live = await at_tempus(hub, storage, "easy")
    here, match = hub.bot_runner.bots_of(live.stored), live.match.copy()
    hub.mark_present(live)
    await until(live, 3)
    for _ in range(3):
        here[match.actor].chance = decision_chance(match, match.actor, len(match.moves))
        match.play(here[match.actor].choose(Sight(match.game, match.state, match.state.legal())))
    assert live.match.records[:3] == match.records


async def test_nobody_there_no_thought(hub: Hub, storage: Storage) -> None:
    live = await hub.find(seated(storage, bots=["random", "random"]).id)
    await hub.find(live.id)
    await asyncio.sleep(0.05)
    assert (live.match.length, live.bots_at_work) == (0, None)


async def test_a_watcher_is_enough_and_when_all_have_gone_they_stop(
    hub: Hub, storage: Storage, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(live_match, "PRESENCE_SECONDS", 0.0)
    monkeypatch.setattr(bot_runner, "PAUSE_SECONDS", 0.02)
    live = await hub.find(seated(storage, bots=["random", "random"]).id)
    live.viewers.add(watcher := Viewer(STRANGER))
    hub.mark_present(live)
    await until(live, 2)
    live.viewers.discard(watcher)
    while live.bots_busy:
        await asyncio.sleep(0.01)
    assert not live.match.over
    assert live.is_idle, "it can be put away"


def test_reading_a_match_of_bots_wakes_nobody(client: RawClient) -> None:
    seats = [{"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "random"}]
    id = client.post("/api/matches", {"game": "high-card", "seats": seats}).json()["id"]
    for path in (f"/m/{id}", f"/m/{id}/replay", f"/api/matches/{id}", f"/api/matches/{id}/log"):
        assert client.get(path).status == 200
    client.wait(asyncio.sleep(0.05))
    assert client.live(id).match.length == 0


# -- bots that cannot be pickled, and processes that die


class Stubborn(Bot):
    """Bot that cannot be pickled, but works."""

    def __init__(self, *arguments: Any) -> None:
        super().__init__(*arguments)
        self.lock = asyncio.Lock()
        self.unsendable = lambda: None

    def choose(self, sight: Sight) -> int:
        return sight.legal[0]


async def test_a_bot_that_cannot_be_sent_thinks_here(hub: Hub, storage: Storage) -> None:
    live = await at_tempus(hub, storage, "random")
    live.bots[0] = Stubborn(live.bots[0].chance)
    hub.mark_present(live)
    await until(live, 3)
    assert type(live.bots[0]) is Stubborn


async def test_a_process_that_dies_is_replaced_and_nobody_notices(hub: Hub, storage: Storage) -> None:
    live = await at_tempus(hub, storage, "easy")
    hub.mark_present(live)
    await until(live, 1)
    for pid in hub.bot_runner._pool.pids:
        os.kill(pid, signal.SIGKILL)
    await until(live, 4)
    assert type(live.bots[0]) is Easy


# -- fairness between addresses


async def test_each_address_in_turn_however_many_tables_it_has() -> None:
    turns = FairSlots(1)
    order: list[str] = []

    async def table(address: str) -> None:
        async with turns.slot(address):
            order.append(address)
            await asyncio.sleep(0)

    await asyncio.gather(*(table("many") for _ in range(20)), *(table("few") for _ in range(3)))
    assert order[:8] == ["many", "many", "few", "many", "few", "many", "few", "many"]
    assert len(order) == 23


async def test_who_goes_away_while_waiting_leaves_the_place_to_others() -> None:
    turns = FairSlots(1)
    async with turns.slot("a"):
        waiting = asyncio.create_task(_turn(turns, "b"))
        last = asyncio.create_task(_turn(turns, "c"))
        await asyncio.sleep(0)
        waiting.cancel()
    await asyncio.wait_for(last, TIMEOUT_SECONDS)
    await asyncio.wait_for(_turn(turns, "d"), TIMEOUT_SECONDS)


async def _turn(turns: FairSlots, address: str) -> None:
    async with turns.slot(address):
        pass


# -- the end


@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGTERM])
async def test_processes_end_with_their_server(tmp_path: Path, how: signal.Signals) -> None:
    with serving(f"sqlite:///{tmp_path / 'table.sqlite'}", tmp_path) as server:
        seats = {"seat-0": "me", "seat-1": "bot:easy", "seat-2": "bot:easy"}
        where, key = post(server, "/matches", {"game": "tempus", **seats})
        async with Page(server, where.rpartition("/")[2], key):
            assert server.process is not None
            assert server.process.pid is not None
            children = await _children_of(server.process.pid)
            server.end(how)
        async with asyncio.timeout(TIMEOUT_SECONDS):
            while any(Path(f"/proc/{child}/status").exists() and not _is_dead(child) for child in children):
                await asyncio.sleep(0.05)


async def _children_of(pid: int) -> list[str]:
    """Return the child processes of a server, once there are any."""
    async with asyncio.timeout(TIMEOUT_SECONDS):
        while not (found := Path(f"/proc/{pid}/task/{pid}/children").read_text(encoding="ascii").split()):
            await asyncio.sleep(0.05)
    return found


def _is_dead(pid: str) -> bool:
    """Whether a process has ended; it may be a zombie, because its exit status was not read yet."""
    try:
        return "State:\tZ" in Path(f"/proc/{pid}/status").read_text(encoding="ascii")
    except OSError:
        return True

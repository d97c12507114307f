"""The answer time of a bot does not reveal whether it had a choice.

Time is a clock that only bots and pauses move.
"""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from aevum.bots import Bot, Sight
from aevum.server.live import bot_runner
from aevum.server.live.bot_runner import MIN_DECISION_SECONDS, ThinkingTimes
from aevum.server.live.hub import Hub, LiveMatch, Viewer
from aevum.server.storage.matches import Person, Storage
from server.high_card_matches import dealt, seated

pytestmark = pytest.mark.anyio


class Clock:
    """Clock of the seconds that have passed, with the moves and their times."""

    def __init__(self, thought: float) -> None:
        self.thought = thought
        self.now = 0.0
        self.asked = 0.0
        self.answers: list[tuple[str, bool, float]] = []

    def time(self) -> float:
        return self.now

    async def sleep(self, seconds: float) -> None:
        self.now += max(0.0, seconds)


class Thinker(Bot):
    """Bot that takes time whenever it has a choice.

    It holds a clock, so it cannot be pickled and runs in this process.
    """

    def __init__(self, clock: Clock, chance: Any) -> None:
        super().__init__(chance)
        self.clock = clock
        self.unsendable = lambda: None

    def choose(self, sight: Sight) -> int:
        if len(sight.legal) > 1:
            self.clock.now += self.clock.thought
        return sight.legal[-1]


def observed(hub: Hub, clock: Clock, monkeypatch: pytest.MonkeyPatch) -> None:
    """Record for each answer of a bot whether it had a choice and how long it took."""
    play, move = hub.bot_runner._play, hub.bot_runner._move

    async def asked(live: LiveMatch) -> None:
        clock.asked = clock.now
        await move(live)

    async def played(live: LiveMatch, seat: int, number: int, seen: int) -> None:
        state = live.match.state
        step = live.match.game.law.now(state).name
        clock.answers.append((step, len(state.legal()) > 1, round(clock.now - clock.asked, 6)))
        await play(live, seat, number, seen)

    monkeypatch.setattr(bot_runner, "PAUSE_SECONDS", 0.0)
    monkeypatch.setattr(bot_runner, "STEP_SECONDS", 0.0)
    monkeypatch.setattr(hub.bot_runner, "clock", clock.time)
    monkeypatch.setattr(hub.bot_runner, "sleep", clock.sleep)
    monkeypatch.setattr(hub.bot_runner, "_play", played)
    monkeypatch.setattr(hub.bot_runner, "_move", asked)


async def match_of_thinkers(hub: Hub, storage: Storage, clock: Clock, seed: int) -> None:
    live = await hub.find(seated(storage, dealt(seed), bots=["random", "random"]).id)
    live.bots = {seat: Thinker(clock, bot.chance) for seat, bot in live.bots.items()}
    live.viewers.add(Viewer(Person("stranger", "Eve", None)))
    hub.mark_present(live)
    async with asyncio.timeout(120):
        while not live.match.over:
            await asyncio.sleep(0.001)


@pytest.mark.parametrize("thought", [0.001, 0.3])
async def test_an_answer_without_a_choice_takes_as_long_as_others_of_its_kind(
    hub: Hub, storage: Storage, monkeypatch: pytest.MonkeyPatch, thought: float
) -> None:
    clock = Clock(thought)
    observed(hub, clock, monkeypatch)
    for seed in range(12):
        await match_of_thinkers(hub, storage, clock, seed)
    free = [seconds for _, choice, seconds in clock.answers if choice]
    with_choices = {step for step, choice, _ in clock.answers if choice}
    forced = [seconds for step, choice, seconds in clock.answers if not choice and step in with_choices]
    assert len(free) > 20
    assert len(forced) > 10
    assert set(free) == set(forced) == {max(thought, MIN_DECISION_SECONDS)}


def test_usual_times_come_from_the_same_kind_of_decision_only() -> None:
    times = ThinkingTimes()
    assert times.usual("claim") == 0.0
    for seconds in (1.0, 2.0, 3.0):
        times.note("claim", seconds)
    times.note("fight", 9.0)
    assert {times.usual("claim") for _ in range(200)} == {1.0, 2.0, 3.0}
    for _ in range(bot_runner.TIMES_STORED):
        times.note("claim", 4.0)
    assert times.usual("claim") == 4.0, "what was long ago does not count"

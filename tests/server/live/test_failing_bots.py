"""A bot that fails in any way is replaced for good; the log says so, and no match is stuck."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures.process import BrokenProcessPool
from typing import Any

import pytest
from sqlalchemy.exc import OperationalError

from aevum.bots import Bot, bots
from aevum.bots.fallback import FALLBACKS
from aevum.bots.random_bot import RandomBot
from aevum.bots.search_bots import Easy, Normal
from aevum.kernel.match import Match
from aevum.kernel.registry import find_game
from aevum.kernel.words import LANGUAGES
from aevum.server.live import bot_runner
from aevum.server.live.bot_runner import MissingBot
from aevum.server.live.hub import Hub, LiveMatch
from aevum.server.live.seat_log import bot_failure_event
from aevum.server.storage.match_index import OVERLOAD, RECOVERED, Failure
from aevum.server.storage.matches import Storage
from aevum.server.workers.process_pool import ProcessPool
from aevum.web.text.site_words import words_of
from server.failing_bots import FAILING
from server.high_card_matches import dealt, seated
from server.raw_client import TIMEOUT_SECONDS, RawClient

pytestmark = pytest.mark.anyio
MOMENT = 1.0


@pytest.fixture(autouse=True)
def _failing_bots_are_installed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_runner, "PAUSE_SECONDS", 0.0)
    monkeypatch.setattr(bot_runner, "STEP_SECONDS", 0.0)
    monkeypatch.setattr(bot_runner, "RETRY_SECONDS", 0.01)
    monkeypatch.setattr(bot_runner, "TRIES", 1)
    for name, kind in FAILING.items():
        monkeypatch.setitem(bots(), name, kind)


def begun_by_a_bot(game: str, names: list[str]) -> Match:
    matches = (Match(find_game(game), seats=names, seed=seed) for seed in range(20))
    return next(match for match in matches if match.actor == 0)


async def at_tempus(hub: Hub, storage: Storage, bot: str) -> LiveMatch:
    match = begun_by_a_bot("tempus", ["Juno", "Ada", "Bela"])
    return await hub.find(seated(storage, match, bots=[bot, None, None]).id)


def hurried(hub: Hub) -> None:
    """Let a dreaming bot time out after a moment; its replacement has the usual time."""
    workers, patience, replace = hub.bot_runner._pool, hub.bot_runner._pool.timeout, hub.bot_runner._replace
    workers.timeout = MOMENT

    async def patient_again(live: LiveMatch, seat: int, bot: str, cause: str) -> None:
        workers.timeout = patience
        await replace(live, seat, bot, cause)

    hub.bot_runner._replace = patient_again


async def moves(live: LiveMatch, length: int = 1) -> None:
    async with asyncio.timeout(TIMEOUT_SECONDS):
        while live.match.length < length:
            await asyncio.sleep(0.01)


def log_of(live: LiveMatch) -> list[str]:
    words = words_of(live.match.game.id, "en")
    return [event.say(words) for entry in live.log(-1) for event in entry.events]


@pytest.mark.parametrize("way", FAILING)
async def test_easy_plays_on_for_a_bot_that_fails(
    hub: Hub, storage: Storage, way: str, caplog: pytest.LogCaptureFixture
) -> None:
    if way == "dreaming":
        hurried(hub)
    live = await at_tempus(hub, storage, way)
    hub.mark_present(live)
    await moves(live)
    assert type(live.bots[0]) is Easy
    assert log_of(live)[0] == "Juno could not decide; the easy bot plays on for it."
    assert f"the bot {way} of seat 1 could not move" in caplog.text


async def test_where_easy_cannot_play_chance_does(hub: Hub, storage: Storage) -> None:
    live = await hub.find(seated(storage, dealt(), bots=["unborn", None]).id)
    assert live.match.game.heuristics is None
    hub.mark_present(live)
    await moves(live)
    assert type(live.bots[0]) is RandomBot
    assert "the random bot plays on for it" in log_of(live)[0]


async def test_it_is_written_down_and_outlives_the_server(hub: Hub, other_hub: Hub, storage: Storage) -> None:
    live = await at_tempus(hub, storage, "crashing")
    hub.mark_present(live)
    await moves(live)
    again = await other_hub.find(live.id)
    assert isinstance(again.bots[0], Easy)
    assert again.stored.seats[0].failures == (Failure("crashing", "easy", 0),)
    assert log_of(again)[0] == log_of(live)[0]


async def test_a_bot_that_is_not_installed_any_more_is_replaced_when_it_has_to_decide(
    hub: Hub, storage: Storage, monkeypatch: pytest.MonkeyPatch
) -> None:
    company = seated(storage, begun_by_a_bot("tempus", ["Juno", "Ada", "Bela"]), bots=["crashing", None, "silent"])
    monkeypatch.delitem(bots(), "crashing")
    monkeypatch.delitem(bots(), "silent")
    live = await hub.find(company.id)
    assert [type(bot) for bot in live.bots.values()] == [MissingBot, MissingBot]
    hub.mark_present(live)
    await moves(live)
    assert [seat.bot for seat in live.stored.seats] == ["easy", None, "silent"], "who has not failed yet stays"


async def test_whoever_stands_in_may_fail_too(hub: Hub, storage: Storage, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(bots(), "easy", FAILING["crashing"])
    live = await at_tempus(hub, storage, "dying")
    hub.mark_present(live)
    await moves(live)
    assert live.stored.seats[0].failures == (Failure("dying", "easy", 0, OVERLOAD), Failure("easy", "random", 0))
    assert len([line for line in log_of(live) if "could not decide" in line]) == 2


async def test_a_database_that_does_not_answer_is_not_the_fault_of_a_bot(
    hub: Hub, storage: Storage, monkeypatch: pytest.MonkeyPatch
) -> None:
    append, tries = storage.append, []

    def away_for_a_while(*arguments: object) -> None:
        tries.append(arguments)
        if len(tries) < 3:
            raise OperationalError("INSERT", {}, Exception("the disk is full"))
        append(*arguments)  # type: ignore[arg-type]

    monkeypatch.setattr(storage, "append", away_for_a_while)
    live = await hub.find(seated(storage, dealt(), bots=["random", None]).id)
    hub.mark_present(live)
    await moves(live)
    assert live.stored.seats[0].failures == ()


async def test_if_it_cannot_be_written_down_the_game_goes_on(
    hub: Hub, storage: Storage, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def full(*_: object) -> None:
        raise OperationalError("UPDATE", {}, Exception("the disk is full"))

    monkeypatch.setattr(storage, "replace_bot", full)
    live = await at_tempus(hub, storage, "crashing")
    hub.mark_present(live)
    await moves(live)
    assert type(live.bots[0]) is Easy
    assert "nobody could write down" in caplog.text


async def test_a_note_stands_where_it_happened(hub: Hub, storage: Storage) -> None:
    match = dealt()
    match.play("play 6")
    live = await hub.find(seated(storage, match, bots=[None, "crashing"]).id)
    hub.mark_present(live)
    await moves(live, 2)
    numbers = [entry.number for entry in live.log(-1)]
    assert numbers[:2] == [1, 1]
    assert "could not decide" in live.log(-1)[1].events[0].say(words_of("high-card", "en"))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("stand_in", FALLBACKS)
def test_the_log_says_it_in_every_language(stand_in: str, language: str) -> None:
    sentence = bot_failure_event("Juno", Failure("crashing", stand_in, 0)).say(words_of("high-card", language))
    assert sentence.startswith("Juno")
    assert "bot-replaced" not in sentence
    assert stand_in not in sentence or language == "en"


def test_programs_read_it_too(client: RawClient) -> None:
    seats = [{"kind": "bot", "bot": "random"}, {"kind": "me"}]
    begun = client.post("/api/matches", {"game": "high-card", "seats": seats}).json()
    client.hub.storage.replace_bot(begun["id"], 0, Failure("random", "easy", 0))
    answer = client.get(f"/api/matches/{begun['id']}/log").json()
    assert [(note["seat"], note["bot"], note["stand_in"]) for note in answer["replaced"]] == [(0, "random", "easy")]
    assert "could not decide" in answer["replaced"][0]["sentence"]


# -- one process for each job


async def test_a_job_that_ends_its_process_leaves_the_others_alone() -> None:
    workers = ProcessPool(2, max_queued=4, timeout=60)
    end = asyncio.create_task(workers.run(_exit))
    await asyncio.sleep(0)
    assert [await workers.run(len, "four") for _ in range(3)] == [4, 4, 4]
    with pytest.raises(BrokenProcessPool):
        await end
    workers.close()


async def test_a_job_that_takes_too_long_leaves_the_others_alone() -> None:
    workers = ProcessPool(2, max_queued=4, timeout=60)
    await asyncio.gather(*(workers.run(len, "") for _ in range(2)))
    workers.timeout = 1.0
    late = asyncio.create_task(workers.run(_dream))
    await asyncio.sleep(0)
    workers.timeout = 60
    assert await workers.run(len, "four") == 4
    with pytest.raises(TimeoutError):
        await late
    assert len(workers.pids) == 1
    workers.close()


def _exit() -> None:
    FAILING["dying"].choose(None, None)  # type: ignore[arg-type]


def _dream() -> None:
    FAILING["dreaming"].choose(None, None)  # type: ignore[arg-type]


# -- bots that time out


def strained(hub: Hub, monkeypatch: pytest.MonkeyPatch, fails: Callable[[Bot], Exception | None]) -> None:
    """Let the worker processes of bots fail as a test says."""
    monkeypatch.setattr(bot_runner, "TRIES", 3)
    run = hub.bot_runner._pool.run

    async def perhaps(work: Any, bot: Bot, *arguments: Any) -> Any:
        if (error := fails(bot)) is not None:
            raise error
        return await run(work, bot, *arguments)

    monkeypatch.setattr(hub.bot_runner._pool, "run", perhaps)


@pytest.mark.parametrize("error", [TimeoutError, BrokenProcessPool])
async def test_a_bot_that_is_not_given_the_time_tries_again_and_keeps_its_level(
    hub: Hub, storage: Storage, monkeypatch: pytest.MonkeyPatch, error: type[Exception]
) -> None:
    left = [error(), error()]
    strained(hub, monkeypatch, lambda _: left.pop() if left else None)
    live = await at_tempus(hub, storage, "normal")
    hub.mark_present(live)
    await moves(live)
    assert not left
    assert type(live.bots[0]) is Normal
    assert live.stored.seats[0].failures == ()


async def test_a_bot_that_was_never_given_the_time_gets_its_level_back(
    hub: Hub, storage: Storage, monkeypatch: pytest.MonkeyPatch
) -> None:
    now, recovered = [0.0], [False]

    def fails(bot: Bot) -> Exception | None:
        if isinstance(bot, Easy):
            now[0] += bot_runner.RECOVERY_SECONDS
            recovered[0] = True
        return None if recovered[0] else TimeoutError()

    strained(hub, monkeypatch, fails)
    monkeypatch.setattr(hub.bot_runner, "clock", lambda: now[0])
    live = await at_tempus(hub, storage, "normal")
    hub.mark_present(live)
    await moves(live, 2)
    assert type(live.bots[0]) is Normal
    assert live.stored.seats[0].bot == "normal"
    assert live.stored.seats[0].failures == (
        Failure("normal", "easy", 0, OVERLOAD),
        Failure("easy", "normal", 1, RECOVERED),
    )
    assert log_of(live)[0] == "Juno could not decide; the easy bot plays on for it."
    assert "Juno has time to think again and plays on itself." in log_of(live)


async def test_after_a_restart_it_tries_again_at_once(hub: Hub, storage: Storage) -> None:
    company = seated(storage, begun_by_a_bot("tempus", ["Juno", "Ada", "Bela"]), bots=["normal", None, None])
    storage.replace_bot(company.id, 0, Failure("normal", "easy", 0, OVERLOAD))
    storage.replace_bot(company.id, 0, Failure("easy", "random", 0, OVERLOAD))
    live = await hub.find(company.id)
    hub.mark_present(live)
    await moves(live)
    assert type(live.bots[0]) is Normal


async def test_who_has_failed_for_another_reason_does_not_come_back(hub: Hub, storage: Storage) -> None:
    company = seated(storage, begun_by_a_bot("tempus", ["Juno", "Ada", "Bela"]), bots=["normal", None, None])
    storage.replace_bot(company.id, 0, Failure("normal", "easy", 0, OVERLOAD))
    storage.replace_bot(company.id, 0, Failure("easy", "random", 0))
    live = await hub.find(company.id)
    hub.mark_present(live)
    await moves(live)
    assert type(live.bots[0]) is RandomBot


@pytest.mark.parametrize("language", LANGUAGES)
def test_that_it_plays_again_is_said_in_every_language(language: str) -> None:
    sentence = bot_failure_event("Juno", Failure("easy", "normal", 0, RECOVERED)).say(words_of("high-card", language))
    assert sentence.startswith("Juno ")
    assert "bot-plays-again" not in sentence

"""A bot that fails, however it does, is replaced for good; the log says so, and no game is stuck."""

from __future__ import annotations

import asyncio
from concurrent.futures.process import BrokenProcessPool

import pytest
from sqlalchemy.exc import OperationalError

from aevum.bots import bots
from aevum.bots.random_bot import RandomBot
from aevum.bots.standing_in import STAND_INS
from aevum.bots.thinking_bot import Easy
from aevum.kernel.match import Match
from aevum.kernel.registry import find_game
from aevum.kernel.words import LANGUAGES
from aevum.table import minds as minds_module
from aevum.table.hub import Hub, Live
from aevum.table.logbook import told_of_failure
from aevum.table.minds import Missing
from aevum.table.shelf import Failure
from aevum.table.staging import words_of
from aevum.table.storage import Storage
from aevum.table.workers import Workers
from table.failing_bots import FAILING
from table.high_cards import dealt, seated
from table.visitor import Visitor

pytestmark = pytest.mark.anyio
MOMENT = 1.0


@pytest.fixture(autouse=True)
def _failing_bots_are_installed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(minds_module, "BOT_PAUSE", 0.0)
    monkeypatch.setattr(minds_module, "BOT_STEP", 0.0)
    monkeypatch.setattr(minds_module, "BOT_REST", 0.01)
    for name, kind in FAILING.items():
        monkeypatch.setitem(bots(), name, kind)


def begun_by_a_bot(game: str, names: list[str]) -> Match:
    matches = (Match(find_game(game), seats=names, seed=seed) for seed in range(20))
    return next(match for match in matches if match.actor == 0)


async def at_tempus(hub: Hub, storage: Storage, bot: str) -> Live:
    match = begun_by_a_bot("tempus", ["Juno", "Ada", "Bela"])
    return await hub.find(seated(storage, match, bots=[bot, None, None]).id)


def hurried(hub: Hub) -> None:
    """Who dreams is waited for a moment only; who plays on then may take its time."""
    workers, patience, replace = hub.minds._workers, hub.minds._workers.patience, hub.minds._replace
    workers.patience = MOMENT

    async def patient_again(live: Live, seat: int, bot: str) -> None:
        workers.patience = patience
        await replace(live, seat, bot)

    hub.minds._replace = patient_again


async def moves(live: Live, length: int = 1) -> None:
    async with asyncio.timeout(60):
        while live.match.length < length:
            await asyncio.sleep(0.01)


def told(live: Live) -> list[str]:
    words = words_of(live.match.game.id, "en")
    return [event.say(words) for entry in live.log(-1) for event in entry.events]


@pytest.mark.parametrize("way", FAILING)
async def test_easy_plays_on_for_a_bot_that_fails(
    hub: Hub, storage: Storage, way: str, caplog: pytest.LogCaptureFixture
) -> None:
    if way == "dreaming":
        hurried(hub)
    live = await at_tempus(hub, storage, way)
    hub.attend(live)
    await moves(live)
    assert type(live.bots[0]) is Easy
    assert told(live)[0] == "Juno could not decide; the easy bot plays on for it."
    assert f"the bot {way} of seat 1 could not move" in caplog.text


async def test_where_easy_cannot_play_chance_does(hub: Hub, storage: Storage) -> None:
    live = await hub.find(seated(storage, dealt(), bots=["unborn", None]).id)
    assert live.match.game.judgement is None
    hub.attend(live)
    await moves(live)
    assert type(live.bots[0]) is RandomBot
    assert "the random bot plays on for it" in told(live)[0]


async def test_it_is_written_down_and_outlives_the_server(hub: Hub, other_hub: Hub, storage: Storage) -> None:
    live = await at_tempus(hub, storage, "crashing")
    hub.attend(live)
    await moves(live)
    again = await other_hub.find(live.id)
    assert isinstance(again.bots[0], Easy)
    assert again.stored.seats[0].failures == (Failure("crashing", "easy", 0),)
    assert told(again) == told(live)


async def test_a_bot_that_is_not_installed_any_more_is_replaced_when_it_has_to_decide(
    hub: Hub, storage: Storage, monkeypatch: pytest.MonkeyPatch
) -> None:
    company = seated(storage, begun_by_a_bot("tempus", ["Juno", "Ada", "Bela"]), bots=["crashing", None, "silent"])
    monkeypatch.delitem(bots(), "crashing")
    monkeypatch.delitem(bots(), "silent")
    live = await hub.find(company.id)
    assert [type(bot) for bot in live.bots.values()] == [Missing, Missing]
    hub.attend(live)
    await moves(live)
    assert [seat.bot for seat in live.stored.seats] == ["easy", None, "silent"], "who has not failed yet stays"


async def test_whoever_stands_in_may_fail_too(hub: Hub, storage: Storage, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(bots(), "easy", FAILING["crashing"])
    live = await at_tempus(hub, storage, "dying")
    hub.attend(live)
    await moves(live)
    assert live.stored.seats[0].failures == (Failure("dying", "easy", 0), Failure("easy", "random", 0))
    assert len([line for line in told(live) if "could not decide" in line]) == 2


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
    hub.attend(live)
    await moves(live)
    assert live.stored.seats[0].failures == ()


async def test_if_it_cannot_be_written_down_the_game_goes_on(
    hub: Hub, storage: Storage, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def full(*_: object) -> None:
        raise OperationalError("UPDATE", {}, Exception("the disk is full"))

    monkeypatch.setattr(storage, "replace_bot", full)
    live = await at_tempus(hub, storage, "crashing")
    hub.attend(live)
    await moves(live)
    assert type(live.bots[0]) is Easy
    assert "nobody could write down" in caplog.text


async def test_a_note_stands_where_it_happened(hub: Hub, storage: Storage) -> None:
    match = dealt()
    match.play("play 6")
    live = await hub.find(seated(storage, match, bots=[None, "crashing"]).id)
    hub.attend(live)
    await moves(live, 2)
    numbers = [entry.number for entry in live.log(-1)]
    assert numbers[:2] == [1, 1]
    assert "could not decide" in live.log(-1)[1].events[0].say(words_of("high-card", "en"))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("stand_in", STAND_INS)
def test_it_is_told_in_every_language(stand_in: str, language: str) -> None:
    sentence = told_of_failure("Juno", Failure("crashing", stand_in, 0)).say(words_of("high-card", language))
    assert sentence.startswith("Juno")
    assert "bot-replaced" not in sentence
    assert stand_in not in sentence or language == "en"


def test_programs_are_told_too(visitor: Visitor) -> None:
    seats = [{"kind": "bot", "bot": "random"}, {"kind": "me"}]
    begun = visitor.post("/api/matches", {"game": "high-card", "seats": seats}).json()
    visitor.hub.storage.replace_bot(begun["id"], 0, Failure("random", "easy", 0))
    answer = visitor.get(f"/api/matches/{begun['id']}/log").json()
    assert [(note["seat"], note["bot"], note["stand_in"]) for note in answer["replaced"]] == [(0, "random", "easy")]
    assert "could not decide" in answer["replaced"][0]["sentence"]


# -- one process for each errand


async def test_an_errand_that_ends_its_process_leaves_the_others_alone() -> None:
    workers = Workers(2, waiting=4, patience=60)
    end = asyncio.create_task(workers.run(_exit))
    await asyncio.sleep(0)
    assert [await workers.run(len, "four") for _ in range(3)] == [4, 4, 4]
    with pytest.raises(BrokenProcessPool):
        await end
    workers.close()


async def test_an_errand_that_takes_too_long_leaves_the_others_alone() -> None:
    workers = Workers(2, waiting=4, patience=60)
    await asyncio.gather(*(workers.run(len, "") for _ in range(2)))
    workers.patience = 1.0
    late = asyncio.create_task(workers.run(_dream))
    await asyncio.sleep(0)
    workers.patience = 60
    assert await workers.run(len, "four") == 4
    with pytest.raises(TimeoutError):
        await late
    assert len(workers.pids) == 1
    workers.close()


def _exit() -> None:
    FAILING["dying"].choose(None, None)  # type: ignore[arg-type]


def _dream() -> None:
    FAILING["dreaming"].choose(None, None)  # type: ignore[arg-type]

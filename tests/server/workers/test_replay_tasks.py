"""Long files and matches are replayed in worker processes, within limits, and the result is stored."""

from __future__ import annotations

import asyncio

import pytest
from sqlalchemy import update

from aevum.kernel.errors import AevumError, EditedFile, Illegal, Malformed, NoLongerLegal, UnknownGame
from aevum.kernel.match import Match
from aevum.kernel.records.savefile import match_to_bytes
from aevum.kernel.registry import find_game
from aevum.server.live import hub as hub_module
from aevum.server.live.hub import Hub
from aevum.server.security.rate_limits import Busy
from aevum.server.storage.matches import Storage
from aevum.server.storage.schema import records
from aevum.server.workers import replay_tasks
from aevum.server.workers.pickling import dumps, loads
from aevum.server.workers.process_pool import ProcessPool
from aevum.server.workers.replay_tasks import MAX_RECORDS, MAX_UNDOS, TooLong, read_file
from server.high_card_matches import dealt, seated
from server.raw_client import Answer, RawClient

BOUNDARY = "----file"


def back_and_forth(length: int) -> Match:
    """Return a match of at least `length` records: a move and its undo, over and over."""
    match = dealt()
    while match.length < length:
        match.play("play 6")
        match.undo(0, agreed=True)
    return match


def upload(client: RawClient, match: Match, name: str = "match.aevum") -> Answer:
    head = f'--{BOUNDARY}\r\nContent-Disposition: form-data; name="file"; filename="{name}"\r\n\r\n'
    body = head.encode() + match_to_bytes(match) + f"\r\n--{BOUNDARY}--\r\n".encode()
    return client.call("POST", "/upload", body, headers={"content-type": f"multipart/form-data; boundary={BOUNDARY}"})


# -- pickling for another process


@pytest.mark.parametrize("game", ["high-card", "tempus", "tempus-imperium"])
def test_a_match_crosses(game: str) -> None:
    match = Match(find_game(game), seed=3)
    while not match.over and match.length < 40:
        match.play(match.legal()[0])
    again = loads(dumps(match))
    assert again.game is match.game
    assert again.records == match.records
    assert again.log() == match.log()
    assert again.state.key() == match.state.key()
    assert [again.state_at(length).key() for length in range(len(again.moves))] == [
        match.state_at(length).key() for length in range(len(match.moves))
    ]
    assert again.undo is not None


def test_errors_cross_with_all_they_say() -> None:
    clause = next(iter(find_game("tempus").rulebook))
    errors: list[AevumError] = [
        Illegal(clause, "move"),
        Malformed("a", "b", ["c"]),
        EditedFile(file="x", line="3"),
        NoLongerLegal(clause, file="x", found="1", known="2", number="3"),
    ]
    for error in errors:
        again = loads(dumps(error))
        assert (type(again), str(again), again.__dict__) == (type(error), str(error), error.__dict__)


def test_a_game_that_is_not_installed_here_says_so() -> None:
    with pytest.raises(UnknownGame):
        loads(pack_name("no-such-game"))


def pack_name(name: str) -> bytes:
    """Return the pickled name of a game that is not installed here."""
    return b"\x80\x02" + b"X" + len(name).to_bytes(4, "little") + name.encode() + b"Q."


# -- files


def test_a_file_of_any_length_somebody_plays_is_read() -> None:
    assert read_file(match_to_bytes(back_and_forth(200)), "x").length == 200


@pytest.mark.parametrize("length", [2 * MAX_UNDOS + 2, MAX_RECORDS + 2])
def test_a_longer_one_is_refused_before_it_is_played(length: int, monkeypatch: pytest.MonkeyPatch) -> None:
    match = back_and_forth(2)
    match.records = match.records * (length // 2)
    monkeypatch.setattr(replay_tasks, "replay_transcript", None)
    with pytest.raises(TooLong):
        read_file(match_to_bytes(match), "x")


def test_an_upload_that_is_too_long_is_refused(client: RawClient) -> None:
    match = back_and_forth(2)
    match.records = match.records * (MAX_UNDOS + 1)
    answer = upload(client, match, "long.aevum")
    assert answer.status == 400
    assert "long.aevum is longer than any match we know" in answer.text


def test_while_a_long_file_is_read_others_are_served(client: RawClient, monkeypatch: pytest.MonkeyPatch) -> None:
    match = back_and_forth(1_200)
    client.wait(client.hub.replay_pool.run(len, ""))
    monkeypatch.setattr(replay_tasks, "replay_transcript", None)

    async def both() -> tuple[Match, int]:
        """Return the match that another process reads, and how often others were served meanwhile."""
        work = asyncio.create_task(client.hub.replay_pool.run(read_file, match_to_bytes(match), "x"))
        served = 0
        while not work.done():
            await asyncio.sleep(0.001)
            served += 1
        return await work, served

    read, served = client.wait(both())
    assert read.length == 1_200
    assert served > 1, "the server waited for the file"


# -- stored matches


@pytest.mark.anyio
async def test_a_long_match_is_read_by_another_process(
    hub: Hub, storage: Storage, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hub_module, "REPLAY_INLINE_RECORDS", 10)
    match = back_and_forth(20)
    company = seated(storage, match)
    live = await hub.find(company.id)
    assert hub.replay_pool.pids
    assert live.match.records == match.records
    assert live.match.game is match.game
    await hub.play(live, 0, "play 6")
    assert storage.load(company.id).match.length == 21


@pytest.mark.anyio
async def test_one_that_cannot_be_played_says_so_from_there_too(
    hub: Hub, storage: Storage, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hub_module, "REPLAY_INLINE_RECORDS", -1)
    match = dealt()
    match.play("play 6")
    company = seated(storage, match)
    with storage.engine.begin() as connection:
        connection.execute(update(records).where(records.c.match == company.id).values(move="play 2"))
    with pytest.raises(EditedFile):
        await hub.find(company.id)
    assert isinstance(storage.summary(company.id).load_error, EditedFile)


@pytest.mark.anyio
async def test_so_many_wait_and_the_next_is_sent_away() -> None:
    workers = ProcessPool(1, max_queued=2, timeout=30)
    workers.running = 3
    with pytest.raises(Busy):
        await workers.run(len, "")
    workers.close()


# -- verifying


def test_a_match_is_verified_once(client: RawClient, monkeypatch: pytest.MonkeyPatch) -> None:
    match = dealt()
    while not match.over:
        match.play(match.legal()[0])
    company = seated(client.hub.storage, match)
    assert "every move (6) is legal" in client.get(f"/m/{company.id}/verify").text
    monkeypatch.setattr(client.hub, "replay_pool", None)
    assert "every move (6) is legal" in client.get(f"/m/{company.id}/verify").text

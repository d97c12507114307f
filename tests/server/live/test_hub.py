"""The hub makes a move once, stores it, and only then shows it; bots play by themselves; people agree on undo."""

from __future__ import annotations

import asyncio

import pytest

from aevum.bots import Sight
from aevum.bots.random_bot import RandomBot
from aevum.kernel.errors import BeyondHorizon, Illegal, NotYourTurn, Stale
from aevum.kernel.events import SPECTATOR
from aevum.server.live import bot_runner
from aevum.server.live import hub as hub_module
from aevum.server.live.hub import Hub, LiveMatch, Viewer
from aevum.server.storage.matches import NoSuchMatch, Person, Storage, new_token
from server.high_card_matches import ADA, BELA, dealt, seated
from server.raw_client import TIMEOUT_SECONDS

pytestmark = pytest.mark.anyio
STRANGER = Person("stranger", "Eve", None)


@pytest.fixture(autouse=True)
def _bots_do_not_dawdle(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_runner, "PAUSE_SECONDS", 0.0)
    monkeypatch.setattr(bot_runner, "RETRY_SECONDS", 0.01)


async def bots_rest(live: LiveMatch) -> None:
    """Wait until no bot has anything to do."""
    while live.bots_at_work is not None and not live.bots_at_work.done():
        await asyncio.wait_for(asyncio.shield(live.bots_at_work), TIMEOUT_SECONDS)


def stored(hub: Hub, live: LiveMatch) -> list[object]:
    """Return the records of a match in the database."""
    return list(hub.storage.load(live.id).match.records)


# -- playing


async def test_a_move_is_stored_and_every_flag_goes_up(hub: Hub, storage: Storage) -> None:
    live = await hub.find(seated(storage).id)
    watcher = Viewer(STRANGER)
    live.viewers.add(watcher)
    await hub.play(live, ADA, "play 6", expected=0)
    assert watcher.changed.is_set()
    assert stored(hub, live) == live.match.records
    assert live.match.actor == BELA


async def test_a_refused_move_changes_nothing(hub: Hub, storage: Storage) -> None:
    live = await hub.find(seated(storage).id)
    with pytest.raises(Illegal):
        await hub.play(live, ADA, "play 2")
    with pytest.raises(NotYourTurn):
        await hub.play(live, BELA, "play 2")
    with pytest.raises(Stale):
        await hub.play(live, ADA, "play 6", expected=5)
    assert live.match.length == storage.length(live.id) == 0


async def test_the_same_move_sent_twice_is_made_once(hub: Hub, storage: Storage) -> None:
    live = await hub.find(seated(storage).id)
    twice = [hub.play(live, ADA, "play 6", expected=0) for _ in range(2)]
    results = await asyncio.gather(*twice, return_exceptions=True)
    assert [type(result) for result in results if result is not None] == [Stale]
    assert storage.length(live.id) == 1


async def test_a_match_many_ask_for_is_one(hub: Hub, storage: Storage) -> None:
    id = seated(storage).id
    assert len({*await asyncio.gather(*(hub.find(id) for _ in range(20)))}) == 1


async def test_asking_for_unknown_matches_leaves_nothing_behind(hub: Hub) -> None:
    for number in range(20):
        with pytest.raises(NoSuchMatch):
            await hub.find(f"guess-{number}")
    assert not hub.live
    assert not hub.loading


# -- bots


async def test_a_bot_answers(hub: Hub, storage: Storage) -> None:
    live = await hub.find(seated(storage, bots=[None, "random"]).id)
    await hub.play(live, ADA, "play 6")
    await bots_rest(live)
    assert {record.seat for record in live.match.records} == {ADA, BELA}
    assert live.match.actor not in live.bots


async def test_bots_play_among_themselves_to_the_end(hub: Hub, storage: Storage) -> None:
    live = await hub.find(seated(storage, bots=["random", "random"]).id)
    hub.mark_present(live)
    await bots_rest(live)
    assert live.match.over
    assert stored(hub, live) == live.match.records


async def test_a_bot_whose_turn_it_was_when_the_server_stopped_goes_on(hub: Hub, storage: Storage) -> None:
    match = dealt()
    match.play("play 6")
    live = await hub.find(seated(storage, match, bots=[None, "random"]).id)
    hub.mark_present(live)
    await bots_rest(live)
    assert live.match.length > 1


async def test_a_bot_tries_again_when_its_move_could_not_be_made(
    hub: Hub, storage: Storage, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    tries: list[Sight] = []

    def choose(bot: RandomBot, sight: Sight) -> int:
        tries.append(sight)
        return sight.legal[0] if len(tries) > 1 else -1

    monkeypatch.setattr(RandomBot, "choose", choose)
    live = await hub.find(seated(storage, bots=["random", None]).id)
    hub.mark_present(live)
    await bots_rest(live)
    assert live.match.length == 1
    assert "could not move" in caplog.text


# -- undo


async def test_a_free_undo_needs_nobody(hub: Hub, storage: Storage) -> None:
    live = await hub.find(seated(storage).id)
    await hub.play(live, ADA, "swap 6")
    await hub.undo(live, ADA, 0)
    assert (live.match.length, live.match.moves) == (2, [])
    assert stored(hub, live) == live.match.records


async def test_beyond_the_horizon_the_others_are_asked(hub: Hub, storage: Storage) -> None:
    live = await hub.find(seated(storage).id)
    await hub.play(live, ADA, "play 6")
    await hub.undo(live, ADA, 0)
    assert live.undo is not None
    assert len(live.match.moves) == 1
    await hub.answer_undo(live, [BELA], agree=True)
    assert live.undo is None
    assert live.match.moves == []
    assert stored(hub, live) == live.match.records


async def test_one_refusal_ends_the_question(hub: Hub, storage: Storage) -> None:
    live = await hub.find(seated(storage).id)
    await hub.play(live, ADA, "play 6")
    await hub.undo(live, ADA, 0)
    await hub.answer_undo(live, [BELA], agree=False)
    assert live.undo is None
    assert len(live.match.moves) == storage.length(live.id) == 1


async def test_who_does_not_sit_here_has_no_say(hub: Hub, storage: Storage) -> None:
    live = await hub.find(seated(storage).id)
    await hub.play(live, ADA, "play 6")
    with pytest.raises(BeyondHorizon):
        await hub.undo(live, SPECTATOR, 0)
    await hub.undo(live, ADA, 0)
    await hub.answer_undo(live, live.seats_of(STRANGER), agree=True)
    assert len(live.match.moves) == 1


async def test_a_move_answers_the_question_by_itself(hub: Hub, storage: Storage) -> None:
    live = await hub.find(seated(storage).id)
    await hub.play(live, ADA, "play 6")
    await hub.undo(live, ADA, 0)
    await hub.play(live, BELA, "play 2")
    assert live.undo is None
    await hub.answer_undo(live, [BELA], agree=True)
    assert len(live.match.moves) == 2


async def test_bots_always_agree_and_then_move_again(hub: Hub, storage: Storage) -> None:
    live = await hub.find(seated(storage, bots=[None, "random"]).id)
    await hub.play(live, ADA, "play 6")
    await bots_rest(live)
    await hub.undo(live, ADA, 1)
    await bots_rest(live)
    assert len(live.match.moves) > 1
    assert live.match.actor not in live.bots


# -- matches in memory


async def test_the_match_untouched_longest_gives_way(
    hub: Hub, storage: Storage, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hub_module, "MAX_LIVE_MATCHES", 3)
    ids = [seated(storage).id for _ in range(5)]
    for id in (*ids[:3], ids[0], *ids[3:]):
        await hub.find(id)
    assert list(hub.live) == [ids[0], *ids[3:]]


async def test_a_match_somebody_watches_stays(hub: Hub, storage: Storage, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hub_module, "MAX_LIVE_MATCHES", 2)
    watched = [await hub.find(seated(storage).id) for _ in range(2)]
    for live in watched:
        live.viewers.add(Viewer(STRANGER))
    for _ in range(4):
        await hub.find(seated(storage).id)
    assert all(hub.live.get(live.id) is live for live in watched)
    assert len(hub.live) == 3


async def test_a_match_put_away_while_somebody_was_busy_with_it_is_read_again(hub: Hub, storage: Storage) -> None:
    old = await hub.find(seated(storage).id)
    del hub.live[old.id]
    new = await hub.find(old.id)
    watcher = Viewer(STRANGER)
    new.viewers.add(watcher)
    await hub.play(old, ADA, "play 6")
    await asyncio.wait_for(watcher.changed.wait(), TIMEOUT_SECONDS)
    assert new.match.records == old.match.records


# -- chat and seats


async def test_chat_is_stored_and_shown(hub: Hub, storage: Storage) -> None:
    live = await hub.find(seated(storage).id)
    await hub.say(live, "Ada", "good luck")
    assert live.chat == storage.chat(live.id) == [("Ada", "good luck")]


async def test_the_first_to_sit_down_writes_the_name(hub: Hub, storage: Storage) -> None:
    live = await hub.find(storage.create(dealt(seats=("Ada", "")), [None, None]))
    for name in ("Bela", "Cleo"):
        await hub.take_seat(live, BELA, storage.new_person(new_token()), name)
    assert live.stored.seats[BELA].name == "Bela"
    assert len(live.stored.seats[BELA].people) == 2


async def test_somebody_who_logs_in_keeps_the_seat(hub: Hub, storage: Storage) -> None:
    company = seated(storage)
    live = await hub.find(company.id)
    account = storage.new_person(new_token())
    assert live.seats_of(account) == []
    await hub.session_keys.log_in(company.keys[ADA], account)
    assert live.seats_of(account) == [ADA]

"""Two processes on one database: each takes over what the other wrote, and no move is lost or made twice."""

from __future__ import annotations

import asyncio

import pytest

from aevum.kernel.errors import Stale
from aevum.server.live.hub import Hub, LiveMatch, Viewer
from aevum.server.live.pick_options import Draft
from aevum.server.storage.matches import Person, Storage
from server.high_card_matches import ADA, BELA, first_legal, seated

pytestmark = pytest.mark.anyio
STRANGER = Person("stranger", "Eve", None)


def stored(hub: Hub, live: LiveMatch) -> list[object]:
    """Return the records of a match in the database."""
    return list(hub.storage.load(live.id).match.records)


async def test_people_at_two_processes_agree_to_go_back(hub: Hub, other_hub: Hub, storage: Storage) -> None:
    here = await hub.find(seated(storage).id)
    there = await other_hub.find(here.id)
    await hub.play(here, ADA, "play 6")
    await hub.undo(here, ADA, 0)
    await other_hub.refresh(there.id)
    assert there.undo == here.undo is not None
    await other_hub.answer_undo(there, [BELA], agree=True)
    await hub.refresh(here.id)
    assert here.match.moves == there.match.moves == []
    assert here.undo is there.undo is None


async def test_a_question_asked_of_an_older_position_is_void(hub: Hub, other_hub: Hub, storage: Storage) -> None:
    here = await hub.find(seated(storage).id)
    await hub.play(here, ADA, "play 6")
    there = await other_hub.find(here.id)
    await hub.play(here, BELA, "play 2")
    await other_hub.undo(there, ADA, 0)
    await hub.refresh(here.id)
    assert here.undo is None
    await hub.answer_undo(here, [BELA], agree=True)
    assert len(storage.load(here.id).match.moves) == 2


async def test_a_question_survives_a_restart(hub: Hub, other_hub: Hub, storage: Storage) -> None:
    live = await hub.find(seated(storage).id)
    await hub.play(live, ADA, "play 6")
    await hub.undo(live, ADA, 0)
    assert (await other_hub.find(live.id)).undo == live.undo


async def test_what_one_process_wrote_the_other_takes_over(hub: Hub, other_hub: Hub, storage: Storage) -> None:
    here = await hub.find(seated(storage).id)
    there = await other_hub.find(here.id)
    watcher = Viewer(STRANGER)
    there.viewers.add(watcher)
    await hub.play(here, ADA, "play 6")
    await other_hub.refresh(there.id)
    assert there.match.records == here.match.records
    assert watcher.changed.is_set()


async def test_who_comes_second_reads_what_the_first_wrote(hub: Hub, other_hub: Hub, storage: Storage) -> None:
    here = await hub.find(seated(storage).id)
    there = await other_hub.find(here.id)
    await hub.play(here, ADA, "play 6", expected=0)
    with pytest.raises(Stale):
        await other_hub.play(there, ADA, "play 12", expected=0)
    assert there.match.records == here.match.records == stored(hub, here)


async def test_two_processes_lose_and_double_nothing(hub: Hub, other_hub: Hub, storage: Storage) -> None:
    id = seated(storage).id
    made: list[tuple[int, int]] = []

    async def play_on(own: Hub) -> None:
        live = await own.find(id)
        while not live.match.over:
            number, move = live.match.length, first_legal(live.match)
            try:
                await own.play(live, live.match.actor, move, expected=number)
                made.append((number, move))
            except Stale:
                await asyncio.sleep(0)

    await asyncio.gather(play_on(hub), play_on(other_hub))
    moves = [played.move for played in storage.load(id).match.moves]
    assert sorted(made) == list(enumerate(moves))


async def test_a_draft_survives_news_that_is_only_chat(hub: Hub, other_hub: Hub, storage: Storage) -> None:
    here = await hub.find(seated(storage).id)
    there = await other_hub.find(here.id)
    there.drafts[ADA] = Draft(("play",))
    await hub.say(here, "Bela", "take your time")
    await other_hub.refresh(here.id)
    assert there.chat == [("Bela", "take your time")]
    assert there.draft(ADA).picks == ("play",)

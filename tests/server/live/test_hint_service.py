"""Hints for a seat: who may ask, what the seat may know, and taking a hint with one touch."""

from __future__ import annotations

from typing import Any

import pytest

from aevum.kernel.match import Match
from aevum.kernel.registry import find_game, games
from aevum.server.live.hint_service import HintsOff, hints_for, known_hints, may_ask
from aevum.server.live.hub import Hub, LiveMatch
from aevum.server.live.pick_handler import PickSettings, pick, take_hint
from aevum.server.live.pick_options import EMPTY
from aevum.server.presenters.scene import scene
from aevum.server.storage.matches import Storage
from aevum.web.components.controls import ALWAYS
from aevum.web.components.scene import regions
from aevum.web.text.site_words import words_of
from server.high_card_matches import Company, seated
from server.indistinguishable_pair import Redrawn
from server.raw_client import RawClient

pytestmark = pytest.mark.anyio
JUDGED = [game.id for game in games().values() if game.heuristics is not None]


def begun(game: str = "tempus") -> Match:
    """Return a match that the first seat begins."""
    played = find_game(game)
    seats = ["Ada", "Bela", "Cleo"][: min(3, played.seats[-1])]
    matches = (Match(played, seats=seats, seed=seed) for seed in range(30))
    return next(match for match in matches if match.actor == 0)


def against_bots(storage: Storage, game: str = "tempus") -> Company:
    match = begun(game)
    return seated(storage, match, bots=[None, *["easy"] * (len(match.seats) - 1)])


async def found(hub: Hub, storage: Storage, game: str = "tempus") -> tuple[LiveMatch, Company]:
    company = against_bots(storage, game)
    return await hub.find(company.id), company


# -- permission to ask


async def test_who_plays_against_bots_may_ask_and_among_people_nobody_may(hub: Hub, storage: Storage) -> None:
    alone, _ = await found(hub, storage)
    assert may_ask(alone, 0)
    friends = await hub.find(seated(storage, begun(), bots=[None, None, "easy"]).id)
    assert not may_ask(friends, 0)
    with pytest.raises(HintsOff):
        await hints_for(hub, friends, 0)


async def test_a_seat_that_is_still_open_counts_as_somebody(hub: Hub, storage: Storage) -> None:
    live = await hub.find(storage.create(begun(), [None, None, "easy"]))
    assert not may_ask(live, 0)


async def test_at_one_screen_everybody_may(hub: Hub, storage: Storage) -> None:
    company = seated(storage, begun(), bots=[None, "easy", "easy"])
    id = storage.create(begun(), [None, None, "easy"])
    for seat in (0, 1):
        storage.add_holder(id, seat, company.people[0].id)
    assert may_ask(await hub.find(id), 0)


@pytest.mark.parametrize(("agreed", "bots"), [(True, [None, None, None]), (False, [None, "easy", "easy"])])
async def test_what_was_agreed_counts(hub: Hub, storage: Storage, agreed: bool, bots: list[str | None]) -> None:
    assert may_ask(await hub.find(storage.create(begun(), bots, hints=agreed)), 0) is agreed


async def test_the_puzzle_of_the_day_is_solved_without_help(hub: Hub, storage: Storage) -> None:
    match = Match(find_game("tempus-imperium"), seats=1, seed=1)
    assert not may_ask(await hub.find(storage.create(match, [None], "2026-11-16")), 0)
    assert may_ask(await hub.find(storage.create(match, [None])), 0)


async def test_a_game_without_heuristics_has_none(hub: Hub, storage: Storage) -> None:
    assert not may_ask(await hub.find(seated(storage, bots=[None, "random"]).id), 0)


# -- contents of hints


async def test_it_is_thought_up_once_for_a_decision_and_forgotten_after_it(hub: Hub, storage: Storage) -> None:
    live, _ = await found(hub, storage)
    advice = await hints_for(hub, live, 0)
    assert hub.hint_pool.pids, "beside the server"
    hub.hint_pool.close()
    assert await hints_for(hub, live, 0) is advice
    await hub.play(live, 0, advice.hints[0].moves[0])
    assert known_hints(live, 0) is None


async def test_hints_hold_nothing_hidden(hub: Hub, storage: Storage) -> None:
    """A position in which everything that the seat cannot know is resampled gives the same page."""
    match = begun()
    redrawn = Redrawn.of(match, 0, 99)
    assert redrawn.state.key() != match.state.key()
    pages = []
    for one in (match, redrawn):
        company = seated(storage, match, bots=[None, "easy", "easy"])
        live = await hub.find(company.id)
        live.stored.match = one
        await hints_for(hub, live, 0)
        pages.append(regions(scene(live, company.people[0], words_of("tempus", "en")))["hints"])
    assert pages[0] == pages[1] != ""


@pytest.mark.parametrize("game", JUDGED)
async def test_whoever_takes_a_hint_makes_all_moves_of_the_action(hub: Hub, storage: Storage, game: str) -> None:
    live, company = await found(hub, storage, game)
    hub.bot_runner.pace = at_once = marks = 0
    for _ in range(2):
        if live.match.actor != 0:
            break
        advice = await hints_for(hub, live, 0)
        marked = regions(scene(live, company.people[0], words_of(game, "en")))
        marks += sum('visibility="hidden"' in part for name, part in marked.items() if name.startswith("targets-"))
        before, act = live.match.length, advice.hints[0].moves
        await take_hint(hub, live, 0, 0)
        if live.draft(0) != EMPTY:
            await pick(hub, live, 0, "!yes")
            continue
        at_once += 1
        made = [played.move for played in live.match.moves[before:]]
        assert made[: len(act)] == list(act)
    assert at_once
    assert marks


async def test_a_hint_that_is_not_there_changes_nothing(hub: Hub, storage: Storage) -> None:
    live, _ = await found(hub, storage)
    await take_hint(hub, live, 0, 0)
    await hints_for(hub, live, 0)
    before = live.match.length
    for number in (-1, 3):
        await take_hint(hub, live, 0, number)
    assert (live.match.length, live.draft(0)) == (before, EMPTY)


@pytest.mark.parametrize("game", JUDGED)
async def test_whoever_confirms_always_has_the_picks_of_a_hint_made_and_says_yes(
    hub: Hub, storage: Storage, game: str
) -> None:
    live, _ = await found(hub, storage, game)
    hub.bot_runner.pace = 0
    for _ in range(2):
        if live.match.actor != 0:
            break
        advice = await hints_for(hub, live, 0)
        before, act = live.match.length, advice.hints[0].moves
        await take_hint(hub, live, 0, 0, PickSettings(confirmations=ALWAYS))
        assert live.match.length == before, "nothing is done without a yes"
        draft = live.draft(0)
        assert draft != EMPTY
        await pick(hub, live, 0, "!yes")
        made = [played.move for played in live.match.moves[before:]]
        assert made[:1] == [act[0]]
        assert made == list(act[: len(made)]) or len(made) > len(act)


# -- over HTTP and WebSocket


def test_programs_may_ask_too(client: RawClient) -> None:
    id, token = _begun_by_program(client, {"kind": "bot", "bot": "easy"})
    answer = client.get(f"/api/matches/{id}/hints", token=token)
    assert answer.status == 200
    hints = answer.json()
    assert len(hints["hints"]) == 3
    assert "Expected gain in points over" in hints["compared"]
    legal = {move["number"] for move in client.get(f"/api/matches/{id}/moves", token=token).json()["moves"]}
    assert all(hint["moves"][0]["number"] in legal for hint in hints["hints"])
    assert client.get(f"/api/matches/{id}/hints").status == 401


def test_programs_are_refused_where_others_play_unless_it_was_agreed(client: RawClient) -> None:
    id, token = _begun_by_program(client, {"kind": "open"})
    answer = client.get(f"/api/matches/{id}/hints", token=token)
    assert (answer.status, answer.json()["error"]) == (403, "HintsOff")
    id, token = _begun_by_program(client, {"kind": "open"}, hints=True)
    assert client.get(f"/api/matches/{id}/hints", token=token).status == 200


def _begun_by_program(client: RawClient, other: dict[str, str], **wishes: Any) -> tuple[str, str]:
    """Return id and token of a match in which the caller decides."""
    seats = [{"kind": "me"}, other, other]
    for _ in range(40):
        match = client.post("/api/matches", {"game": "tempus", "seats": seats, **wishes}).json()
        token = match["seats"][0]["token"]
        if client.live(match["id"]).match.actor == 0:
            return match["id"], token
    raise AssertionError("the first seat never begins")


def test_the_form_agrees_on_hints(client: RawClient) -> None:
    assert 'name="hints"' in client.get("/new/tempus").text
    assert 'name="hints"' not in client.get("/new/high-card").text
    for wish, hints in (("", None), ("yes", True), ("no", False), ("perhaps", None)):
        begun_at = client.submit("/matches", f"game=tempus&seat-0=me&seat-1=bot:easy&seat-2=bot:easy&hints={wish}")
        id = begun_at.header("location").rpartition("/")[2]
        assert client.live(id).stored.hints is hints


async def test_a_page_asks_and_gets_hints(hub: Hub, storage: Storage) -> None:
    live, company = await found(hub, storage)
    words, person = words_of("tempus", "en"), company.people[0]
    before = regions(scene(live, person, words))
    assert 'data-act="!hint"' in before["prompt"]
    assert before["hints"] == ""
    live.hint_requests.add((0, live.match.length))
    assert "Thinking" in regions(scene(live, person, words))["hints"]
    live.hint_requests.clear()
    live.hint_requests.add((0, live.match.length - 1))
    acted = regions(scene(live, person, words))
    assert "Thinking" not in acted["hints"], "hints for an older decision are of no use any more"
    assert 'data-act="!hint"' in acted["prompt"]
    await hints_for(hub, live, 0)
    after = regions(scene(live, person, words))
    assert 'data-act="!hint"' not in after["prompt"]
    assert after["hints"].count("!hint-") == 3
    assert regions(scene(live, company.people[1], words))["hints"] == "", "who watches is told nothing"

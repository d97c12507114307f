"""Only bots that play the game are offered, and they pause between moves as a person would."""

from __future__ import annotations

import asyncio
import re

import pytest

from aevum.bots import bots
from aevum.kernel.match import Match
from aevum.kernel.registry import find_game
from aevum.server.live import bot_runner
from aevum.server.live.hub import Hub, Viewer
from aevum.server.storage.matches import Person, Storage
from server.high_card_matches import seated
from server.raw_client import TIMEOUT_SECONDS, RawClient

UNJUDGED = "high-card"
JUDGED = "tempus"


def test_the_api_refuses_a_bot_that_does_not_play_the_game(client: RawClient) -> None:
    answer = client.post(
        "/api/matches", {"game": UNJUDGED, "seats": [{"kind": "bot", "bot": "easy"}] * 2}, language="es"
    )
    assert (answer.status, answer.json()["error"]) == (422, "CannotPlay")
    assert "no juega a" in answer.json()["message"]


def test_the_form_refuses_it_too(client: RawClient) -> None:
    answer = client.submit("/matches", f"game={UNJUDGED}&seat-0=bot:normal&seat-1=me")
    assert answer.status >= 400
    assert "does not play" in answer.text


def test_the_api_tells_which_bots_play_which_game(client: RawClient) -> None:
    bots_of = {game["id"]: game["bots"] for game in client.get("/api/games").json()["games"]}
    assert bots_of[UNJUDGED] == ["random"]
    assert bots_of[JUDGED] == list(bots())


def test_the_form_of_a_new_match_offers_the_bots_that_play(client: RawClient) -> None:
    forms = {id: client.get(f"/new/{id}").text for id in (UNJUDGED, JUDGED)}
    offered = {id: set(re.findall(r'value="bot:(\w+)"', form)) for id, form in forms.items()}
    assert offered == {UNJUDGED: {"random"}, JUDGED: set(bots())}


def test_the_choice_of_a_bot_says_how_much_it_thinks(client: RawClient) -> None:
    about = "plays like a club player, up to half a second a decision"
    assert about in client.get(f"/new/{JUDGED}").text
    levels = {level["name"]: level for level in client.get("/api/games").json()["levels"]}
    assert levels["normal"] == {"name": "normal", "title": "normal bot", "about": about}
    seats = "&".join(f"seat-{seat}=bot:normal" for seat in range(1, 3))
    begun = client.submit("/matches", f"game={JUDGED}&seat-0=me&{seats}")
    assert client.get(begun.header("location")).text.count(f'title="{about}"') == 2


@pytest.mark.anyio
async def test_a_bot_pauses_before_something_new_and_goes_on_briskly(
    hub: Hub, storage: Storage, monkeypatch: pytest.MonkeyPatch
) -> None:
    pauses: list[float] = []
    sleep = asyncio.sleep

    async def noted(seconds: float) -> None:
        if seconds in (bot_runner.PAUSE_SECONDS, bot_runner.STEP_SECONDS):
            pauses.append(seconds)
        await sleep(0)

    monkeypatch.setattr(asyncio, "sleep", noted)
    game = find_game(JUDGED)
    options = game.read_options({"island": "prepared"})
    matches = (Match(game, options, seats=["Bot", "Bot", "Ada"], seed=seed) for seed in range(20))
    match = next(match for match in matches if match.actor == 0)
    live = await hub.find(seated(storage, match, bots=["random", "random", None]).id)
    live.viewers.add(Viewer(Person("Ada", "Ada", None)))
    hub.mark_present(live)
    while live.bots_at_work is not None and not live.bots_at_work.done():
        await asyncio.wait_for(asyncio.shield(live.bots_at_work), TIMEOUT_SECONDS)
    begin, step = bot_runner.PAUSE_SECONDS, bot_runner.STEP_SECONDS
    assert pauses[1:] == [step, step, begin, step, step]

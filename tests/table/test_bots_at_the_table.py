"""Bots at the table: only those that play the game sit down, and they pause where a person would."""

from __future__ import annotations

import asyncio
import re

import pytest

from aevum.bots import bots
from aevum.kernel.match import Match
from aevum.kernel.registry import find_game
from aevum.table import minds as minds_module
from aevum.table.hub import Hub, Watcher
from aevum.table.storage import Person, Storage
from table.high_cards import seated
from table.visitor import Visitor

UNJUDGED = "high-card"
JUDGED = "tempus"


def test_the_api_refuses_a_bot_that_does_not_play_the_game(visitor: Visitor) -> None:
    answer = visitor.post(
        "/api/matches", {"game": UNJUDGED, "seats": [{"kind": "bot", "bot": "easy"}] * 2}, language="es"
    )
    assert (answer.status, answer.json()["error"]) == (422, "CannotPlay")
    assert "no juega a" in answer.json()["message"]


def test_the_form_refuses_it_too(visitor: Visitor) -> None:
    answer = visitor.submit("/matches", f"game={UNJUDGED}&seat-0=bot:normal&seat-1=me")
    assert answer.status >= 400
    assert "does not play" in answer.text


def test_the_api_tells_which_bots_play_which_game(visitor: Visitor) -> None:
    told = {game["id"]: game["bots"] for game in visitor.get("/api/games").json()["games"]}
    assert told[UNJUDGED] == ["random"]
    assert told[JUDGED] == list(bots())


def test_the_form_of_a_new_match_offers_the_bots_that_play(visitor: Visitor) -> None:
    forms = {id: visitor.get(f"/new/{id}").text for id in (UNJUDGED, JUDGED)}
    offered = {id: set(re.findall(r'value="bot:(\w+)"', form)) for id, form in forms.items()}
    assert offered == {UNJUDGED: {"random"}, JUDGED: set(bots())}


def test_whoever_chooses_a_bot_is_told_how_much_it_thinks(visitor: Visitor) -> None:
    told = "looks at about 700 positions, up to half a second a decision"
    assert told in visitor.get(f"/new/{JUDGED}").text
    levels = {level["name"]: level for level in visitor.get("/api/games").json()["levels"]}
    assert levels["normal"] == {"name": "normal", "title": "normal bot", "about": told}
    seats = "&".join(f"seat-{seat}=bot:normal" for seat in range(1, 3))
    begun = visitor.submit("/matches", f"game={JUDGED}&seat-0=me&{seats}")
    assert visitor.get(begun.header("location")).text.count(f'title="{told}"') == 2


@pytest.mark.anyio
async def test_a_bot_pauses_before_something_new_and_goes_on_briskly(
    hub: Hub, storage: Storage, monkeypatch: pytest.MonkeyPatch
) -> None:
    pauses: list[float] = []
    sleep = asyncio.sleep

    async def noted(seconds: float) -> None:
        if seconds in (minds_module.BOT_PAUSE, minds_module.BOT_STEP):
            pauses.append(seconds)
        await sleep(0)

    monkeypatch.setattr(asyncio, "sleep", noted)
    game = find_game(JUDGED)
    options = game.read_options({"island": "prepared"})
    matches = (Match(game, options, seats=["Bot", "Bot", "Ada"], seed=seed) for seed in range(20))
    match = next(match for match in matches if match.actor == 0)
    live = await hub.find(seated(storage, match, bots=["random", "random", None]).id)
    live.watchers.add(Watcher(Person("Ada", "Ada", None)))
    hub.attend(live)
    while live.bots_at_work is not None and not live.bots_at_work.done():
        await asyncio.wait_for(asyncio.shield(live.bots_at_work), 10)
    begin, step = minds_module.BOT_PAUSE, minds_module.BOT_STEP
    assert pauses[1:] == [step, step, begin, step, step]

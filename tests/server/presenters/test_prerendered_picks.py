"""A pick whose regions were prerendered for the page is not rendered again, and shows what a new page would show."""

from __future__ import annotations

import random
from dataclasses import replace
from typing import Any

import pytest

from aevum.kernel.match import Match
from aevum.kernel.registry import find_game
from aevum.server.live.live_match import LiveMatch
from aevum.server.live.pick_options import EMPTY, Draft
from aevum.server.presenters import scene
from aevum.server.presenters.page_updates import PageUpdates
from aevum.web.components.scene import Refusal
from server.high_card_matches import ADA, seated
from server.raw_client import RawClient

MOVES_BEFORE = 40
PICKS = 24


def late(game: str) -> Match:
    """Return a match after some moves in which the first seat has several choices."""
    match = Match(find_game(game), seed=5)
    while len(match.moves) < MOVES_BEFORE or match.actor != ADA or len(match.state.legal()) < 4:
        legal = match.game.without_resignations(match.state.legal())
        match.play(legal[5 * len(match.moves) % len(legal)])
    return match


def next_draft(live: LiveMatch, chance: random.Random) -> Draft:
    """Return the draft after a pick, a step back or a confirmation."""
    draft, picks = live.draft(ADA), live.position.decision.picks
    if draft and chance.random() < 0.4:
        return draft.back()
    after = picks.after(draft, chance.choice(list(picks.options(draft).offered))) if not draft.confirming else None
    if after is None:
        return EMPTY
    return after.draft if after.decided is None or after.tried else replace(after.draft, confirming=True)


@pytest.mark.parametrize("game", ["clash-of-cultures", "tempus", "through-the-ages"])
def test_picks_show_what_a_new_page_shows(client: RawClient, game: str) -> None:
    company = seated(client.hub.storage, late(game))
    live, person, chance = client.live(company.id), company.people[ADA], random.Random(game)
    page, shown = PageUpdates(live, person, "en"), dict[str, str]()
    asked = ADA, live.match.length
    live.stored.hints = True
    for number in range(PICKS):
        refusal = Refusal("No.") if chance.random() < 0.2 else None
        if number % 5 == 4:
            live.hint_requests ^= {asked}
        message, new = page.next_message(refusal), PageUpdates(live, person, "en").next_message(refusal)
        shown |= message["regions"]
        assert shown == shown | new["regions"]
        assert message["ahead"] == new["ahead"]
        live.drafts[ADA] = next_draft(live, chance)


def test_a_prerendered_pick_is_not_rendered_again(client: RawClient, monkeypatch: pytest.MonkeyPatch) -> None:
    company = seated(client.hub.storage)
    live = client.live(company.id)
    page = PageUpdates(live, company.people[ADA], "en")
    rendered: list[Draft] = []
    render = scene._pick_prompt

    def noted(live: LiveMatch, found: Any, words: Any) -> Any:
        rendered.append(found.draft)
        return render(live, found, words)

    monkeypatch.setattr(scene, "_pick_prompt", noted)
    ahead = page.next_message()["ahead"]
    assert "play" in ahead
    assert rendered.count(EMPTY) == rendered.count(EMPTY.then("play")) == 1
    rendered.clear()
    live.drafts[ADA] = EMPTY.then("play")
    assert page.next_message()["regions"] == ahead["play"]
    assert not {EMPTY, EMPTY.then("play")} & set(rendered)

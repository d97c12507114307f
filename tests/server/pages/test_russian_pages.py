"""Russian pages of a match are in Russian, but for names and places of the board."""

from __future__ import annotations

import re
from typing import Final

import pytest

from aevum.kernel.game import AnyGame
from aevum.kernel.match import Match
from aevum.kernel.registry import games
from aevum.server.presenters.refused_pick import why_not
from aevum.server.presenters.scene import prerender, scene
from aevum.testing.untranslated_words import latin_words, read_aloud
from aevum.testing.variants import variants_of
from aevum.testing.walks import played
from aevum.web.components.scene import regions
from aevum.web.text.site_words import words_of
from server.high_card_matches import seated
from server.raw_client import RawClient

every_game = pytest.mark.parametrize("game", games().values(), ids=list(games()))
_FINGERPRINT: Final = re.compile(r"\b[0-9a-f]{40,64}\b")
_NOTATION: Final = re.compile(r"<li value=\"\d+\"><b>[^<]*</b>")
"""Notation of the move before a line of the log."""
LENGTHS: Final = (0, 1, 5, 20, 45, 90, 160, 240)


def foreign(markup: str) -> list[str]:
    return latin_words(_FINGERPRINT.sub("", read_aloud(_NOTATION.sub("<li>", markup))))


def begun(game: AnyGame, length: int) -> Match:
    """Return a match of `length` random moves between people with Russian names."""
    variant = variants_of(game)[0]
    random = played(variant, 2, length)
    match = Match(game, random.options, seats=[f"Игрок {seat}" for seat in range(variant.seats)], seed=random.seed)
    for record in random.moves:
        match.play(record.move)
    return match


@every_game
def test_the_table_and_its_refusals(client: RawClient, game: AnyGame) -> None:
    words = words_of(game.id, "ru")
    for length in LENGTHS:
        company = seated(client.hub.storage, begun(game, length))
        live = client.live(company.id)
        if live.match.over:
            break
        seat = live.match.actor
        now = scene(live, company.people[seat], words)
        for name, region in regions(now).items():
            assert not foreign(region), f"{name}: {foreign(region)}"
        for label, ahead in prerender(live, now).items():
            assert not foreign(ahead["prompt"]), f"{label}: {ahead['prompt']}"
        labels = {label for verb in game.book.verbs for domain in verb.domains for label in domain.labels}
        for label in sorted(labels)[::7]:
            refusal = why_not(live, seat, label, words)
            assert refusal is None or not latin_words(refusal.text), refusal


@every_game
def test_pages(client: RawClient, game: AnyGame) -> None:
    over = seated(client.hub.storage, begun(game, 20_000))
    running = seated(client.hub.storage, begun(game, 3))
    addresses = ["/", "/mine", "/account", f"/rules/{game.id}", f"/puzzle/{game.id}", "/nowhere", f"/m/{running.id}"]
    addresses += [f"/m/{over.id}", f"/m/{over.id}/replay", f"/m/{over.id}/replay?at=2", f"/m/{over.id}/verify"]
    addresses += [f"/join/{client.live(running.id).stored.seats[0].token}"]
    for address in addresses:
        page = client.get(address, key=over.keys[0], language="ru").text
        assert not foreign(page), f"{address}: {foreign(page)}"


def test_bots_are_called_by_what_they_are(client: RawClient) -> None:
    game = games()["tempus"]
    match = Match(game, seats=["Анна", "normal", "Глубокая мысль"], seed=1)
    company = seated(client.hub.storage, match, [None, "normal", "easy"])
    shown = scene(client.live(company.id), company.people[0], words_of("tempus", "ru"))
    assert shown.names == ("Анна", "обычный бот", "Глубокая мысль")
    assert regions(shown)["seats"].count("бот, ") == 1, "the one with a name"
    mine = client.get("/mine", key=company.keys[0], language="ru").text
    assert "Глубокая мысль" in mine

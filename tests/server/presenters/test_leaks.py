"""Every byte that a seat receives stays the same when everything that it cannot know is resampled."""

from __future__ import annotations

import json
from dataclasses import replace
from hashlib import sha256
from typing import Any

import pytest
from high_card import HighCard
from high_card.moves import BOOK
from high_card.rules import DECK, HAND, LAW
from high_card.state import Table
from high_card.view import TableView, see

from aevum.kernel.events import Event
from aevum.kernel.game import State
from aevum.kernel.match import Match, Played
from aevum.kernel.records.savefile import match_from_bytes
from aevum.kernel.registry import find_game
from aevum.kernel.rulebook import Clause
from aevum.server.api import endpoints
from aevum.server.live import seat_log
from aevum.server.presenters import replay
from aevum.testing.figures import Count
from server.all_viewers import along, differences, laid_out, received
from server.indistinguishable_pair import Counterpart
from server.raw_client import RawClient
from server.steady_presence import keep_all_present

OPTIONS = [
    (2, {}),
    (2, {"swap_cards": 2, "reshuffle": True}),
    (3, {"swap_cards": 2}),
    (3, {"reshuffle": True}),
]


@pytest.fixture(autouse=True)
def steady_presence(monkeypatch: pytest.MonkeyPatch) -> None:
    keep_all_present(monkeypatch)


@pytest.mark.parametrize(("seats", "options"), OPTIONS)
def test_no_byte_depends_on_what_its_reader_cannot_know(
    client: RawClient, seats: int, options: dict[str, Any], count: Count, exhaustive: bool
) -> None:
    compared = differing = 0
    for seed in range(10 if exhaustive else 1):
        table = laid_out(client, seats, options, seed)
        for number, match in enumerate(along(table, seed)):
            for viewer in table.viewers if exhaustive else table.some_viewers(number):
                found = differences(table, viewer, redraw=number)
                assert not found, f"{viewer.name} can tell by: {found}"
                compared += 1
                differing += Counterpart(match, viewer.seat, number).differs
    assert differing > compared * 0.8, "most twins must really differ, or nothing is shown"
    count("table: positions whose every byte was compared with its twin's", compared)


# -- the test can fail


def leaking_view(game: HighCard, state: State, seat: int) -> TableView:
    """Return a view that gives the top card as the size of the deck."""
    assert isinstance(state, Table)
    return replace(see(state, seat), in_deck=state.deck[-1])


def leaking_check(table: Table, move: int) -> Clause | None:
    """Return one of two true reasons, depending on the top card of the deck."""
    clause = LAW.check(table, move)
    return DECK if clause is HAND and table.deck[-1] % 2 else clause


def leaking_log(event: Event, seat: int) -> bool:
    return True


def leaking_notation(match: Match, played: Played, seat: int, *, at_once: bool = False) -> str:
    return match.game.book.notation(played.move)


def leaks_found(client: RawClient) -> set[str]:
    """Return everything that differs anywhere in one match."""
    table = laid_out(client, 2, {"swap_cards": 2})
    found: set[str] = set()
    for number, _ in zip(range(5), along(table, seed=4), strict=False):
        found |= {name for viewer in table.viewers[:3] for name in differences(table, viewer, number)}
    return found


def test_a_view_that_leaks_is_found(client: RawClient, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(HighCard, "view", leaking_view)
    assert {"api", "api by cookie"} <= leaks_found(client)


def test_a_log_that_tells_everybody_everything_is_found(client: RawClient, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Event, "seen_by", leaking_log)
    assert {"page", "socket", "replay at 3", "api/log"} <= leaks_found(client)


def test_a_notation_that_names_a_hidden_card_is_found(client: RawClient, monkeypatch: pytest.MonkeyPatch) -> None:
    for module in (seat_log, replay, endpoints):
        monkeypatch.setattr(module, "notation_for", leaking_notation)
    assert {"page", "socket", "replay at 3", "api/log"} <= leaks_found(client)


def test_a_verb_that_is_public_though_it_names_a_hidden_card_is_found(
    client: RawClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    for verb in BOOK.verbs:
        monkeypatch.setattr(verb, "public", True)
    assert {"page", "socket", "replay at 3", "api/log"} <= leaks_found(client)


def test_a_refusal_that_gives_a_card_away_is_found(client: RawClient, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Table, "check", leaking_check)
    found = leaks_found(client)
    assert any(name.startswith("refused") for name in found)
    assert any(name.startswith("socket ") for name in found)


# -- the seed


def test_while_a_match_runs_nothing_holds_its_seed(client: RawClient) -> None:
    table = laid_out(client, 2, {}, seed=int(sha256(b"a seed of full length").hexdigest(), 16))
    seed = table.match.seed
    spellings = [str(seed), f"{seed:x}", f"{seed:X}"]
    for number, _ in enumerate(along(table, seed=1)):
        for viewer in table.some_viewers(number):
            content = received(table, viewer)
            assert not any(spelling in repr(content) for spelling in spellings)
            assert {content[name].status for name in ("file", "verify", "api/export")} == {403}
            assert content["api/export"].json()["error"] == "StillRunning"


def test_when_it_is_over_the_seed_fits_what_was_published_at_the_start(client: RawClient) -> None:
    table = laid_out(client, 2, {})
    here = f"/api/matches/{table.id}"
    published = client.get(here).json()["commitment"]
    for _ in along(table, seed=2):
        assert "seed" not in client.get(here).json()
    answer = client.get(here).json()
    assert sha256(int(answer["seed"], 16).to_bytes(32, "big")).hexdigest() == published == answer["commitment"]
    file = client.get(f"{here}/export")
    assert file.status == 200
    again = match_from_bytes(file.body, "match", find_game)
    assert again.state.key() == table.match.state.key()
    assert f"{again.seed:x}" == answer["seed"]


def test_once_the_seed_is_known_there_is_no_undo(client: RawClient) -> None:
    """Else a player could end a match against a bot, read all its secrets, undo and play again."""
    table = laid_out(client, 2, {})
    for _ in along(table, seed=3):
        pass
    length = table.match.length
    ada, bela = table.viewers[:2]
    for viewer in (ada, bela):
        answer = client.post(f"/api/matches/{table.id}/undo", {}, token=viewer.token)
        assert (answer.status, answer.json()["error"]) == (409, "MatchOver")
        client.post(f"/api/matches/{table.id}/undo", {"agree": True}, token=viewer.token)
    assert table.match.over
    assert table.match.length == client.hub.storage.length(table.id) == length


def test_a_seat_sees_its_own_cards_and_json_is_all_there_is(client: RawClient) -> None:
    """The bytes compared above are not empty."""
    table = laid_out(client, 2, {})
    ada = received(table, table.viewers[0])
    assert ada["api"].json()["view"]["hand"] == list(table.match.view(0).to_json()["hand"])
    assert json.loads(ada["socket"])["regions"].keys() >= {"all-drawing", "latest", "prompt", "seats"}
    assert all(content.status == 200 for name, content in ada.items() if name.startswith(("page", "replay", "drawing")))

"""While a seat is open nothing that was revealed can be undone, and the log says how often moves were undone."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

import pytest

from aevum.kernel.match import Match
from aevum.kernel.registry import find_game
from aevum.kernel.words import LANGUAGES
from aevum.server.storage.matches import new_token
from aevum.web.text.site_words import words_of
from server.high_card_matches import ADA, BELA, dealt
from server.raw_client import Answer, RawClient


@dataclass(frozen=True)
class Waiting:
    """A match with one person who waits for others."""

    client: RawClient
    id: str
    key: str
    token: str

    @property
    def match(self) -> Match:
        return self.client.live(self.id).match

    def play(self, move: str, seat: int = ADA) -> None:
        self.client.wait(self.client.hub.play(self.client.live(self.id), seat, move))

    def undo(self) -> Answer:
        return self.client.post(f"/api/matches/{self.id}/undo", {}, token=self.token)

    def page(self, language: str = "en") -> str:
        return self.client.get(f"/m/{self.id}", key=self.key, language=language).text


def waiting(client: RawClient, match: Match, bots: list[str | None]) -> Waiting:
    """Return a match with one person in the first seat; the others are open or a bot's."""
    storage = client.hub.storage
    key = new_token()
    id = storage.create(match, bots)
    storage.add_holder(id, ADA, storage.new_person(key).id)
    return Waiting(client, id, key, storage.seating(id)[ADA].token)


@pytest.fixture
def table(client: RawClient) -> Waiting:
    return waiting(client, dealt(), [None, None])


def test_a_card_that_was_drawn_is_not_put_back_before_the_guest_comes(table: Waiting) -> None:
    for move in ("swap 6", "draw"):
        table.play(move)
    assert 'data-act="!undo"' not in table.page()
    refused = table.undo()
    assert (refused.status, refused.json()["error"]) == (409, "SeatsOpen")
    assert len(table.match.moves) == 2
    assert table.client.live(table.id).undo is None, "nobody could agree to it"


def test_a_turn_that_has_passed_is_not_taken_back(table: Waiting) -> None:
    table.play("play 6")
    assert table.undo().status == 409
    assert table.match.actor == BELA


def test_what_shows_nothing_is_taken_back_freely(table: Waiting) -> None:
    table.play("swap 6")
    assert table.undo().status == 200
    assert table.match.moves == []


def test_against_bots_everything_can_be_taken_back(client: RawClient) -> None:
    table = waiting(client, dealt(), [None, "random"])
    for move in ("swap 6", "draw"):
        table.play(move)
    assert 'data-act="!undo"' in table.page()
    assert table.undo().status == 200


def test_what_cannot_be_taken_back_is_asked_once_more(table: Waiting) -> None:
    """As with other players in the match."""
    live = table.client.live(table.id)
    table.play("swap 6")
    table.client.get(f"/m/{table.id}", key=table.key)
    with table.client.open(f"/m/{table.id}/live", key=table.key) as line:
        line.hear()
        line.say({"do": "pick", "pick": "draw", "length": 1, "draft": 0})
        line.hear()
    assert live.draft(ADA).confirming
    assert len(table.match.moves) == 1


def test_a_seat_that_somebody_leaves_open_does_not_agree_by_that(client: RawClient) -> None:
    storage = client.hub.storage
    table = waiting(client, dealt(), [None, None])
    bela = storage.new_person(new_token())
    storage.add_holder(table.id, BELA, bela.id)
    live = client.live(table.id)
    client.wait(client.hub.refresh(table.id))
    table.play("play 6")
    assert table.undo().status == 202
    client.wait(client.hub.leave(live, BELA, bela, None, ""))
    assert len(table.match.moves) == 1


def test_nobody_explores_before_the_guest_comes(client: RawClient) -> None:
    """In a large game, chance results of her turn stay."""
    match, dice = Match(find_game("clash-of-cultures"), seats=["Ada", ""], seed=5), Random(1)
    while not match.moves or (match.moves[-1].seat, match.actor, match.horizon) != (ADA, ADA, len(match.moves)):
        match.play(dice.choice(match.legal()))
    table = waiting(client, match, [None, None])
    refused = table.undo()
    assert (refused.status, refused.json()["error"]) == (409, "SeatsOpen")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_log_says_how_often_it_was_taken_back(table: Waiting, language: str) -> None:
    words = words_of("high-card", language)
    assert words("log-undone", count=1) not in table.page(language)
    for count in (1, 2, 3):
        table.play("swap 6")
        assert table.undo().status == 200
        assert words("log-undone", count=count) in table.page(language)
    table.play("play 10")
    page = table.page(language)
    assert words("log-undone", count=3) in page
    assert words("log-undone", count=2) not in page
    assert table.client.get(f"/api/matches/{table.id}/log").json()["undone"] == 3


def test_against_bots_nobody_needs_to_read_that(client: RawClient) -> None:
    table = waiting(client, dealt(), [None, "random"])
    table.play("swap 6")
    assert table.undo().status == 200
    assert words_of("high-card", "en")("log-undone", count=1) not in table.page()
    assert client.get(f"/api/matches/{table.id}/log").json()["undone"] == 1

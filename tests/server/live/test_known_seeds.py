"""A match uploaded by a person who knows its seed: hidden things are redrawn before a second person sits down."""

from __future__ import annotations

import re
from dataclasses import dataclass

import pytest
from high_card.state import Table

from aevum.kernel.match import Match, Redrawn, commitment
from aevum.kernel.records.savefile import match_from_bytes, match_to_bytes
from aevum.kernel.registry import find_game
from aevum.kernel.words import LANGUAGES
from aevum.web.text.site_words import words_of
from server.high_card_matches import ADA, BELA, SEED, dealt
from server.raw_client import Answer, RawClient

BOUNDARY = "between"


def upload(client: RawClient, match: Match) -> Answer:
    head = f'--{BOUNDARY}\r\nContent-Disposition: form-data; name="file"; filename="match.aevum"\r\n\r\n'
    body = head.encode() + match_to_bytes(match) + f"\r\n--{BOUNDARY}--\r\n".encode()
    return client.call("POST", "/upload", body, headers={"content-type": f"multipart/form-data; boundary={BOUNDARY}"})


@dataclass(frozen=True)
class Sent:
    """A match that a person has uploaded as a file, and the key of their browser."""

    client: RawClient
    id: str
    sender: str

    @property
    def match(self) -> Match:
        return self.client.live(self.id).match

    def link(self, seat: int) -> str:
        page = self.client.get(f"/m/{self.id}/device", key=self.sender).text
        return str(re.findall(r"/join/[\w-]+", page)[seat])

    def log(self, key: str = "", language: str = "en") -> str:
        return self.client.get(f"/m/{self.id}", key=key, language=language).text.partition('id="log"')[2]


def sent(client: RawClient, match: Match) -> Sent:
    answer = upload(client, match)
    assert answer.status == 303
    return Sent(client, answer.header("location").removeprefix("/m/").partition("/")[0], answer.key)


@pytest.fixture
def table(client: RawClient) -> Sent:
    match = dealt()
    match.play("play 6")
    return sent(client, match)


def hidden(match: Match) -> list[list[int]]:
    state = match.state
    assert isinstance(state, Table)
    return [*state.hands, *state.laid, state.deck]


def test_the_second_person_plays_with_cards_that_nobody_has_read_in_a_file(table: Sent) -> None:
    before, published = hidden(table.match), table.match.commitment
    assert published == commitment(SEED)
    assert table.client.submit(table.link(BELA), "name=Bela").status == 303
    match = table.match
    assert hidden(match) != before
    assert match.records[-1] == Redrawn(BELA, match.last_seed)
    assert match.last_seed != SEED
    answer = table.client.get(f"/api/matches/{table.id}").json()
    assert (answer["commitment"], "seed" in answer) == (commitment(match.last_seed), False)
    assert answer["commitment"] != published


def test_what_was_drawn_anew_is_what_the_database_has(table: Sent) -> None:
    table.client.submit(table.link(BELA), "name=Bela")
    stored = table.client.hub.storage.load(table.id)
    assert stored.match.state.key() == table.match.state.key()
    assert (stored.match.records, stored.known_seed) == (table.match.records, False)
    assert not table.client.live(table.id).stored.known_seed


def test_it_is_done_once_and_not_for_who_sent_the_file(table: Sent) -> None:
    link = table.link(ADA)
    assert table.client.submit(table.link(BELA), "", key=table.sender).status == 303
    assert table.match.redraws == [], "the sender holds that seat already"
    table.client.submit(table.link(BELA), "name=Bela")
    table.client.submit(link, "name=Cleo")
    assert len(table.match.redraws) == 1


def test_who_takes_a_seat_by_the_api_finds_other_cards_too(table: Sent) -> None:
    token = table.link(BELA).removeprefix("/join/")
    assert table.client.post(f"/api/matches/{table.id}/seat", {"token": token, "name": "Bela"}).status == 200
    assert len(table.match.redraws) == 1


def test_a_match_that_was_begun_here_keeps_its_seed(client: RawClient) -> None:
    key = client.submit("/matches", "game=high-card&seat-0=me&seat-1=open").key
    (listed,) = client.get("/api/matches", key=key).json()["matches"]
    link = re.findall(r"/join/[\w-]+", client.get(f"/m/{listed['id']}", key=key).text)[0]
    assert "file" not in client.get(link).text.partition("<main")[2]
    client.submit(link, "name=Bela")
    assert client.live(listed["id"]).match.redraws == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_players_read_it(table: Sent, language: str) -> None:
    client, words = table.client, words_of("high-card", language)
    assert words("table-from-file") in client.get(f"/m/{table.id}", key=table.sender, language=language).text
    link = table.link(BELA)
    assert words("join-redraws") in client.get(link, language=language).text
    bela = client.submit(link, "name=Bela").key
    for key in ("", table.sender, bela):
        page = client.get(f"/m/{table.id}", key=key, language=language).text
        assert page.count(words("log-redrawn")) >= 2, "in the log, and beside what is to be decided"
        assert words("table-from-file") not in page
    assert words("replay-commitment-redrawn", commitment=table.match.commitment) in (
        client.get(f"/m/{table.id}/replay", language=language).text
    )
    client.wait(client.hub.play(client.live(table.id), BELA, table.match.legal()[0].number))
    assert words("log-redrawn") in table.log(bela, language)
    assert client.get(f"/api/matches/{table.id}/log").json()["redrawn"] == 1


def test_undo_does_not_bring_the_known_cards_back(table: Sent) -> None:
    client = table.client
    bela = client.submit(table.link(BELA), "name=Bela").key
    seats = client.hub.storage.seating(table.id)
    asked = client.post(f"/api/matches/{table.id}/undo", {}, token=seats[ADA].token)
    assert (asked.status, asked.json()["error"]) == (409, "BeyondRedraw")
    assert len(table.match.moves) == 1
    client.wait(client.hub.play(client.live(table.id), BELA, table.match.legal()[0].number))
    assert client.get(f"/m/{table.id}/replay?at=0", key=bela).status == 200


def test_at_the_end_it_can_be_downloaded_and_verified(table: Sent) -> None:
    client = table.client
    client.submit(table.link(BELA), "name=Bela")
    while not table.match.over:
        client.wait(client.hub.play(client.live(table.id), table.match.actor, table.match.legal()[0].number))
    answer = client.get(f"/api/matches/{table.id}").json()
    assert commitment(int(answer["seed"], 16)) == answer["commitment"]
    file = client.get(f"/m/{table.id}/match.aevum")
    again = match_from_bytes(file.body, "match", find_game)
    assert again.state.key() == table.match.state.key()
    assert "matches its fingerprint" in client.get(f"/m/{table.id}/verify").text
    assert sent(client, again).match.records == table.match.records, "it can be sent again"


def test_a_file_that_says_it_was_drawn_anew_is_no_better_known(client: RawClient) -> None:
    """The sender knows that seed, too."""
    match = dealt()
    match.redraw(BELA, 5)
    table = sent(client, match)
    client.submit(table.link(BELA), "name=Bela")
    assert len(table.match.redraws) == 2
    assert table.match.last_seed != 5

"""The log names a player who leaves a seat, and the successor, for all readers and for good."""

from __future__ import annotations

import re

import pytest

from aevum.kernel.words import LANGUAGES
from aevum.server.live.live_match import LiveMatch
from aevum.server.storage.matches import new_token
from aevum.web.text.site_words import words_of
from server.high_card_matches import seated
from server.live.test_host import begun, sit_down
from server.raw_client import RawClient
from server.regions import reported

LEFT = {
    "en": ("Bela has left; {heir} (bot, random) plays on.", "Bela has left; the seat is open."),
    "es": ("Bela se ha ido; sigue jugando {heir} (bot, al azar).", "Bela se ha ido; el asiento queda libre."),
    "ru": (
        "Bela больше не играет; вместо этого игрока играет {heir} (бот, наугад).",
        "Bela больше не играет; место свободно.",
    ),
}


@pytest.fixture
def table(client: RawClient) -> tuple[LiveMatch, dict[str, str]]:
    """Return a match in which Ada waits for Bela; Cleo waits, too."""
    live, keys = begun(client)
    sit_down(client, live, keys, "Bela", "Cleo")
    client.wait(client.hub.play(live, 0, live.match.legal()[0].number))
    return live, keys


def leave(client: RawClient, live: LiveMatch, key: str, to: str) -> str:
    """Leave the second seat; return the name on it afterwards.

    `to` is a bot, or "" for an open seat.
    """
    client.submit(f"/m/{live.id}/leave", f"to={to}", key=key)
    return live.stored.seats[1].name


def log_of(live: LiveMatch, language: str = "en") -> list[str]:
    words = words_of(live.match.game.id, language)
    return [event.say(words) for entry in live.log(0) for event in entry.events]


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_waits_reads_who_has_left_and_who_plays_on(
    client: RawClient, table: tuple[LiveMatch, dict[str, str]], language: str
) -> None:
    live, keys = table
    heir = leave(client, live, keys["Bela"], "bot")
    sentence = LEFT[language][0].format(heir=heir)
    page = client.get(f"/m/{live.id}", key=keys["Ada"], language=language).text
    assert reported(page) == sentence
    assert sentence in re.sub(r"<[^>]+>", "", page[page.index('id="log"') :])


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_seat_that_no_bot_takes_over_is_said_to_be_open(
    client: RawClient, table: tuple[LiveMatch, dict[str, str]], language: str
) -> None:
    live, keys = table
    leave(client, live, keys["Bela"], "open")
    assert LEFT[language][1] in log_of(live, language)
    sit_down(client, live, keys, "Dora")
    assert LEFT[language][1] in log_of(live, language), "whoever comes then does not wipe it out"


def test_it_outlives_the_server(client: RawClient, table: tuple[LiveMatch, dict[str, str]]) -> None:
    live, keys = table
    leave(client, live, keys["Bela"], "open")
    del client.hub.live[live.id]
    again = client.live(live.id)
    assert again is not live
    assert log_of(again) == log_of(live)
    assert "has left" in log_of(again)[-1]


def test_it_stands_where_it_happened_and_on_the_page_until_its_reader_decides(
    client: RawClient, table: tuple[LiveMatch, dict[str, str]]
) -> None:
    live, keys = table
    leave(client, live, keys["Cleo"], "open")
    assert [entry.number for entry in live.log(0)] == [1, 1]
    assert "Cleo has left" in reported(client.get(f"/m/{live.id}", key=keys["Bela"]).text)
    client.wait(client.hub.play(live, 1, live.match.legal()[0].number))
    assert not reported(client.get(f"/m/{live.id}", key=keys["Bela"]).text)
    assert "Cleo has left" in reported(client.get(f"/m/{live.id}", key=keys["Ada"]).text), "Ada still waits"


def test_a_guest_is_called_so_in_every_language(client: RawClient) -> None:
    made = client.submit("/matches", "game=high-card&seat-0=me&seat-1=open&seat-2=open&name-0=Invitado")
    live = client.live(made.header("location").rpartition("/")[2])
    sit_down(client, live, {}, "Bela")
    leave(client, live, made.key, "open")
    assert "Guest has left; the seat is open." in log_of(live)


def test_programs_read_it_too(client: RawClient, table: tuple[LiveMatch, dict[str, str]]) -> None:
    live, keys = table
    heir = leave(client, live, keys["Bela"], "bot")
    answer = client.get(f"/api/matches/{live.id}/log", key=keys["Ada"]).json()
    (left,) = answer["left"]
    assert (left["seat"], left["name"], left["heir"], left["bot"], left["moves"]) == (1, "Bela", heir, "random", 1)
    assert left["sentence"] == f"Bela has left; {heir} (bot, random) plays on."


def test_who_shares_a_seat_and_leaves_it_to_the_other_is_not_noted(client: RawClient) -> None:
    company = seated(client.hub.storage)
    friend = client.hub.storage.new_person(new_token())
    client.hub.storage.add_holder(company.id, 1, friend.id)
    live = client.live(company.id)
    client.wait(client.hub.leave(live, 1, friend, None, ""))
    assert live.stored.seats[1].departures == ()


def test_the_replay_tells_it_after_the_move_before(client: RawClient, table: tuple[LiveMatch, dict[str, str]]) -> None:
    live, keys = table
    leave(client, live, keys["Bela"], "open")
    page = client.get(f"/m/{live.id}/replay?at=1", key=keys["Ada"]).text
    lines = re.findall(r'<li data-at="1">(.*?)</li>', page, re.DOTALL)
    assert [re.sub(r"<[^>]+>", "", line).endswith(LEFT["en"][1]) for line in lines] == [True]

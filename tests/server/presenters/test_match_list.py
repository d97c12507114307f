"""Lists of matches come from stored columns alone, and players can remove matches from their list."""

from __future__ import annotations

import asyncio
import html
import re
from pathlib import Path

import pytest

from aevum.kernel.match import Match
from aevum.kernel.records.savefile import read_match
from aevum.kernel.registry import find_game
from aevum.server.storage import matches
from server.high_card_matches import ADA, BELA, dealt, first_legal, seated
from server.raw_client import RawClient
from server.survives_attack import assert_refused

GOLDEN = Path(__file__).parents[2] / "golden"


def words_on(page: str) -> str:
    """Return the text that a person reads."""
    return " ".join(html.unescape(re.sub(r"<[^>]+>", " ", page.partition("<main")[2].partition(">")[2])).split())


@pytest.fixture
def key(client: RawClient) -> str:
    """Return the key of a new person."""
    return client.submit("/account/name", "name=Ada").key


def person_of(client: RawClient, key: str) -> str:
    person = client.hub.storage.person_of_key(key)
    assert person is not None
    return person.id


def stored(client: RawClient, match: Match, key: str, bots: list[str | None], seats: tuple[int, ...] = (0,)) -> str:
    id = client.hub.storage.create(match, bots)
    for seat in seats:
        client.hub.storage.add_holder(id, seat, person_of(client, key))
    return id


def tempus(moves: int) -> Match:
    """Return the golden match of four after `moves` moves."""
    whole = read_match(GOLDEN / "tempus-4.aevum", find_game)
    match = Match(whole.game, whole.options, seats=["Ada", "Juno", "Zeno", "Dido"], seed=whole.seed)
    for played in whole.moves[:moves]:
        match.play(played.move)
    return match


def test_a_list_tells_players_stage_score_and_whose_move_it_is(client: RawClient, key: str) -> None:
    match = tempus(330)
    stored(client, match, key, [None, "normal", "easy", "easy"], seats=(match.actor,))
    text = words_on(client.get("/mine", key=key).text)
    view = match.view(-1)
    stage = match.game.stage(view)
    assert stage is not None
    assert f"turn {stage[1]['turn']} of 10" in text
    for word in ("Tempus", "Juno bot, normal", "Zeno bot, easy", "your turn", "just now"):
        assert word in text, word
    for name, points in zip(match.seats, match.game.totals(view), strict=True):
        assert re.search(rf"{name}( bot, \w+)? {points}\b", text), name


def test_the_reader_of_another_language_reads_all_of_it(client: RawClient, key: str) -> None:
    stored(client, tempus(330), key, [None, "normal", "easy", "easy"])
    text = words_on(client.get("/mine", key=key, language="ru").text)
    assert "Juno бот, обычный" in text
    assert "из 10" in text
    assert "только что" in text
    assert not set(re.findall(r"[A-Za-z]+", text)) - {"Tempus", "Ada", "Juno", "Zeno", "Dido"}


def test_a_finished_match_tells_its_result(client: RawClient, key: str) -> None:
    stored(client, tempus(10_000), key, [None, "normal", "easy", "easy"])
    text = words_on(client.get("/mine", key=key).text)
    assert "2nd place" in text
    assert "Ada 23" in text
    assert "turn 10" not in text


def test_no_match_is_loaded_for_a_list(client: RawClient, key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    stored(client, tempus(60), key, [None, "normal", "easy", "easy"])

    def refuse(*_: object) -> None:
        raise AssertionError("a match was played again for a list")

    monkeypatch.setattr(matches, "replay_transcript", refuse)
    for page in ("/mine", "/"):
        assert "Juno" in client.get(page, key=key).text


def test_who_has_no_name_is_a_guest_in_the_readers_language(client: RawClient) -> None:
    key = client.submit("/matches", "game=high-card&seat-0=me&seat-1=here").key
    assert "Guest" in client.get("/mine", key=key).text
    russian = words_on(client.get("/mine", key=key, language="ru").text)
    assert {"Гость", "Гость 2"} <= set(re.findall(r"Гость(?: \d)?", russian))
    assert "Guest" not in russian


# -- removing a match


def test_what_is_mine_alone_is_deleted_for_good(client: RawClient, key: str) -> None:
    id = stored(client, dealt(), key, [None, "random"])
    assert f'action="/m/{id}/delete"' in client.get("/mine", key=key).text
    assert client.submit(f"/m/{id}/delete", "", key=key).status == 303
    assert client.get(f"/m/{id}", key=key).status == 404
    assert id not in client.get("/mine", key=key).text


def test_what_is_over_is_only_taken_off_my_list(client: RawClient, key: str) -> None:
    match = dealt()
    while not match.over:
        match.play(first_legal(match))
    id = stored(client, match, key, [None, "random"])
    client.submit(f"/m/{id}/hide", "", key=key)
    assert id not in client.get("/mine", key=key).text
    assert client.get(f"/m/{id}/replay").status == 200


@pytest.mark.parametrize("way", ["delete", "hide"])
def test_what_others_play_can_neither_be_deleted_nor_hidden(client: RawClient, way: str) -> None:
    company = seated(client.hub.storage)
    assert_refused(client.submit(f"/m/{company.id}/{way}", "", key=company.keys[ADA]), 403)
    assert client.get(f"/m/{company.id}").status == 200


@pytest.mark.parametrize("way", ["delete", "hide", "leave", "rematch"])
def test_a_stranger_can_do_nothing_of_it(client: RawClient, key: str, way: str) -> None:
    company = seated(client.hub.storage)
    assert_refused(client.submit(f"/m/{company.id}/{way}", "to=bot", key=key), 403)
    assert [len(seat.people) for seat in client.hub.storage.seating(company.id)] == [1, 1]


def test_who_leaves_gives_the_seat_to_a_bot_with_a_name(client: RawClient) -> None:
    company = seated(client.hub.storage)
    live = client.live(company.id)
    assert client.submit(f"/m/{company.id}/leave", "to=bot", key=company.keys[BELA]).status == 303
    seat = live.stored.seats[BELA]
    assert seat.bot == "random"
    assert seat.name not in ("", "Bela", "random")
    assert BELA in live.bots
    client.wait(client.hub.play(live, ADA, "play 6"))
    task = live.bots_at_work
    assert task is not None
    client.wait(_done(task))
    assert live.match.actor == ADA, "the bot has answered"


async def _done(task: asyncio.Task[None]) -> None:
    await task


def test_who_leaves_may_leave_the_seat_open_and_the_old_link_is_dead(client: RawClient) -> None:
    company = seated(client.hub.storage)
    old = client.hub.storage.seating(company.id)[BELA].token
    client.submit(f"/m/{company.id}/leave", "to=open", key=company.keys[BELA])
    seat = client.live(company.id).stored.seats[BELA]
    assert (seat.name, seat.bot, seat.people) == ("", None, frozenset())
    assert client.get(f"/join/{old}").status == 404
    assert client.get(f"/join/{seat.token}").status == 200


# -- matches with open seats


def begun(client: RawClient, key: str, form: str) -> str:
    return client.submit("/matches", form, key=key).header("location").removeprefix("/m/")


def test_a_match_the_host_opened_stands_in_the_lobby_of_others(client: RawClient, key: str) -> None:
    id = begun(client, key, "game=high-card&seat-0=me&seat-1=open&public=yes")
    token = client.hub.storage.seating(id)[BELA].token
    stranger = client.submit("/account/name", "name=Bela").key
    page = client.get("/", key=stranger).text
    assert f'href="/join/{token}"' in page
    assert f'href="/join/{token}"' not in client.get("/", key=key).text, "not to those who sit there"
    client.submit(f"/join/{token}", "name=Bela", key=stranger)
    watcher = client.get("/").text
    assert f'href="/m/{id}"' in watcher
    assert token not in watcher


def test_other_matches_stay_among_friends(client: RawClient, key: str) -> None:
    closed = begun(client, key, "game=high-card&seat-0=me&seat-1=open")
    full = begun(client, key, "game=high-card&seat-0=me&seat-1=here&public=yes")
    page = client.get("/").text
    assert closed not in page
    assert client.hub.storage.seating(closed)[BELA].token not in page
    assert full not in page, "there was nothing to open"


# -- names


def test_everybody_at_one_screen_can_be_named(client: RawClient) -> None:
    answer = client.submit("/matches", "game=high-card&seat-0=me&name-0=Ada&seat-1=here&name-1=Bela")
    live = client.live(answer.header("location").removeprefix("/m/"))
    assert [seat.name for seat in live.stored.seats] == ["Ada", "Bela"]
    person = client.hub.storage.person_of_key(answer.key)
    assert person is not None
    assert person.name == "Ada"


def test_bots_have_names_of_their_own_and_a_level_in_words(client: RawClient, key: str) -> None:
    id = begun(client, key, "game=tempus&option-island=prepared&seat-0=me&seat-1=bot:normal&seat-2=bot:normal")
    names = [seat.name for seat in client.live(id).stored.seats]
    assert len(set(names)) == 3
    assert not {"normal", ""} & set(names)
    assert f"{names[1]} · bot, normal" in words_on(client.get(f"/m/{id}", key=key).text).replace("  ", " ")
    assert f"{names[1]} · бот, обычный" in words_on(client.get(f"/m/{id}", key=key, language="ru").text)


def test_the_picture_of_a_match_in_a_list_is_its_position(client: RawClient, key: str) -> None:
    match = tempus(330)
    id = stored(client, match, key, [None, "normal", "easy", "easy"])
    (poster,) = re.findall(r'class="thumb" src="([^"]+)"', client.get("/mine", key=key).text)
    assert poster.startswith("/static/games/tempus/"), "not drawn yet"
    client.wait(client.hub.thumbnails.render_missing())
    (address,) = re.findall(r'class="thumb" src="([^"]+)"', client.get("/mine", key=key).text)
    shown = client.get(address)
    assert shown.text == match.game.thumbnail(match.view(-1), match.game.words("en"))
    assert "immutable" in shown.header("cache-control")
    assert client.get(address.replace("/en-", "/ru-")).text == match.game.thumbnail(
        match.view(-1), match.game.words("ru")
    )
    assert client.get(address.replace("/en-", "/xx-")).status == 404
    assert client.get(f"/static/matches/{id}x/en-1.svg").status == 404

"""Actions after a match: a rematch, the replay, and no curtain where nothing is hidden."""

from __future__ import annotations

import json
import re
from datetime import date
from pathlib import Path

import pytest

from aevum.kernel.match import Match
from aevum.kernel.records.savefile import read_match
from aevum.kernel.registry import find_game, games
from aevum.kernel.words import LANGUAGES
from aevum.server.presenters.game_pictures import picture_of
from server.high_card_matches import ADA, BELA, Company, finished, first_legal, seated
from server.raw_client import RawClient

GOLDEN = Path(__file__).parents[2] / "golden"


@pytest.fixture
def company(client: RawClient) -> Company:
    """Return two people whose match is over."""
    return seated(client.hub.storage, finished())


# -- a rematch


def test_a_rematch_seats_the_same_people_and_both_are_led_to_the_same_one(client: RawClient, company: Company) -> None:
    first, second = (client.submit(f"/m/{company.id}/rematch", "", key=key).header("location") for key in company.keys)
    assert first == second != f"/m/{company.id}"
    live = client.live(first.removeprefix("/m/"))
    assert [seat.people for seat in live.stored.seats] == [{person.id} for person in company.people]
    assert live.match.seats == ("Ada", "Bela")
    assert not live.match.moves
    assert f'href="{first}"' in client.get(f"/m/{company.id}/end", key=company.keys[BELA]).text
    assert first.removeprefix("/m/") in client.get("/mine", key=company.keys[BELA]).text, "the other finds it, too"


def test_a_rematch_keeps_options_and_bots_and_takes_the_clock_anew(client: RawClient) -> None:
    game = find_game("tempus-imperium")
    match = Match(game, game.read_options({"digits": "1806061935", "rim_roads": True}), seats=["Ada"], seed=3)
    while not match.over:
        match.play(first_legal(match))
    company = seated(client.hub.storage, match)
    where = client.submit(f"/m/{company.id}/rematch", "", key=company.keys[ADA]).header("location")
    options = client.live(where.removeprefix("/m/")).match.options
    assert options.rim_roads
    assert options.digits not in ("", "1806061935")


def test_while_it_runs_there_is_no_rematch(client: RawClient) -> None:
    running = seated(client.hub.storage)
    assert client.submit(f"/m/{running.id}/rematch", "", key=running.keys[ADA]).status == 403
    assert client.get(f"/m/{running.id}/end").header("location") == f"/m/{running.id}"


def test_todays_puzzle_tells_rank_and_streak_at_its_end_and_stays_the_puzzle(client: RawClient) -> None:
    storage, today = client.hub.storage, str(date.today())
    match = read_match(GOLDEN / "tempus-imperium-2611152030.aevum", find_game)
    keys = [client.submit("/account/name", f"name={name}").key for name in ("Ada", "Bela")]
    better = read_match(GOLDEN / "tempus-imperium-1806061935.aevum", find_game)
    ids = []
    for key, one in zip(keys, (match, better), strict=True):
        ids.append(storage.create(one, [None], today))
        person = storage.person_of_key(key)
        assert person is not None
        storage.add_holder(ids[-1], 0, person.id)
    page = client.get(f"/m/{ids[0]}/end", key=keys[0]).text
    assert "Place 2 of 2 today" in page
    assert "Your streak: one day." in page
    assert 'href="/puzzle/tempus-imperium"' in page
    where = client.submit(f"/m/{ids[0]}/rematch", "", key=keys[0]).header("location")
    again = client.live(where.removeprefix("/m/"))
    assert again.stored.puzzle == today
    assert again.match.options == match.options
    table = client.get("/puzzle/tempus-imperium", key=keys[0]).text
    assert "Place 2 of 2 today" in table
    assert re.search(r"[12]\d? \w+ 20\d\d", table), "the day in words"
    assert today not in table.partition("<main")[2].replace(f"?day={today}", "")


# -- the replay


def part(client: RawClient, company: Company, query: str, key: str = "") -> dict[str, str]:
    answer: dict[str, str] = json.loads(client.get(f"/m/{company.id}/replay?{query}&part", key=key).body)
    return answer


def hand(drawing: str) -> list[str]:
    return [text for text in re.findall(r"<text[^>]*>(\w+)</text>", drawing) if text.isdigit()]


def test_once_it_is_over_one_sees_through_everybodys_eyes(client: RawClient, company: Company) -> None:
    first, second = (hand(part(client, company, f"at=0&as={seat}")["drawing"]) for seat in (ADA, BELA))
    assert first == ["6", "10", "12"]
    assert second == ["2", "3", "8"]
    page = client.get(f"/m/{company.id}/replay").text
    assert page.count('name="as"') == 1


def test_while_it_runs_nobody_sees_through_other_eyes(client: RawClient) -> None:
    running = seated(client.hub.storage)
    for wish in ("0", "1", "mover", "watch", "x"):
        assert hand(part(client, running, f"at=0&as={wish}")["drawing"]) == []
        assert hand(part(client, running, f"at=0&as={wish}", running.keys[BELA])["drawing"]) == ["2", "3", "8"]
    assert 'name="as"' not in client.get(f"/m/{running.id}/replay", key=running.keys[ADA]).text


def test_every_line_of_the_log_leads_to_its_position(client: RawClient, company: Company) -> None:
    page = client.get(f"/m/{company.id}/replay?at=3").text
    lines = re.findall(r'<li data-at="(\d+)"><a href="\?at=(\d+)[^"]*"', page)
    assert lines
    assert all(at == goal for at, goal in lines)
    assert [int(at) for at, _ in lines] == sorted({int(at) for at, _ in lines})
    assert re.search(r'data-at="3"><a[^>]*aria-current="true"', page)


def stops(page: str, unit: str) -> list[int]:
    [found] = re.findall(rf'data-{unit}="([^"]+)"', page)
    return list(map(int, found.split()))


def test_one_walks_by_turn_by_decision_and_by_step(client: RawClient) -> None:
    match = read_match(GOLDEN / "tempus-4.aevum", find_game)
    company = seated(client.hub.storage, match)
    page = client.get(f"/m/{company.id}/replay?at=300").text
    turns, decisions = (stops(page, unit) for unit in ("turn", "decision"))
    assert len(turns) < 15 < len(decisions) < len(match.moves)
    assert turns[0] == decisions[0] == 0
    assert turns[-1] == decisions[-1] == len(match.moves)
    step, turn = (part(client, company, f"at=300&by={unit}")["drawing"] for unit in ("step", "turn"))
    assert 0 < step.count("data-changed") < turn.count("data-changed"), "more has moved in a turn than in a step"
    by_turn = client.get(f"/m/{company.id}/replay?at={turns[3]}&by=turn").text
    assert f'href="?at={turns[4]}&amp;by=turn' in by_turn
    assert f'href="?at={turns[2]}&amp;by=turn' in by_turn


# -- several at one screen


def test_the_curtain_falls_only_where_something_is_hidden(client: RawClient) -> None:
    answer = client.submit("/matches", "game=tempus&option-island=prepared&seat-0=me&seat-1=here&seat-2=here")
    live = client.live(answer.header("location").removeprefix("/m/"))
    person = client.hub.storage.person_of_key(answer.key)
    assert person is not None
    seen: set[str] = set()
    while len(seen) < 2 and len(live.match.moves) < 400:
        actor = live.match.actor
        view = live.match.view(actor).to_json()
        hides = bool(view["hand"] or view["laid"])
        fresh = live.curtain_lifted_at.get(person.id) != actor
        assert live.curtain_for(person) == (hides and fresh)
        if hides and fresh:
            seen.add("hidden")
            live.lift_curtain(person)
        elif fresh is False and not hides:
            seen.add("open")
        assert live.seat_for(person) == actor
        client.wait(client.hub.play(live, actor, first_legal(live.match)))


def test_the_curtain_falls_again_after_a_turn_that_needed_none(client: RawClient) -> None:
    """A player with cards must not find them open because the one before had none."""
    answer = client.submit("/matches", "game=tempus&option-island=prepared&seat-0=me&seat-1=here&seat-2=here")
    live = client.live(answer.header("location").removeprefix("/m/"))
    person = client.hub.storage.person_of_key(answer.key)
    assert person is not None
    first = live.match.actor
    assert not live.curtain_for(person)
    while live.match.actor == first:
        client.wait(client.hub.play(live, first, first_legal(live.match)))
    assert not live.curtain_for(person)
    assert live.curtain_lifted_at[person.id] == live.match.actor != first


# -- seats


def test_against_bots_alone_there_is_nobody_to_talk_to_or_to_wait_for(client: RawClient) -> None:
    def page_and_menu(seats: str) -> str:
        made = client.submit("/matches", f"game=high-card&{seats}")
        where = made.header("location")
        return client.get(where, key=made.key).text + client.get(f"{where}/menu", key=made.key).text

    alone = page_and_menu("seat-0=me&seat-1=bot:random")
    assert 'id="allow"' not in alone
    assert 'id="chat-form"' not in alone
    friends = page_and_menu("seat-0=me&seat-1=open")
    assert 'id="allow"' in friends
    assert 'id="chat-form"' in friends
    beside = page_and_menu("seat-0=me&seat-1=here")
    assert 'id="allow"' not in beside, "who sits beside me needs no bell"
    assert 'id="chat-form"' not in beside, "nor a chat"


# -- thumbnails


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_game_is_shown_by_its_own_drawing(client: RawClient, language: str) -> None:
    ours = [id for id, game in games().items() if type(game).__module__.startswith("aevum.games.")]
    page = client.get("/", language=language).text
    for id in ours:
        where = picture_of(id, language)
        assert where is not None
        assert f'src="{where}"' in page
        answer = client.get(where)
        assert (answer.status, answer.header("content-type")) == (200, "image/svg+xml")
        assert "immutable" in answer.header("cache-control")
        assert answer.text.startswith("<svg")


@pytest.mark.parametrize("name", ["tempus/en-0000000000", "nothing/en-0", "tempus/xx-0"])
def test_there_are_no_other_pictures(client: RawClient, name: str) -> None:
    assert client.get(f"/static/games/{name}.svg").status == 404

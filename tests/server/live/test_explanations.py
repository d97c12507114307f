"""Explanations: on in the first match of a game, each note once, nothing for others and nothing when off."""

from __future__ import annotations

import asyncio
import json
import time
from typing import Any, Final

import pytest

from aevum.kernel.match import Match
from aevum.kernel.records.savefile import read_match
from aevum.kernel.registry import find_game
from aevum.server.live.explanations import MOVES_SHOWN, explains, note_for
from aevum.server.storage.explanations import CLOSED
from aevum.server.storage.matches import Storage, new_token
from aevum.web.components.controls import CLOSE_NOTE
from golden.remake import FOLDER as GOLDEN
from server.high_card_matches import ADA, BELA, Company, seated
from server.raw_client import RawClient

GAME: Final = "through-the-ages"
CORRUPTION: Final = 9
"""Number of moves of a golden game after which the second seat has corruption to come."""
PATIENCE: Final = 60.0
"""Maximum seconds until something is stored."""
WHY: Final = "A worker to build with; costs food, more as you grow."


def after(moves: int) -> Match:
    """Return a golden game of two after a number of moves."""
    golden = read_match(GOLDEN / "through-the-ages-full-2.aevum", find_game)
    match = Match(golden.game, golden.options, seats=("Ada", "Bela"), seed=golden.seed)
    for played in golden.moves[:moves]:
        match.play(played.move)
    return match


def page(client: RawClient, company: Company, seat: int) -> str:
    return client.get(f"/m/{company.id}", key=company.keys[seat]).text


def heard(client: RawClient, company: Company, seat: int, *said: dict[str, Any]) -> dict[str, str]:
    """Return the regions that a page has after its first message and the answers to what it says."""
    regions: dict[str, str] = {}
    with client.open(f"/m/{company.id}/live", key=company.keys[seat]) as socket:
        regions |= json.loads(socket.hear())["regions"]
        for message in said:
            socket.say(message)
            regions |= json.loads(socket.hear())["regions"]
    return regions


@pytest.fixture
def company(client: RawClient) -> Company:
    """Return two people in a match in which the first has to decide."""
    return seated(client.hub.storage, after(CORRUPTION))


def switch(client: RawClient, company: Company, seat: int, *, is_on: bool) -> int:
    form = "explain=on" if is_on else ""
    return client.submit(f"/m/{company.id}/explain", form, key=company.keys[seat]).status


def test_the_first_match_explains_the_actions_that_are_offered(client: RawClient, company: Company) -> None:
    shown = page(client, company, ADA)
    assert WHY in shown
    assert 'id="first-note"' in shown
    assert "explain.css" in shown
    assert WHY in heard(client, company, ADA)["prompt"]
    assert 'aria-describedby="why-grow"' in shown


def test_spectators_and_players_who_wait_read_no_purposes(client: RawClient, company: Company) -> None:
    assert WHY not in page(client, company, BELA)
    watched = client.get(f"/m/{company.id}").text
    assert "first-note" not in watched
    assert "explain.css" not in watched


def test_a_finished_match_of_the_game_ends_the_explanations(client: RawClient, company: Company) -> None:
    storage, person = client.hub.storage, company.people[ADA].id
    assert storage.explanations_of(person, GAME, company.id).is_on
    done = storage.create(read_match(GOLDEN / "tempus-4.aevum", find_game), [None] * 4)
    storage.add_holder(done, 0, person)
    assert storage.explanations_of(person, GAME, company.id).is_on, "another game"
    done = storage.create(read_match(GOLDEN / "through-the-ages-full-2.aevum", find_game), [None] * 2)
    storage.add_holder(done, 0, person)
    assert not storage.explanations_of(person, GAME, company.id).is_on
    assert "first-note" not in page(client, company, ADA)
    assert storage.explanations_of(company.people[BELA].id, GAME, company.id).is_on


def test_the_switch_is_kept_for_the_person_and_off_is_off(client: RawClient, company: Company) -> None:
    menu = f"/m/{company.id}/menu"
    assert 'name="explain"' in client.get(menu, key=company.keys[ADA]).text
    assert "checked" in client.get(menu, key=company.keys[ADA]).text
    assert switch(client, company, ADA, is_on=False) == 303
    shown = page(client, company, ADA)
    assert WHY not in shown
    assert "first-note" not in shown
    assert "explain.css" not in shown
    assert "first-note" not in heard(client, company, ADA)
    assert "checked" not in client.get(menu, key=company.keys[ADA]).text
    assert 'id="first-note"' in page(client, company, BELA), "the switch of another person"
    switch(client, company, ADA, is_on=True)
    assert WHY in page(client, company, ADA)


def test_people_without_a_seat_have_no_switch(client: RawClient, company: Company) -> None:
    assert 'name="explain"' not in client.get(f"/m/{company.id}/menu").text
    assert client.submit(f"/m/{company.id}/explain", "explain=on", key=new_token()).status == 403


def test_a_game_that_explains_nothing_has_no_switch_and_no_region(client: RawClient) -> None:
    company = seated(client.hub.storage)
    assert "first-note" not in page(client, company, ADA)
    assert 'name="explain"' not in client.get(f"/m/{company.id}/menu", key=company.keys[ADA]).text


def note_of(client: RawClient, company: Company, seat: int) -> str:
    """Return the id of the note that a person reads; empty without one."""
    note = note_for(client.live(company.id), company.people[seat])
    return note.situation.id if note else ""


def stored(client: RawClient, company: Company, notes: dict[str, int]) -> None:
    """Wait until these notes of the second player are stored."""
    deadline = time.monotonic() + PATIENCE
    while client.hub.storage.explanations_of(company.people[BELA].id, GAME, company.id).notes != notes:
        assert time.monotonic() < deadline
        client.wait(asyncio.sleep(0.01))


def close(note: str) -> dict[str, Any]:
    return {"do": "pick", "pick": f"{CLOSE_NOTE}{note}"}


def test_a_note_is_shown_until_it_is_closed_and_never_again(client: RawClient, company: Company) -> None:
    page(client, company, BELA)
    first = note_of(client, company, BELA)
    assert first == "corruption"
    assert "Corruption: so many blue tokens" in heard(client, company, BELA)["first-note"]
    stored(client, company, {first: CORRUPTION})
    assert note_of(client, company, BELA) == first, "a reload is no reason to lose it"
    regions = heard(client, company, BELA, close(first))
    assert "Corruption" not in regions["first-note"]
    shown = {first: CLOSED} | {note: CORRUPTION for note in (note_of(client, company, BELA),) if note}
    stored(client, company, shown)
    assert "Corruption: so many" not in page(client, company, BELA)
    other = seated(client.hub.storage, after(CORRUPTION))
    client.hub.storage.add_holder(other.id, BELA, company.people[BELA].id)
    again = client.get(f"/m/{other.id}", key=company.keys[BELA]).text
    assert 'id="first-note"' in again
    assert "Corruption: so many" not in again, "once for a person and a game"


def test_a_note_is_left_behind_after_some_moves_of_its_reader(client: RawClient, company: Company) -> None:
    live = client.live(company.id)
    heard(client, company, BELA)
    golden, made = read_match(GOLDEN / "through-the-ages-full-2.aevum", find_game), 0
    while made < MOVES_SHOWN:
        assert note_of(client, company, BELA) == "corruption"
        played = golden.moves[len(live.match.moves)]
        live.match.play(played.move)
        made += played.seat == BELA
    assert note_of(client, company, BELA) != "corruption"


def test_unknown_notes_and_those_of_strangers_are_ignored(client: RawClient, company: Company) -> None:
    heard(client, company, BELA, close("no-such-note"), close("event"))
    stored = client.hub.storage.explanations_of(company.people[BELA].id, GAME, company.id)
    assert "no-such-note" not in stored.notes
    with client.open(f"/m/{company.id}/live") as socket:
        socket.hear()
        socket.say(close("corruption"))
        socket.hear()
    assert note_of(client, company, BELA) == "corruption"


def test_a_lesson_is_not_explained_twice(client: RawClient) -> None:
    answer = client.submit("/learn/tempus/settling", "anew=yes", key="")
    id = answer.header("location").removeprefix("/m/")
    shown = client.get(f"/m/{id}", key=answer.key).text
    assert 'id="lesson"' in shown
    assert "first-note" not in shown
    live = client.live(id)
    (person,) = live.stored.seats[0].people
    found = client.hub.storage.person(person)
    assert found is not None
    assert not explains(live, found)


def test_switch_and_notes_follow_a_person_into_an_account(storage: Storage) -> None:
    key = new_token()
    old, new = storage.new_person(key), storage.new_person(new_token())
    storage.switch_explanations(old.id, GAME, is_on=False)
    storage.keep_note(old.id, GAME, "event", "match", 3)
    storage.move_key(key, new.id)
    assert storage.explanations_of(new.id, GAME, "match") == (False, {"event": 3})
    assert storage.explanations_of(old.id, GAME, "match") == (True, {})
    assert storage.explanations_of(new.id, GAME, "other").notes == {"event": CLOSED}
    assert storage.delete_unused_people(float("inf")) == 2

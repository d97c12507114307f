"""Pages of lessons: the list, beginning, going on, leaving, wrong picks over the socket, and the offer in the lobby."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest

from aevum.server.storage.lessons import StepCount
from server.lessons import settled
from server.raw_client import RawClient, RawSocket


def begin(client: RawClient, key: str = "", form: str = "anew=yes") -> tuple[str, str]:
    """Begin the lesson of High Card; return the path of its match, and the key of the learner."""
    answer = client.submit("/learn/high-card/first-trick", form, key=key)
    assert answer.status == 303
    return answer.header("location"), key or answer.key


def heard(line: RawSocket) -> dict[str, Any]:
    message: dict[str, Any] = json.loads(line.hear())
    return message


def test_the_list_has_minutes_steps_and_a_button(client: RawClient) -> None:
    page = client.get("/learn/tempus").text
    assert "The first four turns" in page
    assert "7 minutes · 15 steps" in page
    assert 'action="/learn/tempus/settling"' in page
    assert "★" not in page
    assert "Los cuatro primeros turnos" in client.get("/learn/tempus", language="es").text
    assert "Первые четыре хода" in client.get("/learn/tempus", language="ru").text


@pytest.mark.parametrize("path", ["/learn/no-such", "/learn/hammer"])
def test_there_is_no_list_without_lessons(client: RawClient, path: str) -> None:
    assert client.get(path).status == 404


def test_an_unknown_lesson_cannot_be_begun(client: RawClient) -> None:
    assert client.submit("/learn/tempus/no-such", "").status == 404
    assert client.submit("/learn/no-such/settling", "").status == 404


def test_the_match_page_has_the_sentence_and_the_highlights(client: RawClient) -> None:
    match, key = begin(client)
    page = client.get(match, key=key).text
    assert "You hold 3 cards; take 1 trick." in page
    assert re.search(r'data-highlights="\[[^]]*act:play[^]]*\]"', page)
    assert 'id="lesson"' not in client.get(match).text
    assert 'id="goal"' not in page


def test_a_lesson_goes_on_unless_it_is_begun_anew(client: RawClient) -> None:
    match, key = begin(client)
    assert begin(client, key, "")[0] == match
    assert "Go on: step 1 of 2" in client.get("/learn/high-card", key=key).text
    assert begin(client, key)[0] != match


def test_a_wrong_pick_is_answered_in_the_panel_and_changes_nothing(client: RawClient) -> None:
    match, key = begin(client)
    live = client.live(match.removeprefix("/m/"))
    with client.open(f"{match}/live", key=key) as line:
        heard(line)
        line.say({"do": "pick", "pick": "swap", "length": 0, "draft": 0})
        answer = heard(line)
    assert "No need to swap yet." in answer["regions"]["lesson"]
    assert 'class="refusal"' not in answer["regions"].get("prompt", "")
    assert (live.match.length, len(live.draft(0))) == (0, 0)


def test_a_thing_that_is_not_offered_is_explained_with_the_wish(client: RawClient) -> None:
    match, key = begin(client)
    with client.open(f"{match}/live", key=key) as line:
        heard(line)
        line.say({"do": "ask", "place": "card-12", "length": 0, "draft": 0})
        answer = heard(line)["regions"]["lesson"]
    assert "You can only lay or swap a card in your hand." in answer
    assert "Now: Play" in answer
    assert "A thought for later" not in answer


def test_a_step_can_be_tried_again(client: RawClient) -> None:
    match, key = begin(client)
    live = client.live(match.removeprefix("/m/"))
    client.wait(client.hub.play(live, 0, "play 7"))
    client.wait(settled(live))
    client.wait(client.hub.play(live, 0, "swap 8"))
    client.wait(client.hub.play(live, 0, "draw"))
    with client.open(f"{match}/live", key=key) as line:
        now = heard(line)
        assert "out of reach" in now["regions"]["lesson"]
        line.say({"do": "pick", "pick": "!again", "length": now["length"], "draft": 0})
        assert "Now the others." in heard(line)["regions"]["lesson"]
    assert len(live.match.moves) == 2


def test_leaving_is_for_the_learner_and_keeps_the_match(client: RawClient) -> None:
    match, key = begin(client)
    assert client.submit(f"{match}/lesson", "").status == 403
    assert client.submit(f"{match}/lesson", "", key=key).header("location") == match
    page = client.get(match, key=key).text
    assert 'id="lesson"' not in page
    assert 'data-act="swap"' in page
    assert "Go on" not in client.get("/learn/high-card", key=key).text


def test_steps_are_counted_without_names(client: RawClient) -> None:
    before = {entry[:3]: entry.learners for entry in client.hub.storage.step_counts()}
    begin(client)
    after = {entry[:3]: entry.learners for entry in client.hub.storage.step_counts()}
    started = ("high-card", "first-trick", 0)
    assert after[started] == before.get(started, 0) + 1
    assert StepCount._fields == ("game", "lesson", "step", "learners")


def test_the_lobby_offers_lessons_first_to_people_who_do_not_know_the_game(client: RawClient) -> None:
    def card(key: str) -> str:
        return client.get("/", key=key).text.partition('id="game-high-card"')[2].partition("</article>")[0]

    match, key = begin(client)
    learn = '<a class="button large main" href="/learn/high-card">'
    assert learn in card("")
    assert learn in card(key)
    person = client.live(match.removeprefix("/m/")).stored.seats[0].people
    client.hub.storage.add_stars(person, "high-card", "first-trick", 2)
    assert learn not in card(key)
    assert 'href="/learn/high-card"' in card(key)
    assert "★★☆" in client.get("/learn/high-card", key=key).text
    assert "/learn/hammer" not in client.get("/").text


def test_stars_move_with_a_session_key_and_the_most_count(client: RawClient) -> None:
    storage = client.hub.storage
    old, new = storage.new_person("old key"), storage.new_person("new key")
    storage.add_stars([old.id], "tempus", "settling", 3)
    storage.add_stars([old.id], "tempus", "settling", 1)
    storage.add_stars([new.id], "tempus", "settling", 2)
    storage.move_key("old key", new.id)
    assert storage.stars_of(new.id) == {("tempus", "settling"): 3}
    assert storage.stars_of(old.id) == {}

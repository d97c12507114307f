"""Pages of practice: the list, a try on the match page, its stars, a lost goal, and thumbnails."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest

from aevum.kernel.lessons.practice import PracticePosition
from aevum.kernel.lessons.reader import practice_of
from aevum.kernel.registry import find_game
from server.lessons import settled
from server.raw_client import RawClient, RawSocket


def begin(client: RawClient, path: str, key: str = "") -> tuple[str, str]:
    """Begin a position; return the path of its match, and the key of the learner."""
    answer = client.submit(f"/practice/{path}", "", key=key)
    assert answer.status == 303
    return answer.header("location"), key or answer.key


def heard(line: RawSocket) -> dict[str, Any]:
    message: dict[str, Any] = json.loads(line.hear())
    return message


def position_of(game: str, name: str) -> PracticePosition:
    return next(one for one in practice_of(find_game(game)) if one.name == name)


def test_the_list_has_goals_par_pictures_and_a_button_for_each_position(client: RawClient) -> None:
    page = client.get("/practice/tempus-imperium").text
    assert page.count("<li") >= 12
    assert "The long road" in page
    assert "Within 4 moves: make your longest road 5 segments long." in page
    assert "Par: 2 moves" in page
    assert "Par: 3 moves (the strong bot gets there in 1 of 3 tries)" in page
    assert "even the strong bot misses it" in client.get("/practice/clash-of-cultures").text
    assert 'action="/practice/tempus-imperium/long-road"' in page
    assert "★" not in page
    assert "El camino largo" in client.get("/practice/tempus-imperium", language="es").text
    assert "Долгая дорога" in client.get("/practice/tempus-imperium", language="ru").text


@pytest.mark.parametrize("path", ["/practice/no-such", "/practice/hammer"])
def test_there_is_no_list_without_positions(client: RawClient, path: str) -> None:
    assert client.get(path).status == 404


def test_an_unknown_position_cannot_be_begun(client: RawClient) -> None:
    assert client.submit("/practice/tempus-imperium/no-such", "").status == 404
    assert client.submit("/practice/no-such/long-road", "").status == 404
    assert client.submit("/learn/high-card/one-more", "").status == 404


def test_a_position_is_shown_as_spectators_see_it(client: RawClient) -> None:
    page = client.get("/practice/high-card").text
    picture = re.search(r'src="(/static/practice/high-card/[^"]+/one-more\.svg)"', page)
    assert picture
    answer = client.get(picture[1])
    assert (answer.status, answer.header("content-type")) == (200, "image/svg+xml")
    assert "<svg" in answer.text
    assert client.get(picture[1].replace("one-more", "no-such")).status == 404
    assert client.get("/static/practice/high-card/xx-1/one-more.svg").status == 404


def test_the_goal_is_pinned_and_a_solution_brings_stars_and_the_next_position(client: RawClient) -> None:
    match, key = begin(client, "high-card/one-more")
    live = client.live(match.removeprefix("/m/"))
    page = client.get(match, key=key).text
    assert "Win a trick with 1 move." in page
    assert "Moves: 0 · par 1" in page
    assert 'id="lesson"' not in client.get(match).text
    client.wait(client.hub.play(live, 0, "play 8"))
    client.wait(settled(live))
    solved = client.get(match, key=key).text
    assert "Done, and well done!" in solved
    assert "★★★" in solved
    assert 'action="/practice/high-card/every-trick"' in solved
    assert 'href="/practice/high-card"' in solved
    listed = client.get("/practice/high-card", key=key).text
    assert "★★★" in listed
    assert "1 of 2 solved." in listed
    (person,) = live.stored.seats[0].people
    assert client.hub.storage.stars_of(person) == {("high-card", "practice/one-more"): 3}


def test_a_lost_goal_is_said_kindly_and_a_new_try_begins_to_count_anew(client: RawClient) -> None:
    match, key = begin(client, "tempus-imperium/long-road")
    live, position = client.live(match.removeprefix("/m/")), position_of("tempus-imperium", "long-road")
    for _ in range(4):
        client.wait(client.hub.play(live, 0, "pass"))
    with client.open(f"{match}/live", key=key) as line:
        now = heard(line)
        assert "the goal is out of reach now" in now["regions"]["lesson"]
        assert "Moves: 4 · par 2" in now["regions"]["lesson"]
        assert "Begin anew" not in now["regions"]["lesson"]
        line.say({"do": "pick", "pick": "!again", "length": now["length"], "draft": 0})
        again = heard(line)["regions"]["lesson"]
    assert "Within 4 moves" in again
    assert "Moves: 0 · par 2" in again
    assert len(live.match.moves) == len(position.moves)


def test_the_lobby_and_the_lessons_lead_to_practice(client: RawClient) -> None:
    assert 'href="/practice/tempus"' in client.get("/").text
    assert 'href="/practice/hammer"' not in client.get("/").text
    assert 'href="/practice/tempus"' in client.get("/learn/tempus").text
    assert 'href="/learn/tempus"' in client.get("/practice/tempus").text

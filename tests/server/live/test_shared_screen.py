"""Several seats at one screen: while the curtain is down nothing is shown, but chat works."""

from __future__ import annotations

import re

import pytest

from aevum.server.live.live_match import LiveMatch
from server.high_card_matches import ADA, BELA, dealt, first_legal
from server.raw_client import RawClient

CLEO = 2


def sitting(client: RawClient, id: str, *seats: int) -> str:
    """Return the key of a browser that holds these seats."""
    storage, key = client.hub.storage, client.submit("/account/name", "name=Ada").key
    person = storage.person_of_key(key)
    assert person is not None
    for seat in seats:
        storage.add_holder(id, seat, person.id)
    return key


@pytest.fixture
def shared(client: RawClient) -> tuple[LiveMatch, str]:
    """Return a match whose two seats one browser holds, and the key of that browser."""
    id = client.hub.storage.create(dealt(), [None, None])
    key = sitting(client, id, ADA, BELA)
    return client.live(id), key


def shared_by_two_of_three(client: RawClient) -> tuple[LiveMatch, str]:
    """Return a match whose first two of three seats one browser holds, and the key of that browser."""
    id = client.hub.storage.create(dealt(seats=("Ada", "Bela", "Cleo")), [None] * 3)
    key = sitting(client, id, ADA, BELA)
    sitting(client, id, CLEO)
    return client.live(id), key


def say(client: RawClient, live: LiveMatch, key: str, *messages: dict[str, str]) -> list[tuple[str, str]]:
    """Send these messages from a page; return the chat afterwards."""
    with client.open(f"/m/{live.id}/live", key=key) as line:
        line.hear()
        for message in messages:
            line.say(message)
            line.hear()
    return live.chat


def test_behind_the_curtain_one_may_talk_and_nothing_else(client: RawClient) -> None:
    live, key = shared_by_two_of_three(client)
    page = client.get(f"/m/{live.id}", key=key).text
    assert 'data-act="!lift"' in page
    assert 'id="chat-form"' in page
    assert say(client, live, key, {"do": "say", "text": "Look away!"}) == [("Ada", "Look away!")]
    assert live.curtain_lifted_at == {}


def test_people_at_one_screen_need_no_chat(client: RawClient, shared: tuple[LiveMatch, str]) -> None:
    live, key = shared
    assert 'id="chat-form"' not in client.get(f"/m/{live.id}", key=key).text


def test_the_prompt_of_a_shared_screen_says_whose_turn_it_is(client: RawClient, shared: tuple[LiveMatch, str]) -> None:
    live, key = shared
    say(client, live, key, {"do": "pick", "pick": "!lift"})
    sentence = re.search(r'<p id="sentence">([^<]*)', client.get(f"/m/{live.id}", key=key).text)
    assert sentence is not None
    assert sentence[1].startswith(f"{live.match.seats[live.match.actor]}: ")


def test_at_one_screen_nobody_else_must_agree_to_an_undo(client: RawClient, shared: tuple[LiveMatch, str]) -> None:
    alone = shared[0]
    among_others, _ = shared_by_two_of_three(client)
    assert [live.undoes_alone(live.match.actor) for live in (alone, among_others)] == [True, False]


def test_in_front_of_it_the_one_speaks_who_decides(client: RawClient, shared: tuple[LiveMatch, str]) -> None:
    live, key = shared
    client.wait(client.hub.play(live, ADA, "play 6"))
    assert say(client, live, key, {"do": "pick", "pick": "!lift"}, {"do": "say", "text": "Now I"}) == [
        ("Bela", "Now I")
    ]


def test_who_only_watches_has_no_voice(client: RawClient, shared: tuple[LiveMatch, str]) -> None:
    live, _ = shared
    assert 'id="chat-form"' not in client.get(f"/m/{live.id}").text
    assert say(client, live, "", {"do": "say", "text": "Hello"}) == []


def test_behind_the_curtain_nobody_answers_who_asks_to_go_back(client: RawClient) -> None:
    """Cleo sits at another screen, and asks both players who share this one."""
    live, key = shared_by_two_of_three(client)
    for _ in live.match.seats:
        client.wait(client.hub.play(live, live.match.actor, first_legal(live.match)))
    client.wait(client.hub.undo(live, CLEO, 0))
    assert live.undo is not None
    behind = client.get(f"/m/{live.id}", key=key).text
    say(client, live, key, {"do": "pick", "pick": "!lift"})
    in_front = client.get(f"/m/{live.id}", key=key).text
    assert ['data-act="!agree"' in page for page in (behind, in_front)] == [False, True]

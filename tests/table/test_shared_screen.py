"""Several seats at one screen: while the curtain is down nothing is seen, but everybody may talk."""

from __future__ import annotations

import pytest

from aevum.table.live import Live
from aevum.table.storage import UndoRequest
from table.high_cards import ADA, BELA, dealt
from table.visitor import Visitor


@pytest.fixture
def shared(visitor: Visitor) -> tuple[Live, str]:
    """A match whose two seats one browser holds, and the key of that browser."""
    storage, key = visitor.hub.storage, visitor.submit("/account/name", "name=Ada").key
    person = storage.person_of_key(key)
    assert person is not None
    id = storage.create(dealt(), [None, None])
    for seat in (ADA, BELA):
        storage.hold(id, seat, person.id)
    return visitor.live(id), key


def say(visitor: Visitor, live: Live, key: str, *messages: dict[str, str]) -> list[tuple[str, str]]:
    """What stands in the chat after a page has sent these."""
    with visitor.open(f"/m/{live.id}/live", key=key) as line:
        line.hear()
        for message in messages:
            line.say(message)
            line.hear()
    return live.chat


def test_behind_the_curtain_one_may_talk_and_nothing_else(visitor: Visitor, shared: tuple[Live, str]) -> None:
    live, key = shared
    page = visitor.get(f"/m/{live.id}", key=key).text
    assert 'data-act="!lift"' in page
    assert 'id="chat-form"' in page
    assert say(visitor, live, key, {"do": "say", "text": "Look away!"}) == [("Ada", "Look away!")]
    assert live.lifted == {}


def test_in_front_of_it_the_one_speaks_who_decides(visitor: Visitor, shared: tuple[Live, str]) -> None:
    live, key = shared
    visitor.wait(visitor.hub.play(live, ADA, "play 6"))
    assert say(visitor, live, key, {"do": "pick", "pick": "!lift"}, {"do": "say", "text": "Now I"}) == [
        ("Bela", "Now I")
    ]


def test_who_only_watches_has_no_voice(visitor: Visitor, shared: tuple[Live, str]) -> None:
    live, _ = shared
    assert 'id="chat-form"' not in visitor.get(f"/m/{live.id}").text
    assert say(visitor, live, "", {"do": "say", "text": "Hello"}) == []


def test_behind_the_curtain_nobody_answers_who_asks_to_go_back(visitor: Visitor, shared: tuple[Live, str]) -> None:
    live, key = shared
    visitor.wait(visitor.hub.play(live, ADA, "play 6"))
    live.stored.undo = UndoRequest(ADA, 0, frozenset({ADA}), live.match.length)
    behind = visitor.get(f"/m/{live.id}", key=key).text
    say(visitor, live, key, {"do": "pick", "pick": "!lift"})
    in_front = visitor.get(f"/m/{live.id}", key=key).text
    assert ['data-act="!agree"' in page for page in (behind, in_front)] == [False, True]

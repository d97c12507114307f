"""Several seats at one screen: while the curtain is down nothing is seen, but everybody may talk."""

from __future__ import annotations

import pytest

from aevum.table.live import Live
from table.high_cards import ADA, BELA, dealt, first_legal
from table.visitor import Visitor

CLEO = 2


def sitting(visitor: Visitor, id: str, *seats: int) -> str:
    """The key of a browser that holds these seats."""
    storage, key = visitor.hub.storage, visitor.submit("/account/name", "name=Ada").key
    person = storage.person_of_key(key)
    assert person is not None
    for seat in seats:
        storage.hold(id, seat, person.id)
    return key


@pytest.fixture
def shared(visitor: Visitor) -> tuple[Live, str]:
    """A match whose two seats one browser holds, and the key of that browser."""
    id = visitor.hub.storage.create(dealt(), [None, None])
    key = sitting(visitor, id, ADA, BELA)
    return visitor.live(id), key


def shared_by_two_of_three(visitor: Visitor) -> tuple[Live, str]:
    """The same with a third seat that another browser holds."""
    id = visitor.hub.storage.create(dealt(seats=("Ada", "Bela", "Cleo")), [None] * 3)
    key = sitting(visitor, id, ADA, BELA)
    sitting(visitor, id, CLEO)
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


def test_behind_the_curtain_nobody_answers_who_asks_to_go_back(visitor: Visitor) -> None:
    """Cleo sits at another screen, and asks both who share this one."""
    live, key = shared_by_two_of_three(visitor)
    for _ in live.match.seats:
        visitor.wait(visitor.hub.play(live, live.match.actor, first_legal(live.match)))
    visitor.wait(visitor.hub.undo(live, CLEO, 0))
    assert live.undo is not None
    behind = visitor.get(f"/m/{live.id}", key=key).text
    say(visitor, live, key, {"do": "pick", "pick": "!lift"})
    in_front = visitor.get(f"/m/{live.id}", key=key).text
    assert ['data-act="!agree"' in page for page in (behind, in_front)] == [False, True]

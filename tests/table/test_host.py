"""Who made a match hands out the links to its seats. That others can play on does not depend on them."""

from __future__ import annotations

import pytest

from aevum.table.live import Live
from table.high_cards import first_legal
from table.sieges import assert_refused
from table.visitor import Visitor

Keys = dict[str, str]
THREE = "game=high-card&seat-0={own}&seat-1=open&seat-2=open"


def begun(visitor: Visitor, own: str = "me") -> tuple[Live, Keys]:
    """A match of three that Ada has made; `own`: whether she sits at it."""
    made = visitor.submit("/matches", THREE.format(own=own) + "&name-0=Ada")
    return visitor.live(made.header("location").rpartition("/")[2]), {"Ada": made.key}


def sit_down(visitor: Visitor, live: Live, keys: Keys, *names: str) -> None:
    """By the links that the host hands out, in the order of the seats."""
    for name in names:
        free = next(seat for seat in live.stored.seats if not seat.people and not seat.bot)
        keys[name] = visitor.submit(f"/join/{free.token}", f"name={name}").key


def who_can_invite(visitor: Visitor, live: Live, keys: Keys) -> set[str]:
    """Those who are shown the link to every open seat."""
    links = [f"/join/{seat.token}" for seat in live.stored.seats if not seat.people and not seat.bot]
    assert links
    pages = {name: visitor.get(f"/m/{live.id}", key=key).text for name, key in keys.items()}
    shown = {name for name, page in pages.items() if all(link in page for link in links)}
    assert shown == {name for name, page in pages.items() if any(link in page for link in links)}
    return shown


def play_to_the_end(visitor: Visitor, live: Live) -> None:
    while not live.match.over:
        assert live.match.actor in live.human_seats()
        visitor.wait(visitor.hub.play(live, live.match.actor, first_legal(live.match)))


def test_while_the_host_is_there_nobody_else_invites(visitor: Visitor) -> None:
    live, keys = begun(visitor)
    sit_down(visitor, live, keys, "Bela")
    assert who_can_invite(visitor, live, keys) == {"Ada"}


def test_a_host_who_leaves_hands_the_table_over(visitor: Visitor) -> None:
    live, keys = begun(visitor)
    sit_down(visitor, live, keys, "Bela")
    assert visitor.submit(f"/m/{live.id}/leave", "to=open", key=keys["Ada"]).status == 303
    assert who_can_invite(visitor, live, keys) == {"Bela"}
    sit_down(visitor, live, keys, "Cleo", "Dora")
    play_to_the_end(visitor, live)


def test_a_bot_plays_on_for_a_host_who_leaves_and_the_others_stay(visitor: Visitor) -> None:
    live, keys = begun(visitor)
    sit_down(visitor, live, keys, "Bela", "Cleo")
    visitor.submit(f"/m/{live.id}/leave", "to=bot", key=keys["Ada"])
    assert live.bots.keys() == {0}
    assert live.human_seats() == {1, 2}
    assert live.id in visitor.get("/mine", key=keys["Bela"]).text
    assert live.id not in visitor.get("/mine", key=keys["Ada"]).text


def test_a_host_cannot_delete_what_others_play(visitor: Visitor) -> None:
    live, keys = begun(visitor)
    sit_down(visitor, live, keys, "Bela")
    assert_refused(visitor.submit(f"/m/{live.id}/delete", "", key=keys["Ada"]), 403)
    visitor.submit(f"/m/{live.id}/leave", "to=open", key=keys["Ada"])
    assert_refused(visitor.submit(f"/m/{live.id}/delete", "", key=keys["Ada"]), 403)
    assert visitor.get(f"/m/{live.id}", key=keys["Bela"]).status == 200


def test_whoever_is_left_alone_can_delete_the_match(visitor: Visitor) -> None:
    live, keys = begun(visitor)
    sit_down(visitor, live, keys, "Bela")
    visitor.submit(f"/m/{live.id}/leave", "to=open", key=keys["Ada"])
    assert visitor.submit(f"/m/{live.id}/delete", "", key=keys["Bela"]).status == 303
    assert visitor.get(f"/m/{live.id}", key=keys["Bela"]).status == 404


def test_a_host_who_never_sits_down_is_not_needed(visitor: Visitor) -> None:
    """Who only made the table may never come back: the first who sits at it invites as well."""
    live, keys = begun(visitor, own="open")
    assert who_can_invite(visitor, live, keys) == {"Ada"}
    sit_down(visitor, live, keys, "Bela", "Cleo")
    assert who_can_invite(visitor, live, keys) == {"Ada", "Bela"}
    sit_down(visitor, live, keys, "Dora")
    play_to_the_end(visitor, live)


@pytest.mark.parametrize("to", ["bot", "open"])
def test_an_undo_does_not_wait_for_a_host_who_has_left(visitor: Visitor, to: str) -> None:
    live, keys = begun(visitor)
    sit_down(visitor, live, keys, "Bela", "Cleo")
    hub = visitor.hub
    for seat in (0, 1):
        visitor.wait(hub.play(live, seat, first_legal(live.match)))
    visitor.wait(hub.undo(live, 1, 0))
    visitor.wait(hub.answer_undo(live, [2], agree=True))
    assert live.undo is not None, "it waits for Ada"
    visitor.submit(f"/m/{live.id}/leave", f"to={to}", key=keys["Ada"])
    assert live.undo is None
    assert not live.match.moves


def test_who_leaves_no_longer_asks_to_go_back(visitor: Visitor) -> None:
    live, keys = begun(visitor)
    sit_down(visitor, live, keys, "Bela", "Cleo")
    for seat in (0, 1):
        visitor.wait(visitor.hub.play(live, seat, first_legal(live.match)))
    visitor.wait(visitor.hub.undo(live, 0, 0))
    assert live.undo is not None
    visitor.submit(f"/m/{live.id}/leave", "to=open", key=keys["Ada"])
    assert live.undo is None
    assert len(live.match.moves) == 2


@pytest.mark.parametrize("to", ["bot", "open"])
def test_a_seat_that_is_left_forgets_its_draft(visitor: Visitor, to: str) -> None:
    live, keys = begun(visitor)
    sit_down(visitor, live, keys, "Bela", "Cleo")
    with visitor.open(f"/m/{live.id}/live", key=keys["Ada"]) as line:
        line.hear()
        line.say({"do": "pick", "pick": "swap", "length": 0, "draft": 0})
        line.hear()
        assert live.draft(0)
    visitor.submit(f"/m/{live.id}/leave", f"to={to}", key=keys["Ada"])
    assert not live.draft(0)

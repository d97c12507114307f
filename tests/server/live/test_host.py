"""The host of a match hands out the links to its seats, but the others can play on without the host."""

from __future__ import annotations

import pytest

from aevum.server.live.live_match import LiveMatch
from server.high_card_matches import first_legal
from server.raw_client import RawClient
from server.survives_attack import assert_refused

Keys = dict[str, str]
THREE = "game=high-card&seat-0={own}&seat-1=open&seat-2=open"


def begun(client: RawClient, own: str = "me") -> tuple[LiveMatch, Keys]:
    """Return a match of three that Ada has made; `own` says whether she sits in it."""
    made = client.submit("/matches", THREE.format(own=own) + "&name-0=Ada")
    return client.live(made.header("location").rpartition("/")[2]), {"Ada": made.key}


def sit_down(client: RawClient, live: LiveMatch, keys: Keys, *names: str) -> None:
    """Take seats by the links that the host hands out, in the order of the seats."""
    for name in names:
        free = next(seat for seat in live.stored.seats if not seat.people and not seat.bot)
        keys[name] = client.submit(f"/join/{free.token}", f"name={name}").key


def who_can_invite(client: RawClient, live: LiveMatch, keys: Keys) -> set[str]:
    """Return the names of the people who see the link to every open seat."""
    links = [f"/join/{seat.token}" for seat in live.stored.seats if not seat.people and not seat.bot]
    assert links
    pages = {name: client.get(f"/m/{live.id}", key=key).text for name, key in keys.items()}
    shown = {name for name, page in pages.items() if all(link in page for link in links)}
    assert shown == {name for name, page in pages.items() if any(link in page for link in links)}
    return shown


def play_to_the_end(client: RawClient, live: LiveMatch) -> None:
    while not live.match.over:
        assert live.match.actor in live.human_seats()
        client.wait(client.hub.play(live, live.match.actor, first_legal(live.match)))


def test_while_the_host_is_there_nobody_else_invites(client: RawClient) -> None:
    live, keys = begun(client)
    sit_down(client, live, keys, "Bela")
    assert who_can_invite(client, live, keys) == {"Ada"}


def test_a_host_who_leaves_hands_the_table_over(client: RawClient) -> None:
    live, keys = begun(client)
    sit_down(client, live, keys, "Bela")
    assert client.submit(f"/m/{live.id}/leave", "to=open", key=keys["Ada"]).status == 303
    assert who_can_invite(client, live, keys) == {"Bela"}
    sit_down(client, live, keys, "Cleo", "Dora")
    play_to_the_end(client, live)


def test_a_bot_plays_on_for_a_host_who_leaves_and_the_others_stay(client: RawClient) -> None:
    live, keys = begun(client)
    sit_down(client, live, keys, "Bela", "Cleo")
    client.submit(f"/m/{live.id}/leave", "to=bot", key=keys["Ada"])
    assert live.bots.keys() == {0}
    assert live.human_seats() == {1, 2}
    assert live.id in client.get("/mine", key=keys["Bela"]).text
    assert live.id not in client.get("/mine", key=keys["Ada"]).text


def test_a_host_cannot_delete_what_others_play(client: RawClient) -> None:
    live, keys = begun(client)
    sit_down(client, live, keys, "Bela")
    assert_refused(client.submit(f"/m/{live.id}/delete", "", key=keys["Ada"]), 403)
    client.submit(f"/m/{live.id}/leave", "to=open", key=keys["Ada"])
    assert_refused(client.submit(f"/m/{live.id}/delete", "", key=keys["Ada"]), 403)
    assert client.get(f"/m/{live.id}", key=keys["Bela"]).status == 200


def test_whoever_is_left_alone_can_delete_the_match(client: RawClient) -> None:
    live, keys = begun(client)
    sit_down(client, live, keys, "Bela")
    client.submit(f"/m/{live.id}/leave", "to=open", key=keys["Ada"])
    assert client.submit(f"/m/{live.id}/delete", "", key=keys["Bela"]).status == 303
    assert client.get(f"/m/{live.id}", key=keys["Bela"]).status == 404


def test_a_host_who_never_sits_down_is_not_needed(client: RawClient) -> None:
    """A host without a seat may never come back: the first player invites as well."""
    live, keys = begun(client, own="open")
    assert who_can_invite(client, live, keys) == {"Ada"}
    sit_down(client, live, keys, "Bela", "Cleo")
    assert who_can_invite(client, live, keys) == {"Ada", "Bela"}
    sit_down(client, live, keys, "Dora")
    play_to_the_end(client, live)


@pytest.mark.parametrize("to", ["bot", "open"])
def test_an_undo_does_not_wait_for_a_host_who_has_left(client: RawClient, to: str) -> None:
    live, keys = begun(client)
    sit_down(client, live, keys, "Bela", "Cleo")
    hub = client.hub
    for seat in (0, 1):
        client.wait(hub.play(live, seat, first_legal(live.match)))
    client.wait(hub.undo(live, 1, 0))
    client.wait(hub.answer_undo(live, [2], agree=True))
    assert live.undo is not None, "it waits for Ada"
    client.submit(f"/m/{live.id}/leave", f"to={to}", key=keys["Ada"])
    if to == "open":
        assert live.undo is not None, "whoever takes the open seat must not find it taken back"
        sit_down(client, live, keys, "Dora")
        client.wait(hub.answer_undo(live, [0], agree=True))
    assert live.undo is None
    assert not live.match.moves


def test_who_leaves_no_longer_asks_to_go_back(client: RawClient) -> None:
    live, keys = begun(client)
    sit_down(client, live, keys, "Bela", "Cleo")
    for seat in (0, 1):
        client.wait(client.hub.play(live, seat, first_legal(live.match)))
    client.wait(client.hub.undo(live, 0, 0))
    assert live.undo is not None
    client.submit(f"/m/{live.id}/leave", "to=open", key=keys["Ada"])
    assert live.undo is None
    assert len(live.match.moves) == 2


@pytest.mark.parametrize("to", ["bot", "open"])
def test_a_seat_that_is_left_forgets_its_draft(client: RawClient, to: str) -> None:
    live, keys = begun(client)
    sit_down(client, live, keys, "Bela", "Cleo")
    with client.open(f"/m/{live.id}/live", key=keys["Ada"]) as line:
        line.hear()
        line.say({"do": "pick", "pick": "swap", "length": 0, "draft": 0})
        line.hear()
        assert live.draft(0)
    client.submit(f"/m/{live.id}/leave", f"to={to}", key=keys["Ada"])
    assert not live.draft(0)

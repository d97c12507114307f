"""Several people in one match: by a link, as spectators, and side by side at one screen."""

from __future__ import annotations

import re
from typing import NamedTuple

import pytest
from playwright.sync_api import expect

from browser.seat import Seat
from browser.types import NewSeat


class Party(NamedTuple):
    """The people of a match: the host, a friend who came by the link, and a spectator."""

    host: Seat
    friend: Seat
    watcher: Seat


@pytest.fixture
def party(new_seat: NewSeat) -> Party:
    """Return a match of High Card that a friend joined by the link on the host's page."""
    host, friend, watcher = new_seat(), new_seat(), new_seat()
    host.begin_in_lobby("high-card", **{"seat-1": "open"})
    friend.join(host.invitation)
    expect(host.page.locator("#seats").get_by_role("link")).to_have_count(0)
    watcher.go(host.page.url)
    return Party(host, friend, watcher)


def test_the_link_shows_the_match_and_the_button_takes_the_seat(new_seat: NewSeat) -> None:
    host, friend = new_seat(), new_seat()
    host.begin_high_card("open")
    link = host.invitation
    friend.page.goto(link)
    expect(friend.page.get_by_role("heading", level=1)).to_contain_text("High Card")
    expect(friend.page.get_by_role("list", name="Seats").get_by_role("listitem")).to_have_count(2)
    assert host.invitation == link, "to read it takes nothing"
    friend.page.get_by_role("textbox").fill("Bela")
    friend.page.get_by_role("button", name="Take the seat").click()
    friend.arrive()
    expect(host.page.locator("#seats li").last).to_contain_text("Bela")
    expect(host.page.locator("#seats").get_by_role("link")).to_have_count(0)
    friend.go(link)
    assert friend.page.url == host.page.url, "whoever sits there is led to the table"


def faces(seat: Seat) -> list[str]:
    """Return the texts on the cards that this person can see."""
    return [text for text in seat.page.locator(".part svg text").all_text_contents() if text]


def test_both_see_each_others_moves_at_once(party: Party) -> None:
    for mover, other in ((party.host, party.friend), (party.friend, party.host)):
        before = other.length
        assert other.offers() == (["!undo"] if before else [])
        mover.lay_lowest()
        for seat in party:
            seat.has_seen(before + 1)
    for seat in party:
        expect(seat.log).to_have_count(2)
        expect(seat.log.last).to_contain_text("takes the trick")


def test_who_watches_sees_no_hand_and_nobody_sees_a_card_that_lies_face_down(party: Party) -> None:
    assert len(faces(party.host)) == len(faces(party.friend)) == 3
    assert faces(party.watcher) == []
    card = party.host.lay_lowest()
    expect(party.host.log.last).to_contain_text(f"play {card}")
    for seat in (party.friend, party.watcher):
        seat.has_seen(1)
        assert seat.log.all_inner_texts() == ["Seat 1 lays a card face down.§"], "the sentence and a link to its rule"
    assert faces(party.watcher) == ["?"]
    assert party.watcher.offers() == []


def test_what_a_watcher_is_sent_holds_no_secret_either(new_seat: NewSeat) -> None:
    host, friend, watcher = new_seat(), new_seat(), new_seat()
    frames: list[str] = []
    watcher.page.on("websocket", lambda socket: socket.on("framereceived", lambda frame: frames.append(str(frame))))
    host.begin_high_card("open")
    friend.join(host.invitation)
    watcher.go(host.page.url)
    card = host.lay_lowest()
    watcher.has_seen(1)
    assert len(frames) >= 2
    assert not any(f"play {card}" in frame or f": {card}" in frame or f">{card}<" in frame for frame in frames)


def test_a_move_that_cannot_be_taken_back_alone_asks_once(party: Party) -> None:
    host = party.host
    host.pick("play")
    card = next(act for act in host.wait_for("!back") if act.isdigit())
    host.pick(card)
    assert host.wait_for("!yes") == ["!yes", "!back"]
    expect(host.prompt).to_contain_text(f"Play: {card}")
    assert host.length == 0
    host.pick("!back")
    assert card in host.wait_for(card)
    host.pick(card)
    with host.one_record():
        host.pick("!yes")
    assert party.friend.length <= 1


def test_a_move_inside_the_horizon_is_made_at_once_and_taken_back_freely(party: Party) -> None:
    host = party.host
    hand = faces(host)
    host.pick("swap")
    with host.one_record():
        host.pick(next(act for act in host.wait_for("!back") if act.isdigit()))
    assert len(faces(host)) == 2
    with host.one_record():
        host.pick("!undo")
    assert faces(host) == hand


def test_beyond_the_horizon_an_undo_needs_the_consent_of_all(party: Party) -> None:
    host, friend, watcher = party
    host.lay_lowest()
    friend.has_seen(1)
    host.pick("!undo")
    friend.wait_for("!agree")
    assert not {"!agree", "!refuse"} & set(watcher.offers() + host.offers())
    friend.pick("!refuse")
    expect(friend.offer("!agree")).to_have_count(0)
    assert friend.length == 1
    host.pick("!undo")
    friend.wait_for("!agree")
    friend.pick("!agree")
    for seat in party:
        seat.has_seen(2)
        expect(seat.log).to_have_count(1)
        expect(seat.log).to_contain_text("1")
    assert "play" in host.offers()


def test_what_is_said_is_read_by_all_and_watchers_only_read(party: Party) -> None:
    line = "¿Listos? <b>да</b> & go"
    party.host.open_chat().fill(line)
    party.host.key("Enter")
    for seat in party:
        expect(seat.page.locator("#chat-lines li")).to_contain_text(line)
    expect(party.watcher.page.locator("#chat-form")).to_have_count(0)
    expect(party.host.page.locator("#chat-form").get_by_role("textbox")).to_have_value("")


def test_what_others_say_is_counted_until_it_is_read(party: Party) -> None:
    host, guest = party.host, party.friend
    badge, title = guest.page.locator("#tab-chat .badge"), guest.page.title()
    expect(badge).to_be_empty()
    for count, line in enumerate(("Hello!", "Are you there?"), start=1):
        host.open_chat().fill(line)
        host.key("Enter")
        expect(badge).to_have_text(str(count))
    assert guest.page.title() == f"(2) {title}"
    assert host.page.locator("#tab-chat .badge").inner_text() == "", "own lines are read"
    guest.page.reload()
    expect(badge).to_have_text("2")
    guest.page.set_viewport_size({"width": 360, "height": 740})
    bubble = guest.page.locator("#bubble")
    expect(bubble).to_be_in_viewport(ratio=1)
    expect(bubble.locator(".badge")).to_have_text("2")
    bubble.click()
    expect(guest.page.locator("#chat-lines li").last).to_be_in_viewport()
    expect(badge).to_be_empty()
    expect(guest.page).to_have_title(re.compile(r"^[^(]"))


def test_people_at_one_screen_need_no_chat(seat: Seat) -> None:
    seat.begin_high_card("here")
    seat.wait_for("!lift")
    expect(seat.page.locator("#chat-form")).to_have_count(0)
    expect(seat.page.locator("#tab-chat")).to_have_count(0)


def to_move(seat: Seat) -> int:
    """Return the index in the list of seats of the one that decides now."""
    marked: list[bool] = seat.page.eval_on_selector_all("#seats li", "all => all.map(one => one.matches('.turn'))")
    return marked.index(True)


def test_two_people_at_one_screen_hand_it_over_and_play_to_the_end(seat: Seat) -> None:
    seat.begin_high_card("here")
    expect(seat.page.locator("#chat-form")).to_have_count(0)
    sits, handed_over = -1, 0
    for _ in range(6):
        seat.page.wait_for_selector('[data-act="!lift"], [data-act="play"], .pick.card', state="attached")
        if (decides := to_move(seat)) != sits:
            assert "!lift" in seat.offers(), "the other decides, and nothing lies between"
            assert seat.offers() == ["!lift"]
            assert set(faces(seat)) <= {"?"}, "a hand shows before the screen has changed hands"
            seat.pick("!lift")
            seat.page.wait_for_selector('[data-act="play"], .pick.card', state="attached")
            sits, handed_over = decides, handed_over + 1
        assert "!lift" not in seat.offers()
        seat.lay_lowest()
    assert handed_over >= 4, "to the first player, and in each of three tricks to the one who follows"
    seat.score.wait_for()
    points = seat.score.get_by_role("cell").all_inner_texts()
    assert sum(map(int, points[-2:])) == 3

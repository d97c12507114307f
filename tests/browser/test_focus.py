"""The focus follows the decision; only legal picks can be reached; choosing needs no answer from the server."""

from __future__ import annotations

import re
from typing import Final

from playwright.sync_api import expect

import aevum
from aevum.testing.figures import Count
from browser.held_socket import HeldSocket
from browser.positions import ISLAND, POSITIONS, Position, link_to
from browser.seat import DIGITS, Seat
from browser.server import Server
from browser.types import NewSeat

SELECTIONS: Final = 30
SELECT: Final = """() => {
    const verb = document.querySelector('#prompt [data-act="road"]');
    const start = performance.now();
    verb.click();
    const lit = document.querySelectorAll("[data-targets] [data-act]").length;
    return [performance.now() - start, lit];
}"""


def board_labels(*moves: str) -> set[str]:
    """Return every square and section that some legal move names."""
    match = aevum.new("tempus-imperium", digits=DIGITS)
    for move in moves:
        match.play(move)
    return {label for move in match.legal() for label in move.args if label[-1].isdigit()}


def test_all_legal_places_and_no_others_are_buttons_with_a_name(seat: Seat) -> None:
    seat.begin_tempus()
    board = seat.page.locator("div#frame")
    for moves in ((), ("road A1-B1",)):
        if moves:
            with seat.one_record():
                seat.pick("A1-B1")
        wanted = board_labels(*moves)
        acts = board.locator("[data-act]").evaluate_all("all => all.map(one => one.dataset.act)")
        assert sorted(acts) == sorted(wanted)
        expect(board.get_by_role("button", name=re.compile(r"\w"))).to_have_count(len(wanted))
        expect(board.locator("[tabindex], a, button, input")).to_have_count(len(wanted))
        expect(board.locator('[tabindex="0"]')).to_have_count(1)


def test_after_each_pick_the_focus_is_on_the_next_decision(seat: Seat) -> None:
    seat.begin_tempus()
    seat.tab_to("road")
    seat.key("Enter")
    assert seat.focused == "A1-B1"
    with seat.one_record():
        seat.key("Enter")
    assert seat.focused in board_labels("road A1-B1")
    seat.pick("build")
    seat.settled(draft=1)
    assert seat.focused == "A1", "only a castle can be built, and so it is not asked which building"
    with seat.one_record():
        seat.key("Enter")
    assert seat.focused in board_labels("road A1-B1", "build castle A1")


def test_the_focus_waits_with_me_and_leaves_me_alone_while_i_write(new_seat: NewSeat) -> None:
    host, friend = new_seat(), new_seat()
    host.begin_high_card("open")
    friend.join(host.invitation)
    friend.open_chat().focus()
    for act in ("play", "", "!yes"):
        host.pick(act or next(act for act in host.wait_for("!back") if act.isdigit()))
    host.has_seen(1)
    assert host.measure("document.activeElement.id") == "prompt"
    friend.has_seen(1)
    friend.page.keyboard.type("wait!")
    expect(friend.page.locator("#chat-form").get_by_role("textbox")).to_have_value("wait!")
    for act in ("play", "", "!yes"):
        friend.pick(act or next(act for act in friend.wait_for("!back") if act.isdigit()))
    for seat in (host, friend):
        seat.has_seen(2)
    deciding = host if "play" in host.offers() else friend
    assert deciding.focused in ("play", "swap")


def test_a_key_held_down_does_not_run_through_decisions(seat: Seat) -> None:
    seat.begin_tempus()
    seat.tab_to("pass")
    with seat.one_record():
        seat.page.keyboard.down("Enter")
        for _ in range(5):
            seat.page.keyboard.down("Enter")
        seat.page.keyboard.up("Enter")
    with seat.one_record():
        seat.key("Enter")


def test_a_verb_lights_its_places_before_the_server_answers(seat: Seat, count: Count) -> None:
    socket = HeldSocket(seat.page)
    seat.begin_tempus()
    took = []
    for _ in range(SELECTIONS):
        seat.settled(draft=0)
        socket.hold()
        milliseconds, lit = seat.measure(SELECT)
        assert lit == len([label for label in board_labels() if "-" in label])
        took.append(milliseconds)
        socket.release()
        seat.settled(draft=1)
        seat.key("Escape")
    slow = sorted(took)[-SELECTIONS // 20]
    count("µs from a click on a verb to its lit places, 95 of 100 times", round(1_000 * slow))


def test_after_a_word_that_asks_for_a_thing_the_focus_is_on_the_first_thing(seat: Seat, server: Server) -> None:
    """And not on the button by which nobody is chosen."""
    seat.join(link_to(Position(ISLAND, 41, ""), server))
    seat.wait_for("move")
    seat.page.locator('.pick[data-act="move"]').focus()
    seat.key("Enter")
    seat.wait_for("!back")
    assert seat.page.evaluate("() => Boolean(document.activeElement.closest('[data-targets]'))"), seat.focused


def test_enter_takes_the_only_decision_wherever_the_focus_is(seat: Seat, server: Server) -> None:
    seat.join(link_to(POSITIONS["action"], server))
    seat.wait_for("end")
    assert [act for act in seat.decisions() if not act.startswith("!")] == ["end"]
    seat.page.evaluate("() => document.activeElement.blur()")
    length = seat.length
    seat.key("Enter")
    seat.page.wait_for_function(
        "length => Number(document.querySelector('[data-socket]').dataset.ready) > length", arg=length
    )


def test_arrow_keys_turn_to_the_other_tabs(seat: Seat) -> None:
    """One of the tabs can be reached with Tab; the arrow keys go round, Home and End go to the first and the last."""
    seat.begin_tempus()
    seat.page.set_viewport_size({"width": 1280, "height": 720})
    tabs = seat.page.locator("[role=tab]:visible")
    expect(tabs).to_have_count(2)
    tabs.first.focus()
    for key, number in (("ArrowRight", 1), ("ArrowRight", 0), ("ArrowLeft", 1), ("Home", 0), ("End", 1)):
        seat.key(key)
        expect(tabs.nth(number)).to_be_focused()
        expect(tabs.nth(number)).to_have_attribute("aria-selected", "true")
        expect(seat.page.locator('[role=tab][tabindex="0"]')).to_have_count(1)
    expect(seat.page.locator("#rest")).to_be_visible()

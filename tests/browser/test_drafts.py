"""The picks made so far (the draft) belong to the seat: they outlive a reload and are shared by its tabs."""

from __future__ import annotations

import pytest

from browser.held_socket import HeldSocket
from browser.seat import Seat

COUNT_SHAKES = """() => {
    window.shaken = 0;
    document.getElementById("prompt").animate = () => { window.shaken += 1; };
}"""


@pytest.fixture
def tab(seat: Seat) -> Seat:
    """Return a second tab of the person, for the same match; its messages can be held back."""
    seat.begin_tempus()
    return Seat(seat.page.context.new_page())


def test_a_reload_keeps_the_draft(seat: Seat) -> None:
    seat.begin_tempus()
    seat.pick("pay")
    seat.wait_for("dig")
    seat.pick("road")
    seat.wait_for("A1-B1")
    seat.page.reload()
    seat.arrive()
    assert "A1-B1" in seat.wait_for("!back")
    with seat.one_record():
        seat.pick("A1-B1")
    assert seat.page.locator("#log .notation").inner_text() == "pay road A1-B1"


def test_two_tabs_of_a_seat_share_the_draft(seat: Seat, tab: Seat) -> None:
    tab.go(seat.page.url)
    seat.pick("pay")
    assert "dig" in tab.wait_for("!back")
    tab.pick("!back")
    assert "!back" not in seat.wait_for("pass")
    with seat.one_record():
        tab.pick("A1-B1")
    tab.has_seen(1)


def test_a_pick_for_a_draft_that_has_changed_is_ignored(seat: Seat, tab: Seat) -> None:
    socket = HeldSocket(tab.page)
    tab.go(seat.page.url)
    socket.hold()
    seat.pick("pay")
    seat.wait_for("!back")
    tab.pick("road")
    assert "E5-F5" in tab.wait_for("!back"), "the tab looks ahead, without knowing better"
    socket.release()
    assert "dig" in tab.wait_for("dig")
    assert tab.offers() == seat.offers()
    assert {"road", "dig", "use", "!back"} <= set(tab.offers())


def test_a_pick_for_a_match_that_has_gone_on_is_ignored(seat: Seat, tab: Seat) -> None:
    socket = HeldSocket(tab.page)
    tab.go(seat.page.url)
    socket.hold()
    with seat.one_record():
        seat.pick("A1-B1")
    tab.pick("E5-F5")
    tab.pick("pass")
    socket.release()
    tab.has_seen(1)
    tab.page.reload()
    tab.arrive()
    assert tab.page.locator("#log .notation").all_inner_texts() == ["road A1-B1"]
    assert tab.length == 1


def test_picks_made_faster_than_the_answers_come_are_all_taken(seat: Seat) -> None:
    """Three clicks on a slow connection: answers to the first must not reset the page before the last has arrived."""
    socket = HeldSocket(seat.page)
    seat.begin_tempus()
    for _ in range(3):
        length = seat.length
        socket.hold()
        seat.pick("pay")
        seat.wait_for("road")
        seat.pick("road")
        socket.release_one()
        edge = seat.page.locator('[data-act="A1-B1"], [data-act="A2-B2"], [data-act="A3-B3"]').first
        seat.pick(str(edge.get_attribute("data-act")))
        socket.release()
        seat.has_seen(length + 1)


def test_a_click_that_came_too_late_is_answered_by_the_position_and_a_shake(seat: Seat, tab: Seat) -> None:
    socket = HeldSocket(tab.page)
    tab.go(seat.page.url)
    tab.page.evaluate(COUNT_SHAKES)
    socket.hold()
    with seat.one_record():
        seat.pick("A1-B1")
    tab.pick("pass")
    socket.release()
    tab.has_seen(1)
    assert tab.page.evaluate("window.shaken") >= 1
    assert tab.offers() == seat.offers()

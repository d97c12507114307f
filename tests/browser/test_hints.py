"""Hints in the browser: asked for by touch or key, read in three languages, taken with one more."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from browser.positions import Position, link_to
from browser.screens import LAID_OUT
from browser.seat import Seat
from browser.server import Server
from browser.types import NewSeat

PATIENCE = 60_000
"""Milliseconds until the first worker process for hints has started."""
BOTS = {"seat-1": "bot:easy", "seat-2": "bot:easy", "option-island": "prepared"}
ASK = '[data-act="!hint"]'
ALL_BUTTONS_IN_VIEW = """() => {
    const { scrollHeight, clientHeight } = document.querySelector(".picks");
    return scrollHeight <= clientHeight + 1;
}"""


def ask(seat: Seat) -> None:
    seat.page.locator(ASK).click(timeout=PATIENCE)
    expect(seat.page.locator(".hint")).to_have_count(3, timeout=PATIENCE)


@pytest.mark.parametrize(
    ("locale", "width", "height", "expected"),
    [("es-ES", 1366, 768, "Puntos que se espera ganar"), ("ru-RU", 360, 740, "Ожидаемый выигрыш")],
)
def test_all_of_a_hint_can_be_read_and_taken(
    new_seat: NewSeat, locale: str, width: int, height: int, expected: str
) -> None:
    seat = new_seat(locale=locale, viewport={"width": width, "height": height}, has_touch=width < 500)
    seat.begin("tempus", **BOTS)
    ask(seat)
    seat.page.evaluate(LAID_OUT)
    expect(seat.page.locator("#hints")).to_contain_text(expected)
    expect(seat.page.locator("#hints p")).to_be_in_viewport(ratio=1)
    for hint in seat.page.locator(".hint").all():
        expect(hint).to_be_in_viewport(ratio=0.5)
        assert hint.evaluate("one => one.scrollWidth <= one.clientWidth + 1")
    before = seat.length
    seat.page.evaluate("document.documentElement.dataset.confirm = 'always'")
    seat.page.locator(".hint").first.click()
    yes = seat.page.locator('#prompt [data-act="!yes"]')
    expect(yes).to_be_in_viewport(ratio=1)
    assert seat.length == before, "nothing is done without a yes, if that is wished"
    expect(seat.page.locator(".hint")).to_have_count(0)
    seat.page.locator('#prompt [data-act="!back"]').click()
    expect(seat.page.locator(".hint")).to_have_count(3)
    seat.page.evaluate("document.documentElement.dataset.confirm = 'seen'")
    seat.page.locator(".hint").last.click()
    seat.page.wait_for_function("before => +document.getElementById('table').dataset.ready > before", arg=before)


def test_hints_cut_no_button_of_the_decision(new_seat: NewSeat, server: Server) -> None:
    seat = new_seat(viewport={"width": 1366, "height": 768})
    seat.join(link_to(Position("through-the-ages-full-3", 127, ""), server))
    ask(seat)
    seat.page.evaluate(LAID_OUT)
    assert seat.measure(ALL_BUTTONS_IN_VIEW)
    last = seat.page.locator(".hint").last
    last.scroll_into_view_if_needed()
    expect(last).to_be_in_viewport(ratio=0.9)


def test_all_hints_of_a_solo_match_are_in_view(new_seat: NewSeat) -> None:
    seat = new_seat(viewport={"width": 1366, "height": 768})
    seat.begin_tempus()
    ask(seat)
    seat.page.evaluate(LAID_OUT)
    for hint in seat.page.locator(".hint").all():
        expect(hint).to_be_in_viewport(ratio=0.7)


def test_a_hint_is_asked_for_and_taken_with_keys(seat: Seat) -> None:
    seat.begin("tempus", **BOTS)
    asking = seat.page.locator(ASK)
    asking.focus(timeout=PATIENCE)
    seat.page.keyboard.press("Enter")
    expect(seat.page.locator(".hint")).to_have_count(3, timeout=PATIENCE)
    expect(seat.page.locator("#hints")).to_have_attribute("aria-live", "polite")
    before, marks = seat.length, seat.page.locator(".hint-mark-0")
    expect(marks.first).to_be_hidden()
    seat.page.keyboard.press("Tab")
    seat.page.locator(".hint").first.focus()
    expect(marks.first).to_be_visible()
    seat.page.keyboard.press("Enter")
    seat.page.wait_for_function("before => +document.getElementById('table').dataset.ready > before", arg=before)


def test_among_friends_there_is_none_unless_it_was_agreed(seat: Seat) -> None:
    """The first player is drawn by the seed of the server: one of the two at this screen."""
    friends = BOTS | {"seat-1": "here", "seat-2": "open"}
    for agreed in ("", "yes"):
        seat.begin("tempus", **friends, hints=agreed)
        expect(seat.page.locator("#seats .turn.me")).to_have_count(1)
        expect(seat.page.locator(ASK)).to_have_count(1 if agreed else 0)

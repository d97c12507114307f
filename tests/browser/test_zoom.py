"""Zoom of the board: wheel, drag, pinch and keys; a tap still picks."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from aevum.kernel.words import LANGUAGES, Words
from aevum.web.text.site_words import LOCALE
from browser.positions import POSITIONS, link_to
from browser.screens import SCREENS, resize
from browser.seat import Seat
from browser.server import Server
from browser.types import NewSeat

MATRIX = """() => {
    const matrix = new DOMMatrix(getComputedStyle(document.getElementById("sheet")).transform);
    return [matrix.a, matrix.e, matrix.f];
}"""

FINGER = """() => {
    const frame = document.getElementById("frame"), around = frame.getBoundingClientRect();
    const offered = [...frame.querySelectorAll("[data-act]")].map((one) => one.getBoundingClientRect());
    const seen = offered.filter((box) => box.left > around.left && box.right < around.right
        && box.top > around.top && box.bottom < around.bottom);
    return [frame.dataset.finger * frame.querySelector("svg").getScreenCTM().a, seen.length, offered.length];
}"""


def glass(seat: Seat) -> tuple[float, float, float]:
    """Return the scale of the board and its offset."""
    scale, x, y = seat.measure(MATRIX)
    return scale, x, y


def middle_of_board(seat: Seat) -> tuple[float, float]:
    box = seat.page.locator("div#frame").bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_the_wheel_zooms_with_control_and_without_it_pans_what_is_zoomed(seat: Seat) -> None:
    seat.begin_tempus()
    seat.page.mouse.move(*middle_of_board(seat))
    seat.page.mouse.wheel(0, 50)
    assert glass(seat) == (1, 0, 0)
    seat.page.keyboard.down("Control")
    seat.page.mouse.wheel(0, -300)
    seat.page.keyboard.up("Control")
    seat.page.wait_for_selector("#frame.zoomed")
    scale, x, y = glass(seat)
    assert scale > 2
    assert x < 0 > y
    seat.page.mouse.wheel(30, 40)
    seat.page.wait_for_timeout(100)
    assert glass(seat) == pytest.approx((scale, x - 30, y - 40))


def test_plus_minus_and_nought_zoom_and_arrows_bring_what_they_reach_into_view(seat: Seat) -> None:
    seat.begin_tempus()
    seat.key("+")
    assert glass(seat)[0] == pytest.approx(1.25)
    seat.key("-")
    assert glass(seat) == (1, 0, 0)
    for _ in range(8):
        seat.key("+")
    seat.tab_to("A1-B1")
    seat.key(*["ArrowDown"] * 6, *["ArrowRight"] * 10)
    expect(seat.page.locator("[data-targets] :focus")).to_be_in_viewport()
    seat.key("0")
    assert glass(seat) == (1, 0, 0)


def test_signs_written_into_the_chat_do_not_zoom(seat: Seat) -> None:
    seat.begin_high_card("open")
    seat.open_chat().press_sequentially("+1-0")
    assert glass(seat) == (1, 0, 0)


def test_a_drag_pans_and_picks_nothing_but_a_click_picks(seat: Seat) -> None:
    seat.begin_tempus()
    for _ in range(4):
        seat.key("+")
    before = glass(seat)
    x, y = middle_of_board(seat)
    seat.page.mouse.move(x, y)
    seat.page.mouse.down()
    for step in range(30):
        seat.page.mouse.move(x + 2 * step, y + step)
    seat.page.mouse.up()
    after = glass(seat)
    assert after[0] == before[0]
    assert after[1] - before[1] == pytest.approx(58, abs=8)
    assert "!back" not in seat.offers()
    assert seat.length == 0
    where = seat.middle("E5-F5")
    seat.page.wait_for_timeout(100)
    before = glass(seat)
    with seat.one_record():
        seat.page.mouse.click(*where)
    assert glass(seat) == before, "a move leaves the magnifying glass where it was"


def test_two_fingers_pinch_and_one_finger_taps(new_seat: NewSeat) -> None:
    seat = new_seat(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    seat.begin_tempus()
    x, y = middle_of_board(seat)
    fingers = seat.page.context.new_cdp_session(seat.page)

    def touch(kind: str, spread: float) -> None:
        points = [{"x": x - spread, "y": y, "id": 0}, {"x": x + spread, "y": y, "id": 1}] if spread else []
        fingers.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    touch("touchStart", 30)
    for spread in range(35, 95, 5):
        touch("touchMove", spread)
    touch("touchEnd", 0)
    scale, _, _ = glass(seat)
    assert 2.2 < scale < 3.5
    assert seat.length == 0
    seat.tap("E5-F5")
    seat.wait_for("!yes")
    with seat.one_record():
        seat.tap("E5-F5")
    assert glass(seat)[0] == pytest.approx(scale)


@pytest.mark.parametrize("language", LANGUAGES)
def test_buttons_zoom_in_out_and_back_to_the_whole(new_seat: NewSeat, language: str) -> None:
    seat, words = new_seat(locale=language), Words(language, (LOCALE,))
    seat.begin_tempus()
    zoom_in, zoom_out, fit = (
        seat.page.get_by_role("button", name=words(f"table-zoom-{way}"), exact=True) for way in ("in", "out", "fit")
    )
    zoom_in.click()
    assert glass(seat)[0] == pytest.approx(1.25)
    zoom_out.click()
    assert glass(seat) == (1, 0, 0)
    zoom_in.focus()
    seat.key("Enter", "Enter")
    assert glass(seat)[0] == pytest.approx(1.25**2)
    seat.key("Tab", "Tab")
    expect(fit).to_be_focused()
    seat.key("Enter")
    assert glass(seat) == (1, 0, 0)
    assert seat.length == 0
    assert "!back" not in seat.offers(), "to look closer is no pick"


@pytest.mark.parametrize("name", ["settling", "tile", "move"])
def test_a_board_begins_as_large_as_a_finger_needs_it_around_what_is_offered(
    seat: Seat, server: Server, name: str
) -> None:
    seat.join(link_to(POSITIONS[name], server))
    for screen in SCREENS:
        resize(seat, screen)
        breadth, seen, offered = seat.measure(FINGER)
        assert breadth > 33.9, screen
        assert seen > 0.6 * offered > 0, (screen, seen, offered)
    resize(seat, SCREENS[0])
    seat.page.locator('[data-zoom="fit"]').click()
    _, seen, offered = seat.measure(FINGER)
    assert seen == offered, "all of it is one touch away"
    resize(seat, SCREENS[1])
    assert glass(seat) == (1, 0, 0), "what the reader has chosen stays"

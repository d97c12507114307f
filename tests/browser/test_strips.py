"""Strips of cards: what can be picked is bright, what cannot is dimmed, and a strip that goes on shows it."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from browser.positions import Position, first_choice, link_to
from browser.seat import Seat
from browser.server import Server
from browser.types import NewSeat

AGES = "through-the-ages-full-3"
LOOKS = """() => [...document.querySelectorAll("#part-row [id^=ta-R]")].map((card) => [
    card.id.slice(3),
    getComputedStyle(card).opacity === "1",
    Boolean(document.querySelector(`[data-act="${card.id.slice(3)}"]`)),
])"""
"""Script that returns for each place of the row whether it is bright, and whether it is offered."""
LINE = """target => {
    const { strokeDasharray, fillOpacity } = getComputedStyle(target.querySelector("rect"));
    return [strokeDasharray, fillOpacity];
}"""


def at_the_row(new_seat: NewSeat, server: Server, width: int, height: int) -> Seat:
    """Return a person who may take most cards of the row in Through the Ages, but not all."""
    seat = new_seat(viewport={"width": width, "height": height})
    seat.join(link_to(Position(AGES, first_choice(AGES, "turn", 14), ""), server))
    seat.page.wait_for_selector("#part-row .dim", state="attached")
    return seat


def scrolled(strip: Locator) -> float:
    left: float = strip.evaluate("strip => strip.scrollLeft")
    return left


def test_possible_is_bright_and_impossible_is_dim(new_seat: NewSeat, server: Server) -> None:
    seat = at_the_row(new_seat, server, 1366, 768)
    looks = seat.page.evaluate(LOOKS)
    assert {(bright, offered) for _, bright, offered in looks} == {(True, True), (False, False)}
    assert seat.page.locator("#targets-row [data-act]").first.evaluate(LINE) == ["none", "0"]
    row = seat.page.locator("#part-row")
    assert not row.get_attribute("data-more")
    assert row.evaluate("row => row.scrollWidth <= row.clientWidth"), "at this size the whole row is shown"


def test_a_strip_that_goes_on_shows_it_and_moves_by_wheel_button_and_key(new_seat: NewSeat, server: Server) -> None:
    seat = at_the_row(new_seat, server, 900, 740)
    row = seat.page.locator("#part-row")
    expect(row).to_have_attribute("data-more", "right")
    assert not seat.page.locator("#part-hand").get_attribute("data-more"), "it has room for more cards, but no more"
    row.hover(position={"x": 150, "y": 50})
    seat.page.mouse.wheel(0, 20)
    expect(row).to_have_attribute("data-more", "left right")
    before = scrolled(row)
    assert before > 0
    seat.page.locator(".slide:visible", has_text="‹").first.click()
    seat.page.wait_for_function("before => document.getElementById('part-row').scrollLeft < before", arg=before)
    row.evaluate("row => { row.scrollLeft = 0; }")
    expect(row).to_have_attribute("data-more", "right")
    row.focus()
    seat.key("ArrowRight")
    seat.page.wait_for_function("() => document.getElementById('part-row').scrollLeft > 0")


@pytest.mark.parametrize("theme", ["dark", "contrast"])
def test_every_look_dims_what_cannot_be_picked(new_seat: NewSeat, server: Server, theme: str) -> None:
    seat = new_seat(viewport={"width": 1366, "height": 768})
    seat.page.add_init_script(f"localStorage.setItem('theme', '{theme}')")
    seat.join(link_to(Position(AGES, first_choice(AGES, "turn", 14), ""), server))
    seat.page.wait_for_selector("#part-row .dim", state="attached")
    assert {(bright, offered) for _, bright, offered in seat.page.evaluate(LOOKS)} == {(True, True), (False, False)}


IN_VIEW = """() => {
    const strip = document.getElementById("part-hand"), { left, right } = strip.getBoundingClientRect();
    const boxes = [...strip.querySelectorAll("[data-act]")].map((target) => target.getBoundingClientRect());
    return strip.scrollLeft > 0 && boxes.some((box) => box.left >= left - 2 && box.right <= right + 2);
}"""
"""Script that returns whether the hand has been moved sideways to a card that can be picked."""


def test_a_decision_on_a_phone_brings_its_cards_into_view_and_leaves_the_board_uncovered(
    new_seat: NewSeat, server: Server
) -> None:
    seat = new_seat(viewport={"width": 360, "height": 740})
    seat.join(link_to(Position("through-the-ages-full-4", 596, ""), server))
    seat.page.wait_for_function(IN_VIEW)
    board, zoom = (
        seat.page.locator("#part-civilization .drawing").bounding_box(),
        seat.page.locator(".zoom").bounding_box(),
    )
    assert board
    assert zoom
    assert board["y"] + board["height"] <= zoom["y"] + 1, "the zoom buttons lie below the board"

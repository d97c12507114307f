"""A lesson is taken to its end by real clicks on nothing but what it highlights, on a wide page and on a phone."""

from __future__ import annotations

from typing import Final

from playwright.sync_api import Page, expect

from browser.seat import Seat
from browser.types import NewSeat

RINGED: Final = "all => all.map(one => one.dataset.act).filter(Boolean)"
FREE_STEP: Final = ("pass", "build", "fort", "B3")
COVERED: Final = """one => {
    const ring = one.getBoundingClientRect(), box = document.getElementById("lesson").getBoundingClientRect();
    return ring.left < box.right && box.left < ring.right && ring.top < box.bottom && box.top < ring.bottom;
}"""
"""Script that tells whether the panel of the lesson covers an element."""


def step_of(page: Page) -> int:
    return int(page.locator("#lesson progress").get_attribute("value") or 0)


def follow(seat: Seat, steps: int) -> None:
    """Click what is highlighted, things on the board first, until a number of steps is completed."""
    while step_of(seat.page) < steps:
        seat.page.wait_for_selector(".ringed[data-act]", state="attached")
        on_board = seat.page.eval_on_selector_all("#play .ringed", RINGED)
        act = next(iter(on_board or seat.page.eval_on_selector_all("#prompt .ringed", RINGED)))
        assert not seat.page.locator(f'.ringed[data-act="{act}"]').first.evaluate(COVERED)
        seat.take(seat.pick, act)


def test_a_lesson_is_taken_from_the_lobby_to_its_stars(new_seat: NewSeat) -> None:
    seat = new_seat(viewport={"width": 1366, "height": 768})
    page = seat.page
    page.goto("/")
    page.locator('#game-tempus-imperium a[href="/learn/tempus-imperium"]').first.click()
    page.get_by_role("button", name="Begin").click()
    seat.arrive()
    lesson = page.locator("#lesson")
    expect(lesson).to_contain_text("Good morning, Your Majesty!")
    expect(page.locator('#own .ringed[data-face="score-total"]')).to_be_visible()
    seat.pick("D5-D6")
    expect(lesson.locator(".answer")).to_contain_text("it leads nowhere in particular")
    follow(seat, 4)
    page.set_viewport_size({"width": 390, "height": 740})
    expect(lesson).to_be_in_viewport(ratio=1)
    follow(seat, 8)
    for act in FREE_STEP:
        seat.take(seat.pick, act)
    expect(lesson.locator(".stars")).to_have_text("★★★")
    lesson.get_by_role("button", name="Play on").click()
    seat.arrive()
    expect(page.locator("#lesson")).to_have_count(0)
    assert seat.decisions()

"""Explanations on a match page: beside each action, notes that cover and move nothing, and a switch."""

from __future__ import annotations

from typing import Final

from playwright.sync_api import expect

from browser.positions import POSITIONS, link_to
from browser.server import Server
from browser.types import NewSeat

COVERED: Final = """() => {
    const note = document.getElementById("first-note").getBoundingClientRect();
    const covers = ({ left, right, top, bottom }) =>
        left < note.right && right > note.left && top < note.bottom && bottom > note.top;
    const offered = document.querySelectorAll(":is(#play, #prompt) :is([data-act], [data-ask])");
    return [...offered].filter((one) => covers(one.getBoundingClientRect())).map((one) => one.dataset.act);
}"""
"""Script that returns what the note covers of all that can be picked."""
RULE: Final = "/rules/through-the-ages#through_the_ages.production.corruption"
WHY: Final = "A worker to build with; costs food, more as you grow."


def test_actions_and_situations_are_explained_until_switched_off(new_seat: NewSeat, server: Server) -> None:
    seat = new_seat(viewport={"width": 1440, "height": 900})
    page = seat.page
    seat.join(link_to(POSITIONS["turn in Through the Ages"], server))
    grow = page.get_by_role("button", name="Increase population")
    expect(page.get_by_text(WHY)).to_be_in_viewport()
    expect(grow).to_have_accessible_description(WHY)

    note = page.locator("#first-note")
    expect(note).to_contain_text("Corruption: so many blue tokens")
    expect(note).to_have_attribute("aria-live", "polite")
    expect(note.get_by_role("link")).to_have_attribute("href", RULE)
    assert page.evaluate(COVERED) == []
    before = seat.prompt.bounding_box()
    note.get_by_role("button", name="Got it").focus()
    page.keyboard.press("Enter")
    expect(note).to_be_empty()
    assert seat.prompt.bounding_box() == before
    page.reload()
    seat.arrive()
    expect(page.get_by_text(WHY)).to_be_visible()
    expect(note).to_be_empty()

    page.set_viewport_size({"width": 1366, "height": 768})
    expect(page.get_by_text(WHY)).to_be_hidden()
    page.set_viewport_size({"width": 360, "height": 740})
    expect(page.get_by_text(WHY)).to_be_hidden()
    page.get_by_text("What for?").click()
    expect(page.get_by_text(WHY)).to_be_in_viewport()
    expect(page.get_by_role("button", name="End the turn")).to_be_in_viewport(ratio=1)

    page.locator(".of-match summary").first.click()
    with page.expect_navigation():
        page.get_by_label("Explain what everything is for").click()
    seat.arrive()
    expect(grow).to_be_visible()
    assert page.locator(".why, #first-note, #whys").count() == 0

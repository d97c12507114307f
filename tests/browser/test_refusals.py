"""Clicking a place that is not offered is answered with the clause that forbids it, in the reader's language."""

from __future__ import annotations

from playwright.sync_api import expect

import aevum
from browser.seat import Seat
from browser.types import NewSeat


def click_square(seat: Seat, square: str) -> None:
    seat.page.locator(f".part #sq-{square}").click()


def test_the_clause_is_shown_in_spanish_with_a_link_to_the_rules(new_seat: NewSeat) -> None:
    seat = new_seat(locale="es-ES")
    seat.begin_tempus()
    seat.pick("pay")
    seat.wait_for("dig")
    seat.pick("dig")
    forest = seat.page.locator(".part .square.forest").first.get_attribute("id") or ""
    assert forest.removeprefix("sq-") not in seat.wait_for("!back")
    click_square(seat, forest.removeprefix("sq-"))
    clause = aevum.find_game("tempus-imperium").rulebook["tempus_imperium.dig.empty"]
    answer = seat.prompt.get_by_role("alert")
    expect(answer).to_contain_text(clause.text("es"))
    with seat.page.context.expect_page() as opened:
        answer.get_by_role("link").click()
    rules = opened.value
    assert rules.url.endswith("/rules/tempus-imperium#tempus_imperium.dig.empty")
    expect(rules.locator('[id="tempus_imperium.dig.empty"]')).to_be_in_viewport()
    expect(rules.locator("html")).to_have_attribute("lang", "es")


def test_the_answer_goes_with_the_next_pick(seat: Seat) -> None:
    seat.begin_tempus()
    seat.pick("road")
    seat.wait_for("!back")
    click_square(seat, "A1")
    expect(seat.prompt.get_by_role("alert")).to_have_count(1)
    assert seat.length == 0
    seat.pick("!back")
    seat.wait_for("pass")
    expect(seat.prompt.get_by_role("alert")).to_have_count(0)

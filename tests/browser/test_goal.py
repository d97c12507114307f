"""The goal of the game is shown on the match page until the player closes it."""

from __future__ import annotations

from playwright.sync_api import expect

from browser.types import NewSeat


def test_the_goal_is_shown_until_it_is_closed_and_then_no_more(new_seat: NewSeat) -> None:
    seat = new_seat(viewport={"width": 1366, "height": 768})
    seat.begin_tempus()
    goal = seat.page.locator("#goal")
    expect(goal.get_by_text("Score as many points as you can")).to_be_in_viewport(ratio=1)
    goal.get_by_role("button").click()
    expect(goal).to_be_hidden()
    seat.begin_tempus()
    expect(goal).to_be_hidden()
    seat.begin("tempus", **{"option-island": "prepared", "seat-1": "here", "seat-2": "here"})
    expect(goal).to_be_visible()

"""The goal of the game is shown on the match page until the player closes it."""

from __future__ import annotations

from playwright.sync_api import expect

from browser.positions import Position, first_choice, link_to
from browser.server import Server
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


def test_where_room_is_scarce_the_goal_is_a_tab_that_the_first_pick_turns_to_the_log(
    new_seat: NewSeat, server: Server
) -> None:
    seat = new_seat(viewport={"width": 1366, "height": 768})
    game = "clash-of-cultures-3"
    seat.join(link_to(Position(game, first_choice(game, "turn", 8), ""), server))
    goal, log = seat.page.locator("#goal"), seat.page.locator("#log")
    tab = seat.page.get_by_role("tab", name="How to win")
    expect(tab).to_have_attribute("aria-selected", "true")
    for line in goal.locator("p").all():
        expect(line).to_be_in_viewport(ratio=1)
    expect(goal.get_by_role("button")).to_be_in_viewport(ratio=1)
    seat.page.locator("#prompt .pick[data-act]").first.click()
    expect(log).to_be_visible()
    expect(goal).to_be_hidden()
    tab.click()
    goal.get_by_role("button").click()
    expect(tab).to_have_count(0)
    expect(log).to_be_visible()

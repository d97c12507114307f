"""A lesson is made in the replay with the keyboard, shared, and taken by another person on a phone."""

from __future__ import annotations

from playwright.sync_api import expect

from browser.types import NewSeat

MOVE = 3
"""Number of moves before the moment where the learner is to move."""


def test_a_lesson_is_made_with_the_keyboard_and_taken_on_a_phone(new_seat: NewSeat) -> None:
    author = new_seat(viewport={"width": 1366, "height": 768})
    page = author.page
    page.goto(f"{author.upload('tempus-imperium-1806061935')}/replay?at={MOVE}&by=step")
    page.get_by_role("button", name="Make a lesson").press("Enter")
    expect(page.locator("#run")).to_be_visible()
    page.get_by_label("Title").fill("Roads <b>first</b>")
    page.get_by_label("What you say").fill("Build what the king built.")
    page.get_by_label("Makes this very move").press("Space")
    page.get_by_label("Show where to click").press("Space")
    page.locator("#scrubber .step.next").press("Enter")
    marks = page.get_by_role("list", name="Moments so far").get_by_role("listitem")
    expect(marks).to_have_count(1)
    expect(page.get_by_label("What you say")).to_have_value("")
    page.get_by_label("What you say").fill("Well built. Watch the next one.")
    page.locator("#scrubber .step.next").press("Enter")
    expect(marks).to_have_count(2)
    page.get_by_label("What you say").fill("That was all.")
    page.get_by_role("button", name="Check and share").press("Enter")
    link = page.get_by_label("Link to the lesson").input_value()

    learner = new_seat(viewport={"width": 360, "height": 740}, has_touch=True)
    phone = learner.page
    phone.goto(link)
    expect(phone.get_by_role("heading", level=1)).to_have_text("Roads <b>first</b>")
    phone.get_by_role("button", name="Begin").tap()
    learner.arrive()
    lesson = phone.locator("#lesson")
    expect(lesson).to_contain_text("Build what the king built.")
    while "Well built." not in lesson.inner_text():
        phone.wait_for_selector(".ringed[data-act]", state="attached")
        act = phone.locator(".ringed[data-act]").first.get_attribute("data-act") or ""
        learner.take(learner.pick, act)
    lesson.get_by_role("button", name="Go on").tap()
    expect(lesson).to_contain_text("That was all.")
    expect(lesson.locator(".stars")).to_have_text("★★★")

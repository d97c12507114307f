"""Review of a match in the browser: its progress, the report, a decision tried again, two moves compared."""

from __future__ import annotations

import json
import time
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import expect

import aevum
from aevum.server.storage.matches import Storage
from aevum.server.storage.reviews import ReviewKey
from aevum.server.workers.review_tasks import _written
from browser.positions import GOLDEN
from browser.seat import Seat
from browser.server import Server
from browser.test_accessibility import RUN
from server.high_card_matches import seated
from server.reviews import made_up_review

HOUR: Final = 3600.0


def violations(seat: Seat, axe: str) -> list[str]:
    """Return what axe-core finds on the page, by day and by night."""
    seat.page.evaluate(Path(axe).read_text(encoding="utf-8"))
    found: list[str] = seat.page.evaluate(RUN, None)
    seat.page.emulate_media(color_scheme="dark")
    found += seat.page.evaluate(RUN, "color-contrast")
    seat.page.emulate_media(color_scheme="light")
    return found


def test_a_review_appears_when_it_is_computed_and_leads_to_every_moment(seat: Seat, server: Server, axe: str) -> None:
    storage = Storage(f"sqlite:///{server.folder / 'table.sqlite'}")
    match = aevum.load(Path(GOLDEN, "tempus-imperium-2611152030.aevum"))
    company = seated(storage, match)
    key = ReviewKey(company.id, 0)
    page = seat.page
    page.context.add_cookies([{"name": "aevum_key", "value": company.keys[0], "url": server.address}])

    storage.ask_review(key)
    # Another server works on it: this one leaves it alone.
    storage._update(key, claimed=time.time() + HOUR, progress=0.4)
    page.goto(f"/m/{company.id}/end")
    page.get_by_role("link", name="Review").click()
    expect(page.get_by_role("progressbar")).to_have_attribute("value", "0.4")
    expect(page.get_by_role("status")).to_contain_text("In progress: 40 %")
    storage._update(key, progress=0.75)
    expect(page.get_by_role("status")).to_contain_text("In progress: 75 %")
    storage.store_review(key, _written(made_up_review(match, 0), match.game))
    expect(page.get_by_role("heading", name="Course of the match")).to_be_visible()

    page.locator(".costliest summary").first.click()
    assert violations(seat, axe) == []
    for width, height in ((360, 740), (1366, 768), (1920, 1080)):
        page.set_viewport_size({"width": width, "height": height})
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), width
    page.locator("a.moment").first.focus()
    page.keyboard.press("Enter")
    page.wait_for_url("**/replay?at=*")

    page.go_back()
    page.get_by_role("button", name="Find a better move").first.click()
    panel = page.locator("#lesson")
    expect(panel).to_contain_text("Find something better.")
    assert json.loads(storage.stored(page.url.rpartition("/")[2]).exercise or "")["number"] == 1
    panel.get_by_role("link", name="Back to the review").click()
    expect(page.locator("#decision-1 details")).to_have_attribute("open", "")

    page.locator("#decision-1").get_by_role("link", name="Compare both").click()
    expect(page.get_by_role("button", name="Compare")).to_be_visible()
    assert violations(seat, axe) == []
    storage.close()


@pytest.mark.parametrize("screen", [(1366, 768), (360, 740)])
def test_the_reasons_of_a_bot_are_within_reach_in_the_replay(
    seat: Seat, server: Server, screen: tuple[int, int]
) -> None:
    storage = Storage(f"sqlite:///{server.folder / 'table.sqlite'}")
    id = storage.create(aevum.load(Path(GOLDEN, "tempus-3-tie-break.aevum")), [None, "normal", "normal"])
    storage.close()
    seat.page.set_viewport_size({"width": screen[0], "height": screen[1]})
    seat.page.goto(f"/m/{id}/replay?at=100")
    why = seat.page.get_by_role("link", name="Why did it do that?")
    expect(why).to_be_in_viewport(ratio=1)
    expect(why).to_have_attribute("href", f"/m/{id}/why/100")
    why.click(trial=True)

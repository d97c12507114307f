"""Reports of a fight as people see them: on a laptop and a phone, light and dark, also without script."""

from __future__ import annotations

from typing import Final

import pytest
from playwright.sync_api import Browser, expect

from aevum.kernel.match import Match
from aevum.server.storage.matches import Storage
from browser.screens import Screen, resize
from browser.seat import Seat
from browser.server import Server
from browser.types import NewSeat
from server.scenes import at

SIZES: Final[tuple[Screen, ...]] = ((1366, 768), (360, 740))
ENDED: Final = "Plunder I: Green attacks Purple"
IN_SIGHT: Final = """one => {
    const box = one.getBoundingClientRect();
    const inside = box.top >= 0 && box.left >= 0 && box.bottom <= innerHeight && box.right <= innerWidth;
    return inside && box.height > 0 && one.scrollWidth <= one.clientWidth;
}"""


def seats_of(match: Match, server: Server) -> list[str]:
    """Store a match on the server; return the links to its seats."""
    storage = Storage(f"sqlite:///{server.folder / 'table.sqlite'}")
    id = storage.create(match, [None] * len(match.seats))
    links = [f"/join/{seat.token}" for seat in storage.seating(id)]
    storage.close()
    return links


MOVED: Final = 'length => Number(document.getElementById("table").dataset.ready) > length'
ASKED_OR_MOVED: Final = f"""length => document.querySelector('[data-act="!yes"]') || ({MOVED})(length)"""


def decide(seat: Seat, act: str) -> None:
    """Pick something, and confirm it if that is asked."""
    length = seat.length
    seat.pick(act)
    seat.page.wait_for_function(ASKED_OR_MOVED, arg=length)
    if "!yes" in seat.offers():
        seat.pick("!yes")
    seat.page.wait_for_function(MOVED, arg=length)


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_result_of_a_fight_stays_until_one_decides_again(
    new_seat: NewSeat, server: Server, browser: Browser, scheme: str
) -> None:
    links = seats_of(at("aggression: a defence"), server)
    defender, other = new_seat(color_scheme=scheme), new_seat(color_scheme=scheme)
    defender.join(links[2])
    other.join(links[0])
    report = other.page.locator("#reports")
    expect(report).to_be_hidden()
    decide(defender, "done")

    for seat in (defender, other):
        expect(seat.page.locator("#reports b")).to_contain_text(ENDED)
        for size in SIZES:
            resize(seat, size)
            seat.page.evaluate("scrollTo(0, 0)")
            for region in ("#reports", "#prompt"):
                assert seat.page.locator(region).evaluate(IN_SIGHT), (size, region)

    others = other.page.context
    with browser.new_context(
        base_url=server.address, java_script_enabled=False, storage_state=others.storage_state()
    ) as plain:
        page = plain.new_page()
        page.goto(other.page.url)
        expect(page.locator("#reports b")).to_contain_text(ENDED)

    defender.page.request.post(f"{defender.page.url}/leave", form={"to": "open"}, max_retries=2)
    expect(report).to_contain_text("has left; the seat is open.")
    expect(other.log.last).to_contain_text("has left; the seat is open.")

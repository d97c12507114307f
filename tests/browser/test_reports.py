"""Reports of a fight as people see them: on a laptop and a phone, light and dark, also without script."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Final

import pytest
from playwright.sync_api import Browser, expect

from aevum.kernel.match import Match
from aevum.kernel.records.savefile import read_match
from aevum.kernel.registry import find_game
from aevum.server.storage.matches import Storage
from browser.positions import POSITIONS, Position, link_to
from browser.screens import Screen, resize
from browser.seat import Seat
from browser.server import Server
from browser.types import NewSeat
from golden.remake import FOLDER
from server.scenes import at

SIZES: Final[tuple[Screen, ...]] = ((1366, 768), (360, 740))
SHOWN: Final = "if (location.host) localStorage['report-pace'] = 'never'"
"""Script after which reports stay until they are closed."""
IN_SIGHT: Final = """one => {
    const box = one.getBoundingClientRect();
    const inside = box.top >= 0 && box.left >= 0 && box.bottom <= innerHeight && box.right <= innerWidth;
    return inside && box.height > 0 && one.scrollWidth <= one.clientWidth;
}"""
COVERED: Final = """() => {
    const card = document.getElementById("report").getBoundingClientRect();
    return [...document.querySelectorAll("[data-act], #prompt")].filter((one) => {
        const box = one.getBoundingClientRect();
        return box.left < card.right && box.right > card.left && box.top < card.bottom && box.bottom > card.top;
    }).map((one) => one.dataset.act || one.id);
}"""


BELOW_THE_STAGE: Final = """() => {
    const [card, stage] = ["report", "part-stage"].map((id) => document.getElementById(id).getBoundingClientRect());
    return card.top >= stage.bottom || card.bottom <= stage.top || card.left >= stage.right || card.right <= stage.left;
}"""


REPORTED: Final = """async (over) => {
    const script = new URL("reports.js", document.querySelector("script[src*='live.js']").src);
    const { refresh } = await import(script);
    const article = (name) => `<article data-report="${name}">${name}</article>`;
    document.getElementById("reports").innerHTML = ["one", "two", "three"].map(article).join("");
    document.getElementById("prompt").firstElementChild.toggleAttribute("data-over", over);
    refresh();
    const count = document.querySelector("#report .count");
    return [document.querySelector("#report article").textContent, count.hidden ? "" : count.textContent];
}"""
"""Script that gives the page three reports, of a match that is over or not; it returns the one shown and the count."""


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


def test_a_report_leaves_the_stage_of_the_present_decision_in_sight(new_seat: NewSeat, server: Server) -> None:
    seat = new_seat(viewport={"width": 1366, "height": 768})
    seat.page.add_init_script(SHOWN)
    seat.join(seats_of(at("aggression: a defence"), server)[2])
    seat.page.locator("[data-report-again]").last.dispatch_event("click")
    seat.page.locator("#report").wait_for()
    assert seat.page.evaluate(COVERED) == []
    seat.page.wait_for_function(BELOW_THE_STAGE)


def test_only_the_newest_report_lies_beside_the_result_of_a_match(new_seat: NewSeat, server: Server) -> None:
    seat = new_seat(viewport={"width": 1366, "height": 768})
    seat.page.add_init_script(SHOWN)
    seat.join(seats_of(at("aggression: a defence"), server)[2])
    shown = seat.page.evaluate(REPORTED, False)
    assert shown == ["one", "1 of 3"]
    shown = seat.page.evaluate(REPORTED, True)
    assert shown == ["three", ""]


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_result_of_a_fight_stays_until_it_is_read_and_can_be_opened_again(
    new_seat: NewSeat, server: Server, browser: Browser, scheme: str
) -> None:
    match = at("aggression: a defence")
    while any("spend" in move.notation for move in match.legal()):
        match.play(match.legal()[0])
    links = seats_of(match, server)
    defender, other = new_seat(color_scheme=scheme), new_seat(color_scheme=scheme)
    for seat, link in ((defender, links[2]), (other, links[0])):
        seat.page.add_init_script(SHOWN)
        seat.join(link)
    report = other.page.locator("#report")
    expect(report).to_have_count(0)
    decide(defender, "done")

    for seat in (defender, other):
        card = seat.page.locator("#report")
        expect(card).to_contain_text("repelled")
        for size in SIZES:
            resize(seat, size)
            seat.page.evaluate("scrollTo(0, 0)")
            expect(card).to_be_in_viewport()
            assert card.evaluate(IN_SIGHT), size
            assert size != SIZES[0] or not seat.page.evaluate(COVERED)

    others = other.page.context
    with browser.new_context(
        base_url=server.address, java_script_enabled=False, storage_state=others.storage_state()
    ) as plain:
        page = plain.new_page()
        page.goto(other.page.url)
        expect(page.locator("#reports")).to_contain_text("repelled")

    other.page.keyboard.press("Escape")
    expect(report).to_have_count(0)
    resize(other, SIZES[0])
    other.page.locator("[data-report-again]").last.click()
    expect(report).to_contain_text("repelled")
    report.locator(".next").click()
    expect(report).to_have_count(0)

    defender.page.request.post(f"{defender.page.url}/leave", form={"to": "open"}, max_retries=2)
    expect(report).to_contain_text("has left; the seat is open.")
    expect(other.log.last).to_contain_text("has left; the seat is open.")


def test_a_report_over_targets_gives_way_to_the_first_click_which_still_picks(
    new_seat: NewSeat, server: Server
) -> None:
    """Clash of Cultures with most of the map to pick, on a laptop, a small window and a phone."""
    seat = new_seat(viewport={"width": 1366, "height": 768})
    seat.join(link_to(POSITIONS["turn in Clash of Cultures"], server, friends=True))
    report, again = seat.page.locator("#report"), seat.page.locator("[data-report-again]").last
    again.click()
    expect(report).to_be_visible()
    assert not seat.page.evaluate(COVERED)
    for size in ((740, 360), (360, 740)):
        resize(seat, size)
        again.evaluate("sign => sign.click()")
        expect(report).to_be_visible()
        assert seat.page.evaluate(COVERED)
        seat.pick("G3")
        seat.settled(draft=1)
        expect(report).to_have_count(0)
        seat.key("Escape")
        seat.settled(draft=0)


def test_a_line_of_the_log_rings_its_places_and_opens_its_moment_in_place(new_seat: NewSeat, server: Server) -> None:
    seat = new_seat(viewport={"width": 1366, "height": 768})
    seat.join(link_to(Position("through-the-ages-full-3", 104, ""), server, friends=True))
    line = seat.page.locator('#log li[data-places~="library-of-alexandria"]').last
    line.hover()
    expect(seat.page.locator("#rings i").first).to_be_visible()

    before = seat.page.locator("#svg-civilization").inner_html()
    line.click()
    past = seat.page.locator("#past")
    expect(past).to_contain_text("Library of Alexandria")
    assert seat.page.locator("#svg-civilization").inner_html() != before
    assert "/replay" not in seat.page.url
    past.locator(".end").click()
    expect(past).to_have_count(0)
    assert seat.page.locator("#svg-civilization").inner_html() == before

    seat.page.locator(".since a").click()
    expect(past).to_be_visible()
    seat.page.keyboard.press("Escape")
    expect(past).to_have_count(0)


def test_a_click_finishes_the_playback_of_moves_of_others(new_seat: NewSeat, server: Server) -> None:
    whole = read_match(FOLDER / "through-the-ages-full-3.aevum", find_game)
    match = Match(whole.game, whole.options, seats=whole.seats, seed=whole.seed)
    for played in whole.moves[:73]:
        match.play(played.move)
    links = seats_of(match, server)
    reader, mover = new_seat(reduced_motion="no-preference"), new_seat()
    reader.page.clock.install()
    reader.join(links[0])
    mover.join(links[1])
    reader.page.clock.pause_at(datetime(2100, 1, 1, tzinfo=UTC))
    decide(mover, "grow")
    decide(mover, "end")
    skip = reader.page.locator("#skip")
    expect(skip).to_be_visible()
    assert reader.length < mover.length, "the clock stands still, so the second move waits"
    reader.page.locator("#part-civilization").click(position={"x": 4, "y": 4})
    expect(skip).to_be_hidden()
    reader.has_seen(mover.length)

"""Proofs of rolls and draws at the lines of finished matches: the browser verifies them, and tells what was forged."""

from __future__ import annotations

import re
from typing import Final

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from aevum.server.accounts.sessions import LANGUAGE_COOKIE
from browser.positions import Position, link_to
from browser.seat import Seat
from browser.server import Server
from browser.types import NewSeat

FINISHED: Final = {"tempus-3-tie-break": (390, 844), "through-the-ages-basic-2": (1366, 768)}
"""Golden games, and the screen on which each is looked at."""
DISAGREES: Final = {"en": "Something does not agree", "es": "Algo no coincide", "ru": "Что-то не сходится"}
NOTED: Final = {"en": "noted another fingerprint", "es": "anotó otra huella", "ru": "записал другой отпечаток"}
OTHER: Final = "ab" * 32
NOTE: Final = """([match, noted]) => {
    localStorage[`fingerprints-${match}`] = noted;
    localStorage[`fingerprint-${noted}`] = "0 3";
}"""
FORGERIES: Final = {
    "seed": r'data-seed="[^"]*(.)"',
    "fingerprint": r'data-commitment="[^"]*(.)"',
    "value": r'data-value="\d*(\d)"',
}
"""Patterns of figures in the HTML of a proof; the group is the character to be changed."""


def finished(seat: Seat, server: Server, game: str) -> str:
    """Store a finished golden game, join it and return the address of its page."""
    seat.page.goto(link_to(Position(game, 10_000, ""), server))
    seat.page.locator("main").get_by_role("button").click()
    seat.page.wait_for_url("**/m/*")
    return seat.page.url


def speak(page: Page, server: Server, language: str) -> None:
    """Choose the language of the pages that are loaded from now on."""
    page.context.add_cookies([{"name": LANGUAGE_COOKIE, "value": language, "url": server.address}])


def clicked(page: Page, die: Locator) -> Locator:
    """Click a die and return the verdict of its proof, once the browser has found one."""
    die.click()
    return page.locator("dialog .verdict:is(.good, .bad, .half)")


def forge(page: Page, figure: str) -> None:
    """Change the last character of a figure in the next proofs that the server sends."""
    pattern = re.compile(FORGERIES[figure])

    def answer(route: Route) -> None:
        response = route.fetch()
        text = response.text()
        found = pattern.search(text)
        assert found is not None
        other = "1" if found[1] == "0" else "0"
        route.fulfill(response=response, body=text[: found.start(1)] + other + text[found.end(1) :])

    page.route("**/draws/**", answer)


@pytest.mark.parametrize("game", FINISHED)
def test_a_draw_of_the_log_is_verified_and_forgeries_are_told_in_three_languages(
    new_seat: NewSeat, server: Server, game: str
) -> None:
    seat = new_seat(timezone_id="UTC")
    page = seat.page
    address = finished(seat, server, game)
    page.goto(f"{address}/replay")
    die = page.locator("#lines .proof").first
    expect(clicked(page, die)).to_contain_text("Everything agrees: the seed was fixed before")
    card = page.locator("dialog .draw-proof")
    assert card.locator("output.good").count() == 1 + card.locator("[data-n]").count() > 1
    proof = str(die.get_attribute("href"))
    for language, verdict in DISAGREES.items():
        speak(page, server, language)
        for figure in FORGERIES:
            forge(page, figure)
            page.goto(proof)
            expect(page.locator(".verdict.bad"), figure).to_contain_text(verdict)
            expect(page.locator("output.bad").first).to_be_visible()
            page.unroute_all()


@pytest.mark.parametrize("game", FINISHED)
def test_a_fingerprint_that_the_browser_noted_and_the_match_lacks_is_told(
    new_seat: NewSeat, server: Server, game: str
) -> None:
    seat = new_seat(timezone_id="UTC")
    page = seat.page
    id = finished(seat, server, game).rpartition("/")[2]
    page.evaluate(NOTE, [f"/m/{id}", OTHER])
    for language, verdict in DISAGREES.items():
        speak(page, server, language)
        page.goto(f"/m/{id}/draws/0")
        expect(page.locator(".verdict.bad")).to_contain_text(verdict)
        expect(page.locator(".noted.bad")).to_contain_text(NOTED[language])
        expect(page.locator(".noted.bad")).to_contain_text(OTHER)


@pytest.mark.parametrize(("game", "screen"), FINISHED.items())
def test_a_line_on_the_page_of_a_finished_match_opens_its_moment_and_its_proof(
    new_seat: NewSeat, server: Server, game: str, screen: tuple[int, int]
) -> None:
    seat = new_seat(viewport={"width": screen[0], "height": screen[1]})
    page = seat.page
    finished(seat, server, game)
    expect(page.locator("#end")).to_be_visible()
    page.locator("#log li").last.click()
    bar, board = page.locator("#past"), page.locator("#play")
    expect(page.locator("#end")).to_be_hidden()
    expect(board).to_be_in_viewport()
    shown, under = bar.bounding_box(), board.bounding_box()
    assert shown is not None
    assert under is not None
    assert shown["width"] == pytest.approx(under["width"], abs=1)
    assert 0 <= shown["y"] <= screen[1] - shown["height"]
    expect(clicked(page, bar.locator(".proof"))).to_contain_text("the seed was fixed before")
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)
    bar.locator(".end").click()
    expect(page.locator("#end")).to_be_visible()

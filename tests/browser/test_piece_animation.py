"""Pieces are animated from their old place to the new one, and the animation leaves no trace."""

from __future__ import annotations

from typing import Any, Final

import pytest
from playwright.sync_api import Page

from browser.positions import ISLAND, Position, link_to
from browser.seat import Seat
from browser.server import Server
from browser.types import NewSeat

MOVE: Final = Position(ISLAND, 60, "island")
"""Position in which the first of two tokens is lifted; its move can be undone, because no friend has come yet."""
GOAL: Final = "J4"
MOVING: Final = {"reduced_motion": "no-preference"}
HELD: Final = """(() => {
    window.flights = [];
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (...how) {
        const flight = animate.apply(this, how);
        flight.pause();
        flight.currentTime = flight.effect.getTiming().duration / 2;
        window.flights.push(flight);
        document.documentElement.dataset.flights = window.flights.length;
        return flight;
    };
})()"""
"""Script that stops every animation half way, so that nothing depends on the speed of the machine."""
MIDDLES: Final = """() => {
    const pieces = [...document.querySelectorAll("#island-pieces [data-piece]")];
    return Object.fromEntries(pieces.map((piece) => {
        const box = piece.getBoundingClientRect(), hex = piece.closest("[id]").id;
        return [hex, [box.x + box.width / 2, box.y + box.height / 2]];
    }));
}"""
"""Script that returns the middle of the uppermost token of each hex."""
PIECES: Final = "[...document.querySelectorAll('#island-pieces [data-piece]')].map((piece) => piece.outerHTML)"


@pytest.fixture
def deciding(server: Server, new_seat: NewSeat) -> Seat:
    """Return a person who has lifted a token and chooses where it goes."""
    seat = new_seat(**MOVING)
    seat.page.add_init_script(HELD)
    seat.join(link_to(MOVE, server, friends=True))
    ready(seat.page)
    return seat


def ready(page: Page) -> None:
    """Wait until the script for animations is loaded."""
    page.wait_for_load_state("networkidle")


def wait_for_flights(page: Page) -> None:
    page.wait_for_selector("html[data-flights]", state="attached")


def flights(page: Page) -> int:
    found: int = page.evaluate("window.flights.length")
    return found


def middles(page: Page) -> dict[str, Any]:
    found: dict[str, Any] = page.evaluate(MIDDLES)
    return found


def lands_half_way(page: Page, before: dict[str, Any]) -> None:
    """Assert that the moving token is half way, then at its goal, and that nothing is left of the animation."""
    wait_for_flights(page)
    halfway = middles(page)[f"on-{GOAL}"]
    page.evaluate("window.flights.forEach((flight) => flight.finish())")
    after = middles(page)[f"on-{GOAL}"]
    left = {hex: place for hex, place in before.items() if middles(page).get(hex) != place and hex != f"on-{GOAL}"}
    assert left, "it has left somewhere"
    assert any(between(place, halfway, after) for place in left.values()), (left, halfway, after)
    assert page.evaluate("document.getAnimations().filter((flight) => flight.effect.target?.dataset.piece).length") == 0
    assert page.locator("[data-piece][style]").count() == 0


def between(start: list[float], middle: list[float], end: list[float]) -> bool:
    far = [abs(start[way] - end[way]) for way in (0, 1)]
    near = [abs((start[way] + end[way]) / 2 - middle[way]) for way in (0, 1)]
    return max(far) > 20 and max(near) < 0.2 * max(far)


def test_ones_own_token_is_between_two_places_for_a_while(deciding: Seat) -> None:
    before = middles(deciding.page)
    with deciding.one_record():
        deciding.pick(GOAL)
    lands_half_way(deciding.page, before)
    landed = deciding.measure(PIECES)
    deciding.go(deciding.page.url)
    assert deciding.measure(PIECES) == landed


def test_so_is_one_that_others_move(deciding: Seat, new_seat: NewSeat) -> None:
    onlooker = new_seat(**MOVING)
    onlooker.page.add_init_script(HELD)
    onlooker.go(deciding.page.url)
    ready(onlooker.page)
    before = middles(onlooker.page)
    with deciding.one_record():
        deciding.pick(GOAL)
    lands_half_way(onlooker.page, before)


def test_what_is_under_way_holds_nobody_up(deciding: Seat) -> None:
    with deciding.one_record():
        deciding.pick(GOAL)
    wait_for_flights(deciding.page)
    there = middles(deciding.page)[f"on-{GOAL}"]
    with deciding.one_record():
        deciding.pick("!undo")
    assert f"on-{GOAL}" not in middles(deciding.page) or middles(deciding.page)[f"on-{GOAL}"] != there
    assert deciding.measure("window.flights.map((flight) => flight.playState)")[0] == "idle"


@pytest.mark.parametrize(("wishes", "pace"), [({"reduced_motion": "reduce"}, "calm"), (MOVING, "once")])
def test_nothing_flies_for_whom_it_should_not(
    server: Server, new_seat: NewSeat, wishes: dict[str, str], pace: str
) -> None:
    seat = new_seat(**wishes)
    seat.page.add_init_script(f"{HELD}; localStorage.setItem('pace', '{pace}')")
    seat.join(link_to(MOVE, server, friends=True))
    ready(seat.page)
    with seat.one_record():
        seat.pick(GOAL)
    assert f"on-{GOAL}" in middles(seat.page)
    assert flights(seat.page) == 0


def test_the_replay_shows_it_too_from_one_moment_to_the_next(deciding: Seat) -> None:
    with deciding.one_record():
        deciding.pick(GOAL)
    page = deciding.page
    page.goto(f"{page.url}/replay?at=42&by=step")
    ready(page)
    page.locator(".step.next").click()
    wait_for_flights(page)
    page.evaluate("window.flights.splice(0).forEach((flight) => flight.finish())")
    page.locator(".step.first").click()
    page.wait_for_url("**at=0&**")
    assert flights(page) == 0, "what is far away does not fly about"


TRAVELS: Final = """async ([then, now]) => {
    const address = document.querySelector('script[src*="live.js"]').src.replace("live.js", "piece_animation.js");
    const { travels } = await import(address);
    const pieces = (places) => places.map(([kind, x, count = 1]) => ({ kind, x, y: 0, count, size: 10 }));
    return travels(pieces(then), pieces(now)).map(({ from, to }) => [from.kind, from.x, to.x]);
}"""


def test_equal_pieces_that_can_stay_stay_and_the_rest_go_the_shortest_way(seat: Seat) -> None:
    seat.begin_tempus()

    def travels(then: list[list[Any]], now: list[list[Any]]) -> list[list[Any]]:
        found: list[list[Any]] = seat.page.evaluate(TRAVELS, [then, now])
        return found

    assert travels([["red", 0], ["red", 100]], [["red", 100], ["red", 200]]) == [["red", 0, 200]]
    assert travels([["red", 0], ["blue", 50]], [["red", 50], ["blue", 0]]) == [["red", 0, 50], ["blue", 50, 0]]
    assert travels([["red", 0]], [["red", 0], ["red", 100]]) == [], "what is new comes from nowhere"
    assert travels([["red", 0], ["red", 100]], [["red", 0]]) == [], "what is gone goes nowhere"
    assert travels([["red", 0, 3], ["red", 100, 1]], [["red", 0, 2], ["red", 100, 2]]) == [["red", 0, 100]]
    assert travels([["red", 0, 0], ["red", 100]], [["red", 0], ["red", 100]]) == [], "none cannot go"
    assert travels([["red", 0]], [["red", 2]]) == [], "a nudge is no journey"

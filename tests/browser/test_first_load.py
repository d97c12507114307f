"""The first load of a match page: few bytes, soon live."""

from __future__ import annotations

import time
from typing import Any, Final

from aevum.testing.figures import Count
from browser.seat import Seat
from browser.types import NewSeat

MOST_BYTES: Final = 40_000
TOOLTIPS: Final = "/tooltips."
"""Part of the addresses of script and style of tooltips, which are fetched when the pointer first enters the page."""


def listen(seat: Seat) -> dict[str, float]:
    """Return the bytes of every file that the page fetches from now on, by address; 0 for files in the cache."""
    addresses: dict[str, str] = {}
    transferred: dict[str, float] = {}

    def answered(event: dict[str, Any]) -> None:
        addresses[event["requestId"]] = event["response"]["url"]

    def finished(event: dict[str, Any]) -> None:
        transferred[addresses[event["requestId"]]] = event["encodedDataLength"]

    network = seat.page.context.new_cdp_session(seat.page)
    network.on("Network.responseReceived", answered)
    network.on("Network.loadingFinished", finished)
    network.send("Network.enable")
    return transferred


def test_a_match_and_all_its_files_are_small_and_soon_alive(seat: Seat, new_seat: NewSeat, count: Count) -> None:
    seat.begin_tempus()
    stranger = new_seat(locale="en-GB")
    transferred = listen(stranger)
    start = time.monotonic()
    stranger.go(seat.page.url)
    ready = time.monotonic() - start
    stranger.page.wait_for_load_state("networkidle")
    assert len(transferred) >= 5, "the page, its style and its scripts"
    page = sum(size for address, size in transferred.items() if TOOLTIPS not in address)
    count("bytes transferred for the first sight of a match", round(page))
    count("ms from going to a match to its being live", round(1_000 * ready))
    assert page < MOST_BYTES


def test_a_second_visit_fetches_only_the_page_itself(seat: Seat) -> None:
    seat.begin_tempus()
    seat.page.wait_for_load_state("networkidle")
    transferred = listen(seat)
    seat.go(seat.page.url)
    seat.page.wait_for_load_state("networkidle")
    assert len(transferred) >= 5
    assert [address for address, size in transferred.items() if size] == [seat.page.url]

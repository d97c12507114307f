"""The first sight of a match: few bytes, soon alive."""

from __future__ import annotations

import time
from typing import Any, Final

from browser.people import NewSeat
from browser.seat import Seat
from figures import Count

MOST_BYTES: Final = 40_000


def listen(seat: Seat) -> list[float]:
    """The bytes of every file that the page fetches from now on; 0 for what the browser still had."""
    transferred: list[float] = []

    def finished(event: dict[str, Any]) -> None:
        transferred.append(event["encodedDataLength"])

    network = seat.page.context.new_cdp_session(seat.page)
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
    count("bytes transferred for the first sight of a match", round(sum(transferred)))
    count("ms from going to a match to its being live", round(1_000 * ready))
    assert sum(transferred) < MOST_BYTES


def test_a_second_visit_fetches_only_the_page_itself(seat: Seat) -> None:
    seat.begin_tempus()
    transferred = listen(seat)
    seat.go(seat.page.url)
    seat.page.wait_for_load_state("networkidle")
    assert len(transferred) >= 5
    assert len([size for size in transferred if size]) == 1

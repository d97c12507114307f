"""The server is killed between two moves: confirmed moves stay, and the page reconnects by itself."""

from __future__ import annotations

import time
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from aevum.testing.figures import Count
from browser.conftest import quiet
from browser.seat import Seat
from browser.server import Server


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Start a server of its own, which these tests kill."""
    yield from quiet(Server(tmp_path_factory.mktemp("server")))


def recover(seat: Seat, server: Server, away: float) -> float:
    """Kill the server, start it again after `away` seconds; return the seconds until the page is live again."""
    server.kill()
    notice = seat.page.locator("#connection")
    expect(notice).to_be_visible()
    seat.page.wait_for_timeout(1_000 * away)
    server.start()
    back = time.monotonic()
    seat.page.wait_for_selector("#connection[hidden]", state="attached")
    return time.monotonic() - back


def test_nothing_confirmed_is_lost_and_play_goes_on_without_a_reload(seat: Seat, server: Server, count: Count) -> None:
    seat.begin_tempus()
    slowest = 0.0
    for move, away in (("A1-B1", 0.0), ("pass", 4.0), ("pass", 0.3)):
        with seat.one_record():
            seat.pick(move)
        log = seat.log.all_inner_texts()
        slowest = max(slowest, recover(seat, server, away))
        seat.wait_for("pass")
        assert seat.log.all_inner_texts() == log
    with seat.one_record():
        seat.pick("pass")
    seat.page.reload()
    seat.arrive()
    assert seat.length == 4
    count("ms until a page has found a restarted server again", round(1_000 * slowest))


def test_a_move_under_way_when_the_server_dies_is_made_wholly_or_not_at_all(seat: Seat, server: Server) -> None:
    seat.begin_tempus()
    before = seat.offers()
    seat.pick("pass")
    recover(seat, server, away=0)
    seat.page.reload()
    seat.arrive()
    assert len(seat.log.all_inner_texts()) == seat.length <= 1
    assert (seat.offers() == before) == (seat.length == 0)
    with seat.one_record():
        seat.pick("pass")


def test_what_is_picked_while_the_server_is_away_changes_nothing(seat: Seat, server: Server) -> None:
    seat.begin_tempus()
    server.kill()
    expect(seat.page.locator("#connection")).to_be_visible()
    before = seat.offers()
    seat.pick("pay")
    seat.pick("pass")
    assert seat.offers() == before
    server.start()
    expect(seat.page.locator("#connection")).to_be_hidden()
    with seat.one_record():
        seat.pick("pass")

"""A page is sent exactly the regions that it lacks."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import pytest
from high_card import HighCard
from high_card.view import TableView

from aevum.kernel.events import Event
from aevum.kernel.presentation import BOARD, FOLD, STRIP, Panel
from aevum.kernel.words import Words
from aevum.server.accounts.sessions import ANONYMOUS
from aevum.server.live.live_match import LiveMatch
from aevum.server.presenters.page_updates import PageUpdates
from aevum.testing.figures import Count
from server.high_card_matches import seated
from server.raw_client import RawClient

ROOT = Path(__file__).parents[3]
KB = 20.0


class Laid:
    """Panels of a match, to be changed while a page is open."""

    def __init__(self) -> None:
        self.row = Panel("row", STRIP, "0 0 10 10", {"cards": "<circle r='1'/>", "marks": "<circle r='2'/>"})

    def __call__(self, game: HighCard, view: TableView, words: Words, news: Sequence[Event] = ()) -> list[Panel]:
        return [Panel("all", BOARD, "0 0 10 10", {"ground": "<circle r='3'/>"}), self.row]


@pytest.fixture
def laid(monkeypatch: pytest.MonkeyPatch) -> Laid:
    parts = Laid()
    monkeypatch.setattr(HighCard, "panels", lambda *given: parts(*given))
    return parts


@pytest.fixture
def live(client: RawClient, laid: Laid) -> LiveMatch:
    return client.live(seated(client.hub.storage).id)


@pytest.fixture
def page(live: LiveMatch) -> PageUpdates:
    """Return a page that has been sent everything."""
    pushes = PageUpdates(live, ANONYMOUS, "en")
    assert {"play", "sheets", "all-ground", "row-cards", "row-marks"} <= set(pushes.next_message()["regions"])
    return pushes


def sent(page: PageUpdates, live: LiveMatch) -> set[str]:
    """Return the regions of the next message, rendered anew."""
    live.known_position = None
    return set(page.next_message()["regions"])


def test_a_page_that_has_everything_is_sent_nothing(page: PageUpdates, live: LiveMatch) -> None:
    assert sent(page, live) == set()


def test_a_new_frame_leaves_what_it_holds(page: PageUpdates, live: LiveMatch, laid: Laid) -> None:
    laid.row = replace(laid.row, box="0 0 20 10", layers={**laid.row.layers, "marks": "<circle r='4'/>"})
    assert sent(page, live) == {"play", "row-marks"}


def test_a_part_that_becomes_another_kind_is_sent_whole(page: PageUpdates, live: LiveMatch, laid: Laid) -> None:
    laid.row = replace(laid.row, kind=FOLD)
    assert sent(page, live) == {"play", "sheets", "row-cards", "row-marks"}


def test_the_end_of_a_match_does_not_send_the_log_again(client: RawClient) -> None:
    """Although every move may be known then."""
    live = client.live(seated(client.hub.storage).id)
    page = PageUpdates(live, ANONYMOUS, "en")
    lines = 0
    while not live.match.over:
        live.match.play(live.match.legal()[0].number)
        log = page.next_message()["log"]
        assert log["keep"] >= lines - 1
        lines = log["keep"] + len(log["add"])
    assert lines > 3


def test_late_in_a_long_match_little_is_sent(count: Count) -> None:
    command = [sys.executable, "-m", "bench.push", "--languages", "ru", "--matches", "1", "--json"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=120, check=True)
    figures = json.loads(done.stdout)["ru"]
    assert figures["messages"] > 100
    assert figures["p95_kb"] < KB
    count(
        "bytes sent to a page after a move, late in a long match, 95 in 100 are less", round(1000 * figures["p95_kb"])
    )

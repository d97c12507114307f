"""What a page is sent: what it has not got yet, and no more."""

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
from aevum.kernel.shows import BOARD, FOLD, STRIP, Part
from aevum.kernel.words import Words
from aevum.table.identity import NOBODY
from aevum.table.live import Live
from aevum.table.pushes import Pushes
from aevum.table.staging import words_of
from figures import Count
from table.high_cards import seated
from table.visitor import Visitor

ROOT = Path(__file__).parents[2]
KB = 20.0


class Laid:
    """The parts of a table, to be changed while a page is open."""

    def __init__(self) -> None:
        self.row = Part("row", STRIP, "0 0 10 10", {"cards": "<circle r='1'/>", "marks": "<circle r='2'/>"})

    def __call__(self, game: HighCard, view: TableView, words: Words, news: Sequence[Event] = ()) -> list[Part]:
        return [Part("all", BOARD, "0 0 10 10", {"ground": "<circle r='3'/>"}), self.row]


@pytest.fixture
def laid(monkeypatch: pytest.MonkeyPatch) -> Laid:
    parts = Laid()
    monkeypatch.setattr(HighCard, "parts", lambda *given: parts(*given))
    return parts


@pytest.fixture
def live(visitor: Visitor, laid: Laid) -> Live:
    return visitor.live(seated(visitor.hub.storage).id)


@pytest.fixture
def page(live: Live) -> Pushes:
    """One that has been sent everything."""
    pushes = Pushes(live, NOBODY, words_of("high-card", "en"))
    assert {"play", "sheets", "all-ground", "row-cards", "row-marks"} <= set(pushes.next()["regions"])
    return pushes


def sent(page: Pushes, live: Live) -> set[str]:
    """The regions of the next message, drawn anew."""
    live.drawn.clear()
    return set(page.next()["regions"])


def test_a_page_that_has_everything_is_sent_nothing(page: Pushes, live: Live) -> None:
    assert sent(page, live) == set()


def test_a_new_frame_leaves_what_it_holds(page: Pushes, live: Live, laid: Laid) -> None:
    laid.row = replace(laid.row, box="0 0 20 10", layers={**laid.row.layers, "marks": "<circle r='4'/>"})
    assert sent(page, live) == {"play", "row-marks"}


def test_a_part_that_becomes_another_kind_is_sent_whole(page: Pushes, live: Live, laid: Laid) -> None:
    laid.row = replace(laid.row, kind=FOLD)
    assert sent(page, live) == {"play", "sheets", "row-cards", "row-marks"}


def test_the_end_of_a_match_does_not_send_the_log_again(visitor: Visitor) -> None:
    """Although every move may be known then."""
    live = visitor.live(seated(visitor.hub.storage).id)
    page = Pushes(live, NOBODY, words_of("high-card", "en"))
    told = 0
    while not live.match.over:
        live.match.play(live.match.legal()[0].number)
        log = page.next()["log"]
        assert log["keep"] >= told - 1
        told = log["keep"] + len(log["add"])
    assert told > 3


def test_late_in_a_long_match_little_is_sent(count: Count) -> None:
    command = [sys.executable, "-m", "bench.push", "--languages", "ru", "--matches", "1", "--json"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=120, check=True)
    figures = json.loads(done.stdout)["ru"]
    assert figures["messages"] > 100
    assert figures["p95_kb"] < KB
    count(
        "bytes sent to a page after a move, late in a long match, 95 in 100 are less", round(1000 * figures["p95_kb"])
    )

"""Auction, aggression, war and pact in the browser: actor, target and bystander see no hidden card.

What a browser is sent, and the page that results, are compared with a copy of the match in which everything that its
reader cannot know is different. The server runs in this process, because no request can ask for such a copy.
"""

from __future__ import annotations

import asyncio
import re
import threading
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any, Final, NamedTuple

import pytest
import uvicorn
from playwright.sync_api import Browser, BrowserContext, Page, WebSocket

from aevum.kernel.match import Match
from aevum.server.accounts.sessions import KEY_COOKIE
from aevum.server.app import Settings, make_app
from aevum.server.live.hub import Hub, LiveMatch
from browser.conftest import NO_REPORTS, PATIENCE, USUAL
from browser.screens import LAID_OUT
from browser.seat import Seat
from server.high_card_matches import Company, seated
from server.indistinguishable_pair import Redrawn
from server.scenes import at
from server.steady_presence import keep_all_present

SCENES: Final = {
    "auction: a bid": "pass",
    "aggression: a defence": "done",
    "war: the attacker sacrifices": "done",
    "pact: an answer": "accept",
}
"""Move of the seat that decides in each scene; it reveals nothing."""
SCREEN: Final = {"width": 1366, "height": 768}


TOOLTIPS: Final = re.compile(r'<link rel="stylesheet" href="[^"]*/tooltips\.css">|<div id="face"[^>]*></div>')
"""Empty elements for tooltips, which are there as soon as the pointer has entered the page."""


ATTEMPTS: Final = 3
"""Times that two pages are compared: a style sheet may arrive in between, a difference that a card makes stays."""


class Sight(NamedTuple):
    """All of a page: the messages sent, and the resulting elements."""

    sent: list[bytes | str]
    elements: str


def lines(elements: str) -> list[str]:
    """Split a page at its tags, for a difference that can be read."""
    return elements.replace("<", "\n<").splitlines()


class OpenTable:
    """Server whose matches can be exchanged while it runs."""

    def __init__(self, folder: Path) -> None:
        self.app = make_app(Settings(f"sqlite:///{folder / 'table.sqlite'}", people_per_address=1_000))
        self.server = uvicorn.Server(uvicorn.Config(self.app, port=0, log_level="warning"))
        self.loop = asyncio.new_event_loop()
        self.thread = threading.Thread(target=lambda: self.loop.run_until_complete(self.server.serve()))

    @property
    def hub(self) -> Hub:
        hub: Hub = self.app.state.hub
        return hub

    @property
    def address(self) -> str:
        host, port = self.server.servers[0].sockets[0].getsockname()
        return f"http://{host}:{port}"

    def do(self, work: Any) -> Any:
        """Let the server run a coroutine between two requests."""
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(PATIENCE)

    async def lay_out(self, id: str, match: Match) -> None:
        live = await self.hub.find(id)
        self.hub.live[id] = LiveMatch(replace(live.stored, match=match), live.chat)

    async def play(self, id: str, move: str) -> None:
        live = await self.hub.find(id)
        live.match.play(move)
        live.changed()


@pytest.fixture(scope="module")
def table(tmp_path_factory: pytest.TempPathFactory) -> Iterator[OpenTable]:
    opened = OpenTable(tmp_path_factory.mktemp("table"))
    opened.thread.start()
    while not opened.server.started:
        opened.thread.join(0.02)
    yield opened
    opened.server.should_exit = True
    opened.thread.join()
    opened.loop.close()


@pytest.fixture(scope="module")
def window(browser: Browser, table: OpenTable) -> Iterator[BrowserContext]:
    """Return a browser context in which one reader after the other looks at the match."""
    wishes: dict[str, Any] = {"base_url": table.address, "viewport": SCREEN, **USUAL}
    with browser.new_context(**wishes) as context:
        context.set_default_timeout(PATIENCE)
        context.add_init_script(NO_REPORTS)
        yield context


class Reader:
    """A seat's page, with all messages that it has been sent."""

    def __init__(self, page: Page) -> None:
        self.seat = Seat(page)
        self.sent: list[bytes | str] = []
        page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.sent.append(frame))

    def open(self, id: str) -> Sight:
        answer = self.seat.page.goto(f"/m/{id}")
        assert answer is not None
        self.sent.insert(0, answer.body())
        self.seat.arrive()
        return self.sees()

    def sees(self) -> Sight:
        """Return the page once its layout is done and nothing moves any more."""
        page = self.seat.page
        page.wait_for_function("() => document.getAnimations().every((one) => one.playState !== 'running')")
        page.evaluate(LAID_OUT)
        return Sight(self.sent[:], TOOLTIPS.sub("", page.content()))


def sights(
    window: BrowserContext, table: OpenTable, company: Company, match: Match, seat: int, move: str
) -> list[Sight]:
    """Return what a seat sees of a match before and after a move."""
    table.do(table.lay_out(company.id, match.copy()))
    window.add_cookies([{"name": KEY_COOKIE, "value": company.keys[seat], "url": table.address}])
    with window.new_page() as page:
        reader = Reader(page)
        before = reader.open(company.id)
        table.do(table.play(company.id, move))
        reader.seat.has_seen(match.length + 1)
        return [before, reader.sees()]


@pytest.fixture(autouse=True)
def steady_presence(monkeypatch: pytest.MonkeyPatch) -> None:
    keep_all_present(monkeypatch)


@pytest.mark.parametrize("scene", SCENES)
def test_nothing_in_the_browser_depends_on_a_hidden_card(window: BrowserContext, table: OpenTable, scene: str) -> None:
    match = at(scene)
    company = seated(table.hub.storage, match)
    for seat in range(len(match.seats)):
        twin = Redrawn.of(match, seat, redraw=seat)
        assert twin.state.key() != match.state.key()
        for _ in range(ATTEMPTS):
            ours, theirs = (sights(window, table, company, one, seat, SCENES[scene]) for one in (match, twin))
            if [sight.elements for sight in ours] == [sight.elements for sight in theirs]:
                break
        for moment, first, second in zip(("before", "after"), ours, theirs, strict=True):
            assert first.sent == second.sent, f"seat {seat} is sent something else {moment} the move"
            assert lines(first.elements) == lines(second.elements), f"seat {seat} sees something else {moment} the move"

"""Match pages that turn through the positions of a golden game without being loaded anew."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Sequence
from typing import Any, Final

from playwright.sync_api import BrowserContext, WebSocketRoute

from aevum.kernel.registry import games
from aevum.server.live.live_match import LiveMatch
from aevum.server.presenters.page_updates import PageUpdates
from aevum.server.storage.matches import Storage
from aevum.server.storage.people import Person
from browser.positions import Position, golden_match, link_to
from browser.screens import LAID_OUT, Screen, resize
from browser.seat import Seat
from browser.server import Server

GOALS_READ: Final = """if (location.host) for (const game of GAMES) localStorage[`goal-${game}`] = "read";""".replace(
    "GAMES", json.dumps(list(games()))
)
"""Script after which the page does not explain the goal of the game, as it does in the first match of a person."""


class GoldenPage:
    """Page of the first seat, loaded from a server; its socket is served by this process.

    The page gets the messages that a server would send after a move, so that a position costs only its drawing.
    """

    def __init__(self, context: BrowserContext, screen: Screen) -> None:
        self.seat = Seat(context.new_page())
        self.screen = screen
        self._sockets: list[WebSocketRoute] = []
        self.seat.page.add_init_script(GOALS_READ)
        self.seat.page.route_web_socket(re.compile(r"/live(\?|$)"), lambda socket: self._sockets.append(socket))
        resize(self.seat, screen)

    def open(self, id: str) -> None:
        """Load the page of a match, and wait until its socket is open."""
        self._sockets.clear()
        self.seat.page.goto(f"/m/{id}")
        while not self._sockets:
            self.seat.page.wait_for_timeout(5)

    def receive(self, message: dict[str, Any]) -> None:
        """Send a message to the page, and wait for its layout."""
        self._sockets[-1].send(json.dumps(message | {"picks": 0}, ensure_ascii=False))
        self.seat.has_seen(message["length"])
        self.seat.page.evaluate(LAID_OUT)


def turn_through(
    pages: Sequence[GoldenPage], server: Server, positions: Sequence[Position], language: str
) -> Iterator[tuple[Position, GoldenPage]]:
    """Yield each page in each of these positions of one golden game, the earliest position first."""
    moves = golden_match(positions[0].game).moves
    live, person = _joined(pages[0].seat, server, positions[0])
    updates = PageUpdates(live, person, language)
    for page in pages:
        page.open(live.id)
    for position in positions:
        for played in moves[len(live.match.moves) : position.moves]:
            live.match.play(played.move)
        message = updates.next_message()
        for page in pages:
            page.receive(message)
            yield position, page


def _joined(seat: Seat, server: Server, position: Position) -> tuple[LiveMatch, Person]:
    """Store a match, let a person take its first seat, and return both as the server knows them."""
    seat.page.goto(link_to(position, server))
    seat.page.locator("main").get_by_role("button").click()
    seat.page.wait_for_url("**/m/*")
    storage = Storage(f"sqlite:///{server.folder / 'table.sqlite'}")
    loaded = storage.load(seat.page.url.rpartition("/")[2])
    storage.close()
    holder = next(iter(loaded.seats[0].people))
    return LiveMatch(loaded, []), Person(holder, loaded.seats[0].name, None)

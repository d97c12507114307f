"""WebSocket whose messages from the server can be held back, so that a page knows less than the server."""

from __future__ import annotations

import re

from playwright.sync_api import Page, WebSocketRoute


class HeldSocket:
    """Route for a page's live socket; create it before the page opens a match."""

    def __init__(self, page: Page) -> None:
        self.held = False
        self._waiting: list[str | bytes] = []
        self._page: WebSocketRoute | None = None
        self._owner = page
        page.route_web_socket(re.compile(r"/live(\?|$)"), self._connect)

    def _connect(self, page: WebSocketRoute) -> None:
        self._page = page
        page.connect_to_server().on_message(self._arrives)

    def _arrives(self, message: str | bytes) -> None:
        if self.held:
            self._waiting.append(message)
        else:
            self._deliver(message)

    def _deliver(self, message: str | bytes) -> None:
        assert self._page is not None
        self._page.send(message)

    def hold(self) -> None:
        """Hold back all messages from now on."""
        self.held = True

    def release_one(self) -> None:
        """Wait until a message was held back, and deliver the oldest one."""
        assert self._page is not None
        while not self._waiting:
            self._owner.wait_for_timeout(10)
        self._deliver(self._waiting.pop(0))

    def release(self) -> None:
        """Deliver everything that was held back, in order."""
        self.held = False
        while self._waiting:
            self._deliver(self._waiting.pop(0))

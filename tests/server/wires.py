"""The application behind a real port of this machine, with matches that can be replaced by their counterparts."""

from __future__ import annotations

import asyncio
import json
import threading
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from http.client import HTTPConnection
from typing import Any, Final, Self

import uvicorn
from websockets.sync.client import ClientConnection, connect

from aevum.kernel.match import Match
from aevum.server.accounts.sessions import KEY_COOKIE
from aevum.server.app import Settings, make_app
from aevum.server.live.hub import Hub, LiveMatch
from server.raw_client import InProcessPool, Unlimited

TIMEOUT_SECONDS: Final = 120.0
HOST: Final = "127.0.0.1"
PASSING: Final = frozenset(("date",))
"""Headers that differ from one second to the next."""


class Wire:
    """The application on a port, in a thread of its own, and the connection of one client to it."""

    def __init__(self, database: str) -> None:
        self.app = make_app(Settings(database))
        self.app.state.limits = Unlimited(0)
        setup = uvicorn.Config(self.app, HOST, 0, log_level="error", timeout_keep_alive=3_600)
        self._server = uvicorn.Server(setup)
        self._thread = threading.Thread(target=self._server.run, daemon=True)
        self._http: HTTPConnection | None = None

    def __enter__(self) -> Self:
        self._thread.start()
        deadline = time.monotonic() + TIMEOUT_SECONDS
        while not self._server.started:
            assert time.monotonic() < deadline, "the server did not start"
            time.sleep(0.02)
        self.hub.render_queue.pool = InProcessPool(1, max_queued=100, timeout=TIMEOUT_SECONDS)
        self.port = self._server.servers[0].sockets[0].getsockname()[1]
        self._http = HTTPConnection(HOST, self.port, timeout=TIMEOUT_SECONDS)
        return self

    def __exit__(self, *_: object) -> None:
        if self._http is not None:
            self._http.close()
        self._server.should_exit = True
        self._thread.join(TIMEOUT_SECONDS)

    @property
    def hub(self) -> Hub:
        hub: Hub = self.app.state.hub
        return hub

    # -- requests

    def get(self, path: str, key: str = "", language: str = "en") -> tuple[Any, ...]:
        """Return status, headers and body of an answer."""
        return self._ask("GET", path, key, language)

    def post(self, path: str, value: Any, key: str = "") -> tuple[Any, ...]:
        """Send JSON; return status, headers and body of the answer."""
        return self._ask("POST", path, key, "en", json.dumps(value))

    def _ask(self, method: str, path: str, key: str, language: str, body: str | None = None) -> tuple[Any, ...]:
        assert self._http is not None
        headers = {"accept-language": language, "accept-encoding": "identity"}
        headers |= {"cookie": f"{KEY_COOKIE}={key}"} if key else {}
        headers |= {"content-type": "application/json"} if body is not None else {}
        self._http.request(method, path, body, headers)
        answer = self._http.getresponse()
        content = answer.read()
        assert answer.status < 500, f"{path}: {answer.status}"
        stable = [(name, value) for name, value in answer.getheaders() if name.lower() not in PASSING]
        return answer.status, stable, content

    @contextmanager
    def open(self, path: str, key: str = "") -> Iterator[ClientConnection]:
        """Open a WebSocket."""
        headers = {"cookie": f"{KEY_COOKIE}={key}"} if key else {}
        where = f"ws://{HOST}:{self.port}{path}"
        with connect(
            where, additional_headers=headers, proxy=None, max_size=None, open_timeout=TIMEOUT_SECONDS
        ) as socket:
            yield socket

    def heard(self, socket: ClientConnection) -> str:
        """Return the next message."""
        return str(socket.recv(TIMEOUT_SECONDS))

    # -- matches on the server

    @contextmanager
    def showing(self, id: str, match: Match) -> Iterator[LiveMatch]:
        """Let the server show this match under an id that it has."""
        self.get(f"/api/matches/{id}")
        before = self.hub.live[id]
        live = LiveMatch(
            replace(before.stored, match=match.copy()), before.chat, curtain_lifted_at=before.curtain_lifted_at
        )
        self.hub.live[id] = live
        try:
            yield live
        finally:
            self.hub.live[id] = before

    def make(self, live: LiveMatch, moves: Sequence[int]) -> None:
        """Make moves on the server, and let all viewers see them."""

        async def make() -> None:
            for move in moves:
                live.match.play(move)
            live.changed()

        loop = self._server.servers[0].get_loop()
        asyncio.run_coroutine_threadsafe(make(), loop).result(TIMEOUT_SECONDS)

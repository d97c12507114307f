"""A server process to talk to, and an open page of a match as `live.js` keeps one."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from http.client import HTTPConnection
from multiprocessing.connection import Connection
from multiprocessing.context import ForkServerProcess
from pathlib import Path
from typing import Any, Final, Self
from urllib.parse import urlencode, urlsplit

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from aevum.kernel.match import Match
from aevum.server.accounts.sessions import KEY_COOKIE
from aevum.server.app import Settings
from aevum.server.live.pick_options import EMPTY, pick_options
from aevum.server.run import serve
from aevum.server.security import rate_limits
from fixed_seeds import fix_one_seed
from server.forkserver import FORKSERVER, start_forkserver

TIMEOUT_SECONDS: Final = 120.0
HOST: Final = "127.0.0.1"


class Server:
    """The server on a database, in a process of its own, ended only by signals."""

    def __init__(self, database: str, folder: Path) -> None:
        self.database = database
        self.log = folder / f"stderr-{time.monotonic_ns()}"
        self.log.touch()
        self.port = 0
        self.process: ForkServerProcess | None = None

    @property
    def address(self) -> str:
        return f"{HOST}:{self.port}"

    @property
    def complaints(self) -> str:
        """Return what the process wrote to its standard error, over all its starts."""
        return self.log.read_text(encoding="utf-8")

    def start(self) -> None:
        """Start the process; returns when it listens, after the first time on the same port."""
        start_forkserver()
        ours, theirs = FORKSERVER.Pipe(duplex=False)
        self.process = FORKSERVER.Process(target=_serve, args=(self.database, self.port, str(self.log), theirs))
        self.process.start()
        theirs.close()
        assert ours.poll(TIMEOUT_SECONDS), f"the server did not start:\n{self.complaints}"
        self.port = ours.recv()
        ours.close()

    def kill(self) -> None:
        """End the process by SIGKILL, without a chance to write anything."""
        self.end(signal.SIGKILL)

    def end(self, how: signal.Signals = signal.SIGTERM) -> int | None:
        """Send a signal and wait for the process to end; return its exit status."""
        assert self.process is not None
        assert self.process.pid is not None
        os.kill(self.process.pid, how)
        self.process.join(TIMEOUT_SECONDS)
        status = self.process.exitcode
        self.process.close()
        self.process = None
        return status


@contextmanager
def serving(database: str, folder: Path) -> Iterator[Server]:
    """Run a server; assert afterwards that it logged no traceback."""
    server = Server(database, folder)
    server.start()
    try:
        yield server
    finally:
        if server.process is not None:
            server.kill()
    assert "Traceback" not in server.complaints, server.complaints


def _serve(database: str, port: int, log: str, ready: Connection) -> None:
    descriptor = os.open(log, os.O_WRONLY | os.O_APPEND)
    os.dup2(descriptor, 2)
    fix_one_seed()
    rate_limits.RATES.update(dict.fromkeys(rate_limits.RATES, rate_limits.Rate(100_000, 0.001)))
    rate_limits.MAX_OPEN["page"] = 100_000
    serve(
        Settings(database, people_per_address=1_000), HOST, port, lambda address, _: ready.send(urlsplit(address).port)
    )
    sys.exit(0)


def post(server: Server, path: str, form: dict[str, str], key: str = "") -> tuple[str, str]:
    """Send a form; return where it leads to, and the key that the browser has from then on."""
    connection = HTTPConnection(server.address, timeout=TIMEOUT_SECONDS)
    headers = {"content-type": "application/x-www-form-urlencoded", "cookie": f"{KEY_COOKIE}={key}" if key else ""}
    connection.request("POST", path, urlencode(form), headers)
    answer = connection.getresponse()
    assert answer.status == 303, (answer.status, answer.read())
    given = answer.getheader("set-cookie", "")
    connection.close()
    return answer.getheader("location", ""), given.partition(f"{KEY_COOKIE}=")[2].partition(";")[0] or key


def steps_of(match: Match, move: str) -> list[str]:
    """Return the picks of a person who makes a move: as far as they are asked, and "!yes" where undo is not free."""
    return [*_asked(match, move.split()), *([] if match.undo_stays_free(match.game.book.parse(move)) else ["!yes"])]


def _asked(match: Match, picks: Sequence[str]) -> Iterator[str]:
    """Yield the picks of a move, without those that have no alternative."""
    draft, legal = EMPTY, [move.number for move in match.legal()]
    for pick in picks:
        if pick in pick_options(match.game, legal, draft).offered:
            draft = draft.then(pick)
            yield pick


class Page:
    """One open page: the messages that it has been sent, merged as a browser does."""

    def __init__(self, server: Server, match: str, key: str) -> None:
        self.url = f"ws://{server.address}/m/{match}/live"
        self.key = key
        self.length, self.draft = -1, 0
        self.regions: dict[str, str] = {}
        self.log_mark = ""
        """Hash mark of all lines of the log."""
        self.messages = 0
        self.news = asyncio.Condition()
        self.socket: ClientConnection | None = None
        self.reading: asyncio.Task[None] | None = None

    async def __aenter__(self) -> Self:
        self.socket = await connect(
            self.url,
            additional_headers={"cookie": f"{KEY_COOKIE}={self.key}"},
            proxy=None,
            open_timeout=TIMEOUT_SECONDS,
        )
        self.reading = asyncio.create_task(self._read(self.socket))
        await self.until(lambda: self.messages > 0)
        return self

    async def __aexit__(self, *_: object) -> None:
        assert self.socket is not None
        assert self.reading is not None
        await self.socket.close()
        await self.reading

    async def _read(self, socket: ClientConnection) -> None:
        try:
            async for text in socket:
                await self._take(json.loads(text))
        except ConnectionClosed:
            pass

    async def _take(self, message: dict[str, Any]) -> None:
        async with self.news:
            self.messages += 1
            self.length, self.draft = message["length"], message["draft"]
            self.regions.update(message["regions"])
            self.log_mark = message["log"]["mark"]
            self.news.notify_all()

    async def until(self, holds: Callable[[], bool]) -> None:
        """Wait until what has been sent fulfils a condition."""
        async with asyncio.timeout(TIMEOUT_SECONDS), self.news:
            await self.news.wait_for(holds)

    async def until_length(self, length: int) -> None:
        """Wait until the page shows a match of `length` records."""
        await self.until(lambda: self.length == length)

    async def touch(self, label: str) -> None:
        """Send one pick."""
        assert self.socket is not None
        pick = {"do": "pick", "pick": label, "length": self.length, "draft": self.draft}
        await self.socket.send(json.dumps(pick))

    async def choose(self, steps: Sequence[str]) -> None:
        """Make picks that do not commit, one after the other."""
        await self.until(partial(self._has_picked, 0))
        for count, label in enumerate(steps, start=1):
            await self.touch(label)
            await self.until(partial(self._has_picked, count))

    def _has_picked(self, count: int) -> bool:
        return self.draft == count

    async def play(self, steps: Sequence[str]) -> None:
        """Make a whole move and wait until this page shows it."""
        before = self.length
        await self.choose(steps[:-1])
        await self.touch(steps[-1])
        await self.until(lambda: self.length > before)

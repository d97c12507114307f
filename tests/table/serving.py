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
from aevum.table import limits
from aevum.table.app import Settings
from aevum.table.choices import EMPTY, choices
from aevum.table.identity import KEY
from aevum.table.server import serve
from table.nursery import NURSERY, open_nursery

PATIENCE: Final = 10.0
HOST: Final = "127.0.0.1"


class Server:
    """The table on a database, in a process of its own, told to end by signals only."""

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
        """What it wrote to its standard error, over all its lives."""
        return self.log.read_text(encoding="utf-8")

    def start(self) -> None:
        """Returns when it listens; after the first time on the same port."""
        open_nursery()
        ours, theirs = NURSERY.Pipe(duplex=False)
        self.process = NURSERY.Process(target=_serve, args=(self.database, self.port, str(self.log), theirs))
        self.process.start()
        theirs.close()
        assert ours.poll(PATIENCE), f"the server did not start:\n{self.complaints}"
        self.port = ours.recv()
        ours.close()

    def kill(self) -> None:
        """No farewell, no last write."""
        self.end(signal.SIGKILL)

    def end(self, how: signal.Signals = signal.SIGTERM) -> int | None:
        """Send a signal and wait for the process to end; its exit status."""
        assert self.process is not None
        assert self.process.pid is not None
        os.kill(self.process.pid, how)
        self.process.join(PATIENCE)
        status = self.process.exitcode
        self.process.close()
        self.process = None
        return status


@contextmanager
def serving(database: str, folder: Path) -> Iterator[Server]:
    """A server that is gone afterwards, and had nothing to complain about."""
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
    limits.RATES.update(dict.fromkeys(limits.RATES, limits.Rate(100_000, 0.001)))
    limits.AT_ONCE["page"] = 100_000
    serve(Settings(database, people_per_address=1_000), HOST, port, lambda address: ready.send(urlsplit(address).port))
    sys.exit(0)


def post(server: Server, path: str, form: dict[str, str], key: str = "") -> tuple[str, str]:
    """Send a form; where it leads to, and the key the browser has from then on."""
    connection = HTTPConnection(server.address, timeout=PATIENCE)
    headers = {"content-type": "application/x-www-form-urlencoded", "cookie": f"{KEY}={key}" if key else ""}
    connection.request("POST", path, urlencode(form), headers)
    answer = connection.getresponse()
    assert answer.status == 303, (answer.status, answer.read())
    given = answer.getheader("set-cookie", "")
    connection.close()
    return answer.getheader("location", ""), given.partition(f"{KEY}=")[2].partition(";")[0] or key


def steps_of(match: Match, move: str) -> list[str]:
    """What a person touches to make a move: its picks as far as they are asked, and a yes where no way back is free."""
    return [*_asked(match, move.split()), *([] if match.can_take_back(match.game.book.parse(move)) else ["!yes"])]


def _asked(match: Match, picks: Sequence[str]) -> Iterator[str]:
    """A pick that has no alternative is passed over, and so is what it leaves without one."""
    draft, legal = EMPTY, [move.number for move in match.legal()]
    for pick in picks:
        if pick in choices(match.game, legal, draft).offered:
            draft = draft.then(pick)
            yield pick


class Page:
    """One open page: what it has been sent, merged as a browser would."""

    def __init__(self, server: Server, match: str, key: str) -> None:
        self.url = f"ws://{server.address}/m/{match}/live"
        self.key = key
        self.length, self.draft = -1, 0
        self.regions: dict[str, str] = {}
        self.told = ""
        """A mark of all lines of the log."""
        self.messages = 0
        self.news = asyncio.Condition()
        self.socket: ClientConnection | None = None
        self.reading: asyncio.Task[None] | None = None

    async def __aenter__(self) -> Self:
        self.socket = await connect(self.url, additional_headers={"cookie": f"{KEY}={self.key}"}, proxy=None)
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
            self.told = message["log"]["mark"]
            self.news.notify_all()

    async def until(self, holds: Callable[[], bool]) -> None:
        """Until what has been sent fulfils something."""
        async with asyncio.timeout(PATIENCE), self.news:
            await self.news.wait_for(holds)

    async def until_length(self, length: int) -> None:
        """Until it shows a match of so many records."""
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
        """Make a whole move and see it on this page."""
        before = self.length
        await self.choose(steps[:-1])
        await self.touch(steps[-1])
        await self.until(lambda: self.length > before)

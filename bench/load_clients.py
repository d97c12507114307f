"""Client process of the load test: pairs of seats with a socket each, moves on schedule whatever is received."""

from __future__ import annotations

import asyncio
import json
import random
import re
import time
from dataclasses import dataclass, field
from multiprocessing.connection import Connection
from typing import Final

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from aevum.kernel.match import Match
from aevum.kernel.registry import find_game
from aevum.server.live.pick_options import EMPTY, pick_options

PATIENCE: Final = 20.0
"""Seconds to wait for a message before it counts as missing."""
AT_ONCE: Final = 20
"""Maximum number of sockets that are being opened at the same time."""
HEAD: Final = re.compile(r'\{"length":(\d+),"draft":(\d+)')
"""Beginning of every message: length of the match and number of picks."""


@dataclass(frozen=True)
class Pair:
    """A match of two people in the database, with their session keys."""

    id: str
    seed: int
    keys: tuple[str, str]


@dataclass(frozen=True)
class Share:
    """Work of one client process."""

    address: str
    pairs: list[Pair]
    rate: float
    """Moves a second."""
    seconds: float
    number: int


@dataclass
class Played:
    """Result of a pair."""

    id: str
    moves: list[str] = field(default_factory=list)
    """Moves that were confirmed to the seat that made them."""
    seconds: list[float] = field(default_factory=list)
    """Delay of each move until the other seat saw it, in seconds."""
    unseen: int = 0
    """Number of moves that the other seat did not see in time."""


class Screen:
    """Open page of a seat: its last message, and the time at which each length was first seen."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.length, self.draft = -1, 0
        self.seen: dict[int, float] = {}
        self.news = asyncio.Event()
        self.reading = asyncio.create_task(self._read())

    async def _read(self) -> None:
        try:
            async for text in self.socket:
                now = time.perf_counter()
                head = HEAD.match(str(text))
                assert head is not None, text
                self.length, self.draft = int(head[1]), int(head[2])
                self.seen.setdefault(self.length, now)
                self.news.set()
        except ConnectionClosed:
            pass

    async def until(self, length: int, draft: int) -> None:
        """Wait until the page shows a match of this length and a draft of this many picks."""
        async with asyncio.timeout(PATIENCE):
            while (self.length, self.draft) != (length, draft):
                self.news.clear()
                await self.news.wait()

    async def touch(self, label: str, draft: int) -> None:
        """Send one pick."""
        await self.socket.send(json.dumps({"do": "pick", "pick": label, "length": self.length, "draft": draft}))


class Table:
    """A pair of pages in their match."""

    def __init__(self, pair: Pair, screens: list[Screen]) -> None:
        self.played = Played(pair.id)
        self.screens = screens
        self.match = Match(find_game("high-card"), seats=("Ada", "Bela"), seed=pair.seed)
        self.busy = False

    async def move(self) -> None:
        """Make a move for the seat to move, as a person does: all picks, then the one that commits."""
        self.busy = True
        match, length = self.match, self.match.length
        move = str(match.legal()[-1])
        mover, other = self.screens[match.actor], self.screens[1 - match.actor]
        steps = self._steps(move)
        await mover.until(length, 0)
        for draft, label in enumerate(steps[:-1]):
            await mover.touch(label, draft)
        await mover.until(length, len(steps) - 1)
        sent = time.perf_counter()
        await mover.touch(steps[-1], len(steps) - 1)
        match.play(move)
        await mover.until(match.length, 0)
        self.played.moves.append(move)
        try:
            await other.until(match.length, 0)
            self.played.seconds.append(other.seen[match.length] - sent)
        except TimeoutError:
            self.played.unseen += 1
        self.busy = False

    def _steps(self, move: str) -> list[str]:
        """Return the picks that a move requires, and a confirmation where an undo needs agreement."""
        game, legal, draft = self.match.game, self.match.state.legal(), EMPTY
        for label in move.split():
            now = pick_options(game, legal, draft)
            if now.decided is None and label in now.offered:
                draft = draft.then(label)
        return [*draft.picks, *([] if self.match.undo_stays_free(game.book.parse(move)) else ["!yes"])]


def drive(share: Share, line: Connection) -> None:
    """Run a client process: connect all sockets, report ready, play on request, send the results, close on request."""
    asyncio.run(_drive(share, line))


async def _drive(share: Share, line: Connection) -> None:
    gate = asyncio.Semaphore(AT_ONCE)
    tables = await asyncio.gather(*(_sit_down(share.address, pair, gate) for pair in share.pairs))
    line.send("ready")
    await asyncio.to_thread(line.recv)
    await _play(tables, share)
    line.send([table.played for table in tables])
    await asyncio.to_thread(line.recv)
    for screen in (screen for table in tables for screen in table.screens):
        await screen.socket.close()
        await screen.reading


async def _sit_down(address: str, pair: Pair, gate: asyncio.Semaphore) -> Table:
    screens = []
    for key in pair.keys:
        async with gate:
            cookie = {"cookie": f"aevum_key={key}"}
            address_of_page = f"ws://{address}/m/{pair.id}/live"
            socket = await connect(address_of_page, additional_headers=cookie, proxy=None, open_timeout=60)
            screens.append(Screen(socket))
            await screens[-1].until(0, 0)
    return Table(pair, screens)


async def _play(tables: list[Table], share: Share) -> None:
    """Start a move at every tick, late or not, in a match without a pending move."""
    chance = random.Random(share.number)
    begun = time.perf_counter() + chance.random() / share.rate
    moving = []
    for tick in range(round(share.rate * share.seconds)):
        await asyncio.sleep(max(0.0, begun + tick / share.rate - time.perf_counter()))
        free = [table for table in tables if not table.busy and not table.match.over]
        if free:
            moving.append(asyncio.create_task(chance.choice(free).move()))
    await asyncio.gather(*moving)

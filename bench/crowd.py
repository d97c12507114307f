"""The crowd: pairs of seats, a socket each, in one client process; moves go out on schedule, whatever comes back."""

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
from aevum.table.choices import EMPTY, choices

PATIENCE: Final = 20.0
AT_ONCE: Final = 20
"""So many sockets are opened at the same time."""
HEAD: Final = re.compile(r'\{"length":(\d+),"draft":(\d+)')


@dataclass(frozen=True)
class Pair:
    """A match of two in the database, and the keys of those who play it."""

    id: str
    seed: int
    keys: tuple[str, str]


@dataclass(frozen=True)
class Share:
    """What one client process does."""

    address: str
    pairs: list[Pair]
    rate: float
    seconds: float
    number: int


@dataclass
class Played:
    """What became of a pair: the moves confirmed to who made them, and how long each took to the other seat."""

    id: str
    moves: list[str] = field(default_factory=list)
    seconds: list[float] = field(default_factory=list)
    unseen: int = 0


class Screen:
    """One seat's open page: what its last message says, and when each length was first seen."""

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
        """Until the screen shows a match of this length and so many picks."""
        async with asyncio.timeout(PATIENCE):
            while (self.length, self.draft) != (length, draft):
                self.news.clear()
                await self.news.wait()

    async def touch(self, label: str, draft: int) -> None:
        """Send one pick."""
        await self.socket.send(json.dumps({"do": "pick", "pick": label, "length": self.length, "draft": draft}))


class Table:
    """A pair at its match."""

    def __init__(self, pair: Pair, screens: list[Screen]) -> None:
        self.played = Played(pair.id)
        self.screens = screens
        self.match = Match(find_game("high-card"), seats=("Ada", "Bela"), seed=pair.seed)
        self.busy = False

    async def move(self) -> None:
        """The seat whose turn it is makes a move, as a person does: all picks, then the one that commits."""
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
        """The picks of a move that are asked for, and a last yes where there is no free way back."""
        game, legal, draft = self.match.game, self.match.state.legal(), EMPTY
        for label in move.split():
            now = choices(game, legal, draft)
            if now.decided is None and label in now.offered:
                draft = draft.then(label)
        return [*draft.picks, *([] if self.match.can_take_back(game.book.parse(move)) else ["!yes"])]


def drive(share: Share, line: Connection) -> None:
    """What a client process does: connect all, say so, play when told, tell the results, close when told."""
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
            socket = await connect(f"ws://{address}/m/{pair.id}/live", additional_headers=cookie, proxy=None)
            screens.append(Screen(socket))
            await screens[-1].until(0, 0)
    return Table(pair, screens)


async def _play(tables: list[Table], share: Share) -> None:
    """Begin a move at every tick, late or not, at a table that has nothing under way."""
    chance = random.Random(share.number)
    begun = time.perf_counter() + chance.random() / share.rate
    moving = []
    for tick in range(round(share.rate * share.seconds)):
        await asyncio.sleep(max(0.0, begun + tick / share.rate - time.perf_counter()))
        free = [table for table in tables if not table.busy and not table.match.over]
        if free:
            moving.append(asyncio.create_task(chance.choice(free).move()))
    await asyncio.gather(*moving)

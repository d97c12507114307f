"""Clients of the attack test: attackers, and a person who plays meanwhile."""

from __future__ import annotations

import asyncio
import json
import os
import socket
import time
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from multiprocessing import get_context
from multiprocessing.connection import Connection
from typing import Any, Final

from bench.load_clients import Screen
from websockets.asyncio.client import connect

from aevum.kernel.match import Match
from aevum.kernel.records.savefile import match_to_bytes
from aevum.kernel.registry import find_game
from aevum.server.workers.replay_tasks import MAX_UNDOS

ELSEWHERE: Final = "127.0.0.2"
"""Source address of attackers."""
LARGEST: Final = 990_000
"""Aimed size of an uploaded file in bytes."""
HALF: Final = b"GET / HTTP/1.1\r\nHost: table\r\nX-Slow: "
"""Beginning of a request whose header never ends."""

# -- connections


@contextmanager
def besieging(attack: Callable[..., Coroutine[Any, Any, Any]], *arguments: Any) -> Iterator[Callable[[], Any]]:
    """Run an attack in a process of its own, so that it does not slow down the measuring process.

    Yields a function that waits for the end of the attack and returns its result.
    """
    spawn = get_context("spawn")
    ours, theirs = spawn.Pipe()
    process = spawn.Process(target=_run_attack, args=(attack, arguments, theirs), daemon=True)
    process.start()
    ours.recv()
    try:
        yield ours.recv
    finally:
        process.terminate()
        process.join()


def _run_attack(attack: Callable[..., Coroutine[Any, Any, Any]], arguments: tuple[Any, ...], line: Connection) -> None:
    os.nice(5)
    line.send("ready")
    line.send(asyncio.run(attack(*arguments)))


async def half_requests(address: str, many: int, seconds: float) -> dict[str, int]:
    """Open connections that send half a request and one byte more every second, again when cut off; count them."""
    tally = {"half-sent requests begun": 0, "turned away or cut off": 0}
    crowd = [asyncio.create_task(_half(address, tally)) for _ in range(many)]
    await asyncio.sleep(seconds)
    for each in crowd:
        each.cancel()
    await asyncio.gather(*crowd, return_exceptions=True)
    return tally


async def _half(address: str, tally: dict[str, int]) -> None:
    host, _, port = address.partition(":")
    while True:
        try:
            tally["half-sent requests begun"] += 1
            reader, writer = await asyncio.open_connection(host, int(port), local_addr=(ELSEWHERE, 0))
            writer.write(HALF)
            while not reader.at_eof() and not writer.is_closing():
                writer.write(b"a")
                await writer.drain()
                await asyncio.sleep(1)
        except OSError:
            pass
        tally["turned away or cut off"] += 1
        await asyncio.sleep(1)


@contextmanager
def silent_server() -> Iterator[str]:
    """Yield the address of a server that accepts every connection and never responds."""
    with socket.create_server(("127.0.0.1", 0), backlog=1_000) as silent:
        yield f"http://127.0.0.1:{silent.getsockname()[1]}/"


async def request(address: str, method: str, path: str, body: bytes = b"", **headers: str) -> tuple[int, bytes]:
    """Send one request from the attackers' address; return status and raw response."""
    host, _, port = address.partition(":")
    reader, writer = await asyncio.open_connection(host, int(port), local_addr=(ELSEWHERE, 0), limit=1 << 22)
    lines = {"Host": address, "Connection": "close", "Content-Length": str(len(body))}
    lines |= {name.replace("_", "-"): value for name, value in headers.items()}
    head = "".join(f"{name}: {value}\r\n" for name, value in lines.items())
    writer.write(f"{method} {path} HTTP/1.1\r\n{head}\r\n".encode() + body)
    answer = await asyncio.wait_for(reader.read(), 60)
    writer.close()
    return int(answer[9:12] or 0), answer


# -- files


def long_file() -> bytes:
    """Return a legal match of the largest size that can be uploaded: moves and their undos."""
    match = Match(find_game("high-card"), seats=("Ada", "Bela"), seed=7)
    match.play("play 6")
    match.undo(0, agreed=True)
    once, pair = len(match_to_bytes(match)), match.records
    match.records = pair * 101
    match.records = pair * ((LARGEST - once) * 100 // (len(match_to_bytes(match)) - once))
    return match_to_bytes(match)


def longest_file() -> bytes:
    """Return the match with the most undos that the server replays."""
    match = Match(find_game("high-card"), seats=("Ada", "Bela"), seed=7)
    for _ in range(MAX_UNDOS):
        match.play("play 6")
        match.undo(0, agreed=True)
    return match_to_bytes(match)


async def send_files(address: str, contents: list[bytes]) -> list[int]:
    """Upload files one after the other; return the status of each response."""
    return [await _send_file(address, content) for content in contents]


async def _send_file(address: str, content: bytes) -> int:
    body = (
        b'--x\r\nContent-Disposition: form-data; name="file"; filename="x.aevum"\r\n\r\n' + content + b"\r\n--x--\r\n"
    )
    kind = "multipart/form-data; boundary=x"
    return (await request(address, "POST", "/upload", body, Content_Type=kind))[0]


# -- requests of an anonymous client


async def flood(address: str, seconds: float) -> dict[str, int]:
    """Create matches and accounts as fast as possible; return how many were granted and refused."""
    end, tally = time.perf_counter() + seconds, {"granted": 0, "refused": 0, "closed at the door": 0}

    async def one(number: int) -> None:
        bots = [{"kind": "bot", "bot": "normal"}] * 3
        match = json.dumps({"game": "tempus", "seats": bots}).encode()
        form = f"login=name{number}&password=password{number}".encode()
        while time.perf_counter() < end:
            try:
                made, answer = await request(address, "POST", "/api/matches", match, Content_Type="application/json")
                kind = "application/x-www-form-urlencoded"
                joined, _ = await request(address, "POST", "/account/register", form, Content_Type=kind)
                tally["granted"] += (made == 201) + (joined == 303)
                tally["refused"] += (made == 429) + (joined == 429)
                if made == 201:
                    id = json.loads(answer.partition(b"\r\n\r\n")[2])["id"]
                    await request(address, "GET", f"/m/{id}")
            except OSError:
                tally["closed at the door"] += 1

    await asyncio.gather(*(one(number) for number in range(20)))
    return tally


# -- a person who plays


class Person:
    """A person at an open page, who plays the first legal move."""

    def __init__(self, address: str, id: str, key: str, screen: Screen) -> None:
        self.address, self.id, self.key, self.screen = address, id, key, screen

    @property
    def length(self) -> int:
        return self.screen.length

    async def until_turn(self) -> None:
        """Wait until it is the person's turn; for ever if it never is again."""
        while not await self._moves():
            self.screen.news.clear()
            await self.screen.news.wait()

    async def _moves(self) -> list[str]:
        cookie = f"aevum_key={self.key}"
        status, answer = await request(self.address, "GET", f"/api/matches/{self.id}/moves", Cookie=cookie)
        data = json.loads(answer.partition(b"\r\n\r\n")[2])
        return [move["notation"] for move in data["moves"]] if status == 200 else []

    async def move(self) -> tuple[list[float], float]:
        """Make a move pick by pick; return the seconds of each pick, and of the one that committed."""
        notation = (await self._moves())[0]
        length, times = self.length, []
        for label in [*notation.split(), "!yes"]:
            draft, took = self.screen.draft, await self._touched(label)
            if (self.length, self.screen.draft) != (length, draft):  # otherwise the pick was skipped
                times.append(took)
            if self.length > length:
                break
        return times[:-1], times[-1]

    async def _touched(self, label: str) -> float:
        screen = self.screen
        begun = time.perf_counter()
        screen.news.clear()
        await screen.touch(label, screen.draft)
        async with asyncio.timeout(30):
            await screen.news.wait()
        return time.perf_counter() - begun

    async def leave(self) -> None:
        await self.screen.socket.close()
        await self.screen.reading


async def sit_down(address: str, id: str, key: str) -> Person:
    """Open the page of a match."""
    cookie: dict[str, Any] = {"cookie": f"aevum_key={key}"}
    screen = Screen(await connect(f"ws://{address}/m/{id}/live", additional_headers=cookie, proxy=None, max_size=None))
    async with asyncio.timeout(30):
        while screen.length < 0:
            screen.news.clear()
            await screen.news.wait()
    return Person(address, id, key, screen)

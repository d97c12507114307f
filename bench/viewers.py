"""Attack by repeated requests that draw or compute something, with the cookie of a browser or anonymous."""

from __future__ import annotations

import asyncio
import json
import time
from collections import Counter
from dataclasses import dataclass
from itertools import count
from pathlib import Path
from typing import Any, Final

from bench.attackers import ELSEWHERE, request
from sqlalchemy import text
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from aevum.kernel.match import Match
from aevum.kernel.records.savefile import read_match
from aevum.kernel.registry import find_game
from aevum.server.storage.matches import Storage, new_token

GOLDEN: Final = Path(__file__).parents[1] / "tests" / "golden"
LONG_MATCH: Final = "clash-of-cultures-4.aevum"
LOOPS: Final = 8
"""Number of concurrent loops."""
SOCKET: Final = "/live"


@dataclass(frozen=True)
class Sights:
    """Matches to request: one that is running, one that is over, one that no rules can load."""

    running: str
    over: str
    archived: str
    key: str
    """Session key of a browser that holds the seat to move in the running match, and every seat of the others."""
    moves: int
    """Length of the running match in moves."""


def sights(database: str) -> Sights:
    """Store a long match three times: running, over, and with an unknown rules version."""
    storage = Storage(database)
    storage.prepare()
    whole = read_match(GOLDEN / LONG_MATCH, find_game)
    part = Match(whole.game, whole.options, seats=whole.seats, seed=whole.seed)
    while len(part.moves) < len(whole.moves) * 2 // 3 or len(part.legal()) < 3:
        part.play(whole.moves[len(part.moves)].move)
    key = new_token()
    person = storage.new_person(key).id
    bots = [None] * len(whole.seats)
    running, over, archived = (storage.create(match, bots, None, person) for match in (part, whole, part))
    storage.add_holder(running, part.actor, person)
    for id in (over, archived):
        for seat in range(len(whole.seats)):
            storage.add_holder(id, seat, person)
    with storage.engine.begin() as connection:
        connection.execute(text("UPDATE matches SET rules_version = 999 WHERE id = :id"), {"id": archived})
    storage.close()
    return Sights(running, over, archived, key, len(part.moves))


def requests(seen: Sights) -> dict[str, tuple[str, bool]]:
    """Return path and use of the cookie by name; `{n}` in a path stands for a number that changes."""
    running, over, archived = f"/m/{seen.running}", f"/m/{seen.over}", f"/m/{seen.archived}"
    api = f"/api/matches/{seen.running}"
    return {
        "tooltips": (f"{running}/faces", True),
        "tooltips at a moment": (f"{running}/faces?at={{n}}", False),
        "replay": (f"{running}/replay", False),
        "replay at a moment": (f"{running}/replay?at={{n}}", False),
        "part of a replay": (f"{over}/replay?part&at={{n}}&as=mover&by=step", True),
        "page of a seat": (running, True),
        "page for anybody": (running, False),
        "page of the end": (over, True),
        "end": (f"{over}/end", False),
        "page of a kept match": (archived, True),
        "log of a kept match": (f"/api/matches/{seen.archived}/log", False),
        "verify": (f"{over}/verify", True),
        "verify a kept match": (f"{archived}/verify", True),
        "SVG": (f"{running}/board.svg", True),
        "PNG": (f"{running}/board.png", False),
        "PDF": (f"{running}/board.pdf", False),
        "file": (f"{over}/match.aevum", False),
        "rules": ("/rules/clash-of-cultures", False),
        "search of the rules": ("/rules/clash-of-cultures?q=city+{n}", False),
        "tooltips of the rules": ("/rules/clash-of-cultures/faces", False),
        "lobby": ("/", True),
        "own matches": ("/mine", True),
        "form of a new match": ("/new/clash-of-cultures", False),
        "puzzle": ("/puzzle/tempus-imperium", False),
        "device": (f"{running}/device", True),
        "account": ("/account", True),
        "API: games": ("/api/games", False),
        "API: match": (api, True),
        "API: moves": (f"{api}/moves", True),
        "API: log": (f"{api}/log", False),
        "API: hints": (f"{api}/hints", True),
        "API: export": (f"/api/matches/{seen.over}/export", False),
        "API: description": ("/api/openapi.json", False),
        "no such page": ("/m/{n}", False),
        "open pages of a seat": (f"{running}{SOCKET}", True),
        "open pages for anybody": (f"{running}{SOCKET}", False),
    }


async def touch_again_and_again(address: str, path: str, cookie: str, most: int, seconds: float) -> dict[str, Any]:
    """Ask about places on eight open pages as fast as responses come; return the number of messages."""
    end, answers = time.perf_counter() + seconds, Counter[str]()

    async def page() -> None:
        while time.perf_counter() < end:
            try:
                headers: Any = {"cookie": cookie} if cookie else {}
                async with (
                    asyncio.timeout(seconds),
                    connect(
                        f"ws://{address}{path}",
                        additional_headers=headers,
                        proxy=None,
                        max_size=None,
                        local_addr=(ELSEWHERE, 0),
                    ) as socket,
                ):
                    while time.perf_counter() < end:
                        await socket.recv()
                        answers["messages"] += 1
                        await socket.send(json.dumps({"do": "ask", "place": f"x-{answers['messages'] % most}"}))
            except (OSError, TimeoutError, ConnectionClosed):
                answers["closed"] += 1

    await asyncio.gather(*(page() for _ in range(LOOPS)))
    return dict(answers)


async def look_again_and_again(address: str, path: str, cookie: str, most: int, seconds: float) -> dict[str, Any]:
    """Repeat one request in eight loops; return the number of responses by status."""
    end, answers, numbers = time.perf_counter() + seconds, Counter[int](), count(1)
    headers = {"Accept_Encoding": "gzip"} | ({"Cookie": cookie} if cookie else {})

    async def loop() -> None:
        while time.perf_counter() < end:
            asked = path.replace("{n}", str(next(numbers) * 7 % most))
            try:
                answers[(await request(address, "GET", asked, b"", **headers))[0]] += 1
            except (OSError, TimeoutError):
                answers[0] += 1

    await asyncio.gather(*(loop() for _ in range(LOOPS)))
    return {str(status): times for status, times in sorted(answers.items())}

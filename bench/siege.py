"""How the table bears attacks and heavy neighbours: each is carried out on a server of its own while others play.

`python -m bench.siege` runs all, `python -m bench.siege bots halves` some. Attackers call from another address of this
machine (127.0.0.2), because an address is all that tells them from the others.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import socket
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable, Coroutine, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any, Final, NamedTuple

from bench.besiegers import (
    Person,
    besieging,
    flood,
    half_requests,
    long_file,
    longest_file,
    send_files,
    silent_server,
    sit_down,
)
from bench.load import GAMES_OF_OTHERS, Server, _share

from aevum.kernel.match import Match
from aevum.kernel.registry import find_game
from aevum.table.storage import Storage, new_token


class Mark(NamedTuple):
    """What people may have to wait: a share of all times, and milliseconds. `of`: only for this; else for all."""

    share: str
    ms: float
    of: str = ""

    def concerns(self, what: str, found: Any) -> bool:
        """Is this what others may expect? What this machine does anyhow is only there for comparison."""
        if not isinstance(found, dict) or what == "lag here" or what.endswith(" before"):
            return False
        return self.of in ("", what)


USUAL_MARK: Final = Mark("p99_ms", 100.0)
MARKS: Final = {"hard": Mark("p95_ms", 50.0, "pick")}
HARD_TABLES: Final = 7
"""With three bots each."""


@dataclass
class Report:
    """What others noticed: seconds, by what they did."""

    times: dict[str, list[float]] = field(default_factory=dict)
    notes: dict[str, Any] = field(default_factory=dict)

    def add(self, what: str, seconds: float) -> None:
        self.times.setdefault(what, []).append(seconds)

    def figures(self) -> dict[str, Any]:
        """Milliseconds."""
        found: dict[str, Any] = {}
        for what, times in self.times.items():
            ordered = sorted(times)
            found[what] = {
                "count": len(times),
                "p50_ms": _share(ordered, 0.5),
                "p95_ms": _share(ordered, 0.95),
                "p99_ms": _share(ordered, 0.99),
                "slowest_ms": _share(ordered, 1.0),
            }
        return found | self.notes


async def timed(report: Report, what: str, work: Awaitable[Any]) -> Any:
    begun = time.perf_counter()
    result = await work
    report.add(what, time.perf_counter() - begun)
    return result


async def asked(address: str, path: str = "/version") -> bytes:
    """One request on a connection of its own."""
    host, _, port = address.partition(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    writer.write(f"GET {path} HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n\r\n".encode())
    answer = await asyncio.wait_for(reader.read(), 60)
    writer.close()
    return answer


async def others(server: Server, report: Report, seconds: float, when: str = "") -> None:
    """What others do meanwhile: read a page, a short answer, and the state of health."""
    end = time.perf_counter() + seconds
    while time.perf_counter() < end:
        for what, path in (("lobby", "/"), ("version", "/version"), ("health", "/health")):
            answer = await timed(report, what + when, asked(server.address, path))
            assert answer.startswith(b"HTTP/1.1 200"), answer[:200]
        await asyncio.sleep(0.05)


async def noted_lag(report: Report) -> None:
    """How late this process itself is, which has nothing to do with the server: until cancelled."""
    while True:
        begun = time.perf_counter()
        await asyncio.sleep(0.01)
        report.add("lag here", time.perf_counter() - begun - 0.01)


async def in_peace(server: Server, report: Report) -> None:
    """What this machine does when nobody attacks, for comparison."""
    await asked(server.address, "/")
    await others(server, report, 5, " before")


# -- the attacks


async def halves(database: str, report: Report) -> None:
    """1,000 half-sent requests, renewed as they are cut off."""
    with running(database) as server:
        await in_peace(server, report)
        with besieging(half_requests, server.address, 1_000, 20) as ended:
            await others(server, report, 20)
            report.notes |= await asyncio.to_thread(ended)


async def files(database: str, report: Report) -> None:
    """Files of 1 MB and the longest ones that are read, one after the other."""
    contents = [long_file(), longest_file()] * 5
    with running(database, "--people-per-address", "1000") as server:
        await in_peace(server, report)
        with besieging(send_files, server.address, contents) as ended:
            await others(server, report, 15)
            report.notes |= {"bytes": list(map(len, contents[:2])), "answers": await asyncio.to_thread(ended)}


async def webhook(database: str, report: Report) -> None:
    """A webhook that takes connections and never answers, while people play and sign in."""
    with silent_server() as silent, running(database, "--webhook", silent, "--people-per-address", "1000") as server:
        await in_peace(server, report)
        people = [await sit_down(server.address, pair[0], pair[1]) for pair in pairs(database, 60)]
        async with asyncio.TaskGroup() as group:
            for person in people:
                group.create_task(played(person, report, 15))
            group.create_task(others(server, report, 15))


async def matches(database: str, report: Report) -> None:
    """As many new matches of bots and accounts as an anonymous caller can ask for."""
    with running(database) as server:
        await in_peace(server, report)
        with besieging(flood, server.address, 15) as ended:
            await others(server, report, 15)
            report.notes |= await asyncio.to_thread(ended)


async def bots(database: str, report: Report) -> None:
    """50 tables with three `normal` bots each and an open page."""
    made = tables_with_bots(database, 50)
    with running(database, "--people-per-address", "1000") as server:
        people = [await sit_down(server.address, id, key) for id, key in made]
        await asyncio.gather(*(played(person, report, SECONDS) for person in people))
        report.notes["moves of bots"] = sum(person.length for person in people) - len(report.times.get("move", ()))
        report.notes["server MB"] = round(server.megabytes, 1)


async def hard(database: str, report: Report) -> None:
    """21 `hard` bots at tables with an open page, and people who play elsewhere meanwhile."""
    made, elsewhere = tables_with_bots(database, HARD_TABLES, "hard"), tables_with_bots(database, 6, "random")
    with running(database, "--people-per-address", "1000", "--bot-pause", "0") as server:
        people = [await sit_down(server.address, id, key) for id, key in (*made, *elsewhere)]
        await asyncio.gather(*(played(person, report, SECONDS) for person in people))
        thought = sum(person.length for person in people[:HARD_TABLES])
        report.notes["moves at tables with hard bots"] = thought
        report.notes["server MB"] = round(server.megabytes, 1)


async def played(person: Person, report: Report, seconds: float) -> None:
    """Move whenever it is one's turn."""
    end = time.perf_counter() + seconds
    try:
        while time.perf_counter() < end:
            async with asyncio.timeout(max(0.1, end - time.perf_counter())):
                await asyncio.sleep(random.uniform(0, THOUGHT))
                await person.until_turn()
            picks, move = await person.move()
            for pick in picks:
                report.add("pick", pick)
            report.add("move", move)
    except TimeoutError:
        pass
    await person.leave()


ATTACKS: Final[dict[str, Callable[[str, Report], Coroutine[Any, Any, None]]]] = {
    "halves": halves,
    "files": files,
    "webhook": webhook,
    "matches": matches,
    "bots": bots,
    "hard": hard,
}
SECONDS: Final = 60.0
THOUGHT: Final = 4.0
"""Seconds a person thinks at most."""


# -- what stands before


@contextmanager
def running(database: str, *wishes: str) -> Iterator[Server]:
    """A server while it is needed."""
    server = Server(database, *wishes)
    try:
        yield server
    finally:
        server.stop()


def tables_with_bots(database: str, count: int, bot: str = "normal") -> list[tuple[str, str]]:
    """Matches of a person and three bots; id and key."""
    storage, game = Storage(database), find_game("tempus")
    storage.prepare()
    made = []
    for seed in range(count):
        match = Match(game, seats=("Ada", bot, bot, bot), seed=seed)
        id = storage.create(match, [None, bot, bot, bot])
        key = new_token()
        storage.hold(id, 0, storage.new_person(key).id)
        made.append((id, key))
    storage.close()
    return made


def pairs(database: str, count: int) -> list[tuple[str, str]]:
    """Matches of two people who are never both there; id and key of the one who is."""
    storage, game = Storage(database), find_game("high-card")
    storage.prepare()
    made = []
    for seed in range(count):
        id = storage.create(Match(game, seats=("Ada", "Bela"), seed=seed), [None, None])
        key = new_token()
        storage.hold(id, 0, storage.new_person(key).id)
        storage.hold(id, 1, storage.new_person(new_token()).id)
        made.append((id, key))
    storage.close()
    return made


def main() -> None:
    """The command."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("attacks", nargs="*", choices=[*ATTACKS, []], default=[])
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    sys.path.append(str(GAMES_OF_OTHERS))
    socket.setdefaulttimeout(60)
    missed = False
    for name in args.attacks or ATTACKS:
        report = Report()
        with tempfile.TemporaryDirectory(prefix="aevum-siege-") as folder:
            asyncio.run(attacked(name, f"sqlite:///{folder}/table.sqlite", report))
        figures = report.figures()
        mark = MARKS.get(name, USUAL_MARK)
        missed |= any(found[mark.share] > mark.ms for what, found in figures.items() if mark.concerns(what, found))
        print(json.dumps({name: figures}) if args.json else told(name, figures), flush=True)
    sys.exit(1 if missed else 0)


async def attacked(name: str, database: str, report: Report) -> None:
    lag = asyncio.create_task(noted_lag(report))
    await ATTACKS[name](database, report)
    lag.cancel()


def told(name: str, figures: dict[str, Any]) -> str:
    """For people."""
    load = f"{os.cpu_count()} cores, load {os.getloadavg()[0]:.1f}"
    mark = MARKS.get(name, USUAL_MARK)
    lines = [f"{name}: {ATTACKS[name].__doc__} Mark: {mark.share[:3]} at most {mark.ms:g} ms ({load})"]
    for what, found in figures.items():
        if isinstance(found, dict):
            verdict = "met" if found[mark.share] <= mark.ms else "MISSED"
            numbers = "  ".join(f"{key} {value:,}" for key, value in found.items())
            lines.append(f"  {what:>14}  {numbers}" + (f"  {verdict}" if mark.concerns(what, found) else ""))
        else:
            lines.append(f"  {what:>14}  {found}")
    return "\n".join(lines)


if __name__ == "__main__":
    main()

"""Attack test of the server: each attack runs against a server of its own while other clients are timed.

`python -m bench.attack_test` runs all attacks, `python -m bench.attack_test bots halves` some. Attackers connect from
another address of this machine (127.0.0.2), because the server tells clients apart by their address only.
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
from pathlib import Path
from statistics import median
from typing import Any, Final, NamedTuple

from bench.attackers import (
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
from bench.viewers import SOCKET, look_again_and_again, requests, sights, touch_again_and_again

import aevum
from aevum.kernel.match import Match
from aevum.kernel.registry import find_game
from aevum.server.storage.matches import Storage, new_token
from aevum.server.storage.reviews import ReviewKey


class Mark(NamedTuple):
    """Limit of a response time: a percentile, and milliseconds."""

    share: str
    ms: float
    of: str = ""
    """Kind of request that the limit is for; empty for all."""

    def concerns(self, what: str, found: Any) -> bool:
        """Whether the limit applies to a figure; lag of this process and times before the attack are for comparison."""
        if not isinstance(found, dict) or what == "lag here" or what.endswith(" before"):
            return False
        return self.of in ("", what)


USUAL_MARK: Final = Mark("p99_ms", 100.0)
MARKS: Final = {"hard": Mark("p95_ms", 50.0, "pick"), "reviews": Mark("p95_ms", 50.0, "pick")}
MOST_TIMES: Final = 3.0
"""Maximum ratio of the median response time during an attack to that before it."""
CALM_SECONDS: Final = 3.0
VIEW_SECONDS: Final = 8.0
VIEWS: Final[list[str]] = []
"""Words that the name of a request must contain to be tried in the attack `views`."""
REVIEWS: Final = 20
"""Number of reviews that are asked for at once."""
REVIEWED_MATCH: Final = Path(__file__).parents[1] / "tests/golden/tempus-4.aevum"
HARD_TABLES: Final = 7
"""Number of matches with three hard bots each."""


class Compared(NamedTuple):
    """Comparison of an attack with the calm before it."""

    calm: float
    """Median response time before the attack, in milliseconds."""
    besieged: float
    """Median response time during the attack, in milliseconds."""
    cpu_seconds: float
    """CPU time that the server used during the attack, in seconds."""
    answers: dict[str, int]
    """Number of responses to the attacker, by kind."""

    @property
    def met(self) -> bool:
        """Whether the attack slowed other clients down by less than MOST_TIMES."""
        return self.besieged < MOST_TIMES * self.calm

    def __str__(self) -> str:
        verdict = "met" if self.met else "MISSED"
        ratio = f"{self.calm} -> {self.besieged} ms, {self.besieged / self.calm:.1f} times {verdict}"
        return f"{ratio}; server {self.cpu_seconds} CPU s; answers {self.answers}"


@dataclass
class Report:
    """Response times of the other clients in seconds, by kind of request, and notes."""

    times: dict[str, list[float]] = field(default_factory=dict)
    notes: dict[str, Any] = field(default_factory=dict)

    def add(self, what: str, seconds: float) -> None:
        self.times.setdefault(what, []).append(seconds)

    def figures(self) -> dict[str, Any]:
        """Return count, percentiles and maximum in milliseconds, by kind of request, and the notes."""
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
    """Send one request on a connection of its own and return the raw response."""
    host, _, port = address.partition(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    writer.write(f"GET {path} HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n\r\n".encode())
    answer = await asyncio.wait_for(reader.read(), 60)
    writer.close()
    return answer


async def others(server: Server, report: Report, seconds: float, when: str = "") -> None:
    """Request a page, a short response and the health check in turns, as other clients do, and time them."""
    end = time.perf_counter() + seconds
    while time.perf_counter() < end:
        for what, path in (("lobby", "/"), ("version", "/version"), ("health", "/health")):
            answer = await timed(report, what + when, asked(server.address, path))
            assert answer.startswith(b"HTTP/1.1 200"), answer[:200]
        await asyncio.sleep(0.05)


async def noted_lag(report: Report) -> None:
    """Record the scheduling delay of this process, which does not depend on the server, until cancelled."""
    while True:
        begun = time.perf_counter()
        await asyncio.sleep(0.01)
        report.add("lag here", time.perf_counter() - begun - 0.01)


async def in_peace(server: Server, report: Report) -> None:
    """Time requests without an attack, for comparison."""
    await asked(server.address, "/")
    await others(server, report, 5, " before")


# -- attacks


async def halves(database: str, report: Report) -> None:
    """Keep 1,000 half-sent requests open, renewed as they are cut off."""
    with running(database) as server:
        await in_peace(server, report)
        with besieging(half_requests, server.address, 1_000, 20) as ended:
            await others(server, report, 20)
            report.notes |= await asyncio.to_thread(ended)


async def files(database: str, report: Report) -> None:
    """Upload files of 1 MB and the longest ones that are replayed, one after the other."""
    contents = [long_file(), longest_file()] * 5
    with running(database, "--people-per-address", "1000") as server:
        await in_peace(server, report)
        with besieging(send_files, server.address, contents) as ended:
            await others(server, report, 15)
            report.notes |= {"bytes": list(map(len, contents[:2])), "answers": await asyncio.to_thread(ended)}


async def webhook(database: str, report: Report) -> None:
    """Use a webhook that accepts connections and never responds, while people play."""
    with silent_server() as silent, running(database, "--webhook", silent, "--people-per-address", "1000") as server:
        await in_peace(server, report)
        people = [await sit_down(server.address, pair[0], pair[1]) for pair in pairs(database, 60)]
        async with asyncio.TaskGroup() as group:
            for person in people:
                group.create_task(played(person, report, 15))
            group.create_task(others(server, report, 15))


async def matches(database: str, report: Report) -> None:
    """Create as many matches of bots and accounts as an anonymous client may."""
    with running(database) as server:
        await in_peace(server, report)
        with besieging(flood, server.address, 15) as ended:
            await others(server, report, 15)
            report.notes |= await asyncio.to_thread(ended)


async def bots(database: str, report: Report) -> None:
    """Run 50 matches with three `normal` bots each and an open page."""
    made = tables_with_bots(database, 50)
    with running(database, "--people-per-address", "1000") as server:
        people = [await sit_down(server.address, id, key) for id, key in made]
        await asyncio.gather(*(played(person, report, SECONDS) for person in people))
        report.notes["moves of bots"] = sum(person.length for person in people) - len(report.times.get("move", ()))
        report.notes["server MB"] = round(server.megabytes, 1)


async def hard(database: str, report: Report) -> None:
    """Run 21 `hard` bots in matches with an open page, while people play other matches."""
    made, elsewhere = tables_with_bots(database, HARD_TABLES, "hard"), tables_with_bots(database, 6, "random")
    with running(database, "--people-per-address", "1000", "--bot-pause", "0") as server:
        people = [await sit_down(server.address, id, key) for id, key in (*made, *elsewhere)]
        await asyncio.gather(*(played(person, report, SECONDS) for person in people))
        thought = sum(person.length for person in people[:HARD_TABLES])
        report.notes["moves at tables with hard bots"] = thought
        report.notes["server MB"] = round(server.megabytes, 1)


async def reviews(database: str, report: Report) -> None:
    """Compute 20 reviews that were asked for at once, a worker for each core, while people play other matches."""
    asked_for, elsewhere = asked_reviews(database), tables_with_bots(database, 6, "random")
    workers = str(os.cpu_count() or 1)
    wishes = ("--people-per-address", "1000", "--bot-pause", "0", "--review-workers", workers)
    with running(database, *wishes) as server:
        people = [await sit_down(server.address, id, key) for id, key in elsewhere]
        await asyncio.gather(*(played(person, report, SECONDS) for person in people))
        report.notes["server MB"] = round(server.megabytes, 1)
    storage = Storage(database)
    found = [storage.review(key) for key in asked_for]
    report.notes["reviews begun"] = sum(one is not None and one.progress > 0 for one in found)
    report.notes["reviews done"] = sum(one is not None and one.content is not None for one in found)
    storage.close()


async def views(database: str, report: Report) -> None:
    """Repeat every request that draws or computes something in eight loops, while others request `/version`."""
    seen = sights(database)
    with running(database) as server:
        for path, _ in requests(seen).values():
            await asked(server.address, path.removesuffix(SOCKET).format(n=1))
        for what, (path, own) in requests(seen).items():
            if not all(chosen in what for chosen in VIEWS):
                continue
            calm = await medians(server, CALM_SECONDS)
            cookie = f"aevum_key={seen.key}" if own else ""
            arguments = (server.address, path, cookie, seen.moves, VIEW_SECONDS + 1)
            cpu = server.cpu_seconds
            attack = touch_again_and_again if path.endswith(SOCKET) else look_again_and_again
            with besieging(attack, *arguments) as ended:
                await asyncio.sleep(0.5)
                besieged = await medians(server, VIEW_SECONDS - 1)
                answers = await asyncio.to_thread(ended)
            report.notes[what] = Compared(calm, besieged, round(server.cpu_seconds - cpu, 1), answers)
            print(f"  {what}: {report.notes[what]}", file=sys.stderr, flush=True)
        report.notes["server MB"] = round(server.megabytes, 1)


async def medians(server: Server, seconds: float) -> float:
    """Return the median response time of `/version` in milliseconds."""
    end, times = time.perf_counter() + seconds, []
    while time.perf_counter() < end:
        begun = time.perf_counter()
        await asked(server.address)
        times.append(1000 * (time.perf_counter() - begun))
        await asyncio.sleep(0.02)
    return round(median(times), 2)


async def played(person: Person, report: Report, seconds: float) -> None:
    """Play a move whenever it is the person's turn, and record the times of picks and moves."""
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
    "reviews": reviews,
    "views": views,
}
SECONDS: Final = 60.0
THOUGHT: Final = 4.0
"""Maximum seconds for which a person thinks."""


# -- set-up


@contextmanager
def running(database: str, *wishes: str) -> Iterator[Server]:
    """Run a server as a context manager."""
    server = Server(database, *wishes)
    try:
        yield server
    finally:
        server.stop()


def tables_with_bots(database: str, count: int, bot: str = "normal") -> list[tuple[str, str]]:
    """Create matches of one person and three bots; return match id and session key of each."""
    storage, game = Storage(database), find_game("tempus")
    storage.prepare()
    made = []
    for seed in range(count):
        match = Match(game, seats=("Ada", bot, bot, bot), seed=seed)
        id = storage.create(match, [None, bot, bot, bot])
        key = new_token()
        storage.add_holder(id, 0, storage.new_person(key).id)
        made.append((id, key))
    storage.close()
    return made


def asked_reviews(database: str) -> list[ReviewKey]:
    """Create finished matches of bots and ask for their reviews."""
    storage, match = Storage(database), aevum.load(REVIEWED_MATCH)
    storage.prepare()
    keys = [ReviewKey(storage.create(match, [None] * len(match.seats)), 0) for _ in range(REVIEWS)]
    for key in keys:
        storage.ask_review(key)
    storage.close()
    return keys


def pairs(database: str, count: int) -> list[tuple[str, str]]:
    """Create matches of two people of whom one is absent; return match id and session key of the other."""
    storage, game = Storage(database), find_game("high-card")
    storage.prepare()
    made = []
    for seed in range(count):
        id = storage.create(Match(game, seats=("Ada", "Bela"), seed=seed), [None, None])
        key = new_token()
        storage.add_holder(id, 0, storage.new_person(key).id)
        storage.add_holder(id, 1, storage.new_person(new_token()).id)
        made.append((id, key))
    storage.close()
    return made


def main() -> None:
    """Run the attacks from the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("attacks", nargs="*", choices=[*ATTACKS, []], default=[])
    parser.add_argument("--view", help="of the views only those with this in their name")
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    VIEWS.extend([args.view] if args.view else [])
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
        missed |= any(not found.met for found in figures.values() if isinstance(found, Compared))
        print(json.dumps({name: figures}) if args.json else report_text(name, figures), flush=True)
    sys.exit(1 if missed else 0)


async def attacked(name: str, database: str, report: Report) -> None:
    lag = asyncio.create_task(noted_lag(report))
    await ATTACKS[name](database, report)
    lag.cancel()


def report_text(name: str, figures: dict[str, Any]) -> str:
    """Return the report of an attack as text."""
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

"""Size and rendering time of the message that a page is sent after a move, late in a long match.

Five seats play Tempus at random; each has a page open. Every message from the six hundredth move on is measured: bytes
before compression, and CPU seconds.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import tempfile
import time
from collections.abc import Iterator
from dataclasses import dataclass
from statistics import median
from typing import Final

from aevum.kernel.match import Match
from aevum.kernel.registry import find_game
from aevum.server.live.hub import Hub
from aevum.server.live.live_match import LiveMatch
from aevum.server.presenters.page_updates import PageUpdates
from aevum.server.storage.matches import Storage, new_token

GAME: Final = "tempus"
SEATS: Final = ("Ada", "Bela", "Cleo", "Dora", "Emil")
SEEDS: Final = (3, 0, 1)
"""Seeds of matches with more than six hundred moves."""
FIRST: Final = 600
"""Number of the first move that is measured."""
EARLIER: Final = 60
"""Number of moves before FIRST that are measured as well, because few may be left after it."""
KB: Final = 20.0
"""Limit of the 95th percentile of sizes, in kilobytes."""
MS: Final = 10.0
"""Limit of the 95th percentile of rendering times, in milliseconds."""


@dataclass(frozen=True)
class Push:
    """One message."""

    at: int
    """Length of the match in moves."""
    acts: bool
    """Whether it goes to the page of the seat to move."""
    bytes: int
    seconds: float


def pushes(seed: int, language: str) -> Iterator[Push]:
    """Yield every message of the last part of a match, to all its seats."""
    with tempfile.TemporaryDirectory(prefix="aevum-push-") as folder:
        storage = Storage(f"sqlite:///{folder}/table.sqlite")
        storage.prepare()
        live, pages = asyncio.run(_opened(storage, seed, language))
        chance = random.Random(seed)
        for at in _along(live, chance, FIRST - EARLIER):
            yield from (_timed(live, at, page, seat) for seat, page in enumerate(pages))
        storage.close()


async def _opened(storage: Storage, seed: int, language: str) -> tuple[LiveMatch, list[PageUpdates]]:
    """Return a new match and a page for each seat."""
    id = storage.create(Match(find_game(GAME), seats=SEATS, seed=seed), [None] * len(SEATS))
    people = [storage.new_person(new_token()) for _ in SEATS]
    for seat, person in enumerate(people):
        storage.add_holder(id, seat, person.id)
    hub = Hub(storage)
    live = await hub.find(id)
    await hub.close()
    return live, [PageUpdates(live, person, language) for person in people]


def _along(live: LiveMatch, chance: random.Random, first: int) -> Iterator[int]:
    match = live.match
    while not match.over:
        match.play(chance.choice(match.state.legal()))
        if len(match.moves) >= first:
            yield len(match.moves)


def _timed(live: LiveMatch, at: int, page: PageUpdates, seat: int) -> Push:
    begun = time.process_time()
    text = json.dumps(page.next_message(), ensure_ascii=False, separators=(",", ":")).encode()
    return Push(at, live.match.actor == seat, len(text), time.process_time() - begun)


def late(seed: int, language: str) -> list[Push]:
    """Return the messages without the first of each page, which contains the whole page."""
    found = list(pushes(seed, language))
    return [push for push in found if push.at > found[0].at]


def figures(sent: list[Push]) -> dict[str, float]:
    """Return median, 95th percentile and maximum of kilobytes and milliseconds."""
    found: dict[str, float] = {"messages": len(sent)}
    for unit, of in (("kb", [push.bytes / 1_000 for push in sent]), ("ms", [1_000 * push.seconds for push in sent])):
        ordered = sorted(of)
        most = {"median": median(of), "p95": ordered[int(0.95 * len(of))], "most": ordered[-1]}
        found |= {f"{name}_{unit}": round(value, 1) for name, value in most.items()}
    return found


def report(language: str, sent: list[Push]) -> None:
    """Print the figures as text."""
    for who, some in (("all pages", sent), ("who decides", [push for push in sent if push.acts])):
        found = figures(some)
        met = found["p95_kb"] < KB and found["p95_ms"] < MS
        text = "  ".join(f"{name.replace('_', ' ')} {value:,}" for name, value in found.items())
        print(f"{language} {who:>12}: {text}  {'met' if met else 'MISSED'}")


def main() -> None:
    """Run the benchmark from the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--languages", nargs="*", default=["en", "es", "ru"])
    parser.add_argument("--matches", type=int, default=len(SEEDS))
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    for language in args.languages:
        sent = [push for seed in SEEDS[: args.matches] for push in late(seed, language)]
        print(json.dumps({language: figures(sent)})) if args.json else report(language, sent)
    if not args.json:
        load = f"{os.cpu_count()} cores, load {os.getloadavg()[0]:.1f}"
        print(f"Mark: 95 of 100 below {KB:g} kB and {MS:g} ms; {load}")


if __name__ == "__main__":
    main()

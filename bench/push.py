"""What a page is sent after a move, late in a long match: bytes before packing, and the time it takes to draw them.

Five seats play Tempus at random; each has a page open. From the six hundredth move on, every message is weighed.
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
from aevum.table.hub import Hub
from aevum.table.live import Live
from aevum.table.pushes import Pushes
from aevum.table.staging import words_of
from aevum.table.storage import Storage, new_token

GAME: Final = "tempus"
SEATS: Final = ("Ada", "Bela", "Cleo", "Dora", "Emil")
SEEDS: Final = (3, 0, 1)
"""Of matches that last for more than six hundred moves."""
FIRST: Final = 600
EARLIER: Final = 60
"""Where few moves are left after the six hundredth, those shortly before it are like them."""
KB: Final = 20.0
MS: Final = 10.0


@dataclass(frozen=True)
class Push:
    """One message. `acts`: to the page of the seat that decides."""

    at: int
    acts: bool
    bytes: int
    seconds: float


def pushes(seed: int, language: str) -> Iterator[Push]:
    """Every message of the last part of a match, to all its seats."""
    with tempfile.TemporaryDirectory(prefix="aevum-push-") as folder:
        storage = Storage(f"sqlite:///{folder}/table.sqlite")
        storage.prepare()
        live, pages = asyncio.run(_opened(storage, seed, language))
        chance = random.Random(seed)
        for at in _along(live, chance, FIRST - EARLIER):
            yield from (_timed(live, at, page, seat) for seat, page in enumerate(pages))
        storage.close()


async def _opened(storage: Storage, seed: int, language: str) -> tuple[Live, list[Pushes]]:
    """A new match and a page for each seat."""
    id = storage.create(Match(find_game(GAME), seats=SEATS, seed=seed), [None] * len(SEATS))
    people = [storage.new_person(new_token()) for _ in SEATS]
    for seat, person in enumerate(people):
        storage.hold(id, seat, person.id)
    hub = Hub(storage)
    live = await hub.find(id)
    await hub.close()
    return live, [Pushes(live, person, words_of(GAME, language)) for person in people]


def _along(live: Live, chance: random.Random, first: int) -> Iterator[int]:
    match = live.match
    while not match.over:
        match.play(chance.choice(match.state.legal()))
        if len(match.moves) >= first:
            yield len(match.moves)


def _timed(live: Live, at: int, page: Pushes, seat: int) -> Push:
    begun = time.process_time()
    text = json.dumps(page.next(), ensure_ascii=False, separators=(",", ":")).encode()
    return Push(at, live.match.actor == seat, len(text), time.process_time() - begun)


def late(seed: int, language: str) -> list[Push]:
    """Without the first message of each page, which brings all of it."""
    found = list(pushes(seed, language))
    return [push for push in found if push.at > found[0].at]


def figures(sent: list[Push]) -> dict[str, float]:
    """Kilobytes and milliseconds: the middle, what 95 of 100 do not exceed, the most."""
    found: dict[str, float] = {"messages": len(sent)}
    for unit, of in (("kb", [push.bytes / 1_000 for push in sent]), ("ms", [1_000 * push.seconds for push in sent])):
        ordered = sorted(of)
        most = {"median": median(of), "p95": ordered[int(0.95 * len(of))], "most": ordered[-1]}
        found |= {f"{name}_{unit}": round(value, 1) for name, value in most.items()}
    return found


def report(language: str, sent: list[Push]) -> None:
    """For people."""
    for who, some in (("all pages", sent), ("who decides", [push for push in sent if push.acts])):
        found = figures(some)
        met = found["p95_kb"] < KB and found["p95_ms"] < MS
        told = "  ".join(f"{name.replace('_', ' ')} {value:,}" for name, value in found.items())
        print(f"{language} {who:>12}: {told}  {'met' if met else 'MISSED'}")


def main() -> None:
    """The command."""
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

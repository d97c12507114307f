"""Response times of bots with and without a choice, which must look alike where a game has hidden information.

`python -m bench.answer_times --seconds 120` lets bots play Clash of Cultures on a real hub and compares medians for
each kind of decision that occurred both ways.
"""

from __future__ import annotations

import argparse
import asyncio
import tempfile
import time
from collections import defaultdict
from statistics import median
from typing import Final

from aevum.kernel.match import Match
from aevum.kernel.registry import find_game
from aevum.server.live import bot_runner
from aevum.server.live.hub import Hub, LiveMatch, Viewer
from aevum.server.storage.matches import Person, Storage

FEWEST: Final = 5
"""Minimum number of answers of either sort for a kind of decision to be listed by itself."""

Times = dict[str, tuple[list[float], list[float]]]
"""Seconds by kind of decision: with a choice, without."""


async def played(database: str, bot: str, seconds: float) -> Times:
    """Let bots play for some seconds and return their response times."""
    storage = Storage(database)
    storage.prepare()
    hub = Hub(storage)
    times: defaultdict[str, tuple[list[float], list[float]]] = defaultdict(lambda: ([], []))
    move, play = hub.bot_runner._move, hub.bot_runner._play
    asked: dict[str, float] = {}

    async def observed_move(live: LiveMatch) -> None:
        asked[live.id] = time.perf_counter()
        await move(live)

    async def observed_play(live: LiveMatch, seat: int, number: int, seen: int) -> None:
        state = live.match.state
        sort = 0 if len(state.legal()) > 1 else 1
        times[live.match.game.law.now(state).name][sort].append(time.perf_counter() - asked[live.id])
        await play(live, seat, number, seen)

    for name, observed in (("_move", observed_move), ("_play", observed_play)):
        setattr(hub.bot_runner, name, observed)
    # No pauses before decisions.
    bot_runner.__dict__.update(PAUSE_SECONDS=0.0, STEP_SECONDS=0.0)
    game = find_game("clash-of-cultures")
    for seed in range(2):
        match = Match(game, seats=[bot] * 3, seed=seed)
        live = await hub.find(storage.create(match, [bot] * 3))
        live.viewers.add(Viewer(Person("", "", None)))
        hub.mark_present(live)
    await asyncio.sleep(seconds)
    await hub.close()
    return times


def report_text(times: Times) -> str:
    """Return the report as text."""
    both = {kind: pair for kind, pair in times.items() if min(map(len, pair)) >= FEWEST}
    alike = [[second for pair in both.values() for second in pair[sort]] for sort in (0, 1)]
    lines = []
    for kind, (free, forced) in (*sorted(both.items()), *([("all of these", (alike[0], alike[1]))] if both else [])):
        lines.append(
            f"{kind:>24}  with a choice {len(free):>4}: {1000 * median(free):>7.1f} ms   "
            f"without {len(forced):>4}: {1000 * median(forced):>7.1f} ms"
        )
    return "\n".join(lines) or "too few decisions"


def main() -> None:
    """Run the benchmark from the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=120.0)
    parser.add_argument("--bot", default="normal")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="aevum-answers-") as folder:
        times = asyncio.run(played(f"sqlite:///{folder}/table.sqlite", args.bot, args.seconds))
    print(report_text(times))
    print(f"{sum(len(part) for pair in times.values() for part in pair)} decisions")


if __name__ == "__main__":
    main()

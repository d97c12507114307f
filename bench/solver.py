"""Benchmark of the solver: every full hour of a day against a wide beam search, and one minute several times.

Time is CPU time on one core, so that other load on the machine does not matter. Every plan is replayed by the rules
before it counts.

    python -m bench.solver [--hours 0,3,6] [--runs 10] [--seconds 60] [--width 2500] [--only portfolio|beam]
"""

from __future__ import annotations

import argparse
import json
import time
from datetime import datetime, timedelta
from statistics import mean, median
from typing import Final

from aevum.kernel.registry import find_game
from aevum.solving import Budget, Task, Watch, solve

GAME: Final = "tempus-imperium"
DAY: Final = datetime(2018, 6, 6)
RULEBOOK: Final = DAY.replace(hour=19, minute=35)
"""Minute of the example in the rulebook."""
METHODS: Final = ("portfolio", "beam")


def main() -> None:
    """Measure, and print a line of JSON for each search and one for all of them."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--hours", default=",".join(map(str, range(24))))
    parser.add_argument("--runs", type=int, default=10)
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--width", type=int, default=2_500)
    parser.add_argument("--only", choices=METHODS)
    args = parser.parse_args()
    methods = [args.only] if args.only else list(METHODS)
    found: dict[str, list[int]] = {method: [] for method in methods}
    for hour in map(int, filter(None, args.hours.split(","))):
        for method in methods:
            found[method].append(_measured(DAY + timedelta(hours=hour), method, 0, args))
    again = [_measured(RULEBOOK, "portfolio", seed, args) for seed in range(1, args.runs + 1)]
    summary: dict[str, object] = {f"mean of {method}": mean(points) for method, points in found.items() if points}
    if len(methods) == len(METHODS) and found["beam"]:
        summary["ratio"] = round(mean(found["portfolio"]) / mean(found["beam"]), 3)
    if again:
        summary["median at the rulebook's minute"] = median(again)
    print(json.dumps(summary), flush=True)


def _measured(minute: datetime, method: str, seed: int, args: argparse.Namespace) -> int:
    options = find_game(GAME).read_options({"at": f"{minute:%Y-%m-%dT%H:%M}"})
    task = Task(GAME, options, seed, method, args.width)
    # Beam search ends by itself.
    budget = Budget(None if method == "beam" else args.seconds, clock=time.process_time)
    watch, began = Watch(), time.process_time()
    for _ in solve(task, budget, watch=watch):
        pass
    assert watch.plan is not None
    seconds = time.process_time() - began
    outcome = task.match(watch.plan).outcome()
    assert outcome is not None
    assert outcome.totals == (watch.plan.points,)
    bound = task.bound()
    assert bound >= watch.plan.points
    line = {"minute": f"{minute:%H:%M}", "method": method, "seed": seed, "points": watch.plan.points, "bound": bound}
    print(json.dumps(line | {"seconds": round(seconds, 1), "steps": watch.steps}), flush=True)
    return watch.plan.points


if __name__ == "__main__":
    main()

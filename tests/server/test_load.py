"""A few simulated clients at one server; `make load` runs many."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

from aevum.testing.figures import Count

ROOT = Path(__file__).parents[2]


def test_a_small_crowd_loses_and_doubles_nothing(count: Count) -> None:
    command = [sys.executable, "-m", "bench.load", "--seats", "40", "--rate", "20", "--seconds", "5", "--json"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=600, check=False)
    assert done.returncode == 0, done.stderr
    figures = json.loads(done.stdout)
    assert (figures["lost"], figures["doubled"], figures["unseen"]) == (0, 0, 0)
    assert figures["moves"] >= 50
    count("microseconds from a move to the other seat's screen, 99 in 100 are faster", round(figures["p99_ms"] * 1000))

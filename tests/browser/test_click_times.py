"""A few clicks of `make clicks`: the benchmark finds picks on a real page, and sees the page redrawn after each."""

from __future__ import annotations

import json
import subprocess
import sys

from aevum.testing.figures import Count
from browser.server import ROOT

CLICKS = 6


def test_clicks_are_timed(count: Count) -> None:
    command = [sys.executable, "-m", "bench.clicks", "--clicks", str(CLICKS), "--json"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=600, check=False)
    assert done.returncode == 0, done.stderr
    figures = json.loads(done.stdout)
    assert figures["all"]["clicks"] == CLICKS
    assert 1 <= figures["moves"]["clicks"] <= CLICKS
    count("microseconds from a click to the redrawn page, half are faster", round(1000 * figures["all"]["p50_ms"]))

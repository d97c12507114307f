"""Time from a click to the redrawn page in a real Chromium, in a match of Clash of Cultures after sixty moves.

A person plays against a bot, one click at a time. A click is timed in the page: from the event to the frame after the
first change of the page. Clicks that only choose are shown from what the page already has; those that make a move wait
for the server, and count apart.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import subprocess
import sys
import tempfile
from dataclasses import dataclass
from statistics import median
from typing import Any, Final

from bench.load import ROOT, Server
from playwright.sync_api import Page, sync_playwright

from aevum.kernel.match import Match
from aevum.kernel.registry import find_game
from aevum.server.accounts.sessions import KEY_COOKIE
from aevum.server.storage.matches import Storage, new_token

GAME: Final = "clash-of-cultures"
SEED: Final = 3
MOVES_BEFORE: Final = 60
"""Number of moves that are made at random before the first click."""
CLICKS_A_MATCH: Final = 12
"""Number of clicks in a match, few enough that it is not over."""
PATIENCE_MS: Final = 60_000
"""Milliseconds to wait for anything on the page."""
P50_MS: Final = 40.0
"""Limit of the median, in milliseconds."""
P95_MS: Final = 60.0
"""Limit of the 95th percentile, in milliseconds."""

OFFERED: Final = """() => [...document.querySelectorAll('#table [data-act]')]
  .filter((element) => !element.disabled && element.getClientRects().length)
  .map((element) => element.dataset.act)
  .filter((act) => !act.startsWith('!') || act === '!yes')"""
"""Script that returns the picks on the page, without undo, hints and going back."""

CLICK: Final = """async (act) => {
  const table = document.getElementById('table');
  const length = table.dataset.ready;
  const change = (options) => new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new Error(`no answer to ${act}`)), 60000);
    const observer = new MutationObserver(() => { observer.disconnect(); clearTimeout(late); resolve(); });
    observer.observe(table, options);
  });
  const answered = change({ attributeFilter: ['data-ready'] });
  const drawn = change({ subtree: true, attributes: true, childList: true, characterData: true });
  const begun = performance.now();
  table.querySelector(`[data-act="${CSS.escape(act)}"]`).dispatchEvent(new MouseEvent('click', { bubbles: true }));
  await drawn;
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  const ms = performance.now() - begun;
  await answered;
  return { ms, moved: table.dataset.ready !== length };
}"""
"""Script that clicks on a pick, and returns the milliseconds to the redraw and whether a move was made."""


@dataclass(frozen=True)
class Click:
    """One click."""

    ms: float
    """Milliseconds from the click to the frame that shows its effect."""
    moved: bool
    """Whether it made a move."""


def late_match(seed: int) -> Match:
    """Return a match in which the first seat decides after MOVES_BEFORE random moves."""
    match, chance = Match(find_game(GAME), seats=("Ada", "Bela"), seed=seed), random.Random(seed)
    while len(match.moves) < MOVES_BEFORE or match.actor != 0:
        match.play(chance.choice(match.state.legal()))
    return match


def measure(count: int) -> list[Click]:
    """Return the first clicks of a person who plays at random."""
    with tempfile.TemporaryDirectory(prefix="aevum-clicks-") as folder:
        url, key = f"sqlite:///{folder}/table.sqlite", new_token()
        storage = Storage(url)
        storage.prepare()
        person = storage.new_person(key).id
        ids = [
            storage.create(late_match(SEED + number), [None, "random"]) for number in range(-(-count // CLICKS_A_MATCH))
        ]
        for id in ids:
            storage.add_holder(id, 0, person)
        storage.close()
        server = Server(url, "--bot-pause", "0")
        try:
            return _clicked(f"http://{server.address}", ids, key)[:count]
        finally:
            server.stop()


def _clicked(address: str, ids: list[str], key: str) -> list[Click]:
    chromium = subprocess.run([ROOT / "tools" / "browser"], capture_output=True, text=True, check=True).stdout.strip()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox", "--disable-gpu"])
        # Playwright waits by `eval`, which the content security policy forbids.
        context = browser.new_context(locale="en-GB", reduced_motion="reduce", bypass_csp=True)
        context.add_init_script("if (location.host) localStorage['report-pace'] ||= 'off'")
        context.add_cookies([{"name": KEY_COOKIE, "value": key, "url": address}])
        page = context.new_page()
        page.set_default_timeout(PATIENCE_MS)
        chance, clicks = random.Random(SEED), []
        for id in ids:
            page.goto(f"{address}/m/{id}")
            page.wait_for_selector("#table[data-ready]")
            clicks += [_click(page, chance) for _ in range(CLICKS_A_MATCH)]
        browser.close()
        return clicks


def _click(page: Page, chance: random.Random) -> Click:
    """Wait for the turn of the person, and click on a random pick; on the confirmation if there is one."""
    page.wait_for_function(f"({OFFERED})().length > 0")
    offered: list[str] = page.evaluate(OFFERED)
    act = "!yes" if "!yes" in offered else chance.choice(offered)
    found: dict[str, Any] = page.evaluate(CLICK, act)
    return Click(**found)


def figures(clicks: list[Click]) -> dict[str, float]:
    """Return the number of clicks, and median, 95th percentile and maximum of their milliseconds."""
    times = sorted(click.ms for click in clicks)
    p95 = times[min(len(times) - 1, int(0.95 * len(times)))]
    return {"clicks": len(times)} | {
        name: round(value, 1) for name, value in (("p50_ms", median(times)), ("p95_ms", p95), ("most_ms", times[-1]))
    }


def main() -> None:
    """Run the benchmark from the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--clicks", type=int, default=60)
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    clicks = measure(args.clicks)
    found = {"all": figures(clicks), "moves": figures([click for click in clicks if click.moved])}
    if args.json:
        print(json.dumps(found))
        sys.exit()
    for name, values in found.items():
        text = "  ".join(f"{figure.replace('_', ' ')} {value:,}" for figure, value in values.items())
        met = values["p50_ms"] < P50_MS and values["p95_ms"] < P95_MS
        print(f"{name:>6}: {text}  {'met' if met else 'MISSED'}")
    load = f"{os.cpu_count()} cores, load {os.getloadavg()[0]:.1f} over the last minute"
    print(f"Mark: half below {P50_MS:g} ms, 95 of 100 below {P95_MS:g} ms; {load}")


if __name__ == "__main__":
    main()

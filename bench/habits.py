"""Habits of bots in Clash of Cultures: cities and goods by round, advances, Wonders, attacks and trades.

`python -m bench.habits FOLDER` reads the matches that `aevum arena clash-of-cultures --save FOLDER` wrote, and prints
the mean of each bot over its seats.
"""

from __future__ import annotations

import argparse
from collections import defaultdict
from collections.abc import Iterable, Iterator
from pathlib import Path
from statistics import fmean
from typing import Final

from aevum.games.clash_of_cultures.constants import GOODS, NONE
from aevum.games.clash_of_cultures.state import Table
from aevum.games.clash_of_cultures.state_fields import KNOWN, NATION_WIDTH
from aevum.kernel.match import Match
from aevum.kernel.records.savefile import read_match
from aevum.kernel.registry import find_game

VERBS: Final = {
    "collect": "Collects",
    "found": "cities founded",
    "grow": "growths",
    "advance": "advances bought",
    "influence": "influences",
    "build": "recruitings",
    "erect": "Wonders built",
    "press": "battles pressed",
    "trade": "trades opened",
    "accept": "trades accepted",
    "drama": "Drama & Music",
}
"""Verbs that are counted, with the names of their rows."""

Figures = dict[str, float]


def habits(match: Match) -> list[Figures]:
    """Return the figures of each seat of a finished match, by the names of their rows."""
    seats, verb_of = range(len(match.seats)), match.game.book.verb_of
    figures: list[Figures] = [dict.fromkeys(VERBS.values(), 0.0) for _ in seats]
    round_before, before = 1, match.state_at(0)
    for played, (state, _) in zip(match.moves, match.replay(), strict=True):
        assert isinstance(state, Table)
        verb = verb_of(played.move).name
        if verb in VERBS:
            figures[played.seat][VERBS[verb]] += 1
        if state.round != round_before or not state.frames:
            for seat in seats:
                figures[seat] |= _at_end_of_round(before, seat, round_before)
            round_before = state.round
        before = state
    outcome = match.outcome()
    assert outcome is not None
    for seat in seats:
        figures[seat]["points"] = float(outcome.totals[seat])
        figures[seat]["games won"] = (seat in outcome.ranking[0]) / len(outcome.ranking[0])
    return figures


def _at_end_of_round(state: object, seat: int, round: int) -> Figures:
    assert isinstance(state, Table)
    base = seat * NATION_WIDTH
    cities = [cell for cell, owner in enumerate(state.city) if owner == seat]
    return {
        f"cities after round {round}": float(len(cities)),
        f"goods after round {round}": float(sum(state.nation[base : base + len(GOODS)])),
        "advances at the end": float(state.nation[base + KNOWN].bit_count()),
        "Wonders at the end": float(sum(state.wonder[cell] != NONE for cell in cities)),
        "objectives scored": float(len(state.scored[seat])),
    }


def by_bot(matches: Iterable[Match]) -> dict[str, list[Figures]]:
    """Return the figures of all seats of each bot."""
    found: defaultdict[str, list[Figures]] = defaultdict(list)
    for match in matches:
        for name, figures in zip(match.seats, habits(match), strict=True):
            found[name].append(figures)
    return dict(found)


def table(found: dict[str, list[Figures]]) -> Iterator[str]:
    """Yield the lines of a Markdown table: a row for each figure, a column for each bot."""
    names = list(found)
    yield "| | " + " | ".join(f"`{name}` ({len(found[name])} seats)" for name in names) + " |"
    yield "|---|" + "---|" * len(names)
    for row in sorted({row for seats in found.values() for figures in seats for row in figures}):
        means = (fmean(figures.get(row, 0.0) for figures in found[name]) for name in names)
        yield f"| {row} | " + " | ".join(f"{mean:.2f}" for mean in means) + " |"


def main() -> None:
    """Print the habits of all bots in a folder of matches."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    files = sorted(parser.parse_args().folder.glob("*.aevum"))
    for line in table(by_bot(read_match(file, find_game) for file in files)):
        print(line)


if __name__ == "__main__":
    main()

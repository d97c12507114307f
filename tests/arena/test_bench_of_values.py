"""What `bench.value_by_round` and `bench.habits` tell of saved matches."""

from __future__ import annotations

from pathlib import Path

import pytest
from bench.habits import by_bot, table
from bench.value_by_round import PARTS, Judged, correlations, plot

from aevum.kernel.records.savefile import read_match
from aevum.kernel.registry import find_game

GOLDEN = Path(__file__).parents[1] / "golden" / "clash-of-cultures-3.aevum"


def test_correlations_compare_only_states_with_as_much_time_left() -> None:
    rows = [
        Judged(time, (100 * time - points, 100 * time + points), points)
        for time in (0.99, 0.95, 0.5, 0.1)
        for points in (3.0, 5.0, 8.0)
    ]
    found = correlations(rows)
    assert found == [pytest.approx((-1.0, 1.0))] * 3
    assert plot(found).count("<circle") == 2 * len(found) <= 2 * PARTS


def test_habits_count_what_each_seat_did() -> None:
    match = read_match(GOLDEN, find_game)
    outcome = match.outcome()
    assert outcome is not None
    found = by_bot([match])
    seats = [figures for name in dict.fromkeys(match.seats) for figures in found[name]]
    assert sorted(figures["points"] for figures in seats) == sorted(map(float, outcome.totals))
    collects = sum(match.game.book.verb_of(played.move).name == "collect" for played in match.moves)
    assert sum(figures["Collects"] for figures in seats) == collects > 0
    assert all(figures["cities after round 1"] >= 1 for figures in seats)
    assert next(table(found)).startswith("| | ")

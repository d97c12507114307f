"""Ratings that `bench.level_ratings` fits to contests."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from bench.level_ratings import comparisons, deals_of, fitted


def test_places_are_compared_between_seats_of_different_bots() -> None:
    game = {"bots": ["a", "b", "b", "c"], "ranking": [[1], [0, 3], [2]]}
    assert sorted(comparisons(game)) == [
        ("a", "b", 0.0),
        ("a", "b", 1.0),
        ("a", "c", 0.5),
        ("b", "c", 0.0),
        ("b", "c", 1.0),
    ]


def test_three_of_four_is_a_lead_of_190_and_leads_add_up() -> None:
    found = [("a", "b", 1.0)] * 300 + [("a", "b", 0.0)] * 100 + [("b", "c", 1.0)] * 300 + [("c", "b", 1.0)] * 100
    ratings = fitted(found, "c")
    assert ratings["c"] == 1500
    assert ratings["b"] - ratings["c"] == pytest.approx(190.8, abs=2)
    assert ratings["a"] - ratings["c"] == pytest.approx(2 * 190.8, abs=4)


def test_a_bot_that_has_lost_every_game_has_a_rating() -> None:
    ratings = fitted([("a", "b", 1.0)] * 20, "a")
    assert 500 < ratings["b"] < 1300


def test_games_of_a_deal_stay_together(tmp_path: Path) -> None:
    games = [
        {"deal": number // 2, "bots": ["a", "b"], "ranking": [[number % 2], [1 - number % 2]]} for number in range(4)
    ]
    lines = [{"arena": 1}, *games]
    (tmp_path / "journal.jsonl").write_text("\n".join(map(json.dumps, lines)), encoding="utf-8")
    assert deals_of(tmp_path) == [[("a", "b", 1.0), ("a", "b", 0.0)]] * 2

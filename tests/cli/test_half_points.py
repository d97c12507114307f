"""Half points in the terminal and in JSON output."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from aevum.kernel.records.savefile import write_match
from cli.conftest import Run
from half_point_game import finished, halve_tricks


@pytest.fixture(autouse=True)
def in_halves(monkeypatch: pytest.MonkeyPatch) -> None:
    halve_tricks(monkeypatch)


def test_the_score_of_a_file_is_printed_in_halves(aevum: Run, own_place: Path) -> None:
    match = finished()
    write_match(match, own_place / "halves.aevum")
    outcome = match.outcome()
    assert outcome is not None
    assert "½" in aevum("replay halves.aevum").out
    assert json.loads(aevum("verify halves.aevum --json").out)["scores"] == outcome.scores
    assert json.loads(aevum("replay halves.aevum --json").out.splitlines()[-1])["outcome"] == outcome.to_json()


def test_bots_score_in_halves(aevum: Run, own_place: Path) -> None:
    *results, summary = map(json.loads, aevum("arena high-card --games 20 --seed 1 --out x --json").out.splitlines())
    best = summary["standings"][0]["points"]["most"]
    assert best == max(score for result in results for score in result["scores"])
    assert any(score % 1 for result in results for score in result["scores"])
    assert ".5," in (own_place / "x/games.csv").read_text()
    *resumed, _ = map(json.loads, aevum("arena high-card --games 20 --seed 1 --out x --json").out.splitlines())
    assert resumed == results

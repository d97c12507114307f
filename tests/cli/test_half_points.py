"""Half points in the terminal, and in what it prints for machines."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from aevum.kernel.savefile import write_match
from cli.conftest import Run
from half_tricks import finished, halve_tricks


@pytest.fixture(autouse=True)
def in_halves(monkeypatch: pytest.MonkeyPatch) -> None:
    halve_tricks(monkeypatch)


def test_the_score_of_a_file_is_told_in_halves(aevum: Run, own_place: Path) -> None:
    match = finished()
    write_match(match, own_place / "halves.aevum")
    outcome = match.outcome()
    assert outcome is not None
    assert "½" in aevum("replay halves.aevum").out
    assert json.loads(aevum("verify halves.aevum --json").out)["scores"] == outcome.scores
    assert json.loads(aevum("replay halves.aevum --json").out.splitlines()[-1])["outcome"] == outcome.to_json()


def test_bots_score_in_halves(aevum: Run) -> None:
    *results, summary = map(json.loads, aevum("simulate high-card --games 20 --seed 1 --json").out.splitlines())
    assert summary["best_scores"] == [max(scores) for scores in zip(*(r["scores"] for r in results), strict=True)]
    assert any(score % 1 for score in summary["best_scores"])

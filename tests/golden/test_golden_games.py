"""Whole games with exact scores: a net under every change of the rules."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

import aevum

FOLDER = Path(__file__).parent
SCORES: dict[str, dict[str, int]] = tomllib.loads((FOLDER / "scores.toml").read_text(encoding="utf-8"))


def test_every_golden_game_has_its_score() -> None:
    assert {path.stem for path in FOLDER.glob("*.aevum")} == set(SCORES)


@pytest.mark.parametrize("name", SCORES)
def test_golden_game(name: str) -> None:
    outcome = aevum.load(FOLDER / f"{name}.aevum").outcome()
    assert outcome is not None
    assert dict(outcome.points[0]) == SCORES[name]
    assert outcome.totals == (sum(SCORES[name].values()),)

"""Whole games with exact scores: regression tests for every change of the rules."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

import aevum

FOLDER = Path(__file__).parent
SCORES: dict[str, dict[str, list[float]]] = tomllib.loads((FOLDER / "scores.toml").read_text(encoding="utf-8"))
FIRST = "first"
"""Key of the seats that win, where there are several."""


def test_every_golden_game_has_its_score() -> None:
    assert {path.stem for path in FOLDER.glob("*.aevum")} == set(SCORES)


@pytest.mark.parametrize("name", SCORES)
def test_golden_game(name: str) -> None:
    outcome = aevum.load(FOLDER / f"{name}.aevum").outcome()
    assert outcome is not None
    lines = {line: points for line, points in SCORES[name].items() if line != FIRST}
    assert {line: [own[line] for own in outcome.points] for line in outcome.points[0]} == lines
    assert list(outcome.totals) == [sum(points) for points in zip(*lines.values(), strict=True)]
    assert list(outcome.ranking[0]) == SCORES[name].get(FIRST, [0])

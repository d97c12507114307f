"""Rules of Sample Game. The contract suite runs beside these tests: see `addopts` in `pyproject.toml`."""

from __future__ import annotations

import pytest

import aevum
from aevum.kernel.errors import Illegal


def test_the_last_stone_wins() -> None:
    match = aevum.new("sample-game", seats=2, seed=1)
    for _ in range(5):
        match.play("take 3")
    outcome = match.outcome()
    assert outcome is not None
    assert outcome.ranking[0] == (0,)


def test_nobody_takes_more_stones_than_are_left() -> None:
    match = aevum.new("sample-game", seats=2, seed=1)
    for _ in range(4):
        match.play("take 3")
    match.play("take 1")
    with pytest.raises(Illegal) as refusal:
        match.play("take 3")
    assert refusal.value.clause.id == "sample_game.enough"

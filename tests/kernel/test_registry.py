"""Games are found by entry point; High Card is one that the package does not name."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from high_card import GAME

import aevum
from aevum.kernel.errors import UnknownGame
from aevum.kernel.registry import find_game, games


def test_a_third_partys_game_is_found() -> None:
    assert games()["high-card"] is GAME
    assert list(games()) == sorted(games())


@pytest.mark.parametrize("name", ["high-card", "HIGH-CARD", "high_card", " High Card "])
def test_a_name_can_be_written_in_many_ways(name: str) -> None:
    assert find_game(name) is GAME


@pytest.mark.parametrize("name", ["chess", "", "high", "../high-card"])
def test_an_unknown_game_is_refused_with_the_known_ones(name: str) -> None:
    with pytest.raises(UnknownGame) as refusal:
        find_game(name)
    assert refusal.value.arguments["game"] == name
    assert all(known in str(refusal.value) for known in games())


def test_new_begins_a_match_of_any_game_found() -> None:
    assert aevum.new("High Card", seats=3, seed=1, reshuffle=True).options.reshuffle
    with pytest.raises(UnknownGame):
        aevum.new("chess")


def test_the_installed_games_can_be_asked_for_again_and_again() -> None:
    """The package `aevum.games` is imported with its first game; it must not take the name of a function."""
    code = "import aevum; aevum.all_games(); print(*aevum.all_games())"
    asked = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert "tempus-imperium" in asked.stdout, asked.stderr


def test_a_game_that_cannot_be_loaded_does_not_take_the_others_with_it(tmp_path: Path) -> None:
    broken = tmp_path / "broken-1.0.dist-info"
    broken.mkdir()
    (broken / "METADATA").write_text("Name: broken\nVersion: 1.0\n")
    (broken / "entry_points.txt").write_text("[aevum.games]\nbroken = no_such_package:GAME\n")
    code = "import aevum; print(*aevum.all_games())"
    asked = subprocess.run(
        [sys.executable, "-c", code], env={"PYTHONPATH": str(tmp_path)}, capture_output=True, text=True, check=True
    )
    assert "tempus-imperium" in asked.stdout
    assert "broken cannot be loaded" in asked.stderr

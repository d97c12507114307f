"""The pytest plugin: contract tests for the games that are named, and nothing at all without a name."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest

import aevum

ROOT = Path(__file__).parents[2]
PATIENCE = 600
OWN_TEST = """
import sys
from hypothesis import given, settings, strategies

def test_aevum_was_not_imported():
    assert "aevum.testing.options" in sys.modules
    assert "aevum.kernel" not in sys.modules

@given(strategies.integers())
def test_my_own_profile(number):
    assert settings.get_current_profile_name() == "mine"
"""

OWN_PROFILE = """
from hypothesis import settings

settings.register_profile("mine")
settings.load_profile("mine")
"""

WITHOUT_HYPOTHESIS = """
import sys
from importlib import util

import pytest

find_spec = util.find_spec
util.find_spec = lambda name, package=None: None if name == "hypothesis" else find_spec(name, package)
sys.exit(pytest.main(sys.argv[1:]))
"""


def run(folder: Path, *flags: str, start: Sequence[str] = ("-m", "pytest")) -> tuple[int, str]:
    """Run pytest in a folder that knows nothing of this repository but two installed games."""
    folders = (ROOT / "tests" / "third_party", Path(aevum.__file__).parents[1])
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(map(str, folders))}
    line = [sys.executable, *start, "-p", "no:cacheprovider", "-p", "no:schemathesis", "-v", *flags]
    done = subprocess.run(
        line, cwd=folder, env=environment, capture_output=True, text=True, check=False, timeout=PATIENCE
    )
    return done.returncode, done.stdout + done.stderr


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Folder with tests of somebody else."""
    (tmp_path / "conftest.py").write_text(OWN_PROFILE)
    (tmp_path / "test_own.py").write_text(OWN_TEST)
    (tmp_path / "pytest.ini").write_text("[pytest]\n")
    return tmp_path


def test_without_a_game_nothing_changes(folder: Path) -> None:
    status, shown = run(folder)
    assert (status, "2 passed" in shown) == (0, True), shown


def test_contract_tests_run_on_the_named_games_alone(folder: Path) -> None:
    games = ("--aevum-game", "high-card", "--aevum-game", "hammer")
    status, shown = run(folder, *games, "-k", "my_own_profile or test_has or game_its_options")
    assert status == 0, shown
    name = "test_words.py::test_the_game_its_options_and_what_stands_in_its_moves_have_names"
    assert [f"{name}[{game}] PASSED" in shown for game in ("high-card", "hammer", "tempus")] == [True, True, False]
    assert "test_own.py::test_my_own_profile PASSED" in shown


def test_all_stands_for_every_installed_game(folder: Path) -> None:
    status, shown = run(folder, "--aevum-game", "all", "--collect-only", "-q", "-k", "written_in_english")
    assert status == 0, shown
    assert shown.count("test_the_game_is_written_in_english[") == 6


def test_contract_tests_use_their_own_profile(folder: Path) -> None:
    """A deadline of a fifth of a second, as Hypothesis has it, depends on the speed of the machine."""
    flags = ("--aevum-game", "high-card", "--aevum-budget", "quick", "-k", "wherever_choices_lead and random_play")
    status, shown = run(folder, *flags, "--hypothesis-show-statistics")
    assert status == 0, shown
    assert "Stopped because settings.max_examples=5" in shown


def test_a_game_that_is_not_installed_is_named(folder: Path) -> None:
    status, shown = run(folder, "--aevum-game", "chess")
    assert status == pytest.ExitCode.USAGE_ERROR
    assert "--aevum-game: there is no game chess" in shown


def test_a_missing_extra_is_named(folder: Path) -> None:
    status, shown = run(folder, "--aevum-game", "high-card", start=("-c", WITHOUT_HYPOTHESIS))
    assert status == pytest.ExitCode.USAGE_ERROR
    assert 'pip install "aevum-games[testing]"' in shown

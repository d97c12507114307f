"""Compiled engines play exactly the games that plain ones play."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path

import pytest

from aevum.kernel.registry import find_game
from aevum.kernel.state import State
from aevum.testing.figures import Count
from aevum.testing.variants import variants_of
from compiled.fingerprints import fingerprints, of_chance

TESTS = Path(__file__).parents[1]
GAMES = 300
"""Number of random games; a third is of games in `third_party`, whose states are interpreted."""


def test_every_game_is_compared_and_looks_the_same_a_second_time() -> None:
    few = dict(fingerprints(8, decisions=40, by_bot=0))
    assert few == dict(fingerprints(8, decisions=40, by_bot=0))
    assert len(set(few.values())) == 8
    for game in ("tempus", "tempus-imperium", "through-the-ages", "clash-of-cultures"):
        assert any(name.startswith(f"{game}-") for name in few)


def test_one_number_makes_another_fingerprint(monkeypatch: pytest.MonkeyPatch) -> None:
    variant = variants_of(find_game("high-card"))[0]
    usual = str(of_chance(variant, seed=3))
    kind = type(variant.start(3))
    apply = kind.apply

    def apply_and_count(state: State, move: int) -> None:
        apply(state, move)
        state.revealed += 1

    monkeypatch.setattr(kind, "apply", apply_and_count)
    assert str(of_chance(variant, seed=3)) != usual


def test_compiled_engines_play_the_same_games(pytestconfig: pytest.Config, count: Count) -> None:
    python = pytestconfig.getoption("--compiled")
    if not python:
        pytest.skip("no --compiled")
    path = os.pathsep.join(map(str, (TESTS, TESTS / "third_party")))
    # The source folder must not be found before the compiled package.
    environment = {**os.environ, "PYTHONPATH": path, "PYTHONSAFEPATH": "1"}
    where = (
        "from aevum.bots import beam_search\n"
        "from aevum.kernel import state\n"
        "print(state.__file__, beam_search.__file__)"
    )
    files = subprocess.run([python, "-c", where], env=environment, capture_output=True, text=True, check=True).stdout
    assert not any(file.endswith(".py") for file in files.split())
    command = [python, "-m", "compiled.fingerprints", str(GAMES)]
    output = subprocess.run(command, env=environment, capture_output=True, text=True, check=True).stdout
    compiled = dict(line.split(": ") for line in output.splitlines())
    plain = dict(fingerprints(GAMES))
    assert [name for name in plain if plain[name] != compiled.get(name)] == []
    assert plain.keys() == compiled.keys()
    count("games that compiled engines played exactly as plain ones", len(plain))

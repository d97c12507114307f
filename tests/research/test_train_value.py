"""The example that trains a value network, in games enough to see that it learns and repeats itself."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any, Final

import numpy as np
import pytest
from bench.learning_curve import CHANCE, plot, table

from aevum.arena.standings import wilson
from aevum.bots import Sight
from aevum.bots.from_file import bot_named
from aevum.kernel.chance import Chance
from aevum.kernel.registry import find_game

ROOT: Final = Path(__file__).parents[2]
EXAMPLE: Final = ROOT / "examples" / "train_value.py"
GAME: Final = find_game("tempus")


@pytest.fixture(scope="module")
def example() -> Any:
    """Return the module of the example, loaded as the arena loads it."""
    return sys.modules[bot_named(f"{EXAMPLE}:Trained", GAME).__module__]


def test_equal_seeds_give_equal_networks_with_any_number_of_processes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for jobs in ("1", "2"):
        sizes = ["--games", "2", "--compare", "1", "--final", "1"]
        out = tmp_path / f"{jobs}.npz"
        subprocess.run([sys.executable, EXAMPLE, *sizes, "--jobs", jobs, "--out", out], check=True, capture_output=True)
    one, two = ((tmp_path / f"{jobs}.npz").read_bytes() for jobs in "12")
    assert one == two
    curves = [json.loads((tmp_path / f"{jobs}.json").read_text()) for jobs in "12"]
    assert [row["games"] for row in curves[0]] == [0, 2]
    assert [row | {"cpu_seconds": 0} for row in curves[0]] == [row | {"cpu_seconds": 0} for row in curves[1]]
    monkeypatch.setenv("TRAINED", str(tmp_path / "1.npz"))
    state = GAME.start(GAME.read_options({}), 4, Chance.from_seed(1))
    bots = [bot_named(f"{EXAMPLE}:Trained", GAME)(Chance.from_seed(seat)) for seat in range(4)]
    for _ in range(40):
        legal = state.legal()
        chosen = bots[state.actor].choose(Sight(GAME, state, legal))
        assert chosen in legal
        state.apply(chosen)


def test_the_gradient_is_the_slope_of_the_error(example: Any) -> None:
    draws, network = np.random.default_rng(1), example.Network(1)
    rows, targets = draws.normal(size=(9, example.INPUTS)), draws.normal(size=9)
    for weight in network.weights:
        weight += draws.normal(0, 0.3, weight.shape)
    for weight, slope in zip(network.weights, network.gradient(rows, targets), strict=True):
        errors = []
        for change in (1e-5, -1e-5):
            weight.flat[0] += change
            errors.append(((network.values(rows) - targets) ** 2).mean() / 2)
            weight.flat[0] -= change
        assert (errors[0] - errors[1]) / 2e-5 == pytest.approx(slope.flat[0], abs=1e-7)


def test_training_improves_predictions_of_a_game_that_was_not_learned_from(example: Any) -> None:
    """Late positions tell most of the final points, so that a few games are enough for them."""
    *learned, unseen = (
        example.played(seed, [example.EASY(Chance.from_seed(seat)) for seat in range(4)]) for seed in range(4)
    )
    training = example.Training(20, 1)
    training.learn(learned, 2e-3)
    for _ in range(5):  # the targets of each update come from the network before it
        training.learn([], 2e-3)
    mean = np.mean([game.points for game in learned])
    late = [rows[rows[:, -2] < 0.2] for rows in unseen.rows]
    errors = [training.network.values(rows) - end for rows, end in zip(late, unseen.points, strict=True)]
    of_mean = [np.full(len(rows), mean - end) for rows, end in zip(late, unseen.points, strict=True)]
    assert (np.concatenate(errors) ** 2).mean() < (np.concatenate(of_mean) ** 2).mean() / 2


def test_returns_lie_between_the_values_ahead_and_the_final_points(example: Any) -> None:
    network = example.Network(1)
    network.weights[-1][:] = 4.0
    found = example.lambda_returns(network, np.zeros((3, example.INPUTS)), 10.0)
    assert found == pytest.approx([4 + 6 * example.LAMBDA**2, 4 + 6 * example.LAMBDA, 10.0])


def test_the_documents_show_the_learning_curve_that_is_stored() -> None:
    curve = json.loads((ROOT / "docs" / "tempus-learning-curve.json").read_text(encoding="utf-8"))
    assert table(curve) in (ROOT / "docs" / "research.md").read_text(encoding="utf-8")
    assert (ROOT / "docs" / "tempus-learning-curve.svg").read_text(encoding="utf-8") == f"{plot(curve)}\n"
    low, _ = wilson(curve[-1]["won"], curve[-1]["compared"])
    assert low > CHANCE

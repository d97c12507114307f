"""The examples that need the extras."""

from __future__ import annotations

import json
import runpy
from pathlib import Path
from typing import Any, Final

EXAMPLES: Final = Path(__file__).parents[3] / "examples"


def test_the_cells_of_the_notebook_run_one_after_the_other() -> None:
    book = json.loads((EXAMPLES / "first_steps.ipynb").read_text(encoding="utf-8"))
    names: dict[str, Any] = {}
    for cell in book["cells"]:
        if cell["cell_type"] == "code":
            exec("".join(cell["source"]), names)
    assert names["over"]


def test_a_few_updates_of_the_training_run() -> None:
    train = runpy.run_path(str(EXAMPLES / "train.py"))
    policy = train["Policy"].blank(train["SeatEnv"]("tempus-imperium"))
    results = [train["played"](policy, ("tempus-imperium", None, "points"), seed) for seed in range(6)]
    better = train["improved"](policy, results, 0.3)
    slope, _, _ = max(results, key=lambda result: result[1])
    assert (slope * better.weights).sum() > 0

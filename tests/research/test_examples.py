"""Examples that need no extra run as they stand."""

from __future__ import annotations

import json
import runpy
from pathlib import Path
from typing import Final

EXAMPLES: Final = Path(__file__).parents[2] / "examples"


def test_the_bot_of_thirty_lines_beats_chance() -> None:
    main = runpy.run_path(str(EXAMPLES / "bot.py"))["main"]
    scores = [main(seed) for seed in (1, 2, 3)]
    assert sum(own for own, _, _ in scores) * 2 > sum(sum(others) for _, *others in scores)


def test_a_tournament_counts_every_match() -> None:
    found = runpy.run_path(str(EXAMPLES / "tournament.py"))["main"](["high-card", "random", "--games", "6"])
    assert found["random"] >= 6


def test_the_notebook_holds_what_its_cells_give() -> None:
    """So that the notebook can be read without being run; `tools/notebook` stores the outputs."""
    book = json.loads((EXAMPLES / "first_steps.ipynb").read_text(encoding="utf-8"))
    assert all(cell["outputs"] for cell in book["cells"] if cell["cell_type"] == "code")
    assert "<svg" in "".join(book["cells"][1]["outputs"][0]["data"]["image/svg+xml"])

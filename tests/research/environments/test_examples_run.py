"""Examples that need the extras."""

from __future__ import annotations

import copy
import json
import re
import runpy
import subprocess
import sys
from typing import Any, Final

import pytest

from document_blocks import ROOT, blocks

EXAMPLES: Final = ROOT / "examples"


def test_the_cells_of_the_notebook_give_what_is_stored_in_it() -> None:
    """After a change `tools/notebook examples/first_steps.ipynb` stores the results anew."""
    run = runpy.run_path(str(EXAMPLES.parent / "tools" / "notebook"))["run"]
    stored = json.loads((EXAMPLES / "first_steps.ipynb").read_text(encoding="utf-8"))
    fresh = copy.deepcopy(stored)
    assert run(fresh)["over"]
    assert [texts_of(cell) for cell in fresh["cells"]] == [texts_of(cell) for cell in stored["cells"]]


def texts_of(cell: Any) -> list[str]:
    """Return the text output of a notebook cell."""
    return ["".join(output.get("text") or output["data"]["text/plain"]) for output in cell.get("outputs", ())]


def test_the_training_improves_within_a_few_updates() -> None:
    """All random numbers come from seeds, so the gain is the same in every run."""
    program = [sys.executable, str(EXAMPLES / "train.py"), "tempus-imperium"]
    few = ["--updates", "8", "--batch", "16", "--matches", "40", "--jobs", "1"]
    shown = subprocess.run([*program, *few], capture_output=True, text=True, check=True).stdout
    before, after = (float(found) for found in re.findall(r"(?:chance|trained): (\S+)", shown))
    assert after > before + 3, shown


@pytest.mark.parametrize("page", ["docs/research.md", "docs/reference/research.md"])
def test_the_code_of_the_documents_runs(page: str) -> None:
    found = blocks(ROOT / page, "python")
    assert found
    for block in found:
        exec(compile(block.text, block.page.name, "exec"), {"__name__": "document"})

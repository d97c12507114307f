"""What if: the two lines that a moment proposes at first can be compared as they stand."""

from __future__ import annotations

import pytest

import aevum
from aevum.server.pages.what_if import _asked_lines, _usual
from aevum.server.presenters.replay_data import decisions
from aevum.server.workers.review_tasks import line_notation
from golden.remake import FOLDER


@pytest.mark.parametrize("name", ["tempus-3-tie-break", "clash-of-cultures-4", "through-the-ages-full-3"])
def test_the_proposed_lines_end_where_something_new_shows(name: str) -> None:
    match = aevum.load(FOLDER / f"{name}.aevum")
    for at in decisions(match)[:-1:3]:
        proposed = _usual(match, at)
        first, second = (line_notation(line, match.game) for line in proposed)
        if first != second:
            assert _asked_lines(match, at, first, second) == proposed, at

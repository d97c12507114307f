"""Golden games for reviews, and the review of one of them, computed once."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from aevum.kernel.match import Match
from aevum.kernel.records.savefile import read_match
from aevum.kernel.registry import find_game
from aevum.review import Review, review, reviewer

GOLDEN = Path(__file__).parents[1] / "golden"


def golden(name: str) -> Match:
    return read_match(GOLDEN / f"{name}.aevum", find_game)


@pytest.fixture(scope="session")
def little_effort() -> Iterator[None]:
    """Review with fewer outcomes of chance events, and fewer thorough judgments."""
    with pytest.MonkeyPatch.context() as changed:
        changed.setattr(reviewer, "OUTCOMES", 6)
        changed.setattr(reviewer, "_CANDIDATES", 5)
        yield


@pytest.fixture(scope="session")
def reviewed(little_effort: None) -> tuple[Match, Review]:
    """Return a short match and its review for the second seat."""
    match = golden("clash-of-cultures-four-rounds-2")
    return match, review(match, 1)

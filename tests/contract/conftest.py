"""Fixtures of the contract suite: tests that ask for a `game` or a `variant` run on every registered one."""

from __future__ import annotations

import pytest

from aevum.kernel.registry import games
from aevum.testing.budget import EXHAUSTIVE, USUAL, Budget
from aevum.testing.variants import all_variants


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "game" in metafunc.fixturenames:
        metafunc.parametrize("game", list(games().values()), ids=list(games()))
    if "variant" in metafunc.fixturenames:
        metafunc.parametrize("variant", all_variants(), ids=str)


@pytest.fixture(scope="session")
def budget(exhaustive: bool) -> Budget:
    """Return the amount of work to do."""
    return EXHAUSTIVE if exhaustive else USUAL

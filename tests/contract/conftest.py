"""Tests that ask for a `game` run on every registered one."""

from __future__ import annotations

import pytest

from aevum.kernel.registry import games


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "game" in metafunc.fixturenames:
        metafunc.parametrize("game", list(games().values()), ids=list(games()))

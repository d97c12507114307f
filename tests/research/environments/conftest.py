"""Tests that need the extras `openspiel` and `bench-research`: `make test-research` installs them."""

from __future__ import annotations

from importlib.util import find_spec

import pytest

from aevum.kernel.registry import games

NEEDED = ("gymnasium", "pettingzoo", "pygame", "pyspiel", "PIL")  # the tests of PettingZoo draw games of its own

collect_ignore_glob = [] if all(map(find_spec, NEEDED)) else ["test_*.py"]


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Parametrize `id` and `seats`: every game with every number of seats; with `several`, only from two seats on."""
    if "id" not in metafunc.fixturenames:
        return
    alone_too = "several" not in metafunc.fixturenames
    settings = [(game.id, seats) for game in games().values() for seats in game.seats if alone_too or seats > 1]
    metafunc.parametrize(("id", "seats"), settings, ids=[f"{id}-{seats}" for id, seats in settings])


@pytest.fixture
def several() -> None:
    """Ask for more than one seat."""

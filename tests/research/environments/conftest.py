"""These need the extras `openspiel` and `bench-research`: `make test-research` installs them."""

from __future__ import annotations

from importlib.util import find_spec

import pytest

from aevum.kernel.registry import games

NEEDED = ("gymnasium", "pettingzoo", "pygame", "pyspiel", "PIL")  # the tests of PettingZoo draw games of its own

collect_ignore_glob = [] if all(map(find_spec, NEEDED)) else ["test_*.py"]


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """`id` and `seats`: every game with every number of seats; `several`: where there is somebody to play with."""
    if "id" not in metafunc.fixturenames:
        return
    alone_too = "several" not in metafunc.fixturenames
    tables = [(game.id, seats) for game in games().values() for seats in game.seats if alone_too or seats > 1]
    metafunc.parametrize(("id", "seats"), tables, ids=[f"{id}-{seats}" for id, seats in tables])


@pytest.fixture
def several() -> None:
    """Asks for tables of more than one seat."""

"""Pytest plugin of the contract suite: collects its tests and runs them on the games of `--aevum-game`."""

from __future__ import annotations

from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import pytest
from hypothesis import settings

from aevum.kernel.errors import UnknownGame
from aevum.kernel.game import AnyGame
from aevum.kernel.registry import find_game, games
from aevum.testing.budget import BUDGETS, EXAMPLES, Budget
from aevum.testing.figures import count, pytest_terminal_summary
from aevum.testing.golden_games import FOLDERS
from aevum.testing.variants import variants_of

__all__ = ["count", "pytest_terminal_summary"]

FOLDER: Final = Path(__file__).with_name("contract")
ALL: Final = "all"
"""Name that stands for every installed game."""
MAIN_VARIANTS: Final = "main_variants"
"""Marker of tests that run on default options and on all options changed; with the largest budget on every variant."""
PROFILE: Final = "aevum"
"""Profile of Hypothesis for the contract tests."""


def pytest_configure(config: pytest.Config) -> None:
    """Check the names of the games, and note the folders of golden games."""
    config.addinivalue_line("markers", f"{MAIN_VARIANTS}: no option alone changes what this test shows")
    FOLDERS[:] = config.getini("aevum_golden")
    try:
        chosen_games(config)
    except UnknownGame as error:
        raise pytest.UsageError(f"--aevum-game: there is no game {error.arguments['game']}") from error


def chosen_games(config: pytest.Config) -> list[AnyGame]:
    """Return the games of `--aevum-game`; without the option all that are installed."""
    names: list[str] = config.getoption("aevum_game")
    return list(games().values()) if not names or ALL in names else [find_game(name) for name in names]


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(session: pytest.Session, config: pytest.Config, items: list[pytest.Item]) -> None:
    """Add the contract tests, unless they were collected by their path.

    They are not added as paths, because pytest collects nothing in virtual environments.
    """
    collected = {item.path for item in items}
    wanted = sorted(FOLDER.glob("test_*.py")) if config.getoption("aevum_game") else []
    with profile_of_budget(config.getoption("aevum_budget")):
        for file in wanted:
            if file not in collected:
                module = pytest.Module.from_parent(session, path=file, nodeid=f"aevum/testing/contract/{file.name}")
                items += session.genitems(module)


@contextmanager
def profile_of_budget(budget: str) -> Generator[None]:
    """Let Hypothesis give its settings for a budget to the tests that are imported meanwhile, and to no others."""
    before = settings.get_current_profile_name()
    settings.register_profile(
        PROFILE,
        deadline=None,
        derandomize=budget != "exhaustive",
        database=None,
        max_examples=EXAMPLES[budget],
    )
    settings.load_profile(PROFILE)
    try:
        yield
    finally:
        settings.load_profile(before)


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Give a contract test each chosen game, or each variant of these."""
    if not is_contract_test(metafunc.definition.path):
        return
    chosen = chosen_games(metafunc.config)
    if "game" in metafunc.fixturenames:
        metafunc.parametrize("game", chosen, ids=[game.id for game in chosen])
    if "variant" in metafunc.fixturenames:
        only_main = metafunc.definition.get_closest_marker(MAIN_VARIANTS) and not is_exhaustive(metafunc.config)
        variants = [variant for game in chosen for variant in variants_of(game) if variant.is_main or not only_main]
        metafunc.parametrize("variant", variants, ids=str)


def is_exhaustive(config: pytest.Config) -> bool:
    """Whether the largest budget was chosen."""
    return bool(config.getoption("aevum_budget") == "exhaustive")


def is_contract_test(file: Path) -> bool:
    """Whether a test file belongs to the contract suite."""
    return file.parent == FOLDER


@pytest.fixture(scope="session")
def budget(pytestconfig: pytest.Config) -> Budget:
    """Return the amount of work to do."""
    return BUDGETS[pytestconfig.getoption("aevum_budget")]

"""What the whole test run shares: how thorough it is, and the figures it reached."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import pytest
from hypothesis import settings

from figures import Count
from removal import take_away

take_away()

_FIGURES = pytest.StashKey[Counter[str]]()


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--exhaustive", action="store_true", help="many more games and positions; takes minutes")
    parser.addoption("--postgres", metavar="URL", help="try the table on this PostgreSQL server, too")


def pytest_configure(config: pytest.Config) -> None:
    config.stash[_FIGURES] = Counter()
    settings.register_profile("usual", deadline=None, derandomize=True, database=None, max_examples=25)
    settings.register_profile("exhaustive", deadline=None, database=None, max_examples=500)
    settings.load_profile("exhaustive" if config.getoption("--exhaustive") else "usual")


@pytest.fixture(scope="session")
def exhaustive(pytestconfig: pytest.Config) -> bool:
    """Was `--exhaustive` asked for?"""
    return bool(pytestconfig.getoption("--exhaustive"))


@pytest.fixture
def count(pytestconfig: pytest.Config, record_property: Callable[[str, object], None]) -> Count:
    """Add to a figure of this run; all of them are told at the end."""

    def add(figure: str, number: int) -> None:
        pytestconfig.stash[_FIGURES][figure] += number
        record_property(figure, number)

    return add


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
    figures = config.stash[_FIGURES]
    if figures:
        terminalreporter.section("figures")
        for figure, number in sorted(figures.items()):
            terminalreporter.line(f"{number:>12,} {figure}")

"""Settings of the whole test run: how thorough it is, and the counts that it prints at the end."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import settings

from aevum.testing.figures import Count
from effect_mutation import take_away

take_away()


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--exhaustive", action="store_true", help="many more games and positions; takes minutes")
    parser.addoption("--compiled", metavar="PYTHON", help="compare with the compiled engines that this Python has")
    parser.addoption("--postgres", metavar="URL", help="try the table on this PostgreSQL server, too")


def pytest_configure(config: pytest.Config) -> None:
    settings.register_profile("usual", deadline=None, derandomize=True, database=None, max_examples=25)
    settings.register_profile("exhaustive", deadline=None, database=None, max_examples=500)
    settings.load_profile("exhaustive" if config.getoption("--exhaustive") else "usual")


@pytest.fixture(scope="session")
def exhaustive(pytestconfig: pytest.Config) -> bool:
    """Whether `--exhaustive` was given."""
    return bool(pytestconfig.getoption("--exhaustive"))


@pytest.fixture
def count(request: pytest.FixtureRequest) -> Count:
    """Return a function that adds to a number of this run; all numbers are printed at the end, across processes."""

    figures: Counter[str] = Counter()

    def add(figure: str, number: int) -> None:
        figures[figure] += number
        request.node.user_properties[:] = figures.items()

    return add


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    figures: Counter[str] = Counter()
    for report in (*terminalreporter.getreports("passed"), *terminalreporter.getreports("failed")):
        figures.update(dict(report.user_properties))
    if figures:
        terminalreporter.section("figures")
        for figure, number in sorted(figures.items()):
            terminalreporter.line(f"{number:>12,} {figure}")

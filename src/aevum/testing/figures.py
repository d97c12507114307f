"""Figures of a test run: tests add to them, and the sums are printed at the end, across processes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import pytest

Count = Callable[[str, int], None]
"""Adds to a figure of the run: `count("positions judged", 40)`."""


@pytest.fixture
def count(request: pytest.FixtureRequest) -> Count:
    """Return a function that adds to a figure of this run."""

    figures: Counter[str] = Counter()

    def add(figure: str, number: int) -> None:
        figures[figure] += number
        request.node.user_properties[:] = figures.items()

    return add


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Print the sums of all figures."""
    figures: Counter[str] = Counter()
    for report in (*terminalreporter.getreports("passed"), *terminalreporter.getreports("failed")):
        figures.update({name: value for name, value in report.user_properties if isinstance(value, int)})
    if figures:
        terminalreporter.section("figures")
        for figure, number in sorted(figures.items()):
            terminalreporter.line(f"{number:>12,} {figure}")

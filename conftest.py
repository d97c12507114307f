"""Settings of the whole test run: how thorough it is, and what our games tell the contract suite."""

from __future__ import annotations

import signal

import pytest
from hypothesis import settings

from aevum.testing.derived_fields import DERIVED_FIELDS
from effect_mutation import take_away
from fixed_seeds import fix_seeds

take_away()

pytest_plugins = ("aevum.testing.plugin",)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--exhaustive", action="store_true", help="many more games and positions; takes minutes")
    parser.addoption("--compiled", metavar="PYTHON", help="compare with the compiled engines that this Python has")
    parser.addoption("--postgres", metavar="URL", help="try the table on this PostgreSQL server, too")


def pytest_configure(config: pytest.Config) -> None:
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
        # As a background job of a shell this run ignores Ctrl+C, and so would the programs that tests interrupt.
        signal.signal(signal.SIGINT, signal.default_int_handler)
    settings.register_profile("usual", deadline=None, derandomize=True, database=None, max_examples=25)
    settings.register_profile("exhaustive", deadline=None, database=None, max_examples=500)
    settings.load_profile("exhaustive" if config.getoption("--exhaustive") else "usual")
    if config.getoption("--exhaustive"):
        config.option.aevum_budget = "exhaustive"
    from contract.derived import DERIVED  # after `take_away`: it imports games

    DERIVED_FIELDS.update(DERIVED)


def pytest_runtest_setup() -> None:
    """Begin the series of seeds anew for each test."""
    fix_seeds()


@pytest.fixture(scope="session")
def exhaustive(pytestconfig: pytest.Config) -> bool:
    """Whether `--exhaustive` was given."""
    return bool(pytestconfig.getoption("--exhaustive"))

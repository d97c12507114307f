"""Options of pytest for the contract suite; pytest loads this module in every run where Aevum is installed.

It imports nothing of Aevum before `--aevum-game` is given, and changes no run without it.
"""

from __future__ import annotations

from importlib.util import find_spec

import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add `--aevum-game` and `--aevum-budget`, and the setting `aevum_golden`."""
    group = parser.getgroup("aevum", "contract suite of Aevum")
    group.addoption(
        "--aevum-game",
        action="append",
        default=[],
        metavar="NAME",
        help="also run the contract suite on this installed game; can be given several times; `all`: on every game",
    )
    group.addoption(
        "--aevum-budget",
        choices=("quick", "usual", "exhaustive"),
        default="usual",
        help="how many positions and decisions the contract suite examines",
    )
    parser.addini("aevum_golden", "folders with recorded games (*.aevum), where random walks begin", type="paths")


def pytest_configure(config: pytest.Config) -> None:
    """Load the plugin of the contract suite if a game is named."""
    if not config.getoption("aevum_game"):
        return
    if find_spec("hypothesis") is None:
        raise pytest.UsageError('--aevum-game needs one more package: pip install "aevum-games[testing]"')
    config.pluginmanager.import_plugin("aevum.testing.plugin")

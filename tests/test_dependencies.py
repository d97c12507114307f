"""Bounds of dependencies follow the rule in `pyproject.toml`, and the locked versions keep to them."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any, Final

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name
from packaging.version import Version

ROOT: Final = Path(__file__).parents[1]
PROJECT: Final[dict[str, Any]] = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
OWN: Final = canonicalize_name(PROJECT["name"])


def requirements(extra: str | None = None) -> list[Requirement]:
    """Return the packages that the project, or one of its extras, names; without its own other extras."""
    lines = PROJECT["optional-dependencies"][extra] if extra else PROJECT["dependencies"]
    return [wanted for wanted in map(Requirement, lines) if canonicalize_name(wanted.name) != OWN]


def pins(file: str) -> dict[str, Version]:
    """Return the exact versions of a file, by package."""
    lines = (ROOT / file).read_text(encoding="utf-8").splitlines()
    rows = [line.split()[0].partition("==") for line in lines if "==" in line and line[0] not in "# "]
    return {canonicalize_name(name): Version(version) for name, _, version in rows}


ALL: Final = {
    wanted.name: wanted for extra in (None, *PROJECT["optional-dependencies"]) for wanted in requirements(extra)
}


@pytest.mark.parametrize("name", ALL)
def test_a_bound_is_the_major_version_after_the_locked_one(name: str) -> None:
    bounds = {bound.operator: Version(bound.version) for bound in ALL[name].specifier}
    assert set(bounds) == {">=", "<"}
    locked = pins("constraints.txt")[canonicalize_name(name)]
    assert bounds[">="] <= locked
    assert bounds["<"] == Version(str(locked.major + 1))


def test_a_package_has_the_same_bounds_in_every_extra() -> None:
    for extra in PROJECT["optional-dependencies"]:
        assert [(one.name, one.specifier) for one in requirements(extra)] == [
            (one.name, ALL[one.name].specifier) for one in requirements(extra)
        ]


def test_the_lock_of_a_server_has_the_locked_versions_and_no_printing() -> None:
    server, everything = pins("requirements-server.lock"), pins("constraints.txt")
    assert {canonicalize_name(wanted.name) for wanted in (*requirements(), *requirements("table"))} <= set(server)
    assert server.items() <= everything.items()
    assert "typst" not in server

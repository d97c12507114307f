"""Everything public stays as it is: names, routes, messages, columns. See `public_surface.py` for how to change it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Final

import pytest

from aevum import AevumError
from public_surface import SECTIONS, collect, committed, error_classes

HOW_TO_ACCEPT: Final = "If the change is meant, run `python tests/public_surface.py --write` and commit the file."


def difference(before: Iterable[str], now: Iterable[str]) -> list[str]:
    """Return the items removed, marked with `-`, and those added, marked with `+`, sorted by item."""
    old, new = set(before), set(now)
    return [f"{'-' if item in old else '+'} {item}" for item in sorted(old ^ new)]


@pytest.mark.parametrize("section", SECTIONS)
def test_section_is_as_committed(section: str) -> None:
    changes = difference(committed().get(section, ()), collect(section))
    if changes:
        pytest.fail("\n".join((f"public {section} changed:", *changes, HOW_TO_ACCEPT)), pytrace=False)


def test_snapshot_has_no_other_sections() -> None:
    assert committed().keys() == SECTIONS.keys()


def test_no_section_is_empty() -> None:
    assert [section for section, items in committed().items() if not items] == []


def test_difference_names_removed_and_added_items() -> None:
    assert difference(["a", "b"], ["b", "c"]) == ["- a", "+ c"]
    assert difference(["a"], ["a"]) == []


# -- codes of errors


def test_no_two_errors_share_a_code() -> None:
    assert [code for code, number in Counter(kind.code for kind in error_classes()).items() if number > 1] == []


def test_code_of_an_error_is_its_class_name_unless_given() -> None:
    class Renamed(AevumError):
        code = "FormerName"

    class Derived(Renamed):
        pass

    assert (AevumError.code, Renamed.code, Derived.code) == ("AevumError", "FormerName", "Derived")

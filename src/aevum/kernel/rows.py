"""Search in rows of numbers, such as the owner of each hex."""

from __future__ import annotations

from types import FunctionType
from typing import Final


def indices(row: list[int], value: int) -> list[int]:
    """Return the indices at which a row holds a value, sorted.

    A loop is the fastest way in compiled code, which compares numbers without calls; methods of lists are in plain
    Python.
    """
    found: list[int] = []
    if _IS_COMPILED:
        for place, number in enumerate(row):
            if number == value:
                found.append(place)
        return found
    place = -1
    for _ in range(row.count(value)):
        place = row.index(value, place + 1)
        found.append(place)
    return found


def amount(row: list[int], value: int) -> int:
    """Return the number of times that a row holds a value; as fast as `indices` in compiled code."""
    if not _IS_COMPILED:
        return row.count(value)
    found = 0
    for number in row:
        if number == value:
            found += 1
    return found


_IS_COMPILED: Final = not isinstance(indices, FunctionType)

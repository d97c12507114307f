"""Search in rows of numbers, such as the owner of each hex."""

from __future__ import annotations

from itertools import compress
from types import FunctionType
from typing import Final

UNBOUNDED: Final = 1 << 30
"""Number of places that no row has."""


def indices(row: list[int], value: int, most: int = UNBOUNDED) -> list[int]:
    """Return the indices at which a row holds a value, sorted. `most`: how many there can be; the search ends there.

    A loop is the fastest way in compiled code, which compares numbers without calls; methods of lists are in plain
    Python.
    """
    found: list[int] = []
    if not most:
        return found
    if _IS_COMPILED:
        for place, number in enumerate(row):
            if number == value:
                found.append(place)
                most -= 1
                if not most:
                    break
        return found
    find, place = row.index, -1
    try:
        for _ in range(most):
            place = find(value, place + 1)
            found.append(place)
    except ValueError:  # fewer than `most`
        return found
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


def mask(row: list[int], bits: tuple[int, ...]) -> int:
    """Return the bits of the indices at which a row does not hold 0. `bits`: by index, a bit of its own."""
    if not _IS_COMPILED:
        return sum(compress(bits, row))
    found = 0
    for place, number in enumerate(row):
        if number:
            found |= bits[place]
    return found


_IS_COMPILED: Final = not isinstance(indices, FunctionType)

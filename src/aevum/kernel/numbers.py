"""Numbers: what the fields of a view say of themselves to those who need them as a row of numbers of a fixed length.

A view needs none of this. Where a field is `Annotated` with one of these its place in the row is known from the facts
of the game; where it is not, the room it needs is taken from a few matches (`research/layout.py`).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final


@dataclass(frozen=True, slots=True)
class Counted:
    """Things of so many kinds in no order that matters: how many of each kind."""

    kinds: int


@dataclass(frozen=True, slots=True)
class UpTo:
    """Things in an order, at most so many."""

    most: int


@dataclass(frozen=True, slots=True)
class OneOf:
    """One of these values."""

    values: tuple[Any, ...]


@dataclass(frozen=True, slots=True)
class Priced:
    """A number, or so many, for some of so many kinds, by kind."""

    kinds: int
    each: int = 1


@dataclass(frozen=True, slots=True)
class Packed:
    """So many numbers of so many bits each, packed into one."""

    count: int
    bits: int = 1


@dataclass(frozen=True, slots=True)
class Keyed:
    """Several fields by name, each with what it says of itself; None: one number."""

    fields: Mapping[str, Any] = field(hash=False)


@dataclass(frozen=True, slots=True)
class LeftOut:
    """It follows from other fields, or is for people."""


LEFT_OUT: Final = LeftOut()

"""`Annotated` hints by which fields of a view say how they are encoded as a fixed number of numbers.

A view needs none of them. Where a field has one, its place in the observation follows from constants of the game; where
it has none, the size is taken from a few random matches (`research/encoding/`).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final


@dataclass(frozen=True, slots=True)
class CountPerKind:
    """Hint for things in no order that matters, encoded as a count per kind."""

    kinds: int
    """Number of kinds; a thing is given as 0 to `kinds` - 1."""


@dataclass(frozen=True, slots=True)
class UpTo:
    """Hint for a list in an order that matters."""

    most: int
    """Maximum number of entries."""


@dataclass(frozen=True, slots=True)
class OneOf:
    """Hint for one of several values, encoded one-hot."""

    values: tuple[Any, ...]


@dataclass(frozen=True, slots=True)
class ValuePerKind:
    """Hint for a mapping from some of the kinds to a number, or to several."""

    kinds: int
    """Number of kinds; the keys are 0 to `kinds` - 1."""
    each: int = 1
    """Numbers for each kind."""


@dataclass(frozen=True, slots=True)
class BitPacked:
    """Hint for several numbers that are packed into one, the lowest first."""

    count: int
    """Number of packed numbers."""
    bits: int = 1
    """Bits of each packed number."""


@dataclass(frozen=True, slots=True)
class ByKey:
    """Hint for a mapping with known keys."""

    fields: Mapping[str, Any] = field(hash=False)
    """Hint for each key; None for one number."""


@dataclass(frozen=True, slots=True)
class Derived:
    """Hint for a field that is not encoded: it follows from other fields, or is for people."""


DERIVED: Final = Derived()

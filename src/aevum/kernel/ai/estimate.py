"""Estimated amounts with their standard errors."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Self


@dataclass(frozen=True, slots=True)
class Estimate:
    """An estimated amount and its standard error."""

    amount: float
    error: float = 0.0

    def to_json(self) -> list[float]:
        """Return plain data."""
        return [self.amount, self.error]

    @classmethod
    def from_json(cls, data: Sequence[float]) -> Self:
        """Return the estimate of plain data."""
        amount, error = data
        return cls(float(amount), float(error))


def mean_of(figures: Sequence[float]) -> Estimate:
    """Return the mean of some figures with its standard error; 0 if there are none."""
    count = len(figures)
    if not count:
        return Estimate(0.0)
    mean = sum(figures) / count
    spread = sum((figure - mean) ** 2 for figure in figures) / max(1, count - 1)
    return Estimate(mean, (spread / count) ** 0.5)

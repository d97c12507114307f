"""Two or more lines from the same moment, played on in the same imagined futures, and how their results spread."""

from __future__ import annotations

from dataclasses import dataclass
from math import floor
from typing import Any, Self

from aevum.kernel.ai.estimate import Estimate, mean_of


@dataclass(frozen=True, slots=True)
class Line:
    """Moves tried at a moment, and the points to which each future led after them."""

    moves: tuple[int, ...]
    results: tuple[float, ...]
    """Points beyond the mean of the others at the end, future by future; the same future for all lines."""


@dataclass(frozen=True, slots=True)
class Bar:
    """Number of futures of each line that ended within a range of points."""

    least: float
    below: float
    counts: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class WhatIf:
    """Comparison of lines over futures with common random numbers."""

    position: int
    seat: int
    lines: tuple[Line, ...]

    def difference(self, one: int = 0, other: int = 1) -> Estimate:
        """Return the points that one line brings more than another, with the error of the paired comparison."""
        pairs = zip(self.lines[one].results, self.lines[other].results, strict=True)
        return mean_of([first - second for first, second in pairs])

    def mean(self, line: int) -> Estimate:
        """Return the mean points of a line with its standard error."""
        return mean_of(self.lines[line].results)

    def histogram(self, bars: int = 12) -> list[Bar]:
        """Return bars of equal width over the results of all lines, the fewest points first."""
        results = [result for line in self.lines for result in line.results]
        least, most = min(results), max(results)
        width = (most - least) / bars or 1.0
        counts = [[0] * len(self.lines) for _ in range(bars)]
        for number, line in enumerate(self.lines):
            for result in line.results:
                counts[min(bars - 1, floor((result - least) / width))][number] += 1
        return [Bar(least + at * width, least + (at + 1) * width, tuple(row)) for at, row in enumerate(counts)]

    def to_json(self) -> dict[str, Any]:
        """Return plain data."""
        return {
            "position": self.position,
            "seat": self.seat,
            "lines": [{"moves": list(line.moves), "results": list(line.results)} for line in self.lines],
        }

    @classmethod
    def from_json(cls, data: dict[str, Any]) -> Self:
        """Return the comparison of plain data."""
        lines = tuple(
            Line(tuple(map(int, line["moves"])), tuple(map(float, line["results"]))) for line in data["lines"]
        )
        return cls(int(data["position"]), int(data["seat"]), lines)

"""Result of a match."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Self

from aevum.kernel.points import Points, Ranking, plain, rank


@dataclass(frozen=True, slots=True)
class Outcome:
    """Result of a match: points, totals, ranking and tie breaks."""

    points: tuple[Mapping[str, Points], ...]
    """Points of each seat by line of the score, whole or halves."""
    totals: tuple[Points, ...]
    ranking: Ranking
    reason: str
    tie_breaks: tuple[Mapping[str, Points], ...] = ()
    """Values of each seat that decide between equal totals, the most important first, by names as lines have them."""

    @classmethod
    def counted(
        cls, points: tuple[Mapping[str, Points], ...], reason: str, tie_breaks: tuple[Mapping[str, Points], ...] = ()
    ) -> Self:
        """Return the outcome of a game that adds its lines up and ranks by the totals, then by the tie breaks."""
        totals = tuple(sum(lines.values()) for lines in points)
        return cls(points, totals, rank(totals, tie_breaks), reason, tie_breaks)

    def __post_init__(self) -> None:
        lines = [points for own in self.points for points in own.values()]
        if any(2 * points % 1 for points in (*self.totals, *lines)):
            raise ValueError("points are whole or halves")

    @property
    def deciding(self) -> list[str]:
        """Names of the tie breaks, if any totals are equal."""
        tied = len(set(self.totals)) < len(self.totals)
        return list(self.tie_breaks[0]) if tied and self.tie_breaks else []

    @property
    def winners(self) -> tuple[int, ...]:
        """Seats that came first; none in a solitaire match."""
        return self.ranking[0] if len(self.totals) > 1 else ()

    @property
    def scores(self) -> list[int | float]:
        """Totals as plain data."""
        return list(map(plain, self.totals))

    def to_json(self) -> dict[str, Any]:
        """Return plain data, with tie breaks only where a game has them."""
        data: dict[str, Any] = {
            "scores": self.scores,
            "points": [_plain(lines) for lines in self.points],
            "ranking": [list(tied) for tied in self.ranking],
            "reason": self.reason,
        }
        return data | {"tie_breaks": [_plain(lines) for lines in self.tie_breaks]} if self.tie_breaks else data


def _plain(lines: Mapping[str, Points]) -> dict[str, int | float]:
    return {line: plain(points) for line, points in lines.items()}

"""Verdict on something new that played among the old: games won and margin, with and without luck."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Any, Final

from aevum.arena.contest import Result
from aevum.arena.control_variates import Adjusted
from aevum.arena.luck import observed_margin, observed_victory
from aevum.arena.standings import wilson
from aevum.kernel.ai.estimate import Estimate

LEAST_DEALS: Final = 30
"""Deals from which on the mean over deals is near enough to a normal distribution to decide."""
_TINY: Final = 1e-9
_DIGITS: Final = 4


@dataclass(frozen=True, slots=True)
class Verdict:
    """Result of one new player among old ones, on deals that were not used to find it."""

    games: int
    seats: int
    wins: Fraction
    victories: Adjusted
    """Parts of the victory, with and without luck."""
    margin: Adjusted
    """Points beyond the mean of the others, with and without luck."""

    @classmethod
    def of(cls, seats: int, results: Sequence[Result], seat_of: Callable[[int], int]) -> Verdict:
        """Return the result of games in which the new player has the seat that `seat_of` names by their number.

        A tie for the first place counts as a part of the victory.
        """
        own = [(result, seat_of(result.number)) for result in results]
        wins = Fraction(0)
        for result, seat in own:
            first = result.outcome.ranking[0]
            wins += Fraction(seat in first, len(first))
        victories = Adjusted.of([observed_victory(result, seat) for result, seat in own])
        margin = Adjusted.of([observed_margin(result, (seat,)) for result, seat in own])
        return cls(len(results), seats, wins, victories, margin)

    @property
    def share(self) -> float:
        """Share of games won."""
        return float(self.wins / self.games)

    @property
    def interval(self) -> tuple[float, float]:
        """95 % confidence interval of the share, by Wilson's score."""
        return wilson(float(self.wins), self.games)

    @property
    def adjusted_share(self) -> float:
        """Share of games won, without luck."""
        return self.victories.adjusted.amount

    @property
    def adjusted_interval(self) -> tuple[float, float]:
        """95 % confidence interval of the share without luck, by the spread over deals."""
        low, high = self.victories.interval
        return max(0.0, low), min(1.0, high)

    @property
    def chance(self) -> float:
        """Share that an old player would win."""
        return 1 / self.seats

    @property
    def luck_decides(self) -> bool:
        """Whether the share without luck decides: if there are enough deals, whatever they say."""
        return self.victories.deals >= LEAST_DEALS

    @property
    def is_better(self) -> bool:
        """Whether the lower end of the 95 % interval that decides is above an even share."""
        low, _ = self.adjusted_interval if self.luck_decides else self.interval
        return low > self.chance + _TINY

    def to_json(self) -> dict[str, Any]:
        """Return plain data."""
        return {
            "wins": round(float(self.wins), 3),
            "share": round(self.share, _DIGITS),
            "interval": [round(end, _DIGITS) for end in self.interval],
            "adjusted_share": round(self.adjusted_share, _DIGITS),
            "adjusted_interval": [round(end, _DIGITS) for end in self.adjusted_interval],
            "chance": round(self.chance, _DIGITS),
            **_named("margin", self.margin.plain),
            **_named("adjusted_margin", self.margin.adjusted),
            **_named("luck", self.margin.luck),
            "variance_factor": round(self.margin.factor, _DIGITS),
            "better": self.is_better,
        }


def _named(name: str, estimate: Estimate) -> dict[str, float]:
    return {name: round(estimate.amount, 3), f"{name}_error": round(estimate.error, 3)}

"""Means of results from which luck is taken out: a control variate, whose true mean is 0."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import inf
from statistics import fmean, variance
from typing import Any, Final

from aevum.arena.standings import Z_95
from aevum.kernel.ai.estimate import Estimate, mean_of

_DIGITS: Final = 4
_LEAST_GAMES: Final = 3
"""Games below which no slope is fitted: a line through two points leaves no error to judge it by."""


@dataclass(frozen=True, slots=True)
class Observation:
    """Result of one game for one bot, with the luck that it had."""

    deal: int
    """Number of the deal; deals are independent, the games of a deal are not."""
    amount: float
    luck: float


@dataclass(frozen=True, slots=True)
class Adjusted:
    """Mean of some results with and without luck; errors are over deals."""

    plain: Estimate
    adjusted: Estimate
    luck: Estimate
    """Mean luck, whose true mean is 0."""
    factor: float
    """Variance of the adjusted result of a deal as a part of the variance of the plain one."""
    deals: int

    @classmethod
    def of(cls, observations: Sequence[Observation]) -> Adjusted:
        """Return the means of at least one observation."""
        without = without_luck(observations)
        plain = _by_deal(observations, [one.amount for one in observations])
        adjusted = _by_deal(observations, without)
        luck = _by_deal(observations, [one.luck for one in observations])
        spread = variance(plain) if len(plain) > 1 else 0.0
        factor = variance(adjusted) / spread if spread else 1.0
        return cls(mean_of(plain), mean_of(adjusted), mean_of(luck), factor, len(plain))

    @property
    def interval(self) -> tuple[float, float]:
        """95 % confidence interval of the adjusted mean, by Student's distribution over deals."""
        reach = t_95(self.deals - 1) * self.adjusted.error if self.deals > 1 else inf
        return self.adjusted.amount - reach, self.adjusted.amount + reach

    def to_json(self) -> dict[str, Any]:
        """Return plain data."""
        return {
            "margin": _rounded(self.plain),
            "adjusted_margin": _rounded(self.adjusted),
            "luck": _rounded(self.luck),
            "variance_factor": round(self.factor, _DIGITS),
        }


def t_95(freedom: int) -> float:
    """Return the standard errors to either side of a 95 % interval, by Student's distribution.

    By the first terms of its expansion in the reciprocal of the degrees of freedom: exact to 0.1 % from 5 degrees on.
    """
    z = Z_95
    first, second = (z**3 + z) / 4, (5 * z**5 + 16 * z**3 + 3 * z) / 96
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384
    return z + first / freedom + second / freedom**2 + third / freedom**3


def without_luck(observations: Sequence[Observation]) -> list[float]:
    """Return the result of each observation without its luck.

    The multiple of luck that is taken out of a deal is fitted to the other deals. A multiple that knew the deal itself
    would take out more than luck.
    """
    whole, parts = _Sums.of(observations), dict[int, _Sums]()
    for one in observations:
        parts[one.deal] = parts.get(one.deal, _Sums()) + _Sums.of([one])
    slopes = {deal: (whole - own).slope() for deal, own in parts.items()}
    return [one.amount - slopes[one.deal] * one.luck for one in observations]


@dataclass(frozen=True, slots=True)
class _Sums:
    """Sums over observations, from which a line is fitted."""

    count: int = 0
    amount: float = 0.0
    luck: float = 0.0
    amount_squared: float = 0.0
    product: float = 0.0
    luck_squared: float = 0.0

    @classmethod
    def of(cls, observations: Sequence[Observation]) -> _Sums:
        return cls(
            len(observations),
            sum(one.amount for one in observations),
            sum(one.luck for one in observations),
            sum(one.amount**2 for one in observations),
            sum(one.amount * one.luck for one in observations),
            sum(one.luck**2 for one in observations),
        )

    def __add__(self, other: _Sums) -> _Sums:
        return self._combined(other, 1)

    def __sub__(self, other: _Sums) -> _Sums:
        return self._combined(other, -1)

    def _combined(self, other: _Sums, sign: int) -> _Sums:
        return _Sums(
            self.count + sign * other.count,
            self.amount + sign * other.amount,
            self.luck + sign * other.luck,
            self.amount_squared + sign * other.amount_squared,
            self.product + sign * other.product,
            self.luck_squared + sign * other.luck_squared,
        )

    def slope(self) -> float:
        """Return the amount for each point of luck by least squares, smaller the less sure it is.

        A slope without evidence adds variance. It is shrunk by the part that chance alone would give it, down to 0.
        """
        if self.count < _LEAST_GAMES:
            return 0.0
        own = self.luck_squared - self.luck**2 / self.count
        both = self.product - self.amount * self.luck / self.count
        spread = self.amount_squared - self.amount**2 / self.count
        if own <= 0 or both == 0:
            return 0.0
        rest = max(0.0, spread - both**2 / own) / (self.count - 2)
        return both / own * max(0.0, 1.0 - rest * own / both**2)


def _by_deal(observations: Sequence[Observation], amounts: Sequence[float]) -> list[float]:
    """Return the mean amount of each deal."""
    found: dict[int, list[float]] = {}
    for one, amount in zip(observations, amounts, strict=True):
        found.setdefault(one.deal, []).append(amount)
    return list(map(fmean, found.values()))


def _rounded(estimate: Estimate) -> list[float]:
    return [round(estimate.amount, _DIGITS), round(estimate.error, _DIGITS)]

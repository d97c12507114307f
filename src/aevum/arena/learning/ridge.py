"""Ridge regression of evaluation errors on features and features times the time left, from sums alone.

Only states with equal time left are compared: their means are removed. The sums of each fold of deals are kept apart,
so that the strength of the ridge can be chosen by cross-validation, whatever the number of games.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from aevum.arena.learning.rows import Row
from aevum.kernel.ai.features import Feature
from aevum.kernel.ai.value_weights import ValueWeights
from aevum.kernel.errors import AevumError

FOLDS: Final = 5
STRENGTHS: Final = (0.0003, 0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1.0, 3.0, 10.0, 30.0)
"""Strengths that are tried, as multiples of the number of rows, on columns with standard deviation 1."""
TERM_STRENGTH: Final = 0.02
"""Strength for the terms of the evaluation, as a part of that for other features.

The terms are few, and the factors by which an evaluation made by hand errs early and late are sure after a few games.
"""
_DIGITS: Final = 4
"""Significant digits of weights."""
_TINY: Final = 1e-9
"""Variance below which a column counts as constant."""


class NumpyMissing(AevumError):
    """The package numpy is not installed."""

    message = "error-learn-missing"


def import_numpy() -> Any:
    """Return numpy; NumpyMissing if it is not installed."""
    try:
        import numpy
    except ImportError as error:
        raise NumpyMissing from error
    return numpy


@dataclass(frozen=True, slots=True)
class Fit:
    """Result of a fit."""

    weights: ValueWeights
    rows: int
    strength: float
    explained: float
    """Part of the variance of errors that the weights explain in deals that they were not fitted to (R2)."""


class Ridge:
    """Sums over the rows of many games, and the weights that fit them best."""

    def __init__(self, features: Sequence[Feature]) -> None:
        self._numpy = import_numpy()
        self._features = [feature for feature in features if feature.is_learned]
        self._learned = [number for number, feature in enumerate(features) if feature.is_learned]
        self._lasting = [number for number in self._learned if not features[number].fades]
        pulls = [TERM_STRENGTH if features[number].is_term else 1.0 for number in (*self._lasting, *self._learned)]
        self._pulls = self._numpy.array(pulls)
        columns = len(pulls) + 1
        self._sums = [_Sums(self._numpy.zeros((columns, columns)), {}) for _ in range(FOLDS)]

    def add(self, deal: int, rows: Iterable[Row]) -> None:
        """Add the rows of a game."""
        numpy, sums = self._numpy, self._sums[deal % FOLDS]
        lines = [[*self._columns(row), row.error] for row in rows]
        table = numpy.array(lines)
        sums.products += table.T @ table
        for row, line in zip(rows, table, strict=True):
            count, total = sums.groups.get(row.time_left, (0, 0.0))
            sums.groups[row.time_left] = count + 1, total + line

    def _columns(self, row: Row) -> list[float]:
        lasting = [row.values[number] for number in self._lasting]
        return lasting + [row.time_left * row.values[number] for number in self._learned]

    def fit(self) -> Fit:
        """Return the best weights, with the strength that predicts best for deals left out of the fit."""
        within = [self._centred(sums) for sums in self._sums]
        spread = sum(products[-1, -1] for products in within)
        explained = {
            strength: 1 - self._validation_error(within, strength) / spread if spread else 0.0 for strength in STRENGTHS
        }
        best = max(STRENGTHS, key=lambda strength: explained[strength])
        everything = _together(self._sums)
        rows = _rows(everything)
        weights = self._solve(self._centred(everything), rows, best)
        return Fit(self._named(weights, everything), rows, best, float(explained[best]))

    def _centred(self, sums: _Sums) -> Any:
        """Return the sums of products of columns from which the mean of their group was removed."""
        products = sums.products.copy()
        for count, total in sums.groups.values():
            products -= self._numpy.outer(total, total) / count
        return products

    def _validation_error(self, within: Sequence[Any], strength: float) -> float:
        """Return the sum of squared errors over all folds, each predicted by the others."""
        error = 0.0
        for fold, products in enumerate(within):
            others = [sums for number, sums in enumerate(self._sums) if number != fold]
            together = _together(others)
            if not _rows(together):
                continue
            weights = self._solve(self._centred(together), _rows(together), strength)
            errors = self._numpy.append(-weights, 1.0)
            error += float(errors @ products @ errors)
        return error

    def _solve(self, products: Any, rows: int, strength: float) -> Any:
        numpy = self._numpy
        inputs, target = products[:-1, :-1], products[:-1, -1]
        variances = numpy.diag(inputs) / max(1, rows)
        scales = numpy.where(variances > _TINY, numpy.sqrt(numpy.maximum(variances, _TINY)), numpy.inf)
        standard = inputs / numpy.outer(scales, scales) + strength * rows * numpy.diag(self._pulls)
        return numpy.linalg.solve(standard, target / scales) / scales

    def _named(self, weights: Any, sums: _Sums) -> ValueWeights:
        lasting = len(self._lasting)
        constant = dict(zip(self._lasting, weights[:lasting], strict=True))
        pairs = [
            (_rounded(constant.get(number, 0.0)), _rounded(by_time))
            for number, by_time in zip(self._learned, weights[lasting:], strict=True)
        ]
        named = tuple((feature.name, pair) for feature, pair in zip(self._features, pairs, strict=True) if any(pair))
        return ValueWeights(named, self._offset(weights, sums))

    def _offset(self, weights: Any, sums: _Sums) -> tuple[float, float]:
        """Return what makes the mean correction zero at every time, as far as a straight line can."""
        numpy = self._numpy
        if not sums.groups:
            return 0.0, 0.0
        times = sorted(sums.groups)
        counts = numpy.array([sums.groups[time][0] for time in times])
        means = numpy.array([float(sums.groups[time][1][:-1] @ weights) for time in times]) / counts
        parts = numpy.column_stack([numpy.ones(len(times)), times]) * numpy.sqrt(counts)[:, None]
        line, *_ = numpy.linalg.lstsq(parts, means * numpy.sqrt(counts), rcond=None)
        return _rounded(-line[0]), _rounded(-line[1])


@dataclass(slots=True)
class _Sums:
    """Sums of the products of all columns, the target last, and by time left the number of rows and their sum."""

    products: Any
    groups: dict[float, tuple[int, Any]]


def _together(folds: Sequence[_Sums]) -> _Sums:
    groups: dict[float, tuple[int, Any]] = {}
    for sums in folds:
        for time, (count, total) in sums.groups.items():
            others, sum_of_others = groups.get(time, (0, 0.0))
            groups[time] = others + count, sum_of_others + total
    return _Sums(sum(sums.products for sums in folds), groups)


def _rows(sums: _Sums) -> int:
    return sum(count for count, _ in sums.groups.values())


def _rounded(weight: float) -> float:
    return float(f"{weight:.{_DIGITS}g}")

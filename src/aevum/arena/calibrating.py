"""Fit of a calibration to games of bots, and how well it foretells games that it was not fitted to."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import log
from typing import Any, Final

from aevum.kernel.ai.calibration import (
    TIMES,
    UNCALIBRATED,
    Calibration,
    final_margins,
    final_shares,
    margins_of,
    time_weights,
)
from aevum.kernel.ai.forecast import Forecast
from aevum.kernel.chance import Chance
from aevum.kernel.game import OVER, AnyGame

BINS: Final = 10
"""Number of bins of equal width into which expected parts of a victory are sorted."""
_STEPS: Final = 25
"""Number of Newton steps; far fewer suffice."""
_RIDGE: Final = 1e-3
"""Pull of each slope towards 0 for each game, which decides where no game says anything."""
_TINY: Final = 1e-9
_DIGITS: Final = 4


@dataclass(frozen=True, slots=True)
class Row:
    """A position with the evaluations of all seats, and what became of it."""

    time_left: float
    evaluations: tuple[float, ...]
    margins: tuple[float, ...]
    shares: tuple[float, ...]


Games = Sequence[Sequence[Row]]
"""Rows of each game; every game counts as much as another."""


@dataclass(frozen=True, slots=True)
class Bin:
    """Expected and actual part of the victory where about as much was expected."""

    count: int
    expected: float
    actual: float


@dataclass(frozen=True, slots=True)
class Calibrated:
    """A calibration with what it is worth on games that its slopes were not fitted to."""

    calibration: Calibration
    games: int
    rows: int
    log_loss: float
    """Mean negative logarithm of the part of the victory that was expected for the winner."""
    plain_log_loss: float
    """Mean negative logarithm for a forecast that knows nothing but the number of seats."""
    correlations: tuple[float, ...]
    """Correlation of the evaluation margin with the final one, by quarter of the match, the last quarter first."""
    bins: tuple[Bin, ...]


def rows_of_game(game: AnyGame, options: Any, seats: int, seed: int, moves: Iterable[tuple[int, int]]) -> list[Row]:
    """Return a row for each position of a finished game in which a search segment begins."""
    forecast = Forecast(game, seats, UNCALIBRATED)
    state = game.start(options, seats, Chance.from_seed(seed))
    found: list[tuple[float, tuple[float, ...]]] = []
    for _, move in moves:
        segment = forecast.heuristics.search_segment(state)
        state.apply(move)
        if state.actor != OVER and forecast.heuristics.search_segment(state) != segment:
            found.append((forecast.time_left(state), tuple(forecast.evaluations(state))))
    outcome = state.outcome()
    assert outcome is not None
    margins, shares = tuple(final_margins(outcome)), tuple(final_shares(outcome))
    return [Row(time, evaluations, margins, shares) for time, evaluations in found]


def calibrate(games: Games) -> Calibrated:
    """Return the calibration of some games, fitted to all of them; it is judged by two fits to one half each."""
    halves = games[0::2], games[1::2]
    foretold = [
        (calibration, rows)
        for calibration, others in ((fit(halves[0]), halves[1]), (fit(halves[1]), halves[0]))
        for rows in others
    ]
    return Calibrated(
        fit(games),
        len(games),
        sum(map(len, games)),
        _log_loss([(calibration.shares(row.evaluations, row.time_left), row) for calibration, row in _each(foretold)]),
        _log_loss([([1 / len(row.shares)] * len(row.shares), row) for _, row in _each(foretold)]),
        tuple(_correlation(games, quarter) for quarter in range(len(TIMES) - 1)),
        _bins(foretold),
    )


def fit(games: Games) -> Calibration:
    """Return the slopes that foretell the games best."""
    return Calibration(_rounded(_margin_slopes(games)), _rounded(_share_slopes(games)))


def _margin_slopes(games: Games) -> list[float]:
    """Return slopes by least squares; none is below 0, since to be ahead is never bad."""
    products = [[_RIDGE * len(games) * (row == column) for column in range(len(TIMES))] for row in range(len(TIMES))]
    targets = [0.0] * len(TIMES)
    for rows in games:
        for row in rows:
            weights = time_weights(row.time_left)
            for ahead, final in zip(margins_of(row.evaluations), row.margins, strict=True):
                inputs = [weight * ahead for weight in weights]
                _add_products(products, inputs, 1 / len(rows))
                for place, value in enumerate(inputs):
                    targets[place] += value * final / len(rows)
    return [max(0.0, slope) for slope in solved(products, targets)]


def _share_slopes(games: Games) -> list[float]:
    """Return slopes of greatest likelihood, by Newton's method."""
    slopes = list(UNCALIBRATED.share_slopes)
    for _ in range(_STEPS):
        curvature = [
            [_RIDGE * len(games) * (row == column) for column in range(len(TIMES))] for row in range(len(TIMES))
        ]
        gradient = [-_RIDGE * len(games) * slope for slope in slopes]
        for rows in games:
            for row in rows:
                _add_likelihood(row, slopes, curvature, gradient, 1 / len(rows))
        step = solved(curvature, gradient)
        slopes = [max(0.0, slope + change) for slope, change in zip(slopes, step, strict=True)]
        if max(map(abs, step)) < _TINY:
            break
    return slopes


def _add_likelihood(
    row: Row, slopes: Sequence[float], curvature: list[list[float]], gradient: list[float], weight: float
) -> None:
    """Add the derivatives of the log likelihood of a row by the slopes."""
    weights = time_weights(row.time_left)
    expected = Calibration((), tuple(slopes)).shares(row.evaluations, row.time_left)
    mean = sum(share * evaluation for share, evaluation in zip(expected, row.evaluations, strict=True))
    actual = sum(share * evaluation for share, evaluation in zip(row.shares, row.evaluations, strict=True))
    spread = sum(share * (one - mean) ** 2 for share, one in zip(expected, row.evaluations, strict=True))
    for place, part in enumerate(weights):
        gradient[place] += weight * part * (actual - mean)
    _add_products(curvature, weights, weight * spread)


def _add_products(products: list[list[float]], inputs: Sequence[float], weight: float) -> None:
    for row, one in enumerate(inputs):
        if one:
            for column, other in enumerate(inputs):
                products[row][column] += weight * one * other


def solved(matrix: Sequence[Sequence[float]], targets: Sequence[float]) -> list[float]:
    """Return the solution of a few linear equations, by elimination with pivots."""
    rows = [[*row, target] for row, target in zip(matrix, targets, strict=True)]
    size = len(rows)
    for place in range(size):
        pivot = max(range(place, size), key=lambda row: abs(rows[row][place]))
        rows[place], rows[pivot] = rows[pivot], rows[place]
        for row in range(size):
            factor = rows[row][place] / rows[place][place] if row != place else 0.0
            if factor:
                rows[row] = [one - factor * other for one, other in zip(rows[row], rows[place], strict=True)]
    return [row[-1] / row[place] for place, row in enumerate(rows)]


def _each(foretold: Iterable[tuple[Calibration, Sequence[Row]]]) -> list[tuple[Calibration, Row]]:
    return [(calibration, row) for calibration, rows in foretold for row in rows]


def _log_loss(foretold: Sequence[tuple[Sequence[float], Row]]) -> float:
    losses = [
        -sum(actual * log(max(_TINY, expected)) for expected, actual in zip(shares, row.shares, strict=True))
        for shares, row in foretold
    ]
    return sum(losses) / max(1, len(losses))


def _correlation(games: Games, quarter: int) -> float:
    """Return the correlation of evaluation margins with final ones in a quarter of the match, the last one first."""
    low, high = TIMES[quarter], TIMES[quarter + 1]
    pairs = [
        pair
        for rows in games
        for row in rows
        if low <= row.time_left < high or row.time_left == high == TIMES[-1]
        for pair in zip(margins_of(row.evaluations), row.margins, strict=True)
    ]
    # Margins of all seats add up to 0, so their mean is 0, too.
    both = sum(one * other for one, other in pairs)
    sizes = sum(one * one for one, _ in pairs) * sum(other * other for _, other in pairs)
    return both / sizes**0.5 if sizes else 0.0


def _bins(foretold: Iterable[tuple[Calibration, Sequence[Row]]]) -> tuple[Bin, ...]:
    found: list[list[tuple[float, float]]] = [[] for _ in range(BINS)]
    for calibration, row in _each(foretold):
        expected = calibration.shares(row.evaluations, row.time_left)
        for one, actual in zip(expected, row.shares, strict=True):
            found[min(BINS - 1, int(one * BINS))].append((one, actual))
    return tuple(_bin(pairs) for pairs in found)


def _bin(pairs: Sequence[tuple[float, float]]) -> Bin:
    count = len(pairs)
    expected, actual = (sum(pair[place] for pair in pairs) / max(1, count) for place in (0, 1))
    return Bin(count, expected, actual)


def _rounded(slopes: Iterable[float]) -> tuple[float, ...]:
    return tuple(float(f"{slope:.{_DIGITS}g}") for slope in slopes)

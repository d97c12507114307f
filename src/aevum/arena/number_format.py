"""Numbers in the format of the reader's language."""

from __future__ import annotations

from fractions import Fraction

from aevum.kernel.ai.estimate import Estimate
from aevum.kernel.points import signed
from aevum.kernel.words import Words


def decimal(value: float, words: Words, digits: int = 1) -> str:
    """Return a number as `12.5` or `12,5`, with a true minus sign."""
    return f"{value:.{digits}f}".replace("-", "−").replace(".", words("arena-decimal"))


def percent(share: float | Fraction, words: Words, digits: int = 1) -> str:
    """Return a share of one as a percentage."""
    return words("arena-percent", figure=decimal(100 * float(share), words, digits))


def interval(ends: tuple[float, float], words: Words) -> str:
    """Return an interval of shares as percentages."""
    return words("arena-interval", low=decimal(100 * ends[0], words), high=decimal(100 * ends[1], words))


def wins(count: Fraction, words: Words) -> str:
    """Return a number of wins, with a decimal where some were shared."""
    return signed(int(count)) if count.denominator == 1 else decimal(float(count), words)


def estimate(found: Estimate, words: Words, digits: int = 2) -> str:
    """Return an estimate with its standard error, as `1.25 ± 0.40`."""
    return f"{decimal(found.amount, words, digits)} ± {decimal(found.error, words, digits)}"

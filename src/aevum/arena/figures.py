"""Figures as the reader's language writes them."""

from __future__ import annotations

from fractions import Fraction

from aevum.kernel.points import signed
from aevum.kernel.words import Words


def decimal(value: float, words: Words, digits: int = 1) -> str:
    """`12.5`, `12,5`, with a true minus sign."""
    return f"{value:.{digits}f}".replace("-", "−").replace(".", words("arena-decimal"))


def percent(share: float | Fraction, words: Words, digits: int = 1) -> str:
    """A share of one as so many of a hundred."""
    return words("arena-percent", figure=decimal(100 * float(share), words, digits))


def interval(ends: tuple[float, float], words: Words) -> str:
    """From which share to which."""
    return words("arena-interval", low=decimal(100 * ends[0], words), high=decimal(100 * ends[1], words))


def wins(count: Fraction, words: Words) -> str:
    """Victories; where some were shared, with a decimal."""
    return signed(int(count)) if count.denominator == 1 else decimal(float(count), words)

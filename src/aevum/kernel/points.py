"""Points, whole or halves: how they are written, stored and ranked."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction
from itertools import takewhile
from typing import Final

Points = int | Fraction
HALF: Final = Fraction(1, 2)

Ranking = tuple[tuple[int, ...], ...]
"""Seats from the first to the last, tied ones together."""


def written(points: Points) -> str:
    """Return points in digits, the same in every language: `17`, `17½`, `-½`."""
    whole, rest = divmod(abs(Fraction(points)), 1)
    return f"{'-' if points < 0 else ''}{whole if whole or not rest else ''}{'½' if rest else ''}"


def signed(points: Points) -> str:
    """Return points in digits with a true minus sign, for drawings."""
    return written(points).replace("-", "−")


def counted(points: Points) -> int | str:
    """Return points as a message argument: an int where the message can choose a plural by it, else digits."""
    return int(points) if points >= 0 and not points % 1 else signed(points)


def plain(points: Points) -> int | float:
    """Return points as JSON numbers: 17 or 17.5."""
    return float(points) if points % 1 else int(points)


def halved(count: int) -> Points:
    """Return half of a number; a fraction only where it must be, because adding fractions is slow."""
    return Fraction(count, 2) if count & 1 else count // 2


def points_of(number: float) -> Points:
    """Return points from a JSON number."""
    return Fraction(number) if number % 1 else int(number)


def rank(totals: Sequence[Points], tie_breaks: Sequence[Mapping[str, Points]] = ()) -> Ranking:
    """Return the ranking by totals, then by each tie break in its order; more is better."""
    merits = [(total, *(tie_breaks[seat].values() if tie_breaks else ())) for seat, total in enumerate(totals)]
    return tuple(
        tuple(seat for seat, merit in enumerate(merits) if merit == best) for best in sorted(set(merits), reverse=True)
    )


def place_in(ranking: Ranking, seat: int) -> int:
    """Return the place of a seat, 1 the best; tied seats share one."""
    return 1 + sum(map(len, takewhile(lambda tied: seat not in tied, ranking)))

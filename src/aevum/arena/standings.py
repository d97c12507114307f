"""Standings: what the games of a contest say about its bots, and how surely."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from math import sqrt
from statistics import fmean, median, stdev
from typing import Any, Final

from aevum.arena.contest import Contest, Result
from aevum.arena.ratings import Rating, ratings
from aevum.kernel.points import Points, plain

SURE: Final = 1.959964
"""An interval reaches so many standard deviations either way: it holds the truth 95 times of a hundred."""


def wilson(wins: float, games: int) -> tuple[float, float]:
    """Between which shares the true one lies, by Wilson's score; also sound for few games, and near 0 and 1."""
    if games == 0:
        return 0.0, 1.0
    share, weight = wins / games, SURE**2 / games
    middle = (share + weight / 2) / (1 + weight)
    reach = SURE / (1 + weight) * sqrt(share * (1 - share) / games + weight / (4 * games))
    return max(0.0, middle - reach), min(1.0, middle + reach)


@dataclass(frozen=True, slots=True)
class Spread:
    """How figures are spread."""

    mean: float
    deviation: float
    least: Points
    median: float
    most: Points

    @classmethod
    def of(cls, figures: Sequence[Points]) -> Spread:
        """Of at least one figure."""
        plainly = list(map(float, figures))
        deviation = stdev(plainly) if len(figures) > 1 else 0.0
        return cls(fmean(plainly), deviation, min(figures), median(plainly), max(figures))

    def to_json(self) -> dict[str, float]:
        """Plain data."""
        return {
            "mean": round(self.mean, 3),
            "deviation": round(self.deviation, 3),
            "least": plain(self.least),
            "median": self.median,
            "most": plain(self.most),
        }


@dataclass(frozen=True, slots=True)
class Standing:
    """One bot. Who is tied for the first place has a part of the victory.

    A bot with several seats wins a game with any of them; so each game is one trial, and its interval is honest.
    """

    bot: str
    seats: int
    games: int
    wins: Fraction
    chance: Fraction
    points: tuple[Points, ...]
    rating: Rating | None

    @property
    def share(self) -> float:
        """Of the games."""
        return float(self.wins / self.games)

    @property
    def interval(self) -> tuple[float, float]:
        """Of the share."""
        return wilson(float(self.wins), self.games)

    @property
    def spread(self) -> Spread:
        """Of the points."""
        return Spread.of(self.points)

    def to_json(self) -> dict[str, Any]:
        """Plain data."""
        return {
            "bot": self.bot,
            "seats": self.seats,
            "wins": round(float(self.wins), 3),
            "share": round(self.share, 4),
            "interval": [round(end, 4) for end in self.interval],
            "chance": round(float(self.chance), 4),
            "points": self.spread.to_json(),
            "rating": self.rating.to_json() if self.rating else None,
        }


def standings(contest: Contest, results: Sequence[Result]) -> list[Standing]:
    """All bots of a contest, in the order in which they were named."""
    rated = ratings(results)
    return [
        Standing(
            bot=bot,
            seats=contest.bots.count(bot),
            games=len(results),
            wins=sum((victory(result, bot) for result in results), Fraction(0)),
            chance=Fraction(contest.bots.count(bot), len(contest.bots)),
            points=tuple(result.ending.scores[seat] for result in results for seat in seats_of(result, bot)),
            rating=rated.get(bot),
        )
        for bot in dict.fromkeys(contest.bots)
    ]


def seats_of(result: Result, bot: str) -> list[int]:
    """Where a bot sat."""
    return [seat for seat, name in enumerate(result.bots) if name == bot]


def victory(result: Result, bot: str) -> Fraction:
    """The part of the victory that a bot has."""
    winners = result.ending.ranking[0]
    return Fraction(sum(result.bots[seat] == bot for seat in winners), len(winners))


def summary(contest: Contest, results: Sequence[Result]) -> dict[str, Any]:
    """The same for programs."""
    return {
        "summary": contest.game,
        "bots": list(contest.bots),
        "seed": contest.seed,
        "games": len(results),
        "deals": len({result.deal for result in results}),
        "standings": [standing.to_json() for standing in standings(contest, results)],
        "decisions": Spread.of([result.ending.decisions for result in results]).to_json(),
    }

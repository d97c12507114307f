"""Statistics of a contest: shares of wins with confidence intervals, points and ratings of its bots."""

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

Z_95: Final = 1.959964
"""Standard deviations to either side of an interval that holds the true share with 95 % confidence."""


def wilson(wins: float, games: int) -> tuple[float, float]:
    """Return the 95 % confidence interval of a share by Wilson's score, sound for few games and near 0 or 1, too."""
    if games == 0:
        return 0.0, 1.0
    share, weight = wins / games, Z_95**2 / games
    middle = (share + weight / 2) / (1 + weight)
    reach = Z_95 / (1 + weight) * sqrt(share * (1 - share) / games + weight / (4 * games))
    return max(0.0, middle - reach), min(1.0, middle + reach)


@dataclass(frozen=True, slots=True)
class Spread:
    """Mean, standard deviation, least, median and greatest of some numbers."""

    mean: float
    deviation: float
    least: Points
    median: float
    most: Points

    @classmethod
    def of(cls, figures: Sequence[Points]) -> Spread:
        """Return the spread of at least one number."""
        plainly = list(map(float, figures))
        deviation = stdev(plainly) if len(figures) > 1 else 0.0
        return cls(fmean(plainly), deviation, min(figures), median(plainly), max(figures))

    def to_json(self) -> dict[str, float]:
        """Return plain data."""
        return {
            "mean": round(self.mean, 3),
            "deviation": round(self.deviation, 3),
            "least": plain(self.least),
            "median": self.median,
            "most": plain(self.most),
        }


@dataclass(frozen=True, slots=True)
class Standing:
    """Statistics of one bot; one that is tied for the first place has a part of the victory.

    A bot with several seats wins a game with any of them; so each game is one trial, and its interval is honest.
    """

    bot: str
    seats: int
    games: int
    wins: Fraction
    chance: Fraction
    """Share of wins that chance alone would give."""
    points: tuple[Points, ...]
    rating: Rating | None

    @property
    def share(self) -> float:
        """Share of games won."""
        return float(self.wins / self.games)

    @property
    def interval(self) -> tuple[float, float]:
        """95 % confidence interval of the share of games won."""
        return wilson(float(self.wins), self.games)

    @property
    def spread(self) -> Spread:
        """Spread of the points."""
        return Spread.of(self.points)

    def to_json(self) -> dict[str, Any]:
        """Return plain data."""
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
    """Return the statistics of all bots of a contest, in the order in which they were named."""
    rated = ratings(results)
    return [
        Standing(
            bot=bot,
            seats=contest.bots.count(bot),
            games=len(results),
            wins=sum((victory(result, bot) for result in results), Fraction(0)),
            chance=Fraction(contest.bots.count(bot), len(contest.bots)),
            points=tuple(result.outcome.scores[seat] for result in results for seat in seats_of(result, bot)),
            rating=rated.get(bot),
        )
        for bot in dict.fromkeys(contest.bots)
    ]


def seats_of(result: Result, bot: str) -> list[int]:
    """Return the seats of a bot in a game."""
    return [seat for seat, name in enumerate(result.bots) if name == bot]


def victory(result: Result, bot: str) -> Fraction:
    """Return the part of the victory that a bot has in a game."""
    winners = result.outcome.ranking[0]
    return Fraction(sum(result.bots[seat] == bot for seat in winners), len(winners))


def summary(contest: Contest, results: Sequence[Result]) -> dict[str, Any]:
    """Return the statistics of a contest as plain data."""
    return {
        "summary": contest.game,
        "bots": list(contest.bots),
        "seed": contest.seed,
        "games": len(results),
        "deals": len({result.deal for result in results}),
        "standings": [standing.to_json() for standing in standings(contest, results)],
        "decisions": Spread.of([result.outcome.decisions for result in results]).to_json(),
    }

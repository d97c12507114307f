"""Ratings of bots on one scale, if openskill is installed (extra `arena`)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from statistics import fmean
from typing import Any

from aevum.arena.contest import Result


@dataclass(frozen=True, slots=True)
class Rating:
    """Plackett-Luce rating of a bot: mean and standard deviation, at first 25 and 8.3."""

    mu: float
    sigma: float

    def to_json(self) -> dict[str, float]:
        """Return plain data."""
        return {"worth": round(self.mu, 3), "doubt": round(self.sigma, 3)}


def ratings(results: Sequence[Result]) -> dict[str, Rating]:
    """Return the rating of each bot after these games in their order; empty without openskill or opponents."""
    model = _model()
    rated: dict[str, Rating] = {}
    for result in results:
        if model is not None and len(set(result.bots)) > 1:
            rated.update(_after(model, result, rated))
    return rated


def can_rate() -> bool:
    """Whether openskill is installed."""
    return _model() is not None


def _model() -> Any:
    try:
        from openskill.models import PlackettLuce
    except ImportError:
        return None
    return PlackettLuce()


def _after(model: Any, result: Result, before: dict[str, Rating]) -> dict[str, Rating]:
    """Return the ratings after a game; a bot in several seats takes the mean of what they gain and lose."""
    teams = [[_as_known(model, before.get(bot))] for bot in result.bots]
    places = [result.place(seat) for seat in range(len(teams))]
    after = [team[0] for team in model.rate(teams, ranks=places)]
    return {
        bot: Rating(
            fmean(own.mu for own, name in zip(after, result.bots, strict=True) if name == bot),
            fmean(own.sigma for own, name in zip(after, result.bots, strict=True) if name == bot),
        )
        for bot in set(result.bots)
    }


def _as_known(model: Any, rating: Rating | None) -> Any:
    return model.rating() if rating is None else model.rating(mu=rating.mu, sigma=rating.sigma)

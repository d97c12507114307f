"""Luck of the bots of a contest, and margins from which it is taken out: a control variate of known mean 0."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from statistics import fmean, variance
from typing import Any, Final

from aevum.arena.contest import Contest, Result
from aevum.arena.standings import seats_of
from aevum.kernel.ai.calibration import margins_of
from aevum.kernel.ai.estimate import Estimate, mean_of
from aevum.kernel.ai.forecast import Forecast
from aevum.kernel.ai.luck import luck_of
from aevum.kernel.chance import Chance
from aevum.kernel.game import AnyGame

_DIGITS: Final = 4


@dataclass(frozen=True, slots=True)
class Margin:
    """Points of a bot beyond those of the others, with and without luck; errors are over deals."""

    bot: str
    plain: Estimate
    adjusted: Estimate
    luck: Estimate
    """Mean luck, whose true mean is 0."""
    factor: float
    """Variance of the adjusted margin of a deal as a part of the variance of the plain one."""

    def to_json(self) -> dict[str, Any]:
        """Return plain data."""
        return {
            "bot": self.bot,
            "margin": _rounded(self.plain),
            "adjusted_margin": _rounded(self.adjusted),
            "luck": _rounded(self.luck),
            "variance_factor": round(self.factor, _DIGITS),
        }


def luck_of_game(
    game: AnyGame, options: Any, seats: int, seed: int, moves: Iterable[tuple[int, int]]
) -> tuple[float, ...]:
    """Return the luck of each seat in a finished game, in points of its final margin."""
    forecast = Forecast(game, seats)
    total = [0.0] * seats
    state = game.start(options, seats, Chance.from_seed(seed))
    chance = Chance.from_seed(Chance.from_seed(seed).branch(0))
    for number, (_, move) in enumerate(moves):
        after = state.copy()
        after.apply(move)
        luck = luck_of(state, move, after, forecast.margins, Chance.from_seed(chance.branch(number)))
        total = [own + more.amount for own, more in zip(total, luck, strict=True)] if luck else total
        state = after
    return tuple(round(own, _DIGITS) for own in total)


def margins(contest: Contest, results: Sequence[Result]) -> list[Margin]:
    """Return the margins of all bots that have others beside them; only of games whose luck was measured."""
    measured = [result for result in results if result.outcome.luck]
    bots = dict.fromkeys(contest.bots)
    return [_margin(bot, measured) for bot in bots] if measured and len(bots) > 1 else []


def _margin(bot: str, results: Sequence[Result]) -> Margin:
    by_deal: dict[int, list[tuple[float, float]]] = {}
    for result in results:
        by_deal.setdefault(result.deal, []).append(_pair(result, bot))
    plain = [fmean(margin for margin, _ in pairs) for pairs in by_deal.values()]
    adjusted = [
        fmean(margin - _slope(by_deal, deal) * luck for margin, luck in pairs) for deal, pairs in by_deal.items()
    ]
    luck = [fmean(luck for _, luck in pairs) for pairs in by_deal.values()]
    spread = variance(plain) if len(plain) > 1 else 0.0
    factor = variance(adjusted) / spread if spread else 1.0
    return Margin(bot, mean_of(plain), mean_of(adjusted), mean_of(luck), factor)


def _pair(result: Result, bot: str) -> tuple[float, float]:
    """Return the margin and the luck of a bot in a game, over all of its seats."""
    seats = seats_of(result, bot)
    final = margins_of(list(map(float, result.outcome.scores)))
    return fmean(final[seat] for seat in seats), fmean(result.outcome.luck[seat] for seat in seats)


def _slope(by_deal: dict[int, list[tuple[float, float]]], left_out: int) -> float:
    """Return the margin for each point of luck, by least squares over the other deals.

    A slope that knew the deal itself would take out more than luck.
    """
    pairs = [pair for deal, pairs in by_deal.items() if deal != left_out for pair in pairs]
    if not pairs:
        return 0.0
    usual, usual_luck = fmean(margin for margin, _ in pairs), fmean(luck for _, luck in pairs)
    both = sum((margin - usual) * (luck - usual_luck) for margin, luck in pairs)
    own = sum((luck - usual_luck) ** 2 for _, luck in pairs)
    return both / own if own else 0.0


def _rounded(estimate: Estimate) -> list[float]:
    return [round(estimate.amount, _DIGITS), round(estimate.error, _DIGITS)]

"""Luck of the seats of a game between bots, and results from which it is taken out."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from statistics import fmean
from typing import Any, Final

from aevum.arena.contest import Contest, Result
from aevum.arena.control_variates import Adjusted, Observation
from aevum.arena.standings import seats_of
from aevum.kernel.ai.calibration import margins_of
from aevum.kernel.ai.forecast import Forecast
from aevum.kernel.ai.luck import luck_of
from aevum.kernel.chance import Chance
from aevum.kernel.game import AnyGame

_DIGITS: Final = 4


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
        luck = luck_of(state, move, after, forecast.luck_margins, Chance.from_seed(chance.branch(number)))
        total = [own + more.amount for own, more in zip(total, luck, strict=True)] if luck else total
        state = after
    return tuple(round(own, _DIGITS) for own in total)


def margins(contest: Contest, results: Sequence[Result]) -> dict[str, Adjusted]:
    """Return the margins of all bots that have others beside them; only of games whose luck was measured."""
    measured = [result for result in results if result.outcome.luck]
    bots = dict.fromkeys(contest.bots)
    if not measured or len(bots) < 2:
        return {}
    return {bot: Adjusted.of([observed_margin(result, seats_of(result, bot)) for result in measured]) for bot in bots}


def observed_margin(result: Result, seats: Sequence[int]) -> Observation:
    """Return the margin of some seats in a game with their luck, 0 if it was not measured."""
    final = margins_of(list(map(float, result.outcome.scores)))
    return Observation(result.deal, fmean(final[seat] for seat in seats), _mean_luck(result, seats))


def observed_victory(result: Result, seat: int) -> Observation:
    """Return the part of the victory of a seat in a game with its luck, 0 if it was not measured."""
    winners = result.outcome.ranking[0]
    return Observation(result.deal, (seat in winners) / len(winners), _mean_luck(result, (seat,)))


def _mean_luck(result: Result, seats: Sequence[int]) -> float:
    return fmean(result.outcome.luck[seat] for seat in seats) if result.outcome.luck else 0.0

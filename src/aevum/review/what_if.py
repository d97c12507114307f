"""Comparison of lines tried at any moment of a match, each played on in the same imagined futures."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from aevum.bots.beam_search import SearchBudget
from aevum.bots.bot import Sight
from aevum.bots.rollouts import RolloutBudget, RolloutSelector
from aevum.kernel.ai.forecast import Forecast
from aevum.kernel.chance import Chance
from aevum.kernel.errors import MatchOver
from aevum.kernel.game import OVER
from aevum.kernel.match import Match
from aevum.kernel.trial import tried
from aevum.review.futures import Line, WhatIf
from aevum.review.reviewer import Progress

FUTURES: Final = 64
"""Number of futures in which lines are compared, unless another is asked for."""
_SEGMENTS: Final = 3
"""Number of search segments that each seat plays in a future, on average."""
_PLAYERS: Final = SearchBudget(beam_width=1, determinizations=1, max_evaluations=40)
_FUTURES: Final = 1 << 22
"""First branch of the seed for futures; reviews use others."""


def what_if(
    match: Match,
    position: int,
    lines: Sequence[tuple[int, ...]],
    futures: int = FUTURES,
    progress: Progress | None = None,
) -> WhatIf:
    """Return the results of some lines at a moment of a match, judged from what the seat knew that decided there.

    In each future everything that the seat could not know is drawn once, for all lines. After a line all seats play on
    for some turns, by a small search; the margin that is then expected counts. Raises MatchOver, Illegal or LineEnds
    if a line cannot be played there, and NoForecast if the game has no heuristics.
    """
    forecast = Forecast(match.game, len(match.seats))
    state = match.state_at(position)
    if state.actor == OVER:
        raise MatchOver
    for line in lines:
        tried(match.game, state, line)
    sight = Sight(match.game, state, state.legal())
    start = Chance.from_seed(Chance.from_seed(match.last_seed).branch(_FUTURES + position))
    budget = RolloutBudget(len(lines), futures, _SEGMENTS * len(match.seats), _PLAYERS, 0)
    rollouts = RolloutSelector(forecast.heuristics, sight.seat, budget, forecast.heuristics.learned_value)
    results: list[list[float]] = [[] for _ in lines]
    for number in range(futures):
        future = sight.imagine(Chance.from_seed(start.branch(number)))
        for line, own in zip(lines, results, strict=True):
            end = rollouts.play_on(future, line)
            own.append(round(forecast.margins(end)[sight.seat], 3))
        if progress is not None:
            progress(number + 1, futures)
    return WhatIf(position, sight.seat, tuple(Line(line, tuple(own)) for line, own in zip(lines, results, strict=True)))

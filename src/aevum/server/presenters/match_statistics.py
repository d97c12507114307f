"""Statistics of a finished match by turn, from what spectators could see."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from aevum.kernel.events import SPECTATOR, Event
from aevum.kernel.match import Match
from aevum.kernel.points import Points
from aevum.kernel.presentation import Stage
from aevum.server.presenters.replay_data import turns
from aevum.web.components.statistics import Statistic

MATCHES_CACHED: Final = 32
"""Maximum number of matches whose statistics a rendering process caches."""


def statistics_of(match: Match, stages: Sequence[Stage | None]) -> tuple[Statistic, ...]:
    """Return the statistics of a match at the end of each turn; those without any figure but 0 are left out.

    `stages`: stage of the match at the start and after every move.
    """
    return _statistics(match, tuple(turns(stages)))


@lru_cache(maxsize=MATCHES_CACHED)
def _statistics(match: Match, stops: tuple[int, ...]) -> tuple[Statistic, ...]:
    game, events, found = match.game, list[Event](), list[dict[str, Sequence[Points]]]()
    for number, (state, new_events) in enumerate(match.replay(), start=1):
        events += [event for event in new_events if event.seen_by(SPECTATOR)]
        if number in stops:
            found.append(dict(game.statistics(game.view(state, SPECTATOR), events)))
    names = found[-1] if found else {}
    rows = (Statistic(name, tuple(tuple(turn[name]) for turn in found)) for name in names)
    return tuple(row for row in rows if any(map(any, row.by_turn)))

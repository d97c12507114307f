"""Story of a finished match: points after every move, where they came from, and the decisions that changed most."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise
from typing import Final

from aevum.kernel.events import SPECTATOR, Event
from aevum.kernel.game import AnyGame
from aevum.kernel.match import Match
from aevum.kernel.points import Points
from aevum.kernel.presentation import Stage
from aevum.kernel.words import Words
from aevum.server.live.live_match import LiveMatch
from aevum.server.presenters.match_statistics import statistics_of
from aevum.server.presenters.replay_data import decisions, replay_data, turns
from aevum.web.components.curves import Curve, points_curve, statistic_curves
from aevum.web.components.line_chart import Series
from aevum.web.components.statistics import Statistic
from aevum.web.components.turning_points import TurningPoint

MATCHES_CACHED: Final = 32
"""Maximum number of matches whose story a rendering process caches."""
TURNING_POINTS: Final = 5
"""Maximum number of turning points that are told of a match."""
MAX_EVENTS: Final = 2
"""Maximum number of events that are told of a turning point."""


@dataclass(frozen=True, slots=True)
class MatchStory:
    """A finished match as spectators could see it, at the start and after every move."""

    stages: Sequence[Stage | None]
    totals: Sequence[Sequence[Points]]
    """Points of all seats; empty rows if the game does not count them before the end."""
    events: Sequence[Sequence[Event]]
    """Events of each move that everyone may know."""
    ranked: Sequence[TurningPoint]
    """Decisions that changed points apart from those that come every turn, the largest change first."""
    statistics: Sequence[Statistic]
    sources: Mapping[str, Sequence[Points]]

    @property
    def turning_points(self) -> list[TurningPoint]:
        """Decisions that changed the points most, in the order of the match."""
        return sorted(self.ranked[:TURNING_POINTS], key=lambda point: point.at)

    @property
    def turns(self) -> list[int]:
        """Numbers of moves at which a turn ends, for each figure of a statistic."""
        return [stop for stop in turns(self.stages) if stop]

    def points_of(self, names: Sequence[str]) -> Series:
        """Return the course of the points of each seat under its name; without values if the game counts none."""
        return [(name, [row[seat] for row in self.totals if row]) for seat, name in enumerate(names)]


@lru_cache(maxsize=MATCHES_CACHED)
def story_of(match: Match) -> MatchStory:
    """Return the story of a finished match; slow for a long match."""
    game, outcome = match.game, match.outcome()
    if outcome is None:
        raise ValueError("a match has a story when it is over")
    views = [game.view(match.state_at(0), SPECTATOR), *(game.view(state, SPECTATOR) for state, _ in match.replay())]
    stages = [game.stage(view) for view in views]
    totals = [tuple(game.totals(view)) for view in views]
    events = [tuple(event for event in some if event.seen_by(SPECTATOR)) for some in match.log()]
    everything = [event for some in events for event in some]
    return MatchStory(
        stages,
        totals,
        events,
        _ranked(match, stages, totals, events),
        statistics_of(match, stages),
        game.point_sources(outcome, everything),
    )


def curves_of(live: LiveMatch, names: Sequence[str], words: Words, seat: int = SPECTATOR) -> list[Curve]:
    """Return the chart of a match as a seat may know it and, once the match is over, its statistics as curves."""
    points = points_curve(replay_data(live, seat, words).series, names, words)
    if not live.match.over:
        return [points]
    story = story_of(live.match)
    return [points, *statistic_curves(story.statistics, live.match.game.curves, story.turns, names, words)]


def _ranked(
    match: Match,
    stages: Sequence[Stage | None],
    totals: Sequence[Sequence[Points]],
    events: Sequence[Sequence[Event]],
) -> tuple[TurningPoint, ...]:
    """Return the decisions that changed points, the largest change first; among equals a change of the lead."""
    found = []
    for start, end in pairwise(decisions(match)):
        during = [event for some in events[start:end] for event in some]
        usual = match.game.usual_points(during, len(match.seats))
        changes = tuple(
            after - before - expected
            for before, after, expected in zip(totals[start], totals[end], usual, strict=False)
        )
        if any(changes):
            point = TurningPoint(end, stages[start], changes, main_events(match.game, during))
            found.append((_size(changes), leaders(totals[start]) != leaders(totals[end]), -end, point))
    return tuple(point for *_, point in sorted(found, key=lambda one: one[:3], reverse=True))


def leaders(totals: Sequence[Points]) -> list[int]:
    """Return the seats with the most points."""
    return [seat for seat, total in enumerate(totals) if total == max(totals)]


def _size(changes: Sequence[Points]) -> Points:
    """Return by how much some changes move the seats apart; for a single seat, by how much its points change."""
    return max(changes) - min(changes) if len(changes) > 1 else max(changes[0], -changes[0])


def weight_of(game: AnyGame, event: Event) -> int:
    """Return the importance of an event for the chronicle; 0 if it is not told."""
    weights = game.chronicle_weights
    return weights.get(event.message, 0) if weights else int(game.is_highlight(event))


def main_events(game: AnyGame, events: Sequence[Event]) -> tuple[Event, ...]:
    """Return the most important of some events in their order; the first one if none is important."""
    important = [event for event in events if weight_of(game, event)]
    chosen = sorted(important, key=lambda event: -weight_of(game, event))[:MAX_EVENTS]
    return tuple(event for event in important if event in chosen)[:MAX_EVENTS] or tuple(events[:1])

"""Data of a replay: chart series and stages of a match after every move, and the moves at which a reader may stop."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from aevum.kernel.game import View
from aevum.kernel.match import Match
from aevum.kernel.points import Points
from aevum.kernel.presentation import Stage
from aevum.kernel.words import Words
from aevum.server.live.live_match import LiveMatch
from aevum.web.components.line_chart import TurnAxis
from aevum.web.text.site_words import words_of

REPLAYS_CACHED: Final = 64
"""Maximum number of replays whose data a rendering process caches."""
Lines = list[tuple[str, list[Points]]]


@dataclass(frozen=True, slots=True)
class ReplayData:
    """Chart series and stages of a match from one viewpoint, at the start and after every move."""

    series: Lines
    stages: Sequence[Stage | None]
    chance: Sequence[tuple[int, int]]
    """State of the generator of random numbers, and how often hidden things have been shown."""


def replay_data(live: LiveMatch, seat: int, words: Words) -> ReplayData:
    """Return the chart series and stages of a match as a seat may know them; slow for a long match."""
    return _measured(live.match, seat, words.language)


@lru_cache(maxsize=REPLAYS_CACHED)
def _measured(match: Match, seat: int, language: str) -> ReplayData:
    game = match.game
    words = words_of(game.id, language)
    states = [match.state_at(0), *(state for state, _ in match.replay())]
    views: list[View] = [game.view(state, seat) for state in states]
    rows = [game.chart_series(view, words) for view in views]
    series = [(name, [row[place][1] for row in rows]) for place, (name, _) in enumerate(rows[0])]
    chance = [(state.chance, state.revealed) for state in states]
    return ReplayData(series, [game.stage(view) for view in views], chance)


def decisions(match: Match) -> list[int]:
    """Return the numbers of moves after which a decision is complete: 0, and the end of a move with its follow-ups."""
    ends = [0]
    for number, played in enumerate(match.moves, start=1):
        following = match.moves[number] if number < len(match.moves) else None
        goes_on = following is not None and following.seat == played.seat
        if not (goes_on and following is not None and match.game.book.verb_of(following.move).follows):
            ends.append(number)
    return ends


def turns(stages: Sequence[Stage | None]) -> list[int]:
    """Return the numbers of moves at which a new stage begins, such as a turn or a round; start and end included."""
    begins = [0, *(at for at in range(1, len(stages)) if stages[at] != stages[at - 1])]
    return begins if begins[-1] == len(stages) - 1 else [*begins, len(stages) - 1]


def counted_unit(stages: Sequence[Stage | None]) -> str | None:
    """Return the argument by which the stages of a match are counted: `round`, else `turn`; None if there is none."""
    return next((key for key in ("round", "turn") if any(stage and key in stage[1] for stage in stages)), None)


def turn_axis(stages: Sequence[Stage | None], words: Words) -> TurnAxis | None:
    """Return the axis with the numbers of rounds, or of turns in games without rounds; None if the stages have none."""
    counted = counted_unit(stages)
    if counted is None:
        return None
    begins: list[tuple[int, int]] = []
    for at, stage in enumerate(stages):
        number = int(stage[1].get(counted, 0)) if stage else 0
        if number and (not begins or begins[-1][1] != number):
            begins.append((at, number))
    return TurnAxis(words(f"plot-{counted}"), begins)

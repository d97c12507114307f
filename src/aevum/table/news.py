"""News: what others have done since a seat's own last decision."""

from __future__ import annotations

from itertools import chain
from typing import Final

from aevum.kernel.events import WATCHING, Event
from aevum.kernel.match import Match

_MOST: Final = 60
"""Whoever has been away for longer looks at the replay."""
_WATCHED: Final = 6
"""Moves that stay marked for those who only watch."""


def own_last(match: Match, seat: int) -> int:
    """How many moves had been made when the seat had last decided."""
    moves = match.moves
    if seat == WATCHING:
        return max(0, len(moves) - _WATCHED)
    return next((number + 1 for number in range(len(moves) - 1, -1, -1) if moves[number].seat == seat), 0)


def news(match: Match, seat: int) -> list[Event]:
    """The events of the others that the seat may know, oldest first."""
    since = max(own_last(match, seat), len(match.moves) - _MOST)
    return [event for event in chain.from_iterable(match.log()[since:]) if event.seen_by(seat)]

"""Events since a seat's own last decision, to be marked on the board."""

from __future__ import annotations

from itertools import chain
from typing import Final

from aevum.kernel.events import SPECTATOR, Event
from aevum.kernel.match import Match

_MAX_MOVES: Final = 60
"""Maximum number of moves whose events are recent; the replay shows older ones."""
_MOVES_FOR_SPECTATORS: Final = 6
"""Number of moves that stay marked for spectators."""


def last_own_decision(match: Match, seat: int) -> int:
    """Return the number of moves up to and including the seat's last decision; 0 if it has made none.

    Formalities and presumed answers are no decisions. For spectators: all but the last few moves.
    """
    moves = match.moves
    if seat == SPECTATOR:
        return max(0, len(moves) - _MOVES_FOR_SPECTATORS)
    own = (number for number in range(len(moves) - 1, -1, -1) if moves[number].seat == seat)
    return next((number + 1 for number in own if not _was_automatic(match, number)), 0)


def _was_automatic(match: Match, number: int) -> bool:
    """Whether a move needed no asking: a formality without a choice, or the presumed answer."""
    game, move = match.game, match.moves[number].move
    if not game.is_formality(move):
        return False
    state = match.state_at(number)
    legal = state.legal()
    return len(legal) == 1 or game.presumed_answer(game.law.now(state).name, legal) == move


def recent_events(match: Match, seat: int, since: int) -> list[Event]:
    """Return the events after the seat's last decision that it may know, oldest first.

    `since`: number of moves up to and including that decision.
    """
    first = max(since, len(match.moves) - _MAX_MOVES)
    return [event for event in chain.from_iterable(match.log()[first:]) if event.seen_by(seat)]

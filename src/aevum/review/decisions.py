"""Decisions of a match: moves of one seat in a row that were planned together."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from aevum.kernel.ai.heuristics import Heuristics
from aevum.kernel.match import Match
from aevum.kernel.state import State


@dataclass(frozen=True, slots=True)
class MadeDecision:
    """Moves of a seat in a row, from the number of moves before them."""

    position: int
    seat: int
    moves: tuple[int, ...]

    @property
    def end(self) -> int:
        """Number of moves after the decision."""
        return self.position + len(self.moves)


def decisions_of(match: Match, states: Sequence[State], heuristics: Heuristics[Any]) -> list[MadeDecision]:
    """Return the decisions of a match in their order; `states` are its positions.

    A decision ends with the search segment, where another seat decides, and where its seat learns something new.
    Moves without an alternative belong to no decision if one begins with them.
    """
    found: list[MadeDecision] = []
    start = 0
    for number, played in enumerate(match.moves):
        if start == number and len(states[number].legal()) == 1:
            start += 1
        elif ends_decision(states[number], played.move, states[number + 1], heuristics):
            moves = tuple(one.move for one in match.moves[start : number + 1])
            found.append(MadeDecision(start, played.seat, moves))
            start = number + 1
    return found


def ends_decision(before: State, move: int, after: State, heuristics: Heuristics[Any]) -> bool:
    """Whether a decision ends with a move."""
    return (
        after.actor != before.actor
        or heuristics.search_segment(after) != heuristics.search_segment(before)
        or not heuristics.is_deterministic(before, move)
    )

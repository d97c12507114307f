"""Budgets: how much the contract suite does. This is the one place that says so.

Everything is counted in decisions, positions or judgements, never in matches: a game whose matches are four times as
long takes no longer to test. What cannot be cut, such as a match played to its end, is done once at least.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class Budget:
    """Figures for a whole game, which its variants share, and below them figures for each variant."""

    played_out: int
    """Decisions of random matches played to their end."""
    recounted: int
    """Decisions after each of which all pieces are counted."""
    told: int
    """Decisions whose every event is said in three languages."""
    seen: int
    """Positions among which the most different are judged."""
    judged: int
    """Positions at which all legal moves and 200 others are judged."""
    judged_wholly: int
    """Positions at which every move of the book is judged, if the book is small."""
    judgements: int
    """Moves judged at those positions, if the book is large."""
    redrawn: int
    """Positions redrawn for every seat."""
    picked: int
    """Positions at which every way of picking is tried."""

    recorded: int
    """Moves of a match that is replayed, saved, taken back and made again."""
    examined: int
    """Positions looked at closely: copied, compared, taken apart."""
    parted: int
    """Decisions that a copy and its state are followed after they part."""

    def positions_judged_wholly(self, book: int) -> int:
        """How many positions a book of this size allows."""
        return min(self.judged_wholly, 1 + self.judgements // book)


USUAL: Final = Budget(
    played_out=20_000,
    recounted=10_000,
    told=6_000,
    seen=30_000,
    judged=1_500,
    judged_wholly=240,
    judgements=5_500_000,
    redrawn=400,
    picked=10,
    recorded=120,
    examined=60,
    parted=40,
)
EXHAUSTIVE: Final = Budget(
    played_out=600_000,
    recounted=100_000,
    told=100_000,
    seen=150_000,
    judged=20_000,
    judged_wholly=900,
    judgements=40_000_000,
    redrawn=4_000,
    picked=400,
    recorded=2_000,
    examined=400,
    parted=2_000,
)

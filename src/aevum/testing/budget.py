"""Amount of work that the contract suite does: the one place that says it.

Everything is counted in decisions, positions or moves judged, never in matches: a game whose matches are four times as
long takes no longer to test. Work that cannot be cut, such as a match played to its end, is done at least once.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class Budget:
    """Amounts for a whole game, which its variants share, and below them amounts for each variant."""

    played_out: int
    """Decisions of random matches played to their end."""
    recounted: int
    """Decisions after each of which all pieces are counted."""
    worded: int
    """Decisions whose every event is put into words in three languages."""
    seen: int
    """Positions from which the most different are selected to be judged."""
    judged: int
    """Positions at which `legal` and `check` are compared on all legal moves and 200 others."""
    judged_wholly: int
    """Positions at which they are compared on every move of the book, if the book is small."""
    moves_judged: int
    """Moves compared at those positions, if the book is large."""
    redrawn: int
    """Positions resampled for every seat."""
    followed: int
    """Decisions whose moves and lines are followed in a position and in a resampled copy."""
    paired: int
    """Decisions at which two moves of each verb are compared for seats that do not see which was made."""
    picked: int
    """Positions at which every sequence of picks is tried."""

    recorded: int
    """Moves of a match that is replayed, saved, undone and made again."""
    examined: int
    """Positions that are examined closely: copied, compared, taken apart."""
    drawn: int
    """Positions of a match that are drawn and read as text."""
    parted: int
    """Decisions made in a copy and in its original after the copy was made."""

    def positions_judged_wholly(self, book: int) -> int:
        """Return the number of positions at which a book of this size can be compared completely."""
        return min(self.judged_wholly, 1 + self.moves_judged // book)


USUAL: Final = Budget(
    played_out=6_000,
    recounted=4_000,
    worded=6_000,
    seen=12_000,
    judged=500,
    judged_wholly=120,
    moves_judged=1_500_000,
    redrawn=400,
    followed=1_000,
    paired=500,
    picked=10,
    recorded=120,
    examined=60,
    drawn=12,
    parted=40,
)
EXHAUSTIVE: Final = Budget(
    played_out=600_000,
    recounted=100_000,
    worded=100_000,
    seen=150_000,
    judged=20_000,
    judged_wholly=900,
    moves_judged=40_000_000,
    redrawn=4_000,
    followed=20_000,
    paired=20_000,
    picked=400,
    recorded=2_000,
    examined=400,
    drawn=60,
    parted=2_000,
)
QUICK: Final = Budget(
    played_out=200,
    recounted=200,
    worded=200,
    seen=300,
    judged=40,
    judged_wholly=10,
    moves_judged=50_000,
    redrawn=20,
    followed=40,
    paired=40,
    picked=4,
    recorded=40,
    examined=12,
    drawn=3,
    parted=10,
)
BUDGETS: Final = {"quick": QUICK, "usual": USUAL, "exhaustive": EXHAUSTIVE}
EXAMPLES: Final = {"quick": 5, "usual": 25, "exhaustive": 500}
"""Examples that Hypothesis makes for a test, by budget."""

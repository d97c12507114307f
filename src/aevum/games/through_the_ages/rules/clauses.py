"""The clauses, by the names they have in the rulebook."""

from __future__ import annotations

from typing import Final

from aevum.games.through_the_ages.facts import CARDS, RULEBOOK
from aevum.kernel.rulebook import Clause


def clause(name: str) -> Clause:
    """A clause of this game."""
    return RULEBOOK[f"through_the_ages.{name}"]


CARD: Final = tuple(clause(f"card.{id}") for id in CARDS)
"""What each card does."""
IN_HAND: Final = clause("row.in_hand")
"""The card must be in your hand."""
CIVIL_ACTION: Final = clause("turn.civil_actions")
MILITARY_ACTION: Final = clause("turn.military_actions")
RESOURCES: Final = clause("stores.resources")
FOOD: Final = clause("stores.food")
UNUSED_WORKER: Final = clause("build.worker")
KNOWN: Final = clause("build.technology")
"""You need the technology in play."""
FIRST_ROUND: Final = clause("turn.first_round")

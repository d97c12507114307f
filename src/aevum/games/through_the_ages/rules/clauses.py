"""Clauses of Through the Ages that several chapters use, and lookup of clauses by id."""

from __future__ import annotations

from typing import Final

from aevum.games.through_the_ages.constants import CARDS, RULEBOOK

clause: Final = RULEBOOK.clause
"""Return a clause of this game by its id without the prefix."""

CARD: Final = tuple(clause(f"card.{id}") for id in CARDS)
"""Clause of each card, which says what the card does."""
IN_HAND: Final = clause("row.in_hand")
"""Clause that refuses a card which is not in the seat's hand."""
CIVIL_ACTION: Final = clause("turn.civil_actions")
MILITARY_ACTION: Final = clause("turn.military_actions")
RESOURCES: Final = clause("stores.resources")
FOOD: Final = clause("stores.food")
UNUSED_WORKER: Final = clause("build.worker")
KNOWN: Final = clause("build.technology")
"""Clause that refuses a move for which the seat lacks the technology in play."""
FIRST_ROUND: Final = clause("turn.first_round")

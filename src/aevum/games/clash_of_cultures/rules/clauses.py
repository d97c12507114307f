"""Clauses of Clash of Cultures that several chapters use, and lookup of clauses by id."""

from __future__ import annotations

from typing import Final

from aevum.games.clash_of_cultures.constants import ACTIONS, ADVANCES, COMBAT, EVENTS, OBJECTIVES, RULEBOOK, WONDERS
from aevum.kernel.rulebook import Clause

clause: Final = RULEBOOK.clause
"""Return a clause of this game by its id without the prefix."""

ADVANCE: Final = tuple(clause(f"card.{id}") for id in ADVANCES.ids)
"""Clause of each advance, which says what the advance does; the next five are alike for cards and Wonders."""
ACTION: Final = tuple(clause(f"card.{id}") for id in ACTIONS.ids)
COMBAT_CARD: Final = tuple(clause(f"card.{id}") for id in COMBAT.ids)
OBJECTIVE: Final = tuple(clause(f"card.{id}") for id in OBJECTIVES.ids)
EVENT: Final = tuple(clause(f"card.{id}") for id in EVENTS.ids)
WONDER: Final = tuple(clause(f"card.{id}") for id in WONDERS.ids)
ASKED: Final = clause("turn.asked")
"""Clause that refuses any other move while the decision of a card is pending."""
UNPAID: Final = clause("stock.unpaid")
"""Clause that refuses a price which the seat cannot pay."""
IN_HAND: Final = clause("actions.held")
"""Clause that refuses a card which is not in the hand of the player who decides."""
NOT_OFFERED: Final = clause("actions.in_hand")
"""Clause that refuses a card which cannot be taken, or for which there is none to give."""
OWN_CITY: Final = clause("city.yours")
_ALL: Final = tuple(RULEBOOK)
_NUMBERS: Final = {clause.id: number for number, clause in enumerate(_ALL)}


def number_of(wanted: Clause) -> int:
    """Return a clause as a number for a frame, for a step that several rules may order."""
    return _NUMBERS[wanted.id]


def numbered(number: int) -> Clause:
    """Return the clause of a number from `number_of`."""
    return _ALL[number]

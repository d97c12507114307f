"""The clauses, by the names they have in the rulebook."""

from __future__ import annotations

from typing import Final

from aevum.games.clash_of_cultures.facts import ACTIONS, ADVANCES, COMBAT, EVENTS, OBJECTIVES, RULEBOOK, WONDERS
from aevum.kernel.rulebook import Clause


def clause(name: str) -> Clause:
    """A clause of this game."""
    return RULEBOOK[f"clash_of_cultures.{name}"]


ADVANCE: Final = tuple(clause(f"card.{id}") for id in ADVANCES.ids)
"""What each advance does."""
ACTION: Final = tuple(clause(f"card.{id}") for id in ACTIONS.ids)
COMBAT_CARD: Final = tuple(clause(f"card.{id}") for id in COMBAT.ids)
OBJECTIVE: Final = tuple(clause(f"card.{id}") for id in OBJECTIVES.ids)
EVENT: Final = tuple(clause(f"card.{id}") for id in EVENTS.ids)
WONDER: Final = tuple(clause(f"card.{id}") for id in WONDERS.ids)
ASKED: Final = clause("turn.asked")
_CARDS: Final = frozenset((*ADVANCE, *ACTION, *COMBAT_CARD, *OBJECTIVE, *EVENT, *WONDER))


def first(decided: Clause) -> Clause:
    """The answer to any other move while this is decided: what a card does is no reason to wait."""
    return ASKED if decided in _CARDS else decided


UNPAID: Final = clause("stock.unpaid")
"""You cannot pay that."""
IN_HAND: Final = clause("actions.in_hand")
OWN_CITY: Final = clause("city.yours")


_ALL: Final = tuple(RULEBOOK)


def number_of(wanted: Clause) -> int:
    """A clause as a number of a frame: what one step does may be ordered by several rules."""
    return _ALL.index(wanted)


def numbered(number: int) -> Clause:
    """The clause of such a number."""
    return _ALL[number]

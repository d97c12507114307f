"""The clauses, by the names they have in the rulebook."""

from __future__ import annotations

from typing import Final

from aevum.games.tempus.facts import RULEBOOK
from aevum.kernel.rulebook import Clause


def clause(name: str) -> Clause:
    """A clause of this game."""
    return RULEBOOK[f"tempus.{name}"]


IN_HAND: Final = clause("cards.in_hand")
PROTECTED: Final = clause("fight.protection")

"""Clauses of Tempus that several chapters use, and lookup of clauses by id."""

from __future__ import annotations

from typing import Final

from aevum.games.tempus.constants import RULEBOOK

clause: Final = RULEBOOK.clause
"""Return a clause of this game by its id without the prefix."""

IN_HAND: Final = clause("cards.in_hand")
PROTECTED: Final = clause("fight.protection")

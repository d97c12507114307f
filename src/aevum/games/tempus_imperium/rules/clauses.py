"""Lookup of the clauses of Tempus Imperium by id."""

from __future__ import annotations

from typing import Final

from aevum.games.tempus_imperium.constants import RULEBOOK

clause: Final = RULEBOOK.clause
"""Return a clause of this game by its id without the prefix."""

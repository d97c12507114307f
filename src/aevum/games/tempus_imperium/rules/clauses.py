"""The clauses, by the names they have in the rulebook."""

from __future__ import annotations

from aevum.games.tempus_imperium.facts import RULEBOOK
from aevum.kernel.rulebook import Clause


def clause(name: str) -> Clause:
    """A clause of this game."""
    return RULEBOOK[f"tempus_imperium.{name}"]

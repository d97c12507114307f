"""The clauses that refuse moves, by the names they have in `rulebook.toml`."""

from __future__ import annotations

from typing import Final

from aevum.games.tempus.facts import RULEBOOK
from aevum.kernel.rulebook import Clause


def clause(name: str) -> Clause:
    """A clause of this game."""
    return RULEBOOK[f"tempus.{name}"]


PENDING: Final = tuple(
    clause(name)
    for name in (
        "setup.tiles",
        "setup.rotation",
        "setup.tokens",
        "turn.action",
        "turn.target",
        "religion.target",
        "leader.attack",
        "government.choice",
        "sanitation.when",
        "fight.declare",
        "fight.attack_cards",
        "fight.defence_cards",
        "fight.advance",
        "idea.limit",
        "progress.bonus",
        "progress.cards",
    )
)
"""What must be decided first, by phase: the answer to a move of another kind."""

IN_HAND: Final = clause("cards.in_hand")
PROTECTED: Final = clause("fight.protection")

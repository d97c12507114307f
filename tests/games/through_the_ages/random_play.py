"""Random player that mostly acts before its turn ends, so that civilizations develop."""

from __future__ import annotations

from random import Random
from typing import Final

from aevum.games.through_the_ages import GAME
from aevum.games.through_the_ages.state import Table

DESTRUCTIVE: Final = ("destroy", "disband", "cancel", "resign")
"""Verbs that are mostly left out."""
EAGER: Final = 0.9
"""Probability of choosing among the constructive moves."""


def choose(table: Table, dice: Random, resigning: float = 0) -> int:
    """Return a legal move; `resigning` is the probability that resignations are among the choices."""
    legal = table.legal()
    verbs = {move: GAME.book.verb_of(move).name for move in legal}
    if dice.random() >= resigning:
        legal = [move for move in legal if verbs[move] != "resign"]
    doing = [move for move in legal if not verbs[move].startswith("end") and verbs[move] not in DESTRUCTIVE]
    return dice.choice(doing if doing and dice.random() < EAGER else legal)

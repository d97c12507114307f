"""Chance plays, with a bias to doing things before the turn ends, so that civilizations come to something."""

from __future__ import annotations

from random import Random
from typing import Final

from aevum.games.through_the_ages import GAME
from aevum.games.through_the_ages.state import Table

DESTRUCTIVE: Final = ("destroy", "disband", "cancel", "resign")
"""Left out mostly."""
EAGER: Final = 0.9
"""How often something is done rather than anything."""


def choose(table: Table, dice: Random, resigning: float = 0) -> int:
    """A legal move; `resigning`: how often a resignation is among them."""
    legal = table.legal()
    verbs = {move: GAME.book.verb_of(move).name for move in legal}
    if dice.random() >= resigning:
        legal = [move for move in legal if verbs[move] != "resign"]
    doing = [move for move in legal if not verbs[move].startswith("end") and verbs[move] not in DESTRUCTIVE]
    return dice.choice(doing if doing and dice.random() < EAGER else legal)

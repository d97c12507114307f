"""Rules of Tempus, one module per chapter of the rulebook: steps, the clauses that forbid moves, effects, formulas.

Chapters import constants, rule values and earlier chapters; they act on the `World` passed to them. The law is complete
once all chapters have registered their steps and the odd cards their functions.
"""

from aevum.games.tempus.cards import ideas
from aevum.games.tempus.constants import IDEAS
from aevum.games.tempus.rules import babies, cards, city, fight, government, idea, move, progress, religion, setup, slot
from aevum.games.tempus.rules.law import LAW

__all__ = [
    "LAW",
    "babies",
    "cards",
    "city",
    "fight",
    "government",
    "idea",
    "ideas",
    "move",
    "progress",
    "religion",
    "setup",
    "slot",
]

IDEAS.complete()
LAW.complete()

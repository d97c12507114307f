"""The rules, one file per chapter of the rulebook: its steps, what forbids a move, what a move does, its formulas.

Chapters import facts, figures and chapters before them; what they act on is the `World` handed to them. Once all have
entered their steps and the odd cards their functions, the law is complete.
"""

from aevum.games.tempus.cards import ideas
from aevum.games.tempus.facts import IDEAS
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

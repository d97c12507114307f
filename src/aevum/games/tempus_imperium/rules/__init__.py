"""The rules, one file per chapter of the rulebook: its steps, what forbids a move, what a move does, its formulas.

Chapters import facts, figures and chapters before them; what they act on is the `Sheet` handed to them. Once all have
entered their steps, the law is complete.
"""

from aevum.games.tempus_imperium.rules import build, dig, road, use
from aevum.games.tempus_imperium.rules.law import LAW

__all__ = ["LAW", "build", "dig", "road", "use"]

LAW.complete()

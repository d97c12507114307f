"""Rules of Tempus Imperium, a module per chapter of the rulebook: steps, clauses that forbid moves, effects, formulas.

Chapters import constants, rule values and earlier chapters; they act on the `Sheet` passed to them. The law is complete
once all chapters have registered their steps.
"""

from aevum.games.tempus_imperium.rules import build, dig, road, use
from aevum.games.tempus_imperium.rules.law import LAW

__all__ = ["LAW", "build", "dig", "road", "use"]

LAW.complete()

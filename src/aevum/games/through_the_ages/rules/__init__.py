"""The rules, one file per chapter of the rulebook: its steps, what forbids a move, what a move does, its formulas.

Chapters import facts, figures and chapters before them; what they act on is the `Table` handed to them. Once all have
entered their steps and the odd cards their functions, the law is complete.
"""

from aevum.games.through_the_ages.cards import events as odd_events
from aevum.games.through_the_ages.facts import FAMILIES
from aevum.games.through_the_ages.rules import (
    build,
    course,
    fight,
    government,
    growth,
    judge,
    lead,
    play,
    politics,
    row,
    setup,
    stages,
    tactics,
    technology,
)
from aevum.games.through_the_ages.rules.law import LAW

__all__ = [
    "LAW",
    "build",
    "course",
    "fight",
    "government",
    "growth",
    "judge",
    "lead",
    "odd_events",
    "play",
    "politics",
    "row",
    "setup",
    "stages",
    "tactics",
    "technology",
]

for _family in FAMILIES:
    _family.complete()
LAW.complete()

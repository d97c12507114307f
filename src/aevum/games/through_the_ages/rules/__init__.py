"""Rules of the game, one module per chapter of the rulebook: steps, the clauses that forbid moves, effects, formulas.

Chapters import constants, rule values and chapters before them; they act on the `Table` they are given. Once
all have entered their steps and the special events their functions, the law is complete.
"""

from aevum.games.through_the_ages.cards import events as odd_events
from aevum.games.through_the_ages.constants import FAMILIES
from aevum.games.through_the_ages.rules import (
    build,
    card_effects,
    fight,
    government,
    growth,
    holdings,
    lead,
    move_generator,
    play,
    politics,
    row,
    setup,
    stages,
    tactics,
    technology,
    turn_and_game_end,
)
from aevum.games.through_the_ages.rules.law import LAW

__all__ = [
    "LAW",
    "build",
    "card_effects",
    "fight",
    "government",
    "growth",
    "holdings",
    "lead",
    "move_generator",
    "odd_events",
    "play",
    "politics",
    "row",
    "setup",
    "stages",
    "tactics",
    "technology",
    "turn_and_game_end",
]

for _family in FAMILIES:
    _family.complete()
LAW.complete()

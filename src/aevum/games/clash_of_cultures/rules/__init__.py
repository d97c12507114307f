"""The rules, one file per chapter of the rulebook: its steps, what forbids a move, what a move does, its formulas.

Chapters import facts, figures and chapters before them; what they act on is the `Table` handed to them. Once all have
entered their steps and the odd cards their functions, the law is complete.
"""

from aevum.games.clash_of_cultures.cards import actions as civil_halves
from aevum.games.clash_of_cultures.cards import events as odd_events
from aevum.games.clash_of_cultures.cards import intrigues
from aevum.games.clash_of_cultures.cards import objectives as instant_objectives
from aevum.games.clash_of_cultures.facts import FAMILIES
from aevum.games.clash_of_cultures.rules import (
    actions,
    civic,
    persons,
    scoring,
    setup,
    status,
    tokens,
    trade,
)
from aevum.games.clash_of_cultures.rules.law import LAW
from aevum.games.clash_of_cultures.rules.turn import TURN

__all__ = [
    "LAW",
    "actions",
    "civic",
    "civil_halves",
    "instant_objectives",
    "intrigues",
    "odd_events",
    "persons",
    "scoring",
    "setup",
    "status",
    "tokens",
    "trade",
]

for _step in LAW.steps:
    if _step.left_by and _step not in (TURN, trade.COMPOSE):
        _step.answer("drama", why_not=tokens.why_not_drama, apply=tokens.drama)
for _family in FAMILIES:
    _family.complete()
LAW.complete()

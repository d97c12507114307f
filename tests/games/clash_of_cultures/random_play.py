"""Random player that mostly acts before its turn ends, so that civilizations develop."""

from __future__ import annotations

from random import Random
from typing import Any, Final

from aevum.games.clash_of_cultures import GAME
from aevum.games.clash_of_cultures.rules import LAW
from aevum.games.clash_of_cultures.state import Table

TABLES: Final[list[tuple[int, dict[str, Any]]]] = [
    (2, {}),
    (3, {}),
    (4, {}),
    (3, {"length": "four_rounds"}),
    (2, {"events": "optional", "length": "dice"}),
    (4, {"events": "icons", "length": "wonder"}),
]
"""Numbers of seats and options, used in turn."""
EAGER: Final = 0.93
"""Probability of acting rather than ending the turn."""
QUIET: Final = 0.99
"""Probability of starting no trade."""
KEEN: Final = 0.5
"""Probability of making an offer as it stands."""
ATTACHED: Final = 0.95
"""Probability of not giving up a city."""


def choose(table: Table, dice: Random) -> int:
    """Return a legal move: first the verb, then its arguments."""
    by_verb: dict[str, list[int]] = {}
    for move in table.legal():
        by_verb.setdefault(GAME.book.verb_of(move).name, []).append(move)
    step = LAW.now(table).name
    if step == "demolish" and dice.random() < ATTACHED:
        return by_verb["pass"][0]
    if step == "compose" and "propose" in by_verb and dice.random() < KEEN:
        return by_verb["propose"][0]
    if step == "turn":
        for verb, share in (("end", EAGER), ("trade", QUIET)):
            if len(by_verb) > 1 and dice.random() < share:
                by_verb.pop(verb, None)
    return dice.choice(by_verb[dice.choice(sorted(by_verb))])

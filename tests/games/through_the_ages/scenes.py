"""Positions to look at: one of every phase, from random games of people who like to build, to fight and to trade."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache
from typing import Final

from aevum.games.through_the_ages.facts import FIRST_TERRITORY, NUMBER
from aevum.games.through_the_ages.moves import BOOK, RESIGN
from aevum.games.through_the_ages.options import ADVANCED, BASIC, FULL, Options
from aevum.games.through_the_ages.rules import LAW, spoils
from aevum.games.through_the_ages.rules.changes import keep_colony
from aevum.games.through_the_ages.state import Table
from aevum.kernel.chance import Chance
from aevum.kernel.game import OVER
from aevum.kernel.steps import push

GAMES: Final = (
    Options(game=FULL),
    Options(game=FULL, bonuses="private"),
    Options(game=ADVANCED),
    Options(game=BASIC),
    Options(game=FULL, bonuses="open_choice"),
)
SEEDS: Final = (*range(15), 20, 119)
"""Matches that lead, between them, to every other phase."""
LIKED: Final = frozenset(
    [
        "build",
        "develop",
        "take",
        "grow",
        "stage",
        "lead",
        "recruit",
        "tactic",
        "seed",
        "aggression",
        "war",
        "offer",
        "bid",
        "accept",
        "sacrifice",
        "upgrade",
        "govern",
    ]
)


def walk(seats: int, seed: int, options: Options) -> Iterator[Table]:
    """Every state of a match by its seed; nobody resigns."""
    pick = random.Random(seed)
    table = Table().set_up(options, seats, Chance.from_seed(seed))
    while table.actor != OVER:
        yield table
        moves = [move for move in table.legal() if move != RESIGN]
        liked = [move for move in moves if BOOK.verb_of(move).name in LIKED]
        table.apply(pick.choice(liked if liked and pick.random() < 0.85 else moves))
    yield table


@cache
def one_of_each_phase() -> dict[str, Table]:
    """A position of every phase, with the widest choice that a match offers there, and the end of one.

    Play leads to the annexation of a colony too rarely to wait.
    """
    found: dict[str, Table] = {}
    for seed in SEEDS:
        widest: dict[str, tuple[int, Table]] = {}
        for table in walk(2 + seed % 3, seed, GAMES[seed % len(GAMES)]):
            phase, width = (LAW.now(table).name, len(table.legal())) if table.actor != OVER else ("over", 0)
            if phase not in widest or width > widest[phase][0]:
                widest[phase] = (width, table.copy())
        found |= {phase: table for phase, (_, table) in widest.items() if phase not in found}
    found["annex"] = _annexation(found["ruin"].copy())
    return found


def _annexation(table: Table) -> Table:
    """Somebody with a colony loses it to a rival."""
    victim = 0
    keep_colony(table, victim, FIRST_TERRITORY)
    push(table, spoils.ANNEX, 1, 1, NUMBER["annex"], victim)
    return table

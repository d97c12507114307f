"""Positions from games of sensible players, stopped where a kind of decision comes up."""

from __future__ import annotations

import random
from functools import cache
from typing import Final

from aevum.games.clash_of_cultures import GAME
from aevum.games.clash_of_cultures.constants import NONE
from aevum.games.clash_of_cultures.maps import LABELS, UNKNOWN
from aevum.games.clash_of_cultures.moves import BOOK, VERB
from aevum.games.clash_of_cultures.options import Options
from aevum.games.clash_of_cultures.rules import LAW
from aevum.games.clash_of_cultures.state import Table
from aevum.kernel.chance import Chance
from aevum.kernel.game import OVER

LIKED: Final = {
    "trade": 0.02,
    "end": 0.02,
    "give": 0.4,
    "want": 0.4,
    "found": 30,
    "grow": 12,
    "build": 8,
    "collect": 6,
    "advance": 6,
    "move": 5,
    "with": 3,
    "erect": 40,
    "influence": 3,
    "press": 3,
    "fight": 5,
    "barter": 0.1,
}
"""Weights of verbs; the others count 1."""
BOLD: Final = 20
"""Weight of going where others are, or where no one has been."""


def step(table: Table, chances: random.Random) -> int:
    """Return a move of such a player."""
    legal = table.legal()
    return chances.choices(legal, [_liking(table, move) for move in legal])[0]


def _liking(table: Table, move: int) -> float:
    if VERB[move] != "to":
        return LIKED.get(VERB[move], 1)
    cell = LABELS.index(BOOK.move(move).args[0])
    foreign = table.city[cell] not in (NONE, table.actor) or table.holder[cell] not in (NONE, table.actor)
    return BOLD if foreign or table.barbarians[cell] or table.land.terrain[cell] == UNKNOWN else 1


@cache
def played(seats: int, seed: int) -> tuple[Table, ...]:
    """Return the positions of a whole game, without repetitions of the same step."""
    table = GAME.start(Options(), seats, Chance.from_seed(seed))
    chances = random.Random(seed)
    found: list[Table] = []
    asked = ""
    while table.actor != OVER:
        now = LAW.now(table).name
        if now != asked or len(found) % 5 == 0:
            found.append(table.copy())
        asked = now
        table.apply(step(table, chances))
    return (*found, table)


@cache
def one_of_each_phase() -> dict[str, Table]:
    """Return by phase its last position in these games, in which many pieces are on the board."""
    found: dict[str, Table] = {}
    for seats, seed in ((2, 3), (3, 0), (3, 2), (4, 0), (4, 1), (4, 3)):
        for table in played(seats, seed):
            found["over" if table.actor == OVER else LAW.now(table).name] = table
    return found

"""Candidate moves of bots that play by a learned value: those of the others, and some that only such a value judges.

Further advances, among them those of a second government, further cities that recruit and grow, Drama & Music, and a
Collect of what city pieces lack most.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from aevum.games.clash_of_cultures.constants import FOOD, ORE, WOOD
from aevum.games.clash_of_cultures.heuristics.advance_choice import by_want
from aevum.games.clash_of_cultures.heuristics.candidates import candidate_moves, kinds_of, largest
from aevum.games.clash_of_cultures.heuristics.collecting import best_collection, collected_good
from aevum.games.clash_of_cultures.rules import LAW
from aevum.games.clash_of_cultures.state_fields import NATION_WIDTH

if TYPE_CHECKING:
    from aevum.games.clash_of_cultures.state import Table

_STUDIES: Final = 9
_BUILDERS: Final = 3
_SOURCES: Final = 3
_MANY: Final = 99
_IN_PIECES: Final = (FOOD, ORE, WOOD)
"""Goods of which every city piece takes one."""


def wide_candidate_moves(table: Table, legal: list[int]) -> list[int]:
    """Return the candidate moves among the legal ones; never empty."""
    found = candidate_moves(table, legal)
    widened = _WIDENED.get(LAW.now(table).name)
    return found if widened is None else list(dict.fromkeys((*found, *widened(table, legal))))


def _turn(table: Table, legal: list[int]) -> list[int]:
    kinds = kinds_of(legal)
    return [move for verb, narrowed in _IN_TURN.items() if verb in kinds for move in narrowed(table, kinds[verb])]


def _studies(table: Table, moves: list[int]) -> list[int]:
    return by_want(table, moves)[:_STUDIES]


def _all(_: Table, moves: list[int]) -> list[int]:
    return moves


_IN_TURN: Final[dict[str, Callable[[Table, list[int]], list[int]]]] = {
    "advance": _studies,
    "drama": _all,
    "build": largest("build", _BUILDERS),
    "influence": largest("influence", _SOURCES),
}


def _collect(table: Table, legal: list[int]) -> list[int]:
    """Return the move for the good of city pieces that is scarcest in store, unless the usual one takes as scarce."""
    usual = [collected_good(table, move) for move in best_collection(table, legal)]
    base = table.actor * NATION_WIDTH
    scarcest, chosen = _MANY, -1
    for move in legal:
        good = collected_good(table, move)
        if good in _IN_PIECES and table.nation[base + good] < scarcest:
            scarcest, chosen = table.nation[base + good], move
    is_usual = any(good in _IN_PIECES and table.nation[base + good] == scarcest for good in usual)
    return [] if chosen < 0 or is_usual else [chosen]


_WIDENED: Final[dict[str, Callable[[Table, list[int]], list[int]]]] = {
    "turn": _turn,
    "collect": _collect,
    "grant": _studies,
    "cubes": _studies,
}

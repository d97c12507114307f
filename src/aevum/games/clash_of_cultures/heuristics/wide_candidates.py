"""Candidate moves of bots that play by a learned value: those of the others, and some that only such a value judges.

Further advances, among them those of a second government and those that a Wonder needs, further cities that recruit
and grow, cities that recruit near weak neighbors, Drama & Music, a trade that helps both sides, and a Collect of what
city pieces lack most.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from aevum.games.clash_of_cultures.constants import BIT, FIRST_GOVERNMENT, FOOD, NONE, OF_CATEGORY, ORE, WOOD
from aevum.games.clash_of_cultures.heuristics.advance_choice import by_want
from aevum.games.clash_of_cultures.heuristics.advance_value import ENGINEERING, TACTICS
from aevum.games.clash_of_cultures.heuristics.candidates import candidate_moves, kinds_of, largest
from aevum.games.clash_of_cultures.heuristics.collecting import best_collection, collected_good
from aevum.games.clash_of_cultures.heuristics.trading import worth_asking
from aevum.games.clash_of_cultures.maps import FAR
from aevum.games.clash_of_cultures.moves import FIRST, VERB
from aevum.games.clash_of_cultures.rules import LAW
from aevum.games.clash_of_cultures.rules.wonders import needed_advances
from aevum.games.clash_of_cultures.state_fields import KNOWN, NATION_WIDTH

if TYPE_CHECKING:
    from aevum.games.clash_of_cultures.state import Table

_STUDIES: Final = 9
_BUILDERS: Final = 3
_SOURCES: Final = 3
_MANY: Final = 99
_IN_PIECES: Final = (FOOD, ORE, WOOD)
"""Goods of which every city piece takes one."""
_GOVERNMENTS: Final = sum(category & -category for category in OF_CATEGORY[FIRST_GOVERNMENT:])
"""First advances of the governments, as a bit mask."""


def wide_candidate_moves(table: Table, legal: list[int]) -> list[int]:
    """Return the candidate moves among the legal ones; never empty."""
    found = candidate_moves(table, legal)
    widened = _WIDENED.get(LAW.now(table).name)
    return found if widened is None else list(dict.fromkeys((*found, *widened(table, legal))))


def _turn(table: Table, legal: list[int]) -> list[int]:
    kinds = kinds_of(legal)
    return [move for verb, narrowed in _IN_TURN.items() if verb in kinds for move in narrowed(table, kinds[verb])]


def _studies(table: Table, moves: list[int]) -> list[int]:
    """Return the most wanted advances, those that the nearest Wonder lacks, and those that begin a government."""
    ranked = by_want(table, moves)
    return ranked[:_STUDIES] + [move for move in ranked[_STUDIES:] if _is_planned(table, move)]


def _is_planned(table: Table, move: int) -> bool:
    """Whether a move gains an advance that begins a government or that Wonders need."""
    if VERB[move] not in ("advance", "gain"):
        return False
    bit = BIT[move - FIRST[VERB[move]]]
    needed = ENGINEERING
    for wonder in table.wonders_open:
        needed |= needed_advances(wonder)
    return bool(bit & (needed | _GOVERNMENTS))


def _trades(table: Table, moves: list[int]) -> list[int]:
    return [move for move in moves if worth_asking(table, table.actor, move - FIRST["trade"])]


def _recruits(table: Table, moves: list[int]) -> list[int]:
    """Return the best cities to recruit, and the one nearest to a foreign city."""
    found = largest("build", _BUILDERS)(table, moves)
    if not table.nation[table.actor * NATION_WIDTH + KNOWN] & TACTICS:
        return found
    rivals = [cell for cell, owner in enumerate(table.city) if owner not in (NONE, table.actor)]
    distances = table.land.distances
    nearest = min(moves, key=lambda move: min((distances(move - FIRST["build"])[cell] for cell in rivals), default=FAR))
    return [*found, nearest]


def _all(_: Table, moves: list[int]) -> list[int]:
    return moves


_IN_TURN: Final[dict[str, Callable[[Table, list[int]], list[int]]]] = {
    "advance": _studies,
    "drama": _all,
    "build": _recruits,
    "trade": _trades,
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

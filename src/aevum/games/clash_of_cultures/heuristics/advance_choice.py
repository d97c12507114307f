"""Order of preference of advances: by value, and by the objectives in hand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from aevum.games.clash_of_cultures.constants import (
    BORDER,
    CATEGORIES,
    CATEGORY,
    FIRST_GOVERNMENT,
    HALVES,
    NONE,
    OBJECTIVES,
    OF_CATEGORY,
)
from aevum.games.clash_of_cultures.heuristics.weights import WEIGHTS
from aevum.games.clash_of_cultures.moves import FIRST
from aevum.games.clash_of_cultures.state_fields import KNOWN, NATION_WIDTH

if TYPE_CHECKING:
    from aevum.games.clash_of_cultures.state import Table


def by_want(table: Table, moves: list[int]) -> list[int]:
    """Return moves by the advance they name, the most wanted first; moves that name none come last."""
    seat = table.actor
    wanted = _wanted_categories(table, seat)
    known = table.nation[seat * NATION_WIDTH + KNOWN]
    return sorted(moves, key=lambda move: -_want(_advance(move), wanted, known))


def _advance(move: int) -> int:
    """Return the advance that a move names; NONE = it names none."""
    for verb in ("advance", "gain"):
        if 0 <= move - FIRST[verb] < len(WEIGHTS.power):
            return move - FIRST[verb]
    return NONE


def _want(advance: int, wanted: frozenset[int], known: int) -> float:
    if advance == NONE:
        return -1.0
    worth = WEIGHTS.power[advance] + (WEIGHTS.border_token if BORDER[advance] != NONE else 0.0)
    category = CATEGORY[advance]
    if category in wanted:
        have = (known & OF_CATEGORY[category]).bit_count()
        worth += WEIGHTS.wanted_advance * (have + 1) + (WEIGHTS.last_of_category if have == 3 else 0.0)
    return worth


def _wanted_categories(table: Table, seat: int) -> frozenset[int]:
    """Return the categories that objectives in hand require."""
    found: set[int] = set()
    for card in table.goals[seat]:
        for objective in HALVES[card]:
            effects = OBJECTIVES.rows[objective].effects
            if "category" in effects:
                found.add(CATEGORIES.index(effects["category"]))
            if "government" in effects:
                found.update(range(FIRST_GOVERNMENT, len(CATEGORIES)))
    return frozenset(found)

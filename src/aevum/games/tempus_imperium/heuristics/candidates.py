"""Candidate moves for search: the few legal moves worth an evaluation."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from aevum.games.tempus_imperium.constants import (
    BUILDINGS,
    EMPTY,
    ENEMY,
    IS_BUILDING,
    LAKE,
    NEIGHBOURS,
    RESOURCE_KINDS,
    SECTION_CORNERS,
    SECTION_SQUARES,
)
from aevum.games.tempus_imperium.moves import BOOK, GRID_SIZE, PAID, PASS
from aevum.games.tempus_imperium.rules.use import gold_from
from aevum.kernel.geometry import components

if TYPE_CHECKING:
    from aevum.games.tempus_imperium.state import Sheet

_ROADS: Final = 7
_DIGS: Final = 4
_SITES: Final = 3
"""Maximum number of sites for each kind of building."""
_USES: Final = 2
_HUNTS: Final = 2
_FIRST: Final = {name: verb.first for name, verb in BOOK.by_name.items()}
_LAST: Final = {name: verb.first + verb.size for name, verb in BOOK.by_name.items()}


def candidate_moves(sheet: Sheet, legal: list[int]) -> list[int]:
    """Return the candidate moves, at least one; an action that is free is never paid for."""
    if legal[0] != PASS:
        return legal[:1]
    found: list[int] = []
    for verb, narrowed in _NARROWED.items():
        found += narrowed(sheet, _of(verb, legal) or _of(f"pay_{verb}", legal))
    found.append(PASS)
    return found


def _of(verb: str, legal: list[int]) -> list[int]:
    return [move for move in legal if _FIRST[verb] <= move < _LAST[verb]]


def _roads(sheet: Sheet, moves: list[int]) -> list[int]:
    """Return sections that extend a road, or begin the first one, to where there is most to reach."""
    water = [square for square, kind in enumerate(sheet.squares) if kind == LAKE]
    shore = {beside for square in water for beside in NEIGHBOURS[square]}
    reached = {square for section in sheet.roads for square in SECTION_SQUARES[section]}

    def lure(move: int) -> float:
        section = (move - _FIRST["road"]) % PAID
        ends = sum(sheet.network[corner] > 0 for corner in SECTION_CORNERS[section])
        promise = 3.0 * (ends == 1 or not sheet.roads) + 1.0 * (ends == 2)
        for square in SECTION_SQUARES[section]:
            kind = sheet.squares[square]
            if square in reached:
                continue
            if kind in RESOURCE_KINDS:
                promise += 0.6 * sheet.left[square]
            elif kind == EMPTY:
                promise += 1.8 if square in shore else 0.8
            elif IS_BUILDING[kind]:
                promise += 1.5
            elif kind == ENEMY:
                promise += 1.0
            if kind in (EMPTY, LAKE):
                promise += 0.3 * sum(
                    sheet.squares[near] in RESOURCE_KINDS and near not in reached for near in NEIGHBOURS[square]
                )
        return promise

    return sorted(moves, key=lure, reverse=True)[:_ROADS]


def _digs(sheet: Sheet, moves: list[int]) -> list[int]:
    """Return the digs that give a lake most buildings and most room for further ones."""
    squares = sheet.squares
    lakes = components([square for square, kind in enumerate(squares) if kind == LAKE], NEIGHBOURS)
    lake_of = {square: number for number, lake in enumerate(lakes) for square in lake}
    shores = [{beside for square in lake for beside in NEIGHBOURS[square]} for lake in lakes]
    built = [sum(IS_BUILDING[squares[square]] for square in shore) for shore in shores]

    def gain(move: int) -> float:
        square = (move - _FIRST["dig"]) % PAID
        joined = {lake_of[near] for near in NEIGHBOURS[square] if near in lake_of}
        shore = set().union(*(shores[number] for number in joined))
        fresh = [near for near in NEIGHBOURS[square] if near not in shore]
        size = 1 + sum(len(lakes[number]) for number in joined)
        buildings = sum(built[number] for number in joined) + sum(IS_BUILDING[squares[near]] for near in fresh)
        before = sum(len(lakes[number]) * built[number] for number in joined)
        return size * buildings - before + 0.4 * sum(squares[near] == EMPTY for near in fresh) + 0.1 * size

    return sorted(moves, key=gain, reverse=True)[:_DIGS]


def _builds(sheet: Sheet, moves: list[int]) -> list[int]:
    """Return for each kind of building the sites beside the largest lakes, away from enemies."""
    squares = sheet.squares
    lakes = components([square for square, kind in enumerate(squares) if kind == LAKE], NEIGHBOURS)
    size_of = {square: (len(lake), number) for number, lake in enumerate(lakes) for square in lake}

    def gain(move: int) -> float:
        site = (move - _FIRST["build"]) % PAID % GRID_SIZE
        beside = {size_of[near] for near in NEIGHBOURS[site] if near in size_of}
        enemies = sum(squares[near] == ENEMY for near in NEIGHBOURS[site])
        return sum(size for size, _ in beside) - 0.3 * enemies

    found: list[int] = []
    for building in range(len(BUILDINGS)):
        of_kind = [move for move in moves if (move - _FIRST["build"]) % PAID // GRID_SIZE == building]
        found += sorted(of_kind, key=gain, reverse=True)[:_SITES]
    return found


def _uses(sheet: Sheet, moves: list[int]) -> list[int]:
    """Return the uses that bring most gold."""
    return sorted(moves, key=lambda move: -gold_from(sheet, (move - _FIRST["use"]) % PAID))[:_USES]


def _hunts(sheet: Sheet, moves: list[int]) -> list[int]:
    """Return the attacks on the enemies with most buildings beside them; the others are equally good targets."""
    squares = sheet.squares

    def raids(move: int) -> int:
        enemy = (move - _FIRST["use_fort"]) % PAID % GRID_SIZE
        return sum(IS_BUILDING[squares[near]] for near in NEIGHBOURS[enemy])

    return sorted(moves, key=raids, reverse=True)[:_HUNTS]


_NARROWED: Final[dict[str, Callable[[Sheet, list[int]], list[int]]]] = {
    "use_fort": _hunts,
    "use": _uses,
    "build": _builds,
    "dig": _digs,
    "road": _roads,
}
"""Filter of the candidate moves of each verb; verbs that are evaluated quickly come first, as the budget may run out.
"""

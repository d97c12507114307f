"""What is worth a thought: most moves that are allowed are not."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from aevum.games.tempus_imperium.facts import (
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
"""For each kind of building."""
_USES: Final = 2
_HUNTS: Final = 2
_FIRST: Final = {name: verb.first for name, verb in BOOK.by_name.items()}
_LAST: Final = {name: verb.first + verb.size for name, verb in BOOK.by_name.items()}


def worth_a_thought(sheet: Sheet, legal: list[int]) -> list[int]:
    """The legal moves to look at, never none; who may act for nothing does not pay for the same."""
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
    """Those that go on from a road, or begin one between resources, to where there is most to reach."""
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
    """Where a lake reaches more buildings and more room for them, rather not where one could be built now."""
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
    """Of each kind where the largest lakes are, away from enemies."""
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
    """What brings most gold."""
    return sorted(moves, key=lambda move: -gold_from(sheet, (move - _FIRST["use"]) % PAID))[:_USES]


def _hunts(sheet: Sheet, moves: list[int]) -> list[int]:
    """One enemy is as good as another, but for those beside buildings."""
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
"""What is quickly judged comes first: a search may tire."""

"""Acciones, 5-9 Construir: pay wood and stone along the roads and gold from the treasury, draw the building."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from aevum.games.tempus_imperium.facts import (
    BUILDING_KINDS,
    BUILDINGS,
    EMPTY,
    FOREST,
    QUARRY,
    RULEBOOK,
    SECTION_CORNERS,
    SECTION_SQUARES,
    SQUARES,
    STONE_COST,
    WOOD_COST,
)
from aevum.games.tempus_imperium.moves import BUILD_FIRST, FROM_FIRST, GRID_SIZE
from aevum.games.tempus_imperium.rules.connection import connected_squares, roads_at, walk
from aevum.kernel.rulebook import Clause

if TYPE_CHECKING:
    from aevum.games.tempus_imperium.state import Sheet

ONLY_EMPTY: Final = RULEBOOK["tempus_imperium.build.empty"]
RESOURCES: Final = RULEBOOK["tempus_imperium.build.resources"]
GOLD: Final = RULEBOOK["tempus_imperium.build.gold"]
FROM: Final = RULEBOOK["tempus_imperium.build.from"]
FROM_SQUARE: Final = RULEBOOK["tempus_imperium.build.from_square"]
NOTHING_OWED: Final = RULEBOOK["tempus_imperium.build.nothing_owed"]


def legal(sheet: Sheet, purse: int) -> list[int]:
    sites = _sites(sheet)
    if not sites:
        return []
    moves: list[int] = []
    for building in range(len(BUILDINGS)):
        if sheet.gold_costs[building] <= purse:
            first = BUILD_FIRST + building * GRID_SIZE
            wood, stone = WOOD_COST[building], STONE_COST[building]
            moves += [first + site for site, has_wood, has_stone in sites if has_wood >= wood and has_stone >= stone]
    return moves


def _sites(sheet: Sheet) -> list[tuple[int, int, int]]:
    """(empty square, wood, stone within reach) of every empty square on a road that holds resources, in order."""
    stores = _stores(sheet)
    if not stores:
        return []
    network, squares = sheet.network, sheet.squares
    reached = {
        square
        for section in sheet.roads
        if network[SECTION_CORNERS[section][0]] in stores
        for square in SECTION_SQUARES[section]
        if squares[square] == EMPTY
    }
    return [(site, *_within_reach(sheet, site, stores)) for site in sorted(reached)]


def _stores(sheet: Sheet) -> dict[int, set[int]]:
    """For each road, the squares on it that still hold wood or stone."""
    stores: dict[int, set[int]] = {}
    for square, left in enumerate(sheet.left):
        if left:
            for road in roads_at(sheet, square):
                stores.setdefault(road, set()).add(square)
    return stores


def _within_reach(sheet: Sheet, site: int, stores: dict[int, set[int]]) -> tuple[int, int]:
    wood = stone = 0
    for square in {square for road in roads_at(sheet, site) for square in stores.get(road, ())}:
        if sheet.squares[square] == FOREST:
            wood += sheet.left[square]
        else:
            stone += sheet.left[square]
    return wood, stone


def check(sheet: Sheet, move: int, purse: int) -> Clause | None:
    building, site = divmod(move - BUILD_FIRST, GRID_SIZE)
    if sheet.squares[site] != EMPTY:
        return ONLY_EMPTY
    if purse < sheet.gold_costs[building]:
        return GOLD
    met = walk(sheet, site)
    wood = sum(sheet.left[square] for square in met if sheet.squares[square] == FOREST)
    stone = sum(sheet.left[square] for square in met if sheet.squares[square] == QUARRY)
    return RESOURCES if wood < WOOD_COST[building] or stone < STONE_COST[building] else None


def apply(sheet: Sheet, move: int) -> None:
    building, site = divmod(move - BUILD_FIRST, GRID_SIZE)
    sheet.squares[site] = BUILDING_KINDS[building]
    sheet.gold -= sheet.gold_costs[building]
    sheet.site = site
    sheet.owed_wood = WOOD_COST[building]
    sheet.owed_stone = STONE_COST[building]
    if sheet.log is not None:
        sheet.log.tell(
            "event-build", building=BUILDINGS[building], square=SQUARES[site], gold=sheet.gold_costs[building]
        )
    _pay_without_choice(sheet)


# -- paying


def legal_payments(sheet: Sheet) -> list[int]:
    return sorted(
        FROM_FIRST + square
        for square in connected_squares(sheet, sheet.site)
        if sheet.left[square] and _owes(sheet, sheet.squares[square])
    )


def check_payment(sheet: Sheet, square: int) -> Clause | None:
    if sheet.site < 0:
        return NOTHING_OWED
    kind = sheet.squares[square]
    if kind not in (FOREST, QUARRY) or not sheet.left[square]:
        return FROM_SQUARE
    owed = sheet.owed_wood if kind == FOREST else sheet.owed_stone
    return None if owed and square in walk(sheet, sheet.site) else FROM_SQUARE


def apply_payment(sheet: Sheet, square: int) -> None:
    _cross_off(sheet, square, 1)
    _pay_without_choice(sheet)


def _owes(sheet: Sheet, kind: int) -> int:
    if kind == FOREST:
        return sheet.owed_wood
    return sheet.owed_stone if kind == QUARRY else 0


def _pay_without_choice(sheet: Sheet) -> None:
    """Cross off what can only be paid in one way; the building stands once nothing is owed."""
    connected = connected_squares(sheet, sheet.site)
    for kind in (FOREST, QUARRY):
        owed = _owes(sheet, kind)
        holders = [square for square in connected if sheet.squares[square] == kind and sheet.left[square]]
        if owed and len(holders) == 1:
            _cross_off(sheet, holders[0], owed)
        elif owed and sum(sheet.left[square] for square in holders) == owed:
            for square in sorted(holders):
                _cross_off(sheet, square, sheet.left[square])
    if not sheet.owed_wood and not sheet.owed_stone:
        sheet.site = -1


def _cross_off(sheet: Sheet, square: int, count: int) -> None:
    sheet.left[square] -= count
    if sheet.squares[square] == FOREST:
        sheet.owed_wood -= count
    else:
        sheet.owed_stone -= count
    if sheet.log is not None:
        resource = "wood" if sheet.squares[square] == FOREST else "stone"
        sheet.log.tell("event-crossed-off", resource=resource, count=count, square=SQUARES[square])

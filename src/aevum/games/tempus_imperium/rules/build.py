"""Acciones, 5-9 Construir: pay wood and stone along the roads and gold from the treasury, draw the building."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from aevum.games.tempus_imperium.constants import (
    BUILD,
    BUILDING_KINDS,
    BUILDINGS,
    EMPTY,
    FOREST,
    QUARRY,
    SECTION_END,
    SECTION_SQUARES,
    SQUARES,
)
from aevum.games.tempus_imperium.moves import FROM_FIRST, GRID_SIZE
from aevum.games.tempus_imperium.rule_values import GOLD_COSTS, STONE_COST, WOOD_COST
from aevum.games.tempus_imperium.rules import turn
from aevum.games.tempus_imperium.rules.clauses import clause
from aevum.games.tempus_imperium.rules.connection import connected_squares, roads_at, walk
from aevum.games.tempus_imperium.rules.law import LAW
from aevum.kernel.rulebook import Clause
from aevum.kernel.steps import FIRST, SECOND, THIRD, Prompt, push

if TYPE_CHECKING:
    from aevum.games.tempus_imperium.options import Options
    from aevum.games.tempus_imperium.state import Sheet
    from aevum.games.tempus_imperium.view import SheetView

COSTS: Final = clause("build.costs")
ONLY_EMPTY: Final = clause("build.empty")
RESOURCES: Final = clause("build.resources")
GOLD: Final = clause("build.gold")
FROM: Final = clause("build.from")
FROM_SQUARE: Final = clause("build.from_square")

SITE: Final = FIRST
"""Square whose new building is still to be paid for."""
WOOD: Final = SECOND
STONE: Final = THIRD
_OWED: Final = {FOREST: WOOD, QUARRY: STONE}
"""Frame index of what a square of this kind can pay."""


def gold_costs(options: Options) -> tuple[int, ...]:
    """Return the gold that each building costs."""
    return GOLD_COSTS[options.fort_and_castle_gold]


def resources(building: int) -> tuple[int, int]:
    """Return the wood and stone that a building costs."""
    return WOOD_COST[building], STONE_COST[building]


# -- the site


def _legal(sheet: Sheet, purse: int) -> list[int]:
    sites = _sites(sheet)
    if not sites:
        return []
    costs = gold_costs(sheet.options)
    return [
        building * GRID_SIZE + site
        for building, (wood, stone) in enumerate(zip(WOOD_COST, STONE_COST, strict=True))
        if costs[building] <= purse
        for site, has_wood, has_stone in sites
        if has_wood >= wood and has_stone >= stone
    ]


def _sites(sheet: Sheet) -> list[tuple[int, int, int]]:
    """Return (square, wood, stone within reach) of every empty square on a road that holds resources, in order."""
    network, squares = sheet.network, sheet.squares
    stores = [(square, roads) for square, left in enumerate(sheet.left) if left and (roads := roads_at(sheet, square))]
    if not stores:
        return []
    on_road = _held_by_road(sheet, stores)
    reached = {
        square
        for section in sheet.roads
        if network[SECTION_END[section]] in on_road
        for square in SECTION_SQUARES[section]
        if squares[square] == EMPTY
    }
    sites: list[tuple[int, int, int]] = []
    for site in sorted(reached):
        roads = roads_at(sheet, site)
        if len(roads) == 1:
            wood, stone = on_road[roads.pop()]
        else:
            # A square on two roads is counted once.
            wood, stone = _held(sheet, [square for square, theirs in stores if not roads.isdisjoint(theirs)])
        sites.append((site, wood, stone))
    return sites


def _held_by_road(sheet: Sheet, stores: list[tuple[int, set[int]]]) -> dict[int, tuple[int, int]]:
    """Return by road the wood and stone that squares on it still hold."""
    on_road: dict[int, list[int]] = {}
    for square, roads in stores:
        for road in roads:
            on_road.setdefault(road, []).append(square)
    return {road: _held(sheet, squares) for road, squares in on_road.items()}


def _held(sheet: Sheet, stores: list[int]) -> tuple[int, int]:
    """Return the wood and stone that these squares still hold."""
    wood = stone = 0
    for square in stores:
        if sheet.squares[square] == FOREST:
            wood += sheet.left[square]
        else:
            stone += sheet.left[square]
    return wood, stone


def _why_not(sheet: Sheet, argument: int, purse: int) -> Clause | None:
    building, site = divmod(argument, GRID_SIZE)
    if sheet.squares[site] != EMPTY:
        return ONLY_EMPTY
    if purse < gold_costs(sheet.options)[building]:
        return GOLD
    met = walk(sheet, site)
    wood = sum(sheet.left[square] for square in met if sheet.squares[square] == FOREST)
    stone = sum(sheet.left[square] for square in met if sheet.squares[square] == QUARRY)
    return RESOURCES if wood < WOOD_COST[building] or stone < STONE_COST[building] else None


def _apply(sheet: Sheet, argument: int) -> None:
    building, site = divmod(argument, GRID_SIZE)
    gold = gold_costs(sheet.options)[building]
    sheet.squares[site] = BUILDING_KINDS[building]
    sheet.gold -= gold
    if sheet.log is not None:
        sheet.log.add("event-build", COSTS, building=BUILDINGS[building], square=SQUARES[site], gold=gold)
    push(sheet, PAYMENT, 0, site, WOOD_COST[building], STONE_COST[building])
    _pay_without_choice(sheet)


turn.enter(BUILD, "build", why_not=_why_not, apply=_apply, legal=_legal)


# -- paying


def _legal_payments(sheet: Sheet) -> list[int]:
    frames, squares, left = sheet.frames, sheet.squares, sheet.left
    return sorted(
        FROM_FIRST + square
        for square in connected_squares(sheet, frames[SITE])
        if left[square] and frames[_OWED[squares[square]]]
    )


def _why_not_from(sheet: Sheet, square: int) -> Clause | None:
    kind = sheet.squares[square]
    if kind not in (FOREST, QUARRY) or not sheet.left[square]:
        return FROM_SQUARE
    owed = sheet.frames[WOOD] if kind == FOREST else sheet.frames[STONE]
    return None if owed and square in walk(sheet, sheet.frames[SITE]) else FROM_SQUARE


def _pay_from(sheet: Sheet, square: int) -> None:
    _cross_off(sheet, square, 1)
    _pay_without_choice(sheet)


def _pay_without_choice(sheet: Sheet) -> None:
    """Cross off what can only be paid in one way; the building stands once nothing is owed."""
    frames = sheet.frames
    connected = connected_squares(sheet, frames[SITE])
    for kind, number in _OWED.items():
        owed = frames[number]
        holders = [square for square in connected if sheet.squares[square] == kind and sheet.left[square]]
        if owed and len(holders) == 1:
            _cross_off(sheet, holders[0], owed)
        elif owed and sum(sheet.left[square] for square in holders) == owed:
            for square in sorted(holders):
                _cross_off(sheet, square, sheet.left[square])
    if not frames[WOOD] and not frames[STONE]:
        LAW.finish(sheet)


def _cross_off(sheet: Sheet, square: int, count: int) -> None:
    kind = sheet.squares[square]
    sheet.left[square] -= count
    sheet.frames[_OWED[kind]] -= count
    if sheet.log is not None:
        resource = "wood" if kind == FOREST else "stone"
        sheet.log.add("event-crossed-off", RESOURCES, resource=resource, count=count, square=SQUARES[square])


def _asks(view: SheetView) -> Prompt:
    return "prompt-payment", view.owes or {}


PAYMENT: Final = LAW.step("payment", FROM, fields=("site", "wood", "stone"), asks=_asks)
PAYMENT.answer("from", why_not=_why_not_from, apply=_pay_from, legal=_legal_payments)

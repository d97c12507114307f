"""Evaluation function of Tempus Imperium: points expected at the end, most of them from lakes with buildings."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from aevum.games.tempus_imperium.constants import (
    ACTION_OF_DIGIT,
    ACTIONS,
    BUILD,
    CASTLE,
    DIG,
    EMPTY,
    ENEMY,
    FARM,
    FOREST,
    FORT,
    IS_BUILDING,
    LAKE,
    MARKET,
    NEIGHBOURS,
    QUARRY,
    SECTION_CORNERS,
    SECTION_SQUARES,
    TURNS,
    TURNS_PER_ROUND,
    USE,
)
from aevum.games.tempus_imperium.heuristics.weights import WEIGHTS
from aevum.games.tempus_imperium.rules.raid import raiders
from aevum.games.tempus_imperium.rules.score import RATES, longest_road
from aevum.kernel.geometry import components

if TYPE_CHECKING:
    from aevum.games.tempus_imperium.state import Sheet


class Road:
    """Counts of buildings, enemies, sites and resources on one road."""

    __slots__ = ("castles", "enemies", "farms", "forts", "markets", "sites", "squares", "stone", "wood")

    def __init__(self, sheet: Sheet, squares: set[int]) -> None:
        kinds = [sheet.squares[square] for square in squares]
        self.squares = squares
        self.castles, self.enemies, self.farms = kinds.count(CASTLE), kinds.count(ENEMY), kinds.count(FARM)
        self.forts, self.markets, self.sites = kinds.count(FORT), kinds.count(MARKET), kinds.count(EMPTY)
        left = sheet.left
        self.wood = sum(left[square] for square in squares if sheet.squares[square] == FOREST)
        self.stone = sum(left[square] for square in squares if sheet.squares[square] == QUARRY)

    @property
    def plots(self) -> float:
        """Expected number of further buildings.

        Those that can be paid for and have a site, and a part of up to two without, as the road could lead on.
        """
        payable = self.wood + self.stone / 2
        return min(self.sites, payable) + WEIGHTS.foundation * min(2.0, max(0.0, payable - self.sites))


def _roads(sheet: Sheet) -> list[Road]:
    network = sheet.network
    found: dict[int, set[int]] = {}
    for section in sheet.roads:
        found.setdefault(network[SECTION_CORNERS[section][0]], set()).update(SECTION_SQUARES[section])
    return [Road(sheet, squares) for squares in found.values()]


def _lakes(sheet: Sheet) -> list[tuple[int, int, set[int]]]:
    """Return size, number of buildings beside it and adjacent squares of each lake."""
    squares = sheet.squares
    found = []
    for lake in components([square for square, kind in enumerate(squares) if kind == LAKE], NEIGHBOURS):
        shore = {beside for square in lake for beside in NEIGHBOURS[square]}
        found.append((len(lake), sum(IS_BUILDING[squares[square]] for square in shore), shore))
    return found


def _free(sheet: Sheet) -> list[int]:
    """Return by action the number of turns in which it is still free."""
    counts = [0] * len(ACTIONS)
    rounds, turn = divmod(TURNS - sheet.turn, TURNS_PER_ROUND)
    for digit in sheet.digits:
        counts[ACTION_OF_DIGIT[digit]] += rounds
    for digit in sheet.digits[TURNS_PER_ROUND - turn :]:
        counts[ACTION_OF_DIGIT[digit]] += 1
    return counts


TERMS: Final = ("term-points", "term-lakes", "term-treasury", "term-outlook", "term-enemies")


def evaluate(sheet: Sheet) -> float:
    """Return the evaluation: points that may be expected at the end."""
    return sum(evaluation_terms(sheet))


def evaluation_terms(sheet: Sheet) -> tuple[float, ...]:
    """Return the terms of the evaluation, in the order of `TERMS`."""
    squares, turns = sheet.squares, TURNS - sheet.turn
    lakes = _lakes(sheet)
    points = float(
        RATES["castles"] * squares.count(CASTLE)
        + RATES["markets_and_forts"] * (squares.count(MARKET) + squares.count(FORT))
        + RATES["farms"] * squares.count(FARM)
        + RATES["longest_road"] * longest_road(sheet)
    )
    enemies = float(RATES["enemies"] * squares.count(ENEMY))
    lake = float(sum(size * buildings for size, buildings, _ in lakes))
    if not turns:
        return points, lake, float(sheet.gold // RATES["gold"]) + 0.01 * sheet.gold, 0.0, enemies
    roads, free = _roads(sheet), _free(sheet)
    return (
        points,
        lake,
        _treasury(sheet, roads, turns),
        _outlook(sheet, roads, lakes, free, turns),
        enemies + _hunt(sheet, roads, free, turns),
    )


def _treasury(sheet: Sheet, roads: list[Road], turns: int) -> float:
    """Return the value of gold: it buys actions as long as there are turns; the rest makes a few points."""
    most = WEIGHTS.gold_a_turn * turns
    spent = min(float(sheet.gold), most)
    earned = WEIGHTS.income * turns / TURNS_PER_ROUND * _income(sheet, roads)
    later = min(earned, most - spent)
    return (
        (WEIGHTS.gold + WEIGHTS.early_gold * turns) * spent
        + (WEIGHTS.gold + WEIGHTS.early_gold * turns / 2) * later
        + (sheet.gold + earned - spent - later) / RATES["gold"]
    )


def _income(sheet: Sheet, roads: list[Road]) -> float:
    """Return the gold that castles and markets bring in a round, less the cost of using them and the loss by raids."""
    income = 0.0
    for road in roads:
        income += road.castles * max(0.0, 2 * (road.forts + road.markets) - 1.0)
        income += road.markets * max(0.0, road.farms - 1.0)
    return income - len(raiders(sheet))


def _outlook(
    sheet: Sheet, roads: list[Road], lakes: list[tuple[int, int, set[int]]], free: list[int], turns: int
) -> float:
    """Return the value of what can still be built, and of what the best lake may become."""
    bought = min(WEIGHTS.bought * sheet.gold, turns)
    builds = min(free[BUILD] + bought / 2, sum(road.plots for road in roads))
    digs = free[DIG] + bought / 2
    hope = 0.0
    for size, buildings, shore in lakes:
        sites = sum(
            sheet.squares[square] == EMPTY
            for road in roads
            if road.wood + road.stone
            for square in road.squares & shore
        )
        then = (size + digs) * (buildings + WEIGHTS.shore * builds)
        hope = max(hope, WEIGHTS.hope * (then - size * buildings) + WEIGHTS.site * min(sites, builds))
    return WEIGHTS.plot * builds + hope


def _hunt(sheet: Sheet, roads: list[Road], free: list[int], turns: int) -> float:
    """Return the value of enemies that forts can still reach."""
    rounds = -(-turns // TURNS_PER_ROUND)
    used, round = sheet.used, sheet.round
    beaten = prey = 0
    for road in roads:
        spent = sum(used[square] == round for square in road.squares if sheet.squares[square] == FORT)
        shots = max(0, road.forts * rounds - spent)
        beaten += min(road.enemies, shots)
        prey += max(0, road.enemies - shots)
    beaten = min(beaten, free[USE] + int(WEIGHTS.bought * sheet.gold) + 1)
    return -WEIGHTS.kill * RATES["enemies"] * min(beaten, turns) + WEIGHTS.prey * prey * min(1.0, turns / 15)

"""Rulebook chapter Puntuación: the lines of the score sheet."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final

from aevum.games.tempus_imperium.constants import (
    CASTLE,
    ENEMY,
    FARM,
    FORT,
    IS_BUILDING,
    LAKE,
    MARKET,
    NEIGHBOURS,
    SECTION_CORNERS,
)
from aevum.games.tempus_imperium.rule_values import ENEMY_POINTS, GOLD_PER_POINT, POINTS, ROAD_POINTS
from aevum.kernel.geometry import components, longest_trail

if TYPE_CHECKING:
    from aevum.games.tempus_imperium.state import Sheet

LINES: Final = ("castles", "markets_and_forts", "farms", "longest_road", "lakes", "gold", "enemies")
RATES: Final = {
    "castles": POINTS[CASTLE],
    "markets_and_forts": POINTS[MARKET],
    "farms": POINTS[FARM],
    "longest_road": ROAD_POINTS,
    "gold": GOLD_PER_POINT,
    "enemies": ENEMY_POINTS,
}
"""Points for each thing a line counts; for gold, how much of it makes a point. A lake has no such rate."""


def lines(sheet: Sheet) -> dict[str, int]:
    """Return the points of each line; their sum is the total."""
    squares = sheet.squares
    return {
        "castles": POINTS[CASTLE] * squares.count(CASTLE),
        "markets_and_forts": POINTS[MARKET] * squares.count(MARKET) + POINTS[FORT] * squares.count(FORT),
        "farms": POINTS[FARM] * squares.count(FARM),
        "longest_road": ROAD_POINTS * longest_road(sheet),
        "lakes": sum(size * buildings for size, buildings in lakes(sheet)),
        "gold": sheet.gold // GOLD_PER_POINT,
        "enemies": ENEMY_POINTS * squares.count(ENEMY),
    }


def longest_road(sheet: Sheet) -> int:
    """Return the number of sections of the longest trail: no section is used twice, but it may cross itself."""
    return _longest(tuple(sheet.roads))


@lru_cache(maxsize=4096)
def _longest(roads: tuple[int, ...]) -> int:
    """Return the length of the longest trail; cached, as most moves draw no road and the search is slow."""
    return longest_trail([SECTION_CORNERS[section] for section in roads])


def lakes(sheet: Sheet) -> list[tuple[int, int]]:
    """Return (squares, adjacent buildings) of each lake; roads do not divide it."""
    water = [square for square, kind in enumerate(sheet.squares) if kind == LAKE]
    return [(len(lake), _buildings_beside(sheet, lake)) for lake in components(water, NEIGHBOURS)]


def _buildings_beside(sheet: Sheet, lake: list[int]) -> int:
    shore = {beside for square in lake for beside in NEIGHBOURS[square]}
    return sum(IS_BUILDING[sheet.squares[square]] for square in shore)

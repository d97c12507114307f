"""Constants of the sheet, read once from `data.toml` and laid out as tables for the rules."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any, Final

from aevum.kernel.geometry import SquareGrid
from aevum.kernel.rulebook import Rulebook

FOLDER: Final = Path(__file__).parent
DATA: Final[dict[str, Any]] = tomllib.loads((FOLDER / "data.toml").read_text(encoding="utf-8"))
RULEBOOK: Final = Rulebook.load(FOLDER / "rulebook")

GRID: Final = SquareGrid(DATA["grid"]["rows"], DATA["grid"]["columns"])
SQUARES: Final = GRID.square_labels
SQUARE_AT: Final = {label: square for square, label in enumerate(SQUARES)}
SECTIONS: Final = tuple(GRID.side_labels)
"""Places for a section of road: the sides between two squares, then those on the rim."""
INNER_SECTIONS: Final = GRID.inner_sides

NEIGHBOURS: Final = GRID.neighbours
SECTIONS_OF: Final = GRID.sides_of
SECTION_SQUARES: Final = GRID.side_squares
SECTION_CORNERS: Final = GRID.side_corners
SECTION_END: Final = tuple(one for one, _ in SECTION_CORNERS)
"""By section, one of its corners; a drawn section belongs to the road network that meets there."""
SECTIONS_AT_CORNER: Final = GRID.sides_at_corner

# Kinds of content of a square.
EMPTY: Final = 0
FOREST: Final = 1
QUARRY: Final = 2
LAKE: Final = 3
FARM: Final = 4
MARKET: Final = 5
FORT: Final = 6
CASTLE: Final = 7
ENEMY: Final = 8
DEAD_ENEMY: Final = 9
KINDS: Final = ("empty", "forest", "quarry", "lake", "farm", "market", "fort", "castle", "enemy", "dead_enemy")
KIND_OF: Final = {name: kind for kind, name in enumerate(KINDS)}

BUILDINGS: Final = tuple(building["id"] for building in DATA["building"])
BUILDING_KINDS: Final = tuple(KIND_OF[building] for building in BUILDINGS)
IS_BUILDING: Final = tuple(kind in BUILDING_KINDS for kind in range(len(KINDS)))

RESOURCE_KINDS: Final = tuple(KIND_OF[resource["square"]] for resource in DATA["resource"])
PER_SQUARE: Final = {KIND_OF[resource["square"]]: resource["per_square"] for resource in DATA["resource"]}

ROUNDS: Final[int] = DATA["meta"]["rounds"]
TURNS_PER_ROUND: Final[int] = DATA["meta"]["turns_per_round"]
TURNS: Final = ROUNDS * TURNS_PER_ROUND
START_GOLD: Final[int] = DATA["meta"]["start_gold"]
DIGIT_ZERO_MEANS: Final[int] = DATA["grid"]["digit_zero_means"]
COLUMN_KINDS: Final = tuple(KIND_OF[symbol] for symbol in DATA["columns"]["symbols"])
ROW_KINDS: Final = tuple(KIND_OF[symbol] for symbol in DATA["rows"]["symbols"])
PRINTED_ENEMIES: Final = tuple(SQUARE_AT[label] for label in DATA["enemies"]["squares"])
ENEMY_COUNT: Final[int] = DATA["enemies"]["count"]

ACTIONS: Final = tuple(action["id"] for action in DATA["action"])
ROAD: Final = ACTIONS.index("road")
DIG: Final = ACTIONS.index("dig")
BUILD: Final = ACTIONS.index("build")
USE: Final = ACTIONS.index("use")
ACTION_OF_DIGIT: Final = tuple(
    next(number for number, action in enumerate(DATA["action"]) if digit in action["digits"]) for digit in range(10)
)

"""Numbers in the formulas of the rules. Only `rules` imports them; other modules call the functions of the rules."""

from __future__ import annotations

from typing import Final

from aevum.games.tempus_imperium.constants import BUILDING_KINDS, BUILDINGS, DATA, KIND_OF

_BUILDINGS: Final = tuple(zip(BUILDING_KINDS, DATA["building"], strict=True))

ACTION_GOLD: Final[int] = DATA["turn"]["any_action_gold"]
WOOD_COST: Final[tuple[int, ...]] = tuple(building["wood"] for building in DATA["building"])
STONE_COST: Final[tuple[int, ...]] = tuple(building["stone"] for building in DATA["building"])
_USUAL: Final[tuple[int, ...]] = tuple(building["gold"] for building in DATA["building"])
_OTHER: Final[tuple[int, ...]] = tuple(building.get("gold_other", building["gold"]) for building in DATA["building"])
GOLD_COSTS: Final = {costs[BUILDINGS.index("castle")]: costs for costs in (_USUAL, _OTHER)}
"""Gold cost of each building, by the value of the option `fort_and_castle_gold`."""

USE_GOLD: Final[dict[int, int]] = {kind: building["use_gold"] for kind, building in _BUILDINGS}
USE_GOLD_PER: Final = {
    kind: tuple(KIND_OF[name] for name in building.get("use_gold_per", ())) for kind, building in _BUILDINGS
}
DESTROYS: Final = {kind: bool(building.get("use_destroys", 0)) for kind, building in _BUILDINGS}

RAID_GOLD: Final[int] = DATA["raid"]["gold_per_enemy"]
GOLD_FLOOR: Final[int] = DATA["raid"]["gold_floor"]

POINTS: Final[dict[int, int]] = {kind: building["victory_points"] for kind, building in _BUILDINGS}
ROAD_POINTS: Final[int] = DATA["scoring"]["road_section"]
GOLD_PER_POINT: Final[int] = DATA["scoring"]["gold_per_point"]
ENEMY_POINTS: Final[int] = DATA["scoring"]["enemy"]

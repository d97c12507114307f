"""What states keep only for speed: it follows from the rest, so a key may leave it out. Each line says how.

A line is given the value and the fields of the state that the key does hold, so that no two lean on each other.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from aevum.games.clash_of_cultures.maps import geography
from aevum.games.tempus.facts import WATER
from aevum.games.tempus.island import island_of

Follows = Callable[[Any, Any], bool]
"""Does the value of a field follow from the fields that a key holds?"""


def island(value: object, world: Any) -> bool:
    """It is all sea until the last tile lies."""
    return value is island_of((WATER,) * len(world.terrain) if world.to_lay else world.terrain)


def land(value: object, table: Any) -> bool:
    """It is one table for each terrain that has been discovered."""
    return value is geography(len(table.hands), table.faces)


DERIVED: Final[Mapping[str, Mapping[str, Follows]]] = {
    "tempus": {"island": island},
    "clash-of-cultures": {"land": land},
}
"""By game and field."""

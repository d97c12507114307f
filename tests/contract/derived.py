"""Derived fields of our games, and how each follows from those fields of the state that the key holds."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from aevum.games.clash_of_cultures.maps import geography
from aevum.games.tempus.constants import WATER
from aevum.games.tempus.island import island_of
from aevum.testing.derived_fields import Follows


def island(value: object, world: Any) -> bool:
    """Whether the island is all sea until the last tile is laid, then that of the terrain."""
    return value is island_of((WATER,) * len(world.terrain) if world.to_lay else world.terrain)


def land(value: object, table: Any) -> bool:
    """Whether the land is the cached geography of the terrain discovered so far."""
    return value is geography(len(table.hands), table.faces)


DERIVED: Final[Mapping[str, Mapping[str, Follows]]] = {
    "tempus": {"island": island},
    "clash-of-cultures": {"land": land},
}
"""Functions by game and field."""

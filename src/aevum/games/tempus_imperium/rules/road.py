"""Acciones, 1-2 Camino: draw a section of road between two squares."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from aevum.games.tempus_imperium.facts import INNER_SECTIONS, RULEBOOK, SECTION_CORNERS, SECTIONS
from aevum.games.tempus_imperium.moves import ROAD_FIRST
from aevum.kernel.rulebook import Clause

if TYPE_CHECKING:
    from aevum.games.tempus_imperium.state import Sheet

ONCE: Final = RULEBOOK["tempus_imperium.road.once"]
RIM: Final = RULEBOOK["tempus_imperium.road.rim"]


def legal(sheet: Sheet, purse: int) -> list[int]:
    return [ROAD_FIRST + section for section in sheet.undrawn]


def check(sheet: Sheet, move: int, purse: int) -> Clause | None:
    section = move - ROAD_FIRST
    if section >= INNER_SECTIONS and not sheet.options.rim_roads:
        return RIM
    return ONCE if sheet.drawn[section] else None


def apply(sheet: Sheet, move: int) -> None:
    section = move - ROAD_FIRST
    sheet.drawn[section] = 1
    sheet.undrawn.remove(section)
    sheet.roads.append(section)
    _join_networks(sheet, section)
    if sheet.log is not None:
        sheet.log.tell("event-road", section=SECTIONS[section])


def _join_networks(sheet: Sheet, section: int) -> None:
    """Both ends now belong to one road; its name is that of a road it meets, else its own."""
    network = sheet.network
    one, other = SECTION_CORNERS[section]
    name = network[one] or network[other] or section + 1
    old = network[other]
    if network[one] and old and old != name:
        sheet.network = [name if label == old else label for label in network]
    else:
        network[one] = network[other] = name

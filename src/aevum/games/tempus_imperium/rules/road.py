"""Acciones, 1-2 Camino: draw a section of road between two squares."""

from __future__ import annotations

from bisect import bisect_left
from typing import TYPE_CHECKING, Final

from aevum.games.tempus_imperium.constants import INNER_SECTIONS, ROAD, SECTION_CORNERS, SECTIONS
from aevum.games.tempus_imperium.rules import turn
from aevum.games.tempus_imperium.rules.clauses import clause
from aevum.kernel.rulebook import Clause

if TYPE_CHECKING:
    from aevum.games.tempus_imperium.options import Options
    from aevum.games.tempus_imperium.state import Sheet

ANYWHERE: Final = clause("road.draw")
ONCE: Final = clause("road.once")
RIM: Final = clause("road.rim")


def places(options: Options) -> range:
    """Return the sections where a road can be drawn: those between two squares, and by option those on the rim."""
    return range(len(SECTIONS) if options.rim_roads else INNER_SECTIONS)


def _legal(sheet: Sheet, _: int) -> list[int]:
    return sheet.undrawn


def _why_not(sheet: Sheet, section: int, _: int) -> Clause | None:
    if section not in places(sheet.options):
        return RIM
    return ONCE if sheet.drawn[section] else None


def _apply(sheet: Sheet, section: int) -> None:
    draw(sheet, section)
    if sheet.log is not None:
        sheet.log.add("event-road", ANYWHERE, section=SECTIONS[section])
    turn.end(sheet)


turn.enter(ROAD, "road", why_not=_why_not, apply=_apply, legal=_legal)


def draw(sheet: Sheet, section: int) -> None:
    """Draw one section; it joins the roads it meets."""
    sheet.drawn[section] = 1
    del sheet.undrawn[bisect_left(sheet.undrawn, section)]
    sheet.roads.append(section)
    _join_networks(sheet, section)


def _join_networks(sheet: Sheet, section: int) -> None:
    """Give both ends one network label: that of a road the section meets, else section + 1."""
    network = sheet.network
    one, other = SECTION_CORNERS[section]
    name = network[one] or network[other] or section + 1
    old = network[other]
    if network[one] and old and old != name:
        sheet.network = [name if label == old else label for label in network]
    else:
        network[one] = network[other] = name

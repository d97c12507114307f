"""Rulebook chapter Adyacente y Conectado: which squares a road connects.

`connected_squares` reads the network labels that the sheet keeps up to date and serves `legal` and `apply`; `walk`
follows the drawn sections (graph search) and serves the law, so that tests can compare the two.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from aevum.games.tempus_imperium.constants import (
    SECTION_CORNERS,
    SECTION_END,
    SECTION_SQUARES,
    SECTIONS_AT_CORNER,
    SECTIONS_OF,
)

if TYPE_CHECKING:
    from aevum.games.tempus_imperium.state import Sheet


def roads_at(sheet: Sheet, square: int) -> set[int]:
    """Return the network labels of the roads that run along a side of the square."""
    drawn, network = sheet.drawn, sheet.network
    return {network[SECTION_END[section]] for section in SECTIONS_OF[square] if drawn[section]}


def connected_squares(sheet: Sheet, square: int) -> set[int]:
    """Return all squares on a road that also runs along this one, itself included."""
    roads = roads_at(sheet, square)
    if not roads:
        return set()
    network = sheet.network
    return {
        other for section in sheet.roads if network[SECTION_END[section]] in roads for other in SECTION_SQUARES[section]
    }


def walk(sheet: Sheet, square: int) -> set[int]:
    """Return the squares met on a walk along every road from the sides of this one."""
    drawn = sheet.drawn
    ahead = [section for section in SECTIONS_OF[square] if drawn[section]]
    walked = set(ahead)
    while ahead:
        for corner in SECTION_CORNERS[ahead.pop()]:
            for section in SECTIONS_AT_CORNER[corner]:
                if drawn[section] and section not in walked:
                    walked.add(section)
                    ahead.append(section)
    return {met for section in walked for met in SECTION_SQUARES[section]}

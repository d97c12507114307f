"""Exploración: a region is turned up, laid by the three rules, and barbarians may live there."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from aevum.games.clash_of_cultures.facts import BARBARIAN, FERTILE, NONE, PLAYERS, SEA
from aevum.games.clash_of_cultures.maps import LABELS, geography, turned
from aevum.games.clash_of_cultures.rules.choosing import choice
from aevum.games.clash_of_cultures.rules.city import barbarians_left, camps_left, found
from aevum.games.clash_of_cultures.rules.clauses import clause
from aevum.games.clash_of_cultures.rules.law import LAW, automatic
from aevum.kernel.game import FRAME, SEAT
from aevum.kernel.rulebook import Clause
from aevum.kernel.steps import FIFTH, FIRST, FOURTH, SECOND, SIXTH, THIRD, pop, push
from aevum.kernel.words import Name

if TYPE_CHECKING:
    from aevum.games.clash_of_cultures.state import Table

EXPLORING: Final = clause("explore.lay")
CAMPING: Final = clause("explore.barbarians")

_SLOT: Final = FIRST
_ENTERED: Final = SECOND
_BY: Final = THIRD
_REACHED: Final = FOURTH
"""Sea hexes the Ship can reach, as a mask."""
_AROUND: Final = FIFTH
"""Did it come along the outline?"""
_STAGE: Final = SIXTH

BY_LAND: Final = 0
BY_SHIP: Final = 1
BY_CARD: Final = 2


def discover(
    table: Table, seat: int, slot: int, by: int, entered: int = NONE, reached: int = 0, around: int = 0
) -> None:
    """A region is turned up."""
    push(table, DISCOVER, seat, slot, entered, by, reached, around, 0)


# -- how it may lie


def lying(table: Table, slot: int, side: int) -> dict[int, int]:
    """The terrain of a slot's hexes if its region lies on this side."""
    tile = table.land.layout.tiles[slot]
    return dict(zip(tile, turned(2 * table.regions[slot] + side), strict=True))


def sides(table: Table, slot: int, by: int, entered: int = NONE, reached: int = 0, around: int = 0) -> list[int]:
    """The ways a region may lie; a rule that would leave none is left out."""
    ways = {side: lying(table, slot, side) for side in (0, 1)}
    left = [0, 1]
    if by == BY_SHIP:
        open_to_ship = [side for side in left if harbours(table, slot, ways[side], reached, around)]
        if open_to_ship:
            return open_to_ship
    if by == BY_LAND:
        left = [side for side in left if ways[side][entered] != SEA]
    left = [side for side in left if _joins_sea(table, ways[side])] or left
    return [side for side in left if _touches_edge(table, ways[side])] or left


def _joins_sea(table: Table, way: dict[int, int]) -> bool:
    """Does a sea hex of the region touch sea that lies open?"""
    terrain = table.land.terrain
    return any(
        kind == SEA and any(terrain[other] == SEA for other in table.land.beside[cell]) for cell, kind in way.items()
    )


def _touches_edge(table: Table, way: dict[int, int]) -> bool:
    """Does a sea hex of the region touch the outside of the map?"""
    edge = table.land.layout.edge
    return any(kind == SEA and edge[cell] for cell, kind in way.items())


def harbours(table: Table, slot: int, way: dict[int, int], reached: int, around: int) -> list[int]:
    """Sea hexes of the region that a Ship reaches, from where it has come or round the outside."""
    neighbours, edge = table.land.layout.neighbours, table.land.layout.edge
    sea = [cell for cell, kind in way.items() if kind == SEA]
    found = [cell for cell in sea if (around and edge[cell]) or any(reached >> other & 1 for other in neighbours[cell])]
    for cell in found:
        found += [other for other in neighbours[cell] if other in sea and other not in found]
    return sorted(found)


# -- laying it


def _go_on(table: Table) -> None:
    """Which way it lies, where barbarians live."""
    frames = table.frames
    seat, slot = frames[SEAT], frames[_SLOT]
    frames[_STAGE] += 1
    if frames[_STAGE] == 1:
        table.revealed += 1
        table.unforeseen += 1
        if table.log is not None:
            region = Name(f"region-{table.regions[slot] + 5}")
            table.log.tell("event-discover", EXPLORING, player=PLAYERS[seat], region=region)
        push(table, LIE, seat)
        return
    if frames[_STAGE] == 2:
        fertile = _fertile(table, slot)
        if len(fertile) > 1 and camps_left(table) and barbarians_left(table):
            push(table, CAMP, seat)
            return
    pop(table)


DISCOVER: Final = LAW.step("discover", EXPLORING, numbers=("slot", "entered", "by", "reached", "around"), resume=_go_on)


def pending_sides(table: Table) -> list[int]:
    """The ways the region of the frame below may lie."""
    frames = table.frames
    below = [frames[place - FRAME] for place in (_SLOT, _BY, _ENTERED, _REACHED, _AROUND)]
    return sides(table, *below)


def _why_not_side(table: Table, side: int) -> Clause | None:
    return None if side in pending_sides(table) else EXPLORING


def _lay(table: Table, side: int) -> None:
    slot = table.frames[_SLOT - FRAME]
    face = 2 * table.regions[slot] + side
    table.faces = (*table.faces[:slot], face, *table.faces[slot + 1 :])
    table.land = geography(len(table.hands), table.faces)
    pop(table)


LIE: Final = LAW.step("side", EXPLORING)
LIE.answer("turn", why_not=_why_not_side, apply=_lay)
automatic(LIE)


def _fertile(table: Table, slot: int) -> list[int]:
    return [cell for cell in table.land.layout.tiles[slot] if table.land.terrain[cell] == FERTILE]


def _camp_sites(table: Table) -> Iterable[int]:
    frames = table.frames
    return [cell for cell in _fertile(table, frames[_SLOT - FRAME]) if cell != frames[_ENTERED - FRAME]]


def _camp(table: Table, cell: int) -> None:
    pop(table)
    pitch(table, cell)


def pitch(table: Table, cell: int) -> None:
    """A settlement of barbarians with one of them."""
    found(table, BARBARIAN, cell)
    table.barbarians[cell] += 1
    if table.log is not None:
        table.log.tell("event-camp", CAMPING, hex=LABELS[cell])


CAMP: Final = choice("camp", CAMPING, "camp", _camp_sites, _camp)

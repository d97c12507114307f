"""Rulebook chapter Exploración: a region is turned up, laid by the three rules, and barbarians may live there."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from aevum.games.clash_of_cultures.constants import BARBARIAN, FERTILE, NONE, PLAYERS, SEA
from aevum.games.clash_of_cultures.maps import LABELS, geography, turned
from aevum.games.clash_of_cultures.rules.city import barbarians_left, camps_left, found
from aevum.games.clash_of_cultures.rules.clauses import clause
from aevum.games.clash_of_cultures.rules.law import LAW
from aevum.kernel.game import SEAT
from aevum.kernel.rulebook import Clause
from aevum.kernel.steps import FIFTH, FIRST, FOURTH, SECOND, SIXTH, THIRD, below, pop, push
from aevum.kernel.words import Name

if TYPE_CHECKING:
    from aevum.games.clash_of_cultures.state import Table

EXPLORING: Final = clause("explore.lay")
CAMPING: Final = clause("explore.barbarians")

_SLOT: Final = FIRST
_ENTERED: Final = SECOND
_BY: Final = THIRD
_REACHED: Final = FOURTH
"""Place in the frame: sea hexes the Ship can reach, as a bit mask."""
_AROUND: Final = FIFTH
"""Place in the frame: 1 if the Ship came along the outline of the map."""
_STAGE: Final = SIXTH

BY_LAND: Final = 0
BY_SHIP: Final = 1
BY_CARD: Final = 2


def discover(
    table: Table, seat: int, slot: int, by: int, entered: int = NONE, reached: int = 0, around: int = 0
) -> None:
    """Turn up the region of a slot.

    `by`: `BY_LAND`, `BY_SHIP` or `BY_CARD`; `entered`: the hex entered by land; `reached`: sea hexes that the Ship can
    reach, as a bit mask; `around`: 1 if it came along the outline of the map.
    """
    push(table, DISCOVER, seat, slot, entered, by, reached, around, 0)


# -- sides on which a region may lie


def lying(table: Table, slot: int, side: int) -> dict[int, int]:
    """Return the terrain of a slot's hexes if its region lies on a side."""
    tile = table.land.layout.tiles[slot]
    return dict(zip(tile, turned(2 * table.regions[slot] + side), strict=True))


def sides(table: Table, slot: int, by: int, entered: int = NONE, reached: int = 0, around: int = 0) -> list[int]:
    """Return the sides on which a region may lie; a rule that would leave none is left out."""
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
    """Whether a sea hex of the region touches sea that lies open."""
    terrain = table.land.terrain
    return any(
        kind == SEA and any(terrain[other] == SEA for other in table.land.beside[cell]) for cell, kind in way.items()
    )


def _touches_edge(table: Table, way: dict[int, int]) -> bool:
    """Whether a sea hex of the region touches the outside of the map."""
    edge = table.land.layout.edge
    return any(kind == SEA and edge[cell] for cell, kind in way.items())


def harbours(table: Table, slot: int, way: dict[int, int], reached: int, around: int) -> list[int]:
    """Return the sea hexes of a region that a Ship reaches, from the sea it has reached or round the outside."""
    neighbours, edge = table.land.layout.neighbours, table.land.layout.edge
    sea = [cell for cell, kind in way.items() if kind == SEA]
    found = [cell for cell in sea if (around and edge[cell]) or any(reached >> other & 1 for other in neighbours[cell])]
    for cell in found:
        found += [other for other in neighbours[cell] if other in sea and other not in found]
    return sorted(found)


# -- laying a region


def _go_on(table: Table) -> None:
    """Reveal the region, ask on which side it lies, then ask for the place of barbarians, if any live there."""
    frames = table.frames
    seat, slot = frames[SEAT], frames[_SLOT]
    frames[_STAGE] += 1
    if frames[_STAGE] == 1:
        table.revealed += 1
        table.learned += 1
        if table.log is not None:
            region = Name(f"region-{table.regions[slot] + 5}")
            table.log.add("event-discover", EXPLORING, player=PLAYERS[seat], region=region)
        push(table, LIE, seat)
        return
    if frames[_STAGE] == 2:
        fertile = _fertile(table, slot)
        if len(fertile) > 1 and camps_left(table) and barbarians_left(table):
            push(table, CAMP, seat)
            return
    pop(table)


DISCOVER: Final = LAW.step("discover", EXPLORING, fields=("slot", "entered", "by", "reached", "around"), run=_go_on)


def pending_sides(table: Table) -> list[int]:
    """Return the sides on which the region of the frame below may lie."""
    frames = table.frames
    return sides(table, *(frames[below(place)] for place in (_SLOT, _BY, _ENTERED, _REACHED, _AROUND)))


def _why_not_side(table: Table, side: int) -> Clause | None:
    return None if side in pending_sides(table) else EXPLORING


def _lay(table: Table, side: int) -> None:
    slot = table.frames[below(_SLOT)]
    face = 2 * table.regions[slot] + side
    table.faces = (*table.faces[:slot], face, *table.faces[slot + 1 :])
    table.land = geography(len(table.hands), table.faces)
    pop(table)


LIE: Final = LAW.step("side", EXPLORING, automatic=True)
LIE.answer("turn", why_not=_why_not_side, apply=_lay)


def _fertile(table: Table, slot: int) -> list[int]:
    return [cell for cell in table.land.layout.tiles[slot] if table.land.terrain[cell] == FERTILE]


def _camp_sites(table: Table) -> Iterable[int]:
    slot, entered = table.frames[below(_SLOT)], table.frames[below(_ENTERED)]
    return [cell for cell in _fertile(table, slot) if cell != entered]


def _camp(table: Table, cell: int) -> None:
    pop(table)
    pitch(table, cell)


def pitch(table: Table, cell: int) -> None:
    """Place a settlement of barbarians with one barbarian on a hex."""
    found(table, BARBARIAN, cell)
    table.barbarians[cell] += 1
    if table.log is not None:
        table.log.add("event-camp", CAMPING, hex=LABELS[cell])


CAMP: Final = LAW.choice("camp", CAMPING, "camp", _camp_sites, _camp)

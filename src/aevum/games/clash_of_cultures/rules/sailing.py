"""Rulebook chapter Movimiento de barco: the range of Ships, round the map too, and exploring by Ship."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final, NamedTuple

from aevum.games.clash_of_cultures.constants import NONE, PLAYERS, SEA
from aevum.games.clash_of_cultures.maps import LABELS, UNKNOWN
from aevum.games.clash_of_cultures.rule_values import CIRCUMNAVIGATES
from aevum.games.clash_of_cultures.rules.battle import begin_at_sea
from aevum.games.clash_of_cultures.rules.clauses import clause
from aevum.games.clash_of_cultures.rules.discovery import BY_SHIP, discover, harbours
from aevum.games.clash_of_cultures.rules.groups import MODE, ORIGIN, SHIPS, WARLORD
from aevum.games.clash_of_cultures.rules.law import LAW
from aevum.games.clash_of_cultures.rules.stock import has
from aevum.games.clash_of_cultures.rules.units import SAILED, SHIPS_EACH, foreign_ships
from aevum.games.clash_of_cultures.state_fields import NATION_WIDTH, TRUCE
from aevum.kernel.game import SEAT
from aevum.kernel.steps import FIRST, FOURTH, SECOND, THIRD, below, pop, push

if TYPE_CHECKING:
    from aevum.games.clash_of_cultures.state import Table

SAILING: Final = clause("sail.reach")
ANCHORING: Final = clause("sail.explore")


class Voyage(NamedTuple):
    """Places to which Ships can sail.

    `free`: sea without foreign Ships; `hostile`: sea with foreign Ships; `slots`: undiscovered slots, 0 = beside free
    sea, 1 = round the outside of the map.
    """

    free: set[int]
    hostile: set[int]
    slots: dict[int, int]


def voyage(table: Table, seat: int, origin: int) -> Voyage:
    """Return all that Ships of a seat can reach in one Move."""
    free = _spread(table, seat, [origin])
    hostile = _barred(table, seat, free)
    slots: dict[int, int] = {}
    if has(table, seat, CIRCUMNAVIGATES):
        entries = _round_the_map(table, free, slots)
        calm = [cell for cell in entries if foreign_ships(table, seat, cell) == NONE]
        hostile |= {cell for cell in entries if cell not in calm}
        beyond = _spread(table, seat, calm)
        free |= beyond
        hostile |= _barred(table, seat, beyond)
    layout = table.land.layout
    for cell in free:
        for other in layout.neighbours[cell]:
            if table.land.terrain[other] == UNKNOWN:
                slots.setdefault(layout.tile[other], 0)
    truce = table.nation[seat * NATION_WIDTH + TRUCE]
    hostile = {cell for cell in hostile if not truce >> foreign_ships(table, seat, cell) & 1}
    return Voyage(free, hostile, slots)


def _spread(table: Table, seat: int, starts: list[int]) -> set[int]:
    """Return the sea reached from the starts without passing foreign Ships."""
    terrain, beside = table.land.terrain, table.land.beside
    closed = {place for ship, place in enumerate(table.ship_at) if ship // SHIPS_EACH != seat}
    reached = set(starts)
    queue = list(starts)
    for cell in queue:
        for other in beside[cell]:
            if terrain[other] == SEA and other not in reached and other not in closed:
                reached.add(other)
                queue.append(other)
    return reached


def _barred(table: Table, seat: int, free: set[int]) -> set[int]:
    """Return the hexes with foreign Ships beside the sea that has been reached."""
    return {
        place
        for ship, place in enumerate(table.ship_at)
        if place != NONE and ship // SHIPS_EACH != seat and any(other in free for other in table.land.beside[place])
    }


def _round_the_map(table: Table, free: set[int], slots: dict[int, int]) -> list[int]:
    """Return the first sea of another group along the outline, each way.

    Undiscovered hexes cannot be passed; their slots are added to `slots`.
    """
    land = table.land
    outline = land.layout.outline
    groups = {land.group[cell] for cell in free}
    entries: set[int] = set()
    for place, cell in enumerate(outline):
        if cell not in free:
            continue
        for step in (1, -1):
            for turn in range(1, len(outline)):
                other = outline[(place + step * turn) % len(outline)]
                if land.terrain[other] == UNKNOWN:
                    slots[land.layout.tile[other]] = 1
                    break
                if land.terrain[other] == SEA and land.group[other] not in groups:
                    entries.add(other)
                    break
    return sorted(entries)


def sea_destinations(table: Table, seat: int, origin: int) -> list[int]:
    """Return the hexes to which Ships can sail: sea, and the first hex of each slot to explore."""
    found = voyage(table, seat, origin)
    tiles = table.land.layout.tiles
    return sorted({*found.free, *found.hostile, *(tiles[slot][0] for slot in found.slots)} - {origin})


# -- the voyage

_CELL: Final = FIRST
_STAGE: Final = SECOND
_REACHED: Final = THIRD
_AROUND: Final = FOURTH


def sail(table: Table, cell: int) -> None:
    """Send the Ships of the group to a hex."""
    frames = table.frames
    seat, origin = frames[SEAT], frames[ORIGIN]
    found = voyage(table, seat, origin)
    slot = table.land.layout.tile[cell]
    reached = sum(1 << other for other in found.free)
    push(table, SAIL, seat, cell, 0, reached, found.slots.get(slot, 0))
    if table.log is not None:
        table.log.add("event-sail", SAILING, player=PLAYERS[seat], origin=LABELS[origin], hex=LABELS[cell])


def _go_on(table: Table) -> None:
    frames = table.frames
    seat, cell, mask = frames[SEAT], frames[_CELL], frames[below(SHIPS)]
    frames[_STAGE] += 1
    if frames[_STAGE] == 1:
        if table.land.terrain[cell] == UNKNOWN:
            slot = table.land.layout.tile[cell]
            discover(table, seat, slot, BY_SHIP, NONE, frames[_REACHED], frames[_AROUND])
            return
        if foreign_ships(table, seat, cell) != NONE:
            frames[_STAGE] = 9
            led = bool(frames[below(MODE)] & WARLORD)
            frames[below(MODE)] &= ~WARLORD
            begin_at_sea(table, seat, cell, frames[below(ORIGIN)], mask, led=led)
            return
        _anchor_at(table, cell)
    elif frames[_STAGE] == 2 and _anchorages(table):
        push(table, ANCHOR, seat)
        return
    for number in range(SHIPS_EACH):
        if mask >> number & 1 and table.ship_state[seat * SHIPS_EACH + number] == 0:
            table.ship_state[seat * SHIPS_EACH + number] = SAILED
    LAW.finish(table)


def _anchor_at(table: Table, cell: int) -> None:
    seat, ships = table.frames[SEAT], table.frames[below(SHIPS)]
    for number in range(SHIPS_EACH):
        if ships >> number & 1:
            table.ship_at[seat * SHIPS_EACH + number] = cell


def _anchorages(table: Table) -> list[int]:
    """Return the sea hexes of the region just discovered that the Ships reach; the frame of the voyage is on top."""
    return _open_sea(table, table.frames[_CELL], table.frames[_REACHED], table.frames[_AROUND])


def _open_sea(table: Table, cell: int, reached: int, around: int) -> list[int]:
    slot = table.land.layout.tile[cell]
    terrain = table.land.terrain
    lying = {other: terrain[other] for other in table.land.layout.tiles[slot]}
    return harbours(table, slot, lying, reached, around)


def _places(table: Table) -> Iterable[int]:
    frames = table.frames
    return _open_sea(table, frames[below(_CELL)], frames[below(_REACHED)], frames[below(_AROUND)])


def _drop_anchor(table: Table, cell: int) -> None:
    pop(table)
    _anchor_at(table, cell)


SAIL: Final = LAW.step("sail", SAILING, fields=("to", "stage", "reached", "around"), run=_go_on)
ANCHOR: Final = LAW.choice("anchor", ANCHORING, "at", _places, _drop_anchor)

"""The Move action, in which one group after another is picked unit by unit and sent to a hex."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Final

from aevum.games.clash_of_cultures.constants import ADVANCES, NONE, SEA
from aevum.games.clash_of_cultures.moves import FIRST as FIRST_MOVE
from aevum.games.clash_of_cultures.moves import FIRST_CARGO, FIRST_SHIP
from aevum.games.clash_of_cultures.rule_values import GROUPS, MARCHES, STACK
from aevum.games.clash_of_cultures.rules.clauses import ADVANCE, clause
from aevum.games.clash_of_cultures.rules.groups import (
    GROUPS_LEFT,
    MODE,
    MOVING,
    ONE_SHIP,
    ORIGIN,
    PICKED,
    SHIPS,
    UNLOADED,
    group_of,
    is_army,
    origins,
    units_at,
    units_picked,
    units_to_pick,
    with_unit,
)
from aevum.games.clash_of_cultures.rules.law import LAW
from aevum.games.clash_of_cultures.rules.marching import HALT, Way, can_go, land_destinations, march, way
from aevum.games.clash_of_cultures.rules.sailing import SAILING, sail, sea_destinations
from aevum.games.clash_of_cultures.rules.signals import LIGHTHOUSE_ACTIVATED
from aevum.games.clash_of_cultures.rules.stock import has
from aevum.games.clash_of_cultures.rules.turn import action
from aevum.games.clash_of_cultures.rules.units import (
    FREE,
    HALTED,
    ONE,
    WARY,
    armies_at,
    foreign,
    foreign_ships,
    is_empty,
    rest,
    ships_at,
    ships_of,
)
from aevum.kernel.game import SEAT
from aevum.kernel.rulebook import Clause
from aevum.kernel.steps import Prompt, always, pop, push, replace_top

if TYPE_CHECKING:
    from aevum.games.clash_of_cultures.state import Table
    from aevum.games.clash_of_cultures.view import TableView

NO_UNIT: Final = clause("move.nobody")
NOWHERE: Final = clause("move.nowhere")
ONE_KIND: Final = clause("move.group")
DRILL: Final = ADVANCE[ADVANCES.number("tactics")]

_TO_FIRST: Final = FIRST_MOVE["to"]
_NUMBERS: Final = ("groups", "origin", "picked", "unloaded", "ships", "mode")


# -- picking a group


def _why_not_with(table: Table, unit: int) -> Clause | None:
    frames = table.frames
    return why_not_join(table, frames[SEAT], frames[ORIGIN], frames[-4:], unit)


def why_not_join(table: Table, seat: int, origin: int, chosen: Sequence[int], unit: int) -> Clause | None:
    """Return the clause that forbids a unit to join a group, or None.

    `chosen`: land units, units aboard and Ships picked so far, and the mode of the Move.
    """
    picked, unloaded, ships, mode = chosen
    if units_picked(picked, unloaded, ships, unit) >= units_to_pick(table, seat, origin, unit):
        return NO_UNIT
    if is_army(unit) and not has(table, seat, MARCHES):
        return DRILL
    if FIRST_SHIP <= unit < FIRST_CARGO:
        if picked or unloaded or (ships and mode & ONE_SHIP):
            return ONE_KIND
        return None if sea_destinations(table, seat, origin) else NOWHERE
    if ships or mode & ONE_SHIP:
        return ONE_KIND
    group = group_of(*with_unit(picked, unloaded, unit))
    if can_go(table, seat, origin, group):
        return None
    return HALT if group.halted else NOWHERE


def _pick(table: Table, unit: int) -> None:
    frames = table.frames
    if FIRST_SHIP <= unit < FIRST_CARGO:
        frames[SHIPS] |= 1 << unit - FIRST_SHIP
        return
    frames[PICKED], frames[UNLOADED] = with_unit(frames[PICKED], frames[UNLOADED], unit)


def _units_here(table: Table) -> Iterable[int]:
    frames = table.frames
    return units_at(table, frames[SEAT], frames[ORIGIN])


def destinations(table: Table) -> list[int]:
    """Return the hexes to which the group picked so far can go."""
    frames = table.frames
    seat, origin = frames[SEAT], frames[ORIGIN]
    if frames[SHIPS]:
        return sea_destinations(table, seat, origin)
    group = group_of(frames[PICKED], frames[UNLOADED])
    return land_destinations(table, seat, origin, group) if group.size else []


def _why_not_to(table: Table, cell: int) -> Clause | None:
    frames = table.frames
    seat, origin = frames[SEAT], frames[ORIGIN]
    if frames[SHIPS]:
        return None if cell in sea_destinations(table, seat, origin) else SAILING
    group = group_of(frames[PICKED], frames[UNLOADED])
    if not group.size:
        return NO_UNIT
    found = way(table, seat, origin, group, cell)
    return None if isinstance(found, Way) else found


def _goals(table: Table) -> list[int]:
    return [_TO_FIRST + cell for cell in sorted(destinations(table))]


def _to(table: Table, cell: int) -> None:
    frames = table.frames
    if frames[SHIPS]:
        sail(table, cell)
    else:
        march(table, group_of(frames[PICKED], frames[UNLOADED]), cell)


def _next_group(table: Table) -> None:
    """Go on with the next group once one has moved, or end the Move if there is none."""
    frames = table.frames
    seat = frames[SEAT]
    replace_top(table, MOVE, seat)
    frames[ORIGIN] = NONE
    more = frames[GROUPS_LEFT] and any(_why_not_next(table, cell) is None for cell in origins(table, seat))
    if not more:
        _end(table)


def _end(table: Table) -> None:
    seat = table.frames[SEAT]
    pop(table)
    rest(table, seat)


GROUP: Final = LAW.step("group", MOVING, fields=_NUMBERS, resume=_next_group)
GROUP.answer("with", why_not=_why_not_with, apply=_pick, candidates=_units_here)
GROUP.answer("to", why_not=_why_not_to, apply=_to, legal=_goals)


# -- one group after another


def why_not_leave(table: Table, seat: int, cell: int, mode: int = 0) -> Clause | None:
    """Return the clause that keeps all units of a seat on a hex from moving, or None if one could move."""
    if table.holder[cell] != seat and not ships_at(table, seat, cell):
        return NO_UNIT
    found = NO_UNIT
    for unit in units_at(table, seat, cell):
        refusal = why_not_join(table, seat, cell, (0, 0, 0, mode), unit)
        if refusal is None:
            return None
        if refusal is not NO_UNIT:
            found = refusal
    return found


def begin_moving(table: Table, seat: int, groups: int, mode: int = 0) -> None:
    """Begin a Move of at most this number of groups."""
    push(table, MOVE, seat, groups, NONE, 0, 0, 0, mode)


def _move(table: Table, seat: int, cell: int) -> None:
    begin_moving(table, seat, GROUPS)
    _gather(table, cell)


def _quick_origins(table: Table, seat: int, _: list[int], __: int) -> list[int]:
    """Return the moves that begin a Move (fast move generator)."""
    return [_MOVE_FIRST + cell for cell in origins(table, seat) if _can_leave(table, seat, cell)]


_MOVE_FIRST: Final = FIRST_MOVE["move"]
action("move", why_not_leave, _move, quick=_quick_origins)


def _can_leave(table: Table, seat: int, cell: int) -> bool:
    """Whether a unit of a seat on a hex could move; nearly always the first hex beside it is open."""
    if table.land.terrain[cell] == SEA:
        return _can_sail(table, seat, cell) or why_not_leave(table, seat, cell) is None
    marching = table.armies[cell] if has(table, seat, MARCHES) else 0
    if (table.settlers[cell] & _UNHALTED and _is_open(table, seat, cell, 0)) or (
        marching & _UNHALTED and _is_open(table, seat, cell, 1)
    ):
        return True
    unmoved = (table.settlers[cell] | marching) & (_UNHALTED | 7 * ONE[HALTED])
    return bool(unmoved) and why_not_leave(table, seat, cell) is None


_UNHALTED: Final = 7 * (ONE[FREE] + ONE[WARY])
"""Bits of the units in a packed number that no mountain holds back and that have not moved."""


def _is_open(table: Table, seat: int, cell: int, armies: int) -> bool:
    """Whether a hex on land beside this one is open, without a battle, to a unit that no mountain holds back.

    Hexes not discovered are empty.
    """
    for other in table.land.ashore[cell]:
        if is_empty(table, other) or (
            foreign(table, seat, other) == NONE and armies_at(table, other) + armies <= STACK
        ):
            return True
    return False


def _can_sail(table: Table, seat: int, cell: int) -> bool:
    """Whether a Ship that has not sailed has open sea beside it."""
    ship_at, ship_state = table.ship_at, table.ship_state
    if not any(ship_at[ship] == cell and ship_state[ship] == FREE for ship in ships_of(seat)):
        return False
    return any(foreign_ships(table, seat, other) == NONE for other in table.land.coasts[cell])


def _why_not_next(table: Table, cell: int) -> Clause | None:
    return why_not_leave(table, table.frames[SEAT], cell, table.frames[MODE])


def _gather(table: Table, cell: int) -> None:
    """Begin a group of units of a hex."""
    frames = table.frames
    frames[GROUPS_LEFT] -= 1
    frames[ORIGIN] = cell
    frames[PICKED] = frames[UNLOADED] = frames[SHIPS] = 0
    replace_top(table, GROUP, frames[SEAT])


def _quick_next(table: Table) -> list[int]:
    """Return the moves that begin the next group (fast move generator)."""
    seat, mode = table.frames[SEAT], table.frames[MODE]
    if not mode & ONE_SHIP:
        return _quick_origins(table, seat, [], 0)
    return [_MOVE_FIRST + cell for cell in origins(table, seat) if why_not_leave(table, seat, cell, mode) is None]


def _done(table: Table, _: int) -> None:
    _end(table)


def _asks(view: TableView) -> Prompt:
    return "prompt-move", {"groups": view.pending["groups"]}


MOVE: Final = LAW.step("move", MOVING, fields=_NUMBERS, asks=_asks, passed_by=("done",))
MOVE.answer("move", why_not=_why_not_next, apply=_gather, legal=_quick_next)
MOVE.answer("done", why_not=always, apply=_done)


# -- the Great Lighthouse


@LIGHTHOUSE_ACTIVATED.connect
def _light_the_way(table: Table, seat: int) -> None:
    """Let one Ship sail by the Great Lighthouse, if one can."""
    if any(why_not_leave(table, seat, cell, ONE_SHIP) is None for cell in origins(table, seat)):
        begin_moving(table, seat, 1, ONE_SHIP)

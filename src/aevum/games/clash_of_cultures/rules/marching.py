"""Rulebook chapter Mover unidades: hexes to which land units can go, and their march, with roads."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from aevum.games.clash_of_cultures.constants import (
    ACTIONS,
    ADVANCES,
    BARBARIAN,
    BARREN,
    CULTURE,
    FERTILE,
    FOREST,
    FORTRESS,
    MOOD,
    MOUNTAIN,
    NONE,
    PLAYERS,
    SEA,
    WONDERS,
)
from aevum.games.clash_of_cultures.maps import LABELS, UNKNOWN
from aevum.games.clash_of_cultures.moves import KINDS
from aevum.games.clash_of_cultures.rule_values import BARS_ATTACKS, BREACHES, FAR_MARCH, LEVEL_GROUND, STACK, TOLL
from aevum.games.clash_of_cultures.rules.battle import begin_on_land
from aevum.games.clash_of_cultures.rules.boarding import BOARD, BOARDING
from aevum.games.clash_of_cultures.rules.city import has_piece, wonder_city
from aevum.games.clash_of_cultures.rules.clauses import ACTION, ADVANCE, ASKED, WONDER, clause
from aevum.games.clash_of_cultures.rules.discovery import BY_LAND, discover
from aevum.games.clash_of_cultures.rules.groups import (
    ABOARD,
    CONDITION,
    DESTINATION,
    LIMIT,
    MODE,
    MOVING,
    ORIGIN,
    PICKED,
    UNLOADED,
    WAITING,
    WARLORD,
    Group,
    group_of,
    lift,
)
from aevum.games.clash_of_cultures.rules.law import LAW
from aevum.games.clash_of_cultures.rules.stock import DUE_FOOD, DUE_ORE, can_pay, charge, has, owned
from aevum.games.clash_of_cultures.rules.units import (
    FREE,
    HALTED,
    MOVED,
    WARY,
    armies_at,
    foreign,
    put_armies,
    put_settlers,
    room,
    ships_at,
)
from aevum.games.clash_of_cultures.state_fields import NATION_WIDTH, TRUCE
from aevum.kernel.game import SEAT
from aevum.kernel.rulebook import Clause
from aevum.kernel.steps import FOURTH, SECOND, SIXTH, THIRD, always, below, pop, push

if TYPE_CHECKING:
    from aevum.games.clash_of_cultures.state import Table

ONE_HEX: Final = clause("move.hex")
FULL: Final = clause("move.stack")
HALT: Final = clause("move.mountain")
CAUTION: Final = clause("move.forest")
ESCORT: Final = clause("move.settlers")
ROADS: Final = ADVANCE[ADVANCES.number("roads")]
AGREED: Final = ACTION[ACTIONS.number("negotiations")]
WALL: Final = WONDER[WONDERS.number("great-wall")]
TOLLGATE: Final = WONDER[WONDERS.number("great-mausoleum")]


# -- where land units can go


class Way(NamedTuple):
    """Way of a group to a hex.

    `far`: over two hexes; `plain`, `paved`: possible without and with ore. `passed`: the condition in which the hex
    between leaves units that go without ore.
    """

    far: bool
    plain: bool
    paved: bool
    passed: int = FREE


def why_not_attack(table: Table, seat: int, cell: int, armies: int) -> Clause | None:
    """Return the clause that forbids Armies of a seat to attack what is on a hex, or None."""
    defender = foreign(table, seat, cell)
    if defender == BARBARIAN:
        return None
    if table.nation[seat * NATION_WIDTH + TRUCE] >> defender & 1:
        return AGREED
    if table.city[cell] != defender:
        return None
    walled = has_piece(table, cell, FORTRESS) and wonder_city(table, BARS_ATTACKS, defender) != NONE
    if walled and not has(table, seat, BREACHES):
        return WALL
    wonder = table.wonder[cell]
    if wonder != NONE and TOLL[wonder]:
        tokens = owned(table, seat, MOOD) + owned(table, seat, CULTURE)
        return None if tokens >= armies * TOLL[wonder] else TOLLGATE
    return None


def way(table: Table, seat: int, origin: int, group: Group, cell: int) -> Way | Clause:
    """Return the way of a group to a hex, or the clause that forbids it."""
    if cell == origin:
        return ONE_HEX
    if cell in table.land.layout.neighbours[origin]:
        return _near_way(table, seat, origin, group, cell)
    return _far_way(table, seat, origin, group, cell)


def _near_way(table: Table, seat: int, origin: int, group: Group, cell: int) -> Way | Clause:
    terrain = table.land.terrain
    if group.armies > STACK and terrain[cell] != SEA:
        return FULL
    if terrain[cell] == UNKNOWN:
        return HALT if group.halted else Way(far=False, plain=True, paved=False)
    at_home = table.city[origin] == seat
    if terrain[cell] == SEA:
        if terrain[origin] == SEA:
            return BOARDING
        if sum(room(table, ship) for ship in ships_at(table, seat, cell)) < group.size:
            return BOARDING
        paved = at_home and _can_pave(table, seat, far=False)
        return _way_or(HALT, far=False, plain=not group.halted, paved=paved)
    if foreign(table, seat, cell) != NONE:
        refusal = _why_not_battle(table, seat, group, cell)
        if refusal is not None:
            return refusal
        paved = at_home and _can_pave(table, seat, far=False)
        plain = not group.halted and not group.wary
        return _way_or(HALT if group.halted else CAUTION, far=False, plain=plain, paved=paved)
    if armies_at(table, cell) + group.armies > STACK:
        return FULL
    paved = (at_home or table.city[cell] == seat) and _can_pave(table, seat, far=False)
    return _way_or(HALT, far=False, plain=not group.halted, paved=paved)


def _way_or(refusal: Clause, *, far: bool, plain: bool, paved: bool, passed: int = FREE) -> Way | Clause:
    return Way(far, plain, paved, passed) if plain or paved else refusal


def _why_not_battle(table: Table, seat: int, group: Group, cell: int) -> Clause | None:
    return why_not_attack(table, seat, cell, group.armies) if group.armies else ESCORT


def _can_pave(table: Table, seat: int, *, far: bool) -> bool:
    return has(table, seat, LEVEL_GROUND) and can_pay(table, seat, DUE_ORE + far * DUE_FOOD)


def _far_way(table: Table, seat: int, origin: int, group: Group, cell: int) -> Way | Clause:
    """Return the way of a group over two hexes by road, round a forest if it can, or the clause that forbids it."""
    land = table.land
    terrain = land.terrain
    if terrain[cell] in (UNKNOWN, SEA) or not has(table, seat, FAR_MARCH):
        return ONE_HEX
    if seat not in (table.city[origin], table.city[cell]):
        return ROADS
    between = [
        other
        for other in land.beside[origin]
        if other in land.beside[cell]
        and terrain[other] != SEA
        and foreign(table, seat, other) == NONE
        and armies_at(table, other) + group.armies <= STACK
    ]
    if not between:
        return ONE_HEX
    battle = foreign(table, seat, cell) != NONE
    if battle:
        refusal = _why_not_battle(table, seat, group, cell)
        if refusal is not None:
            return refusal
    elif armies_at(table, cell) + group.armies > STACK:
        return FULL
    passed = min(LIMIT.get(terrain[other], FREE) for other in between)
    barred = group.halted or passed == HALTED or (battle and (group.wary or passed == WARY))
    plain = not barred and can_pay(table, seat, DUE_FOOD)
    return _way_or(ROADS, far=True, plain=plain, paved=_can_pave(table, seat, far=True), passed=passed)


def land_destinations(table: Table, seat: int, origin: int, group: Group) -> list[int]:
    """Return the hexes to which a land group can go."""
    found = [cell for cell in table.land.layout.neighbours[origin] if _can_step(table, seat, origin, group, cell)]
    if has(table, seat, FAR_MARCH):
        found += [
            cell for cell in _beyond(table, origin) if isinstance(_far_way(table, seat, origin, group, cell), Way)
        ]
    return found


def _can_step(table: Table, seat: int, origin: int, group: Group, cell: int) -> bool:
    """Whether a group can go to a neighbouring hex; most are land without foreigners."""
    if (
        table.land.terrain[cell] in _DRY
        and not group.halted
        and foreign(table, seat, cell) == NONE
        and armies_at(table, cell) + group.armies <= STACK
    ):
        return True
    return isinstance(_near_way(table, seat, origin, group, cell), Way)


_DRY: Final = (FERTILE, FOREST, MOUNTAIN, BARREN)


def _beyond(table: Table, origin: int) -> set[int]:
    """Return the hexes two away over land."""
    near, beside = {origin, *table.land.layout.neighbours[origin]}, table.land.beside
    return {other for cell in beside[origin] for other in beside[cell]} - near


def can_go(table: Table, seat: int, origin: int, group: Group) -> bool:
    """Whether there is a hex to which a land group can go; mostly the first one that is tried."""
    for cell in table.land.layout.neighbours[origin]:
        if _can_step(table, seat, origin, group, cell):
            return True
    if has(table, seat, FAR_MARCH):
        for cell in _beyond(table, origin):
            if isinstance(_far_way(table, seat, origin, group, cell), Way):
                return True
    return False


# -- the march

_FAR: Final = SECOND
_PAVED: Final = THIRD
_STAGE: Final = FOURTH
_PASSED: Final = SIXTH
"""Place in the frame: condition in which the hex between leaves the group; see `Way`."""
_ARRIVAL: Final = 2
"""Last stage in which the march puts the group on the hex; a battle and boarding jump to it to skip that."""


def march(table: Table, group: Group, cell: int) -> None:
    """Send a land group to a hex; the seat may first have to choose between going with and without ore."""
    frames = table.frames
    seat = frames[SEAT]
    found = way(table, seat, frames[ORIGIN], group, cell)
    assert isinstance(found, Way)
    push(table, MARCH, seat, cell, int(found.far), int(not found.plain), 0, 0, found.passed)
    rough = table.land.terrain[cell] in LIMIT or found.passed or group.wary
    if found.plain and found.paved and rough:
        push(table, PAVE, seat)
        return
    _set_out(table)


def _set_out(table: Table) -> None:
    """Charge the price of the road, after which the group goes."""
    frames = table.frames
    charge(table, frames[SEAT], frames[_FAR] * DUE_FOOD + frames[_PAVED] * DUE_ORE)


def _go_on(table: Table) -> None:
    """Let the group leave and explore, fight, go aboard or arrive."""
    frames = table.frames
    seat, cell = frames[SEAT], frames[DESTINATION]
    picked, unloaded, origin = frames[below(PICKED)], frames[below(UNLOADED)], frames[below(ORIGIN)]
    frames[_STAGE] += 1
    if frames[_STAGE] == 1:
        if table.log is not None:
            table.log.add("event-move", MOVING, player=PLAYERS[seat], origin=LABELS[origin], hex=LABELS[cell])
        terrain = table.land.terrain[cell]
        if terrain == UNKNOWN:
            discover(table, seat, table.land.layout.tile[cell], BY_LAND, cell)
            return
        if terrain == SEA:
            frames[_STAGE] = _ARRIVAL
            frames[WAITING] = picked
        elif foreign(table, seat, cell) != NONE:
            frames[_STAGE] = _ARRIVAL
            _attack(table, seat, cell)
            return
    if frames[WAITING]:
        push(table, BOARD, seat)
        return
    if frames[_STAGE] <= _ARRIVAL:
        lift(table, seat, origin, picked, unloaded)
        _arrive(table, seat, cell, picked, unloaded)
    LAW.finish(table)


def _attack(table: Table, seat: int, cell: int) -> None:
    """Begin a battle with foreigners; a Great Warlord leads the first battle only."""
    frames = table.frames
    picked, unloaded, origin = frames[below(PICKED)], frames[below(UNLOADED)], frames[below(ORIGIN)]
    led = bool(frames[below(MODE)] & WARLORD)
    frames[below(MODE)] &= ~WARLORD
    lift(table, seat, origin, picked, unloaded)
    group = group_of(picked, unloaded)
    begin_on_land(table, seat, cell, origin, group.armies, group.settlers, unloaded, led=led)


def _arrive(table: Table, seat: int, cell: int, picked: int, unloaded: int) -> None:
    """Put the units on the hex.

    With ore the way adds no limit; limits that the units are already under hold again.
    """
    frames = table.frames
    entered = FREE if frames[_PAVED] else max(frames[_PASSED], LIMIT.get(table.land.terrain[cell], FREE))
    for unit in range(KINDS):
        _put(table, seat, cell, unit, picked >> 3 * unit & 7, entered)
    for place in ABOARD:
        _put(table, seat, cell, place % KINDS, unloaded >> 2 * place & 3, entered)


def _put(table: Table, seat: int, cell: int, unit: int, amount: int, entered: int) -> None:
    if not amount:
        return
    condition = MOVED + max(CONDITION[unit >> 1], entered)
    (put_settlers if unit & 1 else put_armies)(table, seat, cell, amount, condition)


MARCH: Final = LAW.step("march", MOVING, fields=("to", "far", "paved"), run=_go_on)


# -- roads


def _choose_road(table: Table, paved: int) -> None:
    pop(table)
    table.frames[_PAVED] = paved
    _set_out(table)


def _pave(table: Table, _: int) -> None:
    _choose_road(table, 1)


def _rough(table: Table, _: int) -> None:
    _choose_road(table, 0)


PAVE: Final = LAW.step("pave", ASKED)
PAVE.answer("pave", why_not=always, apply=_pave)
PAVE.answer("rough", why_not=always, apply=_rough)

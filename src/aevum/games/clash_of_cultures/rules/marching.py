"""Mover unidades: groups, land moves, roads, going aboard and ashore."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, Final, NamedTuple

from aevum.games.clash_of_cultures.facts import (
    ACTIONS,
    ADVANCES,
    BARBARIAN,
    CULTURE,
    FOREST,
    FORTRESS,
    MOOD,
    MOUNTAIN,
    NONE,
    PLAYERS,
    SEA,
    WONDERS,
)
from aevum.games.clash_of_cultures.figures import (
    BARS_ATTACKS,
    BREACHES,
    FAR_MARCH,
    GROUPS,
    LEVEL_GROUND,
    MARCHES,
    STACK,
    TOLL,
)
from aevum.games.clash_of_cultures.maps import LABELS, UNKNOWN
from aevum.games.clash_of_cultures.moves import FIRST as FIRST_MOVE
from aevum.games.clash_of_cultures.moves import FIRST_CARGO, FIRST_SHIP
from aevum.games.clash_of_cultures.nation import TRUCE, WIDTH
from aevum.games.clash_of_cultures.rules.choosing import always
from aevum.games.clash_of_cultures.rules.city import has_piece, wonder_city
from aevum.games.clash_of_cultures.rules.clauses import ACTION, ADVANCE, ASKED, WONDER, clause
from aevum.games.clash_of_cultures.rules.discovery import BY_LAND, discover
from aevum.games.clash_of_cultures.rules.law import LAW, automatic
from aevum.games.clash_of_cultures.rules.stock import DUE_FOOD, DUE_ORE, can_pay, charge, has, owned
from aevum.games.clash_of_cultures.rules.turn import action
from aevum.games.clash_of_cultures.rules.units import (
    FREE,
    HALF,
    HALTED,
    MOVED,
    MOVED_HALTED,
    MOVED_WARY,
    ONE,
    SHIPS_EACH,
    WARY,
    armies_at,
    fleet,
    foreign,
    held,
    in_condition,
    put_armies,
    put_settlers,
    rest,
    room,
    ships_at,
    vacate,
)
from aevum.kernel.game import FRAME, SEAT
from aevum.kernel.rulebook import Clause
from aevum.kernel.steps import FIFTH, FIRST, FOURTH, SECOND, SIXTH, THIRD, Asked, become, pop, push

if TYPE_CHECKING:
    from aevum.games.clash_of_cultures.state import Table
    from aevum.games.clash_of_cultures.view import TableView

MOVING: Final = clause("move.groups")
NO_UNIT: Final = clause("move.nobody")
NOWHERE: Final = clause("move.nowhere")
ONE_HEX: Final = clause("move.hex")
ONE_KIND: Final = clause("move.group")
FULL: Final = clause("move.stack")
HALT: Final = clause("move.mountain")
CAUTION: Final = clause("move.forest")
ESCORT: Final = clause("move.settlers")
DRILL: Final = ADVANCE[ADVANCES.number("tactics")]
BOARDING: Final = clause("move.aboard")
ROADS: Final = ADVANCE[ADVANCES.number("roads")]
AGREED: Final = ACTION[ACTIONS.number("negotiations")]
WALL: Final = WONDER[WONDERS.number("great-wall")]
TOLLGATE: Final = WONDER[WONDERS.number("great-mausoleum")]

GROUPS_LEFT: Final = FIRST
ORIGIN: Final = SECOND
PICKED: Final = THIRD
"""Land units picked: three bits for each kind of `LAND_UNITS`."""
UNLOADED: Final = FOURTH
"""Units aboard picked: two bits for each kind of `CARGO`."""
SHIPS: Final = FIFTH
"""Ships picked, as a mask of the seat's Ships."""
MODE: Final = SIXTH

_TO_FIRST: Final = FIRST_MOVE["to"]

ONE_SHIP: Final = 1
"""The Great Lighthouse moves one Ship."""
WARLORD: Final = 2
"""The Great Warlord leads the first battle."""

_CONDITION: Final = (FREE, WARY, HALTED)
"""By pair of `LAND_UNITS`."""


class Group(NamedTuple):
    """Land units that move together: how many of each, and what holds them back."""

    armies: int
    settlers: int
    wary: bool
    halted: bool

    @property
    def size(self) -> int:
        return self.armies + self.settlers


def group_of(picked: int, unloaded: int) -> Group:
    """The land units picked so far."""
    counts = [0] * 6
    for kind in range(6):
        counts[kind] = picked >> 3 * kind & 7
    for place in range(16):
        counts[place % 4] += unloaded >> 2 * place & 3
    return Group(
        counts[0] + counts[2] + counts[4],
        counts[1] + counts[3] + counts[5],
        bool(counts[2] or counts[3]),
        bool(counts[4] or counts[5]),
    )


# -- where land units can go


class Way(NamedTuple):
    """A way for a group to a hex. `far`: over two hexes; `plain`, `paved`: without and with ore."""

    far: bool
    plain: bool
    paved: bool


def why_not_attack(table: Table, seat: int, cell: int, armies: int) -> Clause | None:
    """May Armies of a seat attack what is on a hex?"""
    defender = foreign(table, seat, cell)
    if defender == BARBARIAN:
        return None
    if table.nation[seat * WIDTH + TRUCE] >> defender & 1:
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
    """How a group can go to a hex, or what forbids it."""
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


def _way_or(refusal: Clause, *, far: bool, plain: bool, paved: bool) -> Way | Clause:
    return Way(far, plain, paved) if plain or paved else refusal


def _why_not_battle(table: Table, seat: int, group: Group, cell: int) -> Clause | None:
    return why_not_attack(table, seat, cell, group.armies) if group.armies else ESCORT


def _can_pave(table: Table, seat: int, *, far: bool) -> bool:
    return has(table, seat, LEVEL_GROUND) and can_pay(table, seat, DUE_ORE + far * DUE_FOOD)


def _far_way(table: Table, seat: int, origin: int, group: Group, cell: int) -> Way | Clause:
    """Two hexes by road."""
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
    open_ways = [other for other in between if terrain[other] != MOUNTAIN and not (battle and terrain[other] == FOREST)]
    plain = bool(open_ways) and not group.halted and not (battle and group.wary) and can_pay(table, seat, DUE_FOOD)
    return _way_or(ROADS, far=True, plain=plain, paved=_can_pave(table, seat, far=True))


def land_destinations(table: Table, seat: int, origin: int, group: Group) -> list[int]:
    """Hexes that a land group can go to."""
    cells = list(table.land.layout.neighbours[origin])
    if has(table, seat, FAR_MARCH):
        cells += _beyond(table, origin)
    return [cell for cell in cells if isinstance(way(table, seat, origin, group, cell), Way)]


def _beyond(table: Table, origin: int) -> set[int]:
    """Hexes two away over land."""
    near, beside = {origin, *table.land.layout.neighbours[origin]}, table.land.beside
    return {other for cell in beside[origin] for other in beside[cell]} - near


def _can_go(table: Table, seat: int, origin: int, group: Group) -> bool:
    """Is there a hex that a land group can go to? Mostly the first one that is looked at."""
    for cell in table.land.layout.neighbours[origin]:
        if isinstance(_near_way(table, seat, origin, group, cell), Way):
            return True
    if has(table, seat, FAR_MARCH):
        for cell in _beyond(table, origin):
            if isinstance(_far_way(table, seat, origin, group, cell), Way):
                return True
    return False


# -- picking a group

sea_destinations: list[Callable[[Table, int, int], list[int]]] = []
"""Where Ships can sail: of the table, the seat and where they are."""
setting_sail: list[Callable[[Table, int], None]] = []
"""What Ships do once their destination is chosen."""
fighting: list[Callable[..., None]] = []
"""What begins a battle on land."""


def _stock_of(table: Table, seat: int, origin: int, unit: int) -> int:
    """How many units of a kind there are at the origin, to be picked."""
    if unit < FIRST_SHIP:
        if table.holder[origin] != seat:
            return 0
        packed = table.settlers[origin] if unit & 1 else table.armies[origin]
        return in_condition(packed, _CONDITION[unit >> 1])
    if unit < FIRST_CARGO:
        ship = seat * SHIPS_EACH + unit - FIRST_SHIP
        return int(table.ship_at[ship] == origin and table.ship_state[ship] == FREE)
    number, kind = divmod(unit - FIRST_CARGO, 4)
    ship = seat * SHIPS_EACH + number
    if table.ship_at[ship] != origin:
        return 0
    packed = table.cargo[ship] >> HALF if kind & 1 else table.cargo[ship]
    return in_condition(packed, _CONDITION[kind >> 1])


def _picked(picked: int, unloaded: int, ships: int, unit: int) -> int:
    """How many of a kind have been picked."""
    if unit < FIRST_SHIP:
        return picked >> 3 * unit & 7
    if unit < FIRST_CARGO:
        return ships >> unit - FIRST_SHIP & 1
    return unloaded >> 2 * (unit - FIRST_CARGO) & 3


def _is_army(unit: int) -> bool:
    if unit < FIRST_SHIP:
        return not unit & 1
    return unit >= FIRST_CARGO and not (unit - FIRST_CARGO) & 1


def _why_not_with(table: Table, unit: int) -> Clause | None:
    frames = table.frames
    return why_not_join(table, frames[SEAT], frames[ORIGIN], frames[-4:], unit)


def why_not_join(table: Table, seat: int, origin: int, chosen: Sequence[int], unit: int) -> Clause | None:
    """May a unit join a group? `chosen`: land units, units aboard and Ships picked so far, and the mode of the Move."""
    picked, unloaded, ships, mode = chosen
    if _picked(picked, unloaded, ships, unit) >= _stock_of(table, seat, origin, unit):
        return NO_UNIT
    if _is_army(unit) and not has(table, seat, MARCHES):
        return DRILL
    if FIRST_SHIP <= unit < FIRST_CARGO:
        if picked or unloaded or (ships and mode & ONE_SHIP):
            return ONE_KIND
        return None if sea_destinations[0](table, seat, origin) else NOWHERE
    if ships or mode & ONE_SHIP:
        return ONE_KIND
    group = group_of(*_with(picked, unloaded, unit))
    if _can_go(table, seat, origin, group):
        return None
    return HALT if group.halted else NOWHERE


def _with(picked: int, unloaded: int, unit: int) -> tuple[int, int]:
    """One more land unit picked."""
    if unit < FIRST_SHIP:
        return picked + (1 << 3 * unit), unloaded
    return picked, unloaded + (1 << 2 * (unit - FIRST_CARGO))


def _pick(table: Table, unit: int) -> None:
    frames = table.frames
    if FIRST_SHIP <= unit < FIRST_CARGO:
        frames[SHIPS] |= 1 << unit - FIRST_SHIP
        return
    frames[PICKED], frames[UNLOADED] = _with(frames[PICKED], frames[UNLOADED], unit)


def _units_here(table: Table) -> Iterable[int]:
    frames = table.frames
    return units_at(table, frames[SEAT], frames[ORIGIN])


def units_at(table: Table, seat: int, origin: int) -> Iterable[int]:
    """Kinds of units that a seat may have on a hex."""
    if table.land.terrain[origin] != SEA:
        return range(FIRST_SHIP)
    numbers = [ship % SHIPS_EACH for ship in ships_at(table, seat, origin)]
    found = [FIRST_SHIP + number for number in numbers]
    return found + [FIRST_CARGO + 4 * number + kind for number in numbers for kind in range(4)]


def destinations(table: Table) -> list[int]:
    """Where the group picked so far can go."""
    frames = table.frames
    seat, origin = frames[SEAT], frames[ORIGIN]
    if frames[SHIPS]:
        return sea_destinations[0](table, seat, origin)
    group = group_of(frames[PICKED], frames[UNLOADED])
    return land_destinations(table, seat, origin, group) if group.size else []


def _why_not_to(table: Table, cell: int) -> Clause | None:
    frames = table.frames
    seat, origin = frames[SEAT], frames[ORIGIN]
    if frames[SHIPS]:
        return None if cell in sea_destinations[0](table, seat, origin) else SAILING
    group = group_of(frames[PICKED], frames[UNLOADED])
    if not group.size:
        return NO_UNIT
    found = way(table, seat, origin, group, cell)
    return None if isinstance(found, Way) else found


def _goals(table: Table) -> list[int]:
    return [_TO_FIRST + cell for cell in sorted(destinations(table))]


SAILING: Final = clause("sail.reach")


def _to(table: Table, cell: int) -> None:
    """The group sets out; how land is crossed may have to be said first."""
    frames = table.frames
    seat, origin = frames[SEAT], frames[ORIGIN]
    if frames[SHIPS]:
        setting_sail[0](table, cell)
        return
    group = group_of(frames[PICKED], frames[UNLOADED])
    found = way(table, seat, origin, group, cell)
    assert isinstance(found, Way)
    push(table, MARCH, seat, cell, int(found.far), int(not found.plain))
    rough = table.land.terrain[cell] in (FOREST, MOUNTAIN) or group.wary
    if found.plain and found.paved and rough:
        push(table, PAVE, seat)
        return
    _set_out(table)


def _set_out(table: Table) -> None:
    """The road is paid, then the group goes."""
    frames = table.frames
    charge(table, frames[SEAT], frames[_FAR] * DUE_FOOD + frames[_PAVED] * DUE_ORE)


GROUP: Final = LAW.step("group", MOVING, numbers=("groups", "origin", "picked", "unloaded", "ships", "mode"))
GROUP.answer("with", why_not=_why_not_with, apply=_pick, candidates=_units_here)
GROUP.answer("to", why_not=_why_not_to, apply=_to, legal=_goals)


# -- one group after another


def origins(table: Table, seat: int) -> list[int]:
    """Hexes with units of a seat, sorted."""
    return sorted({*held(table, seat), *(table.ship_at[ship] for ship in fleet(table, seat))})


def why_not_leave(table: Table, seat: int, cell: int, mode: int = 0) -> Clause | None:
    """Is there a unit here that could move somewhere?"""
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
    """A Move, group by group."""
    push(table, MOVE, seat, groups, NONE, 0, 0, 0, mode)


def _move(table: Table, seat: int, cell: int) -> None:
    begin_moving(table, seat, GROUPS)
    _gather(table, cell)


action("move", why_not_leave, _move, origins)


def _why_not_next(table: Table, cell: int) -> Clause | None:
    return why_not_leave(table, table.frames[SEAT], cell, table.frames[MODE])


def _gather(table: Table, cell: int) -> None:
    """A group is picked from this hex."""
    frames = table.frames
    frames[GROUPS_LEFT] -= 1
    frames[ORIGIN] = cell
    frames[PICKED] = frames[UNLOADED] = frames[SHIPS] = 0
    become(table, GROUP, frames[SEAT])


def _origins_here(table: Table) -> Iterable[int]:
    return origins(table, table.frames[SEAT])


def next_group(table: Table) -> None:
    """A group has moved: the next one, if there is any."""
    frames = table.frames
    seat = frames[SEAT]
    become(table, MOVE, seat)
    frames[ORIGIN] = NONE
    more = frames[GROUPS_LEFT] and any(_why_not_next(table, cell) is None for cell in origins(table, seat))
    if not more:
        _end(table)


def _end(table: Table) -> None:
    seat = table.frames[SEAT]
    pop(table)
    rest(table, seat)


def _done(table: Table, _: int) -> None:
    _end(table)


def _asks(view: TableView) -> Asked:
    return "prompt-move", {"groups": view.pending["groups"]}


MOVE: Final = LAW.step(
    "move", MOVING, numbers=("groups", "origin", "picked", "unloaded", "ships", "mode"), asks=_asks, left_by=("done",)
)
MOVE.answer("move", why_not=_why_not_next, apply=_gather, candidates=_origins_here)
MOVE.answer("done", why_not=always, apply=_done)


# -- the march

_CELL: Final = FIRST
_FAR: Final = SECOND
_PAVED: Final = THIRD
_STAGE: Final = FOURTH
_WAITING: Final = FIFTH
"""Units still to go aboard: three bits for each kind of `LAND_UNITS`."""


def _go_on(table: Table) -> None:
    """The group leaves, and arrives, explores, goes aboard or fights."""
    frames = table.frames
    seat, cell = frames[SEAT], frames[_CELL]
    picked, unloaded, origin = frames[PICKED - FRAME], frames[UNLOADED - FRAME], frames[ORIGIN - FRAME]
    frames[_STAGE] += 1
    stage = frames[_STAGE]
    if stage == 1:
        if table.log is not None:
            table.log.tell("event-move", MOVING, player=PLAYERS[seat], origin=LABELS[origin], hex=LABELS[cell])
        terrain = table.land.terrain[cell]
        if terrain == UNKNOWN:
            discover(table, seat, table.land.layout.tile[cell], BY_LAND, cell)
            return
        if terrain == SEA:
            frames[_WAITING] = picked
            _board_next(table)
            return
        if foreign(table, seat, cell) != NONE:
            frames[_STAGE] = 2
            mode = frames[MODE - FRAME]
            frames[MODE - FRAME] &= ~WARLORD
            _lift(table, seat, origin, picked, unloaded)
            fighting[0](table, seat, cell, origin, group_of(picked, unloaded), unloaded, mode)
            return
    if stage <= 2:
        _lift(table, seat, origin, picked, unloaded)
        _arrive(table, seat, cell, picked, unloaded)
    pop(table)
    next_group(table)


def _lift(table: Table, seat: int, origin: int, picked: int, unloaded: int) -> None:
    """The units leave where they were."""
    for unit in range(6):
        amount = (picked >> 3 * unit & 7) * ONE[_CONDITION[unit >> 1]]
        if unit & 1:
            table.settlers[origin] -= amount
        else:
            table.armies[origin] -= amount
    if picked:
        vacate(table, origin)
    for place in range(16):
        amount = (unloaded >> 2 * place & 3) * ONE[_CONDITION[place % 4 >> 1]]
        if amount:
            ship = seat * SHIPS_EACH + place // 4
            table.cargo[ship] -= amount << HALF if place & 1 else amount


def condition_after(terrain: int, *, wary: bool, paved: bool) -> int:
    """In which condition a unit arrives."""
    if paved:
        return MOVED
    if terrain == MOUNTAIN:
        return MOVED_HALTED
    return MOVED_WARY if wary or terrain == FOREST else MOVED


def _arrive(table: Table, seat: int, cell: int, picked: int, unloaded: int) -> None:
    paved = bool(table.frames[_PAVED])
    terrain = table.land.terrain[cell]
    for unit in range(6):
        _put(table, seat, cell, unit, picked >> 3 * unit & 7, terrain, paved=paved)
    for place in range(16):
        _put(table, seat, cell, place % 4, unloaded >> 2 * place & 3, terrain, paved=paved)


def _put(table: Table, seat: int, cell: int, unit: int, amount: int, terrain: int, *, paved: bool) -> None:
    if not amount:
        return
    condition = condition_after(terrain, wary=unit >> 1 == 1, paved=paved)
    (put_settlers if unit & 1 else put_armies)(table, seat, cell, amount, condition)


MARCH: Final = LAW.step("march", MOVING, numbers=("to", "far", "paved"), resume=_go_on)


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


# -- going aboard


def _board_next(table: Table) -> None:
    """One unit after another goes aboard; the frame of the march is on top."""
    frames = table.frames
    if frames[_WAITING]:
        push(table, BOARD, frames[SEAT])
        return
    pop(table)
    next_group(table)


def _with_room(table: Table) -> list[int]:
    seat, cell = table.frames[SEAT], table.frames[_CELL - FRAME]
    return [ship % SHIPS_EACH for ship in ships_at(table, seat, cell) if room(table, ship)]


def _why_not_board(table: Table, number: int) -> Clause | None:
    return None if number in _with_room(table) else BOARDING


def _board(table: Table, number: int) -> None:
    seat = table.frames[SEAT]
    pop(table)
    frames = table.frames
    unit = next(kind for kind in range(6) if frames[_WAITING] >> 3 * kind & 7)
    frames[_WAITING] -= 1 << 3 * unit
    _lift(table, seat, frames[ORIGIN - FRAME], 1 << 3 * unit, 0)
    wary = unit >> 1 == 1 and not frames[_PAVED]
    one = ONE[MOVED_WARY if wary else MOVED]
    table.cargo[seat * SHIPS_EACH + number] += one << HALF if unit & 1 else one
    _board_next(table)


BOARD: Final = LAW.step("board", BOARDING)
BOARD.answer("aboard", why_not=_why_not_board, apply=_board, candidates=_with_room)
automatic(BOARD)

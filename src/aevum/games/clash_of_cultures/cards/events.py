"""Events that rows cannot say, and what great persons do besides the advance they bring."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from aevum.games.clash_of_cultures.cards.actions import frontier
from aevum.games.clash_of_cultures.facts import (
    ANGRY,
    EVENTS,
    FIRST_GOVERNMENT,
    GOVERNING,
    GOVERNMENTS,
    HAPPY,
    IDEA,
    NONE,
    OF_CATEGORY,
    PIECES,
    PORT,
    TEMPLE,
    TOP,
)
from aevum.games.clash_of_cultures.figures import BREAKS_TIES, GROUPS, OPENED_BY, POINTS, TRADES
from aevum.games.clash_of_cultures.maps import LABELS
from aevum.games.clash_of_cultures.nation import (
    BURIED,
    BURIED_WONDERS,
    GONE,
    LESS,
    TIES,
    WIDTH,
)
from aevum.games.clash_of_cultures.rules.choosing import always, choice
from aevum.games.clash_of_cultures.rules.city import (
    cities,
    clear,
    colour,
    has_piece,
    set_mood,
)
from aevum.games.clash_of_cultures.rules.clauses import ASKED, EVENT
from aevum.games.clash_of_cultures.rules.discovery import BY_CARD, discover
from aevum.games.clash_of_cultures.rules.events import dampen, remove_unit
from aevum.games.clash_of_cultures.rules.founding import settle, why_not_settle
from aevum.games.clash_of_cultures.rules.grow import grow, growth_price, why_not_add
from aevum.games.clash_of_cultures.rules.hands import draw_action
from aevum.games.clash_of_cultures.rules.law import LAW, automatic
from aevum.games.clash_of_cultures.rules.learn import learn
from aevum.games.clash_of_cultures.rules.marching import WARLORD, begin_moving, origins, why_not_leave
from aevum.games.clash_of_cultures.rules.powers import collect_routes
from aevum.games.clash_of_cultures.rules.stock import DUE_FOOD, can_pay, charge, gain, has, known
from aevum.games.clash_of_cultures.rules.turn import ACTIONS, in_turn
from aevum.games.clash_of_cultures.rules.units import (
    armies_at,
    armies_of,
    cargo_armies,
    fleet,
    held,
    remove_armies,
    remove_settlers,
    settlers_at,
)
from aevum.kernel.game import SEAT
from aevum.kernel.rulebook import Clause
from aevum.kernel.steps import FIRST, SECOND, THIRD, pop, push

if TYPE_CHECKING:
    from aevum.games.clash_of_cultures.state import Table

_at = EVENTS.at
_EVENT: Final = FIRST


def _clause(id: str) -> Clause:
    return EVENT[EVENTS.number(id)]


# -- the earth swallows


def _bury_piece(table: Table, cell: int, piece: int) -> None:
    """A piece leaves the game; it gives points to whose it is."""
    owner = colour(table, cell, piece)
    table.pieces[cell] &= ~(7 << 3 * piece)
    if piece == PORT:
        table.port[cell] = NONE
    base = owner * WIDTH
    table.nation[base + GONE + piece] += 1
    table.nation[base + BURIED] += POINTS["buried_piece"]


def _bury_wonder(table: Table, seat: int, cell: int) -> None:
    """A Wonder leaves the game; its points stay."""
    wonder = table.wonder[cell]
    table.wonder[cell] = NONE
    table.wonders_gone.append(wonder)
    base = seat * WIDTH
    table.nation[base + BURIED_WONDERS] += POINTS["wonder"]
    if BREAKS_TIES[wonder]:
        table.nation[base + TIES] = 1


def _bury_settlement(table: Table, seat: int, cell: int) -> None:
    """The bare settlement; the city is no more."""
    clear(table, cell)
    base = seat * WIDTH
    table.nation[base + GONE + len(PIECES)] += 1
    table.nation[base + BURIED] += POINTS["buried_piece"]


@_at("drawn", "volcano")
def volcano(table: Table, seat: int, _: int) -> None:
    """With four cities, one of them goes with all in it."""
    if table.city.count(seat) >= 4:
        push(table, ERUPTION, seat)


def _doomed(table: Table) -> Iterable[int]:
    return cities(table, table.frames[SEAT])


def _erupt(table: Table, cell: int) -> None:
    seat = table.frames[SEAT]
    pop(table)
    if table.log is not None:
        table.log.tell("event-destroyed", _clause("volcano"), hex=LABELS[cell])
    for piece in range(len(PIECES)):
        if has_piece(table, cell, piece):
            _bury_piece(table, cell, piece)
    if table.wonder[cell] != NONE:
        _bury_wonder(table, seat, cell)
    _bury_settlement(table, seat, cell)
    if table.holder[cell] != NONE:
        armies, settlers = armies_at(table, cell), settlers_at(table, cell)
        if armies:
            remove_armies(table, cell, armies)
        if settlers:
            remove_settlers(table, cell, settlers)


ERUPTION: Final = choice("eruption", _clause("volcano"), "at", _doomed, _erupt)


@_at("drawn", "earthquake")
def earthquake(table: Table, seat: int, event: int) -> None:
    """With three cities, one to three pieces or Wonders go."""
    _shake(table, seat, event)


@_at("struck", "heavy-earthquake")
def heavy_earthquake(table: Table, seat: int, event: int) -> None:
    """The same for everybody."""
    _shake(table, seat, event)


def _shake(table: Table, seat: int, event: int) -> None:
    if table.city.count(seat) >= 3:
        push(table, QUAKE, seat, event, 3, 0)


_LEFT: Final = SECOND
_HIT: Final = THIRD
"""Cities hit, as a mask."""


def _quake_on(table: Table) -> None:
    frames = table.frames
    if not frames[_LEFT] or not cities(table, frames[SEAT]):
        _calm(table, 0)


def _calm(table: Table, _: int) -> None:
    """Cities hit that still stand lose mood."""
    frames = table.frames
    seat, event, hit = frames[SEAT], frames[_EVENT], frames[_HIT]
    pop(table)
    standing = sum(1 << cell for cell in cities(table, seat) if hit >> cell & 1)
    if standing:
        dampen(table, seat, event, standing.bit_count(), cells=standing)


def _shaken(table: Table) -> Iterable[int]:
    return cities(table, table.frames[SEAT])


def _why_not_shake(table: Table, cell: int) -> Clause | None:
    return None if cell in _shaken(table) else _clause("earthquake")


def _shake_city(table: Table, cell: int) -> None:
    frames = table.frames
    frames[_LEFT] -= 1
    frames[_HIT] |= 1 << cell
    push(table, CRACK, frames[SEAT], cell)


def _why_not_calm(table: Table, _: int) -> Clause | None:
    return None if table.frames[_HIT] else _clause("earthquake")


QUAKE: Final = LAW.step("quake", ASKED, numbers=("event", "left", "hit"), resume=_quake_on)
QUAKE.answer("at", why_not=_why_not_shake, apply=_shake_city, candidates=_shaken)
QUAKE.answer("done", why_not=_why_not_calm, apply=_calm)


def _why_not_crack(table: Table, piece: int) -> Clause | None:
    return None if has_piece(table, table.frames[FIRST], piece) else _clause("earthquake")


def _crack(table: Table, piece: int) -> None:
    cell = table.frames[FIRST]
    pop(table)
    _bury_piece(table, cell, piece)


def _why_not_bury(table: Table, wonder: int) -> Clause | None:
    return None if table.wonder[table.frames[FIRST]] == wonder else _clause("earthquake")


def _bury(table: Table, _: int) -> None:
    seat, cell = table.frames[SEAT], table.frames[FIRST]
    pop(table)
    _bury_wonder(table, seat, cell)


def _why_not_level(table: Table, _: int) -> Clause | None:
    """The settlement only when nothing else is left."""
    cell = table.frames[FIRST]
    return _clause("earthquake") if table.pieces[cell] or table.wonder[cell] != NONE else None


def _level(table: Table, _: int) -> None:
    seat, cell = table.frames[SEAT], table.frames[FIRST]
    pop(table)
    _bury_settlement(table, seat, cell)


CRACK: Final = LAW.step("crack", ASKED, numbers=("hex",))
CRACK.answer("raze", why_not=_why_not_crack, apply=_crack)
CRACK.answer("bury", why_not=_why_not_bury, apply=_bury)
CRACK.answer("destroy", why_not=_why_not_level, apply=_level)
automatic(CRACK)


# -- war within


@_at("drawn", "civil-war")
def civil_war(table: Table, seat: int, event: int) -> None:
    """An Army and mood of a city that is not happy; else mood of any."""
    if _rebellious(table, seat):
        push(table, REBELS, seat, event)
    else:
        dampen(table, seat, event, 1)


def _rebellious(table: Table, seat: int) -> list[int]:
    return [cell for cell in cities(table, seat) if table.mood[cell] != HAPPY and armies_at(table, cell)]


def _rebels(table: Table) -> Iterable[int]:
    return _rebellious(table, table.frames[SEAT])


def _rebel(table: Table, cell: int) -> None:
    seat, event = table.frames[SEAT], table.frames[FIRST]
    pop(table)
    remove_unit(table, seat, cell, 0)
    if table.mood[cell] != ANGRY:
        dampen(table, seat, event, 1, cells=1 << cell)


REBELS: Final = choice("rebels", _clause("civil-war"), "at", _rebels, _rebel, numbers=("event",))


@_at("drawn", "revolution")
def revolution(table: Table, seat: int, _: int) -> None:
    """An action is lost, the government changes; an Army can avert each."""
    push(table, REVOLT, seat, 0)


_STAGE: Final = FIRST


def _loses_action(table: Table, seat: int) -> bool:
    """Of this turn if one is left; of the next if drawn in the Status Phase."""
    if table.frames[0] == LAW.named("turn").id:
        return in_turn(table, seat) and table.frames[ACTIONS] > 0
    return True


def _lose_action(table: Table, seat: int) -> None:
    if in_turn(table, seat):
        table.frames[ACTIONS] -= 1
    else:
        table.nation[seat * WIDTH + LESS] += 1


def new_governments(table: Table, seat: int) -> list[int]:
    """Governments that all government advances could move to."""
    mine = known(table, seat)
    if not mine & GOVERNING:
        return []
    return [
        number
        for number in range(len(GOVERNMENTS))
        if not mine & OF_CATEGORY[FIRST_GOVERNMENT + number] and mine & OPENED_BY[FIRST_GOVERNMENT + number]
    ]


def _revolt_on(table: Table) -> None:
    """Step by step: would it take effect, and could an Army avert it?"""
    frames = table.frames
    seat = frames[SEAT]
    frames[_STAGE] += 1
    if frames[_STAGE] > 2:
        pop(table)
        return
    first = frames[_STAGE] == 1
    if not (_loses_action(table, seat) if first else new_governments(table, seat)):
        return
    if armies_of(table, seat):
        push(table, AVERT, seat)
    else:
        _take_effect(table, seat, first=first)


def _take_effect(table: Table, seat: int, *, first: bool) -> None:
    if first:
        _lose_action(table, seat)
    else:
        push(table, NEW_STATE, seat)


REVOLT: Final = LAW.step("revolt", _clause("revolution"), numbers=("stage",), resume=_revolt_on)


def _sacrifices(table: Table) -> list[int]:
    seat = table.frames[SEAT]
    land = [cell for cell in held(table, seat) if armies_at(table, cell)]
    return sorted({*land, *(table.ship_at[ship] for ship in fleet(table, seat) if cargo_armies(table, ship))})


def _why_not_avert(table: Table, cell: int) -> Clause | None:
    return None if cell in _sacrifices(table) else _clause("revolution")


def _avert(table: Table, cell: int) -> None:
    """An Army goes, and the step with it."""
    seat = table.frames[SEAT]
    pop(table)
    if table.holder[cell] == seat and armies_at(table, cell):
        remove_unit(table, seat, cell, 0)
        return
    ship = next(ship for ship in fleet(table, seat) if table.ship_at[ship] == cell and cargo_armies(table, ship))
    remove_unit(table, seat, cell, 10 + 4 * (ship % 4))


def _bear(table: Table, _: int) -> None:
    seat = table.frames[SEAT]
    pop(table)
    _take_effect(table, seat, first=table.frames[_STAGE] == 1)


AVERT: Final = LAW.step("avert", ASKED, left_by=("pass",))
AVERT.answer("at", why_not=_why_not_avert, apply=_avert, candidates=_sacrifices)
AVERT.answer("pass", why_not=always, apply=_bear)


def _states(table: Table) -> Iterable[int]:
    return new_governments(table, table.frames[SEAT])


def _change_state(table: Table, number: int) -> None:
    seat = table.frames[SEAT]
    pop(table)
    learn(table, seat, TOP[FIRST_GOVERNMENT + number])


NEW_STATE: Final = choice("new-state", _clause("revolution"), "into", _states, _change_state)


# -- great persons


@_at("called", "great-artist")
def great_artist(table: Table, seat: int) -> None:
    """A city becomes happy."""
    if any(table.mood[cell] != HAPPY for cell in cities(table, seat)):
        push(table, DELIGHT, seat)


def _dull(table: Table) -> Iterable[int]:
    return [cell for cell in cities(table, table.frames[SEAT]) if table.mood[cell] != HAPPY]


def _delight(table: Table, cell: int) -> None:
    pop(table)
    set_mood(table, cell, HAPPY)


DELIGHT: Final = choice("delight", _clause("great-artist"), "at", _dull, _delight)


@_at("called", "great-philosopher")
def great_philosopher(table: Table, seat: int) -> None:
    gain(table, seat, IDEA, 2)


@_at("called", "great-scientist")
def great_scientist(table: Table, seat: int) -> None:
    gain(table, seat, IDEA, 1)
    draw_action(table, seat)


@_at("called", "elder-statesman")
def elder_statesman(table: Table, seat: int) -> None:
    for _ in range(2):
        draw_action(table, seat)


@_at("called", "great-merchant")
def great_merchant(table: Table, seat: int) -> None:
    """Trade routes pay once more."""
    if has(table, seat, TRADES):
        collect_routes(table, seat)


@_at("called", "great-warlord")
def great_warlord(table: Table, seat: int) -> None:
    """A Move, whose first battle he leads."""
    if any(why_not_leave(table, seat, cell) is None for cell in origins(table, seat)):
        begin_moving(table, seat, GROUPS, WARLORD)


@_at("called", "great-prophet")
def great_prophet(table: Table, seat: int) -> None:
    """A Temple at its price, without activating the city."""
    _offer_growth(table, seat, TEMPLE)


@_at("called", "great-engineer")
def great_engineer(table: Table, seat: int) -> None:
    """A city grows at its price, without being activated."""
    _offer_growth(table, seat, NONE)


def _offer_growth(table: Table, seat: int, piece: int) -> None:
    push(table, ENDOW, seat, piece)


def _endowments(table: Table) -> list[int]:
    seat, only_piece = table.frames[SEAT], table.frames[FIRST]
    return [
        cell * len(PIECES) + piece
        for cell in cities(table, seat)
        for piece in range(len(PIECES))
        if only_piece in (NONE, piece)
        and why_not_add(table, seat, cell, piece, at_rest=True) is None
        and can_pay(table, seat, growth_price(table, seat, piece))
    ]


def _endow_on(table: Table) -> None:
    if not _endowments(table):
        pop(table)


def _endow(table: Table, argument: int) -> None:
    seat = table.frames[SEAT]
    pop(table)
    grow(table, seat, *divmod(argument, len(PIECES)))


def _decline(table: Table, _: int) -> None:
    pop(table)


ENDOW: Final = choice("endow", _clause("great-engineer"), "grow", _endowments, _endow, resume=_endow_on, left=_decline)


@_at("called", "great-explorer")
def great_explorer(table: Table, seat: int) -> None:
    """A region beside one with a city may be discovered, and a city founded there for 2 food."""
    if frontier(table, seat):
        push(table, VOYAGE, seat)


def _unexplored(table: Table) -> Iterable[int]:
    return frontier(table, table.frames[SEAT])


def _explore(table: Table, cell: int) -> None:
    seat = table.frames[SEAT]
    slot = table.land.layout.tile[cell]
    pop(table)
    push(table, COLONIZE, seat, slot)
    discover(table, seat, slot, BY_CARD)


VOYAGE: Final = choice("voyage", _clause("great-explorer"), "at", _unexplored, _explore, left=_decline)


def _colonies(table: Table) -> list[int]:
    seat, slot = table.frames[SEAT], table.frames[FIRST]
    if not can_pay(table, seat, 2 * DUE_FOOD):
        return []
    return [cell for cell in table.land.layout.tiles[slot] if why_not_settle(table, seat, cell) is None]


def _colonize_on(table: Table) -> None:
    if not _colonies(table):
        pop(table)


def _colonize(table: Table, cell: int) -> None:
    seat = table.frames[SEAT]
    pop(table)
    push(table, COLONY, seat, cell)
    charge(table, seat, 2 * DUE_FOOD)


COLONIZE: Final = choice(
    "colonize",
    _clause("great-explorer"),
    "at",
    _colonies,
    _colonize,
    numbers=("slot",),
    resume=_colonize_on,
    left=_decline,
)


def _colony(table: Table) -> None:
    seat, cell = table.frames[SEAT], table.frames[FIRST]
    pop(table)
    settle(table, seat, cell)


COLONY: Final = LAW.step("colony", _clause("great-explorer"), resume=_colony)

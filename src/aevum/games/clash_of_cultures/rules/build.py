"""Rulebook chapter Construir unidades: building Settlers, Armies and Ships in a city."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from aevum.games.clash_of_cultures.constants import ACTIONS, ADVANCES, ANGRY, DATA, MOOD, NONE, PLAYERS, PORT
from aevum.games.clash_of_cultures.maps import LABELS
from aevum.games.clash_of_cultures.moves import FIRST as FIRST_MOVE
from aevum.games.clash_of_cultures.rule_values import DRAFTS, STACK, TOKEN_FOR_RECRUITS, draft_price
from aevum.games.clash_of_cultures.rules.activation import activate
from aevum.games.clash_of_cultures.rules.battle import begin_after_launch
from aevum.games.clash_of_cultures.rules.city import strength, why_not_activate, works
from aevum.games.clash_of_cultures.rules.clauses import ACTION, ADVANCE, UNPAID, clause
from aevum.games.clash_of_cultures.rules.law import LAW
from aevum.games.clash_of_cultures.rules.signals import HAPPENING
from aevum.games.clash_of_cultures.rules.stock import DUE_MOOD, can_pay, charge, fixed_price, has, known, owned, price
from aevum.games.clash_of_cultures.rules.tokens import award
from aevum.games.clash_of_cultures.rules.turn import action
from aevum.games.clash_of_cultures.rules.units import (
    armies_at,
    foreign_ships,
    launch,
    place_army,
    place_settler,
    supply_ship,
)
from aevum.games.clash_of_cultures.state_fields import ARMIES, DRAFTED, KNOWN, NATION_WIDTH, SETTLERS, TRUCE
from aevum.kernel.game import SEAT
from aevum.kernel.rulebook import Clause
from aevum.kernel.steps import FIFTH, FIRST, FOURTH, SECOND, SIXTH, THIRD, Prompt, pop, push

if TYPE_CHECKING:
    from aevum.games.clash_of_cultures.state import Table
    from aevum.games.clash_of_cultures.view import TableView

BUILDING: Final = clause("build.count")
NONE_LEFT: Final = clause("build.supply")
STACKED: Final = clause("build.stack")
SHIPYARD: Final = clause("build.port")
ONE_DRAFT: Final = ADVANCE[ADVANCES.number("draft")]
FIRST_UNIT: Final = clause("build.finish")
NOBODY: Final = clause("build.nothing")
AGREED: Final = ACTION[ACTIONS.number("negotiations")]

ARMY: Final = 0
SETTLER: Final = 1
SHIP: Final = 2
DRAFT: Final = 3
PRICE: Final = (price(DATA["price"]["army"]), price(DATA["price"]["settler"]), price(DATA["price"]["ship"]))
_NAMES: Final = ("army", "settler", "ship", "army")

_CITY: Final = FIRST
_LEFT: Final = SECOND
_PENDING: Final = THIRD
"""Place in the frame: unit that is being paid for + 1; 0 = none."""
_COUNT: Final = FOURTH
_LAUNCHED: Final = FIFTH
"""Place in the frame: Ships built, as a bit mask of the seat's Ships."""
_MODE: Final = SIXTH
"""Place in the frame: bit mask; 1 = an Army or a Ship was built, 2 = an Army was drafted."""


def why_not_unit(table: Table, seat: int, cell: int, unit: int) -> Clause | None:
    """Return the clause that forbids a city to build a unit now, or None."""
    nation, base = table.nation, seat * NATION_WIDTH
    if unit in (ARMY, DRAFT):
        if armies_at(table, cell) >= STACK:
            return STACKED
        if not nation[base + ARMIES]:
            return NONE_LEFT
        if unit == DRAFT:
            tokens = draft_price(known(table, seat))
            if not tokens:
                return ONE_DRAFT
            return None if owned(table, seat, MOOD) >= tokens else UNPAID
    elif unit == SETTLER:
        if not nation[base + SETTLERS]:
            return NONE_LEFT
    elif refusal := _why_not_ship(table, seat, cell):
        return refusal
    return None if can_pay(table, seat, PRICE[unit]) else UNPAID


def _why_not_ship(table: Table, seat: int, cell: int) -> Clause | None:
    if not works(table, cell, PORT):
        return SHIPYARD
    if supply_ship(table, seat) == NONE:
        return NONE_LEFT
    return AGREED if breaks_truce(table, seat, table.port[cell]) else None


def breaks_truce(table: Table, seat: int, harbour: int) -> bool:
    """Whether a Ship built at a Port would attack a seat with which there is a truce."""
    owner = foreign_ships(table, seat, harbour)
    return owner != NONE and bool(table.nation[seat * NATION_WIDTH + TRUCE] >> owner & 1)


def _why_not_build(table: Table, seat: int, cell: int) -> Clause | None:
    refusal = why_not_activate(table, seat, cell)
    if refusal is not None:
        return refusal
    possible = any(why_not_unit(table, seat, cell, unit) is None for unit in range(4))
    return None if possible else NOBODY


def _build(table: Table, seat: int, cell: int) -> None:
    activate(table, seat, cell)
    push(table, BUILD, seat, cell, strength(table, cell))
    if table.log is not None:
        table.log.add("event-build", BUILDING, player=PLAYERS[seat], hex=LABELS[cell])


_PAYABLE: Final = tuple(fixed_price(due) for due in PRICE)
_BUILD_FIRST: Final = FIRST_MOVE["build"]


def _quick_builders(table: Table, seat: int, own: list[int], prices: int) -> list[int]:
    """Return the moves by which cities build (fast move generator).

    A Settler can be built in every city, so whether it is left and can be paid is checked once.
    """
    mood, active, nation, base = table.mood, table.active, table.nation, seat * NATION_WIDTH
    if prices & _PAYABLE[SETTLER] and nation[base + SETTLERS]:
        return [_BUILD_FIRST + cell for cell in own if not (active[cell] and mood[cell] == ANGRY)]
    army, ship = prices & _PAYABLE[ARMY], prices & _PAYABLE[SHIP]
    if not army:
        drafted = draft_price(nation[base + KNOWN])
        army = int(0 < drafted <= nation[base + MOOD])
    if not nation[base + ARMIES]:
        army = 0
    return [
        _BUILD_FIRST + cell
        for cell in (own if army or ship else ())
        if not (active[cell] and mood[cell] == ANGRY)
        and ((army and armies_at(table, cell) < STACK) or (ship and _why_not_ship(table, seat, cell) is None))
    ]


action("build", _why_not_build, _build, quick=_quick_builders, prices=sum(_PAYABLE), waived_by=DRAFTS)


def _why_not_recruit(table: Table, unit: int) -> Clause | None:
    frames = table.frames
    if unit == DRAFT and frames[_MODE] & 2:
        return ONE_DRAFT
    return why_not_unit(table, frames[SEAT], frames[_CITY], unit)


def _recruit(table: Table, unit: int) -> None:
    frames = table.frames
    seat = frames[SEAT]
    frames[_PENDING] = unit + 1
    charge(table, seat, draft_price(known(table, seat)) * DUE_MOOD if unit == DRAFT else PRICE[unit])


def _paid(table: Table) -> None:
    """Place the unit that was paid for, and end the Build where nothing more can be built."""
    frames = table.frames
    if not frames[_PENDING]:
        return
    seat, cell, unit = frames[SEAT], frames[_CITY], frames[_PENDING] - 1
    frames[_PENDING] = 0
    if unit == SHIP:
        ship = launch(table, seat, table.port[cell])
        frames[_LAUNCHED] |= 1 << ship % 4
    elif unit == SETTLER:
        place_settler(table, seat, cell)
    else:
        place_army(table, seat, cell)
    if unit != SETTLER:
        frames[_MODE] |= 1
    if unit == DRAFT:
        frames[_MODE] |= 2
    if table.log is not None:
        table.log.add(f"event-unit-{_NAMES[unit]}", BUILDING, player=PLAYERS[seat], hex=LABELS[cell])
    frames[_LEFT] -= 1
    frames[_COUNT] += 1
    if not frames[_LEFT] or all(_why_not_recruit(table, other) is not None for other in range(4)):
        _finish(table)


def _why_not_done(table: Table, _: int) -> Clause | None:
    return None if table.frames[_COUNT] else FIRST_UNIT


def _done(table: Table, _: int) -> None:
    _finish(table)


def _finish(table: Table) -> None:
    """End the Build: a battle with Ships in the Port, the token of Nationalism, the objective for drafting."""
    frames = table.frames
    seat, cell, launched, mode = frames[SEAT], frames[_CITY], frames[_LAUNCHED], frames[_MODE]
    pop(table)
    if mode & 2:
        table.nation[seat * NATION_WIDTH + DRAFTED] += 1
        for boast in HAPPENING.listeners:
            boast(table, seat, "drafted", NONE)
    if mode & 1 and has(table, seat, TOKEN_FOR_RECRUITS):
        award(table, seat)
    if launched and foreign_ships(table, seat, table.port[cell]) != NONE:
        begin_after_launch(table, seat, table.port[cell], launched)


def _asks(view: TableView) -> Prompt:
    return "prompt-build", {"left": view.pending["left"]}


BUILD: Final = LAW.step("build", BUILDING, fields=("city", "left", "unit", "count"), run=_paid, asks=_asks)
BUILD.answer("unit", why_not=_why_not_recruit, apply=_recruit)
BUILD.answer("done", why_not=_why_not_done, apply=_done)

"""Events of unrest at home: Civil War, Revolution."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from aevum.games.clash_of_cultures.cards.clauses import event_clause
from aevum.games.clash_of_cultures.constants import (
    ANGRY,
    EVENTS,
    FIRST_GOVERNMENT,
    GOVERNING,
    GOVERNMENTS,
    HAPPY,
    OF_CATEGORY,
    TOP,
)
from aevum.games.clash_of_cultures.moves import FIRST_CARGO, KINDS
from aevum.games.clash_of_cultures.rule_values import OPENED_BY
from aevum.games.clash_of_cultures.rules.city import (
    cities,
)
from aevum.games.clash_of_cultures.rules.clauses import clause
from aevum.games.clash_of_cultures.rules.law import LAW
from aevum.games.clash_of_cultures.rules.learn import learn
from aevum.games.clash_of_cultures.rules.mood_loss import dampen
from aevum.games.clash_of_cultures.rules.stock import known
from aevum.games.clash_of_cultures.rules.turn import ACTIONS, in_turn
from aevum.games.clash_of_cultures.rules.unit_deaths import remove_unit
from aevum.games.clash_of_cultures.rules.units import (
    SHIPS_EACH,
    armies_at,
    armies_of,
    cargo_armies,
    fleet,
    held,
)
from aevum.games.clash_of_cultures.state_fields import LESS, NATION_WIDTH
from aevum.kernel.game import SEAT
from aevum.kernel.rulebook import Clause
from aevum.kernel.steps import FIRST, always, pop, push

if TYPE_CHECKING:
    from aevum.games.clash_of_cultures.state import Table

_at = EVENTS.at

REBELLING: Final = clause("events.rebels")
AVERTING: Final = clause("events.avert")
NEW_GOVERNMENT: Final = clause("events.government")


@_at("drawn", "civil-war")
def civil_war(table: Table, seat: int, event: int) -> None:
    """Remove an Army and mood from a city that is not happy and has one; without such a city, mood from any."""
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


REBELS: Final = LAW.choice("rebels", REBELLING, "at", _rebels, _rebel, fields=("event",))


@_at("drawn", "revolution")
def revolution(table: Table, seat: int, _: int) -> None:
    """Take an action and change the government; an Army can be given up to avert each."""
    push(table, REVOLT, seat, 0)


_STAGE: Final = FIRST


def _loses_action(table: Table, seat: int) -> bool:
    """Whether the seat loses an action: of this turn if one is left; of the next if drawn in the Status Phase."""
    if table.frames[0] == LAW.named("turn").id:
        return in_turn(table, seat) and table.frames[ACTIONS] > 0
    return True


def _lose_action(table: Table, seat: int) -> None:
    if in_turn(table, seat):
        table.frames[ACTIONS] -= 1
    else:
        table.nation[seat * NATION_WIDTH + LESS] += 1


def new_governments(table: Table, seat: int) -> list[int]:
    """Return the governments to which all government advances of a seat could move."""
    mine = known(table, seat)
    if not mine & GOVERNING:
        return []
    return [
        number
        for number in range(len(GOVERNMENTS))
        if not mine & OF_CATEGORY[FIRST_GOVERNMENT + number] and mine & OPENED_BY[FIRST_GOVERNMENT + number]
    ]


def _revolt_on(table: Table) -> None:
    """Run the next of the two effects: skip it if it changes nothing, offer to avert it if the seat has an Army."""
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


REVOLT: Final = LAW.step("revolt", event_clause("revolution"), fields=("stage",), run=_revolt_on)


def _sacrifices(table: Table) -> list[int]:
    seat = table.frames[SEAT]
    land = [cell for cell in held(table, seat) if armies_at(table, cell)]
    return sorted({*land, *(table.ship_at[ship] for ship in fleet(table, seat) if cargo_armies(table, ship))})


def _why_not_avert(table: Table, cell: int) -> Clause | None:
    return None if cell in _sacrifices(table) else AVERTING


def _avert(table: Table, cell: int) -> None:
    """Remove an Army, so that the effect does not happen."""
    seat = table.frames[SEAT]
    pop(table)
    if table.holder[cell] == seat and armies_at(table, cell):
        remove_unit(table, seat, cell, 0)
        return
    ship = next(ship for ship in fleet(table, seat) if table.ship_at[ship] == cell and cargo_armies(table, ship))
    remove_unit(table, seat, cell, FIRST_CARGO + KINDS * (ship % SHIPS_EACH))


def _bear(table: Table, _: int) -> None:
    seat = table.frames[SEAT]
    pop(table)
    _take_effect(table, seat, first=table.frames[_STAGE] == 1)


AVERT: Final = LAW.step("avert", AVERTING, passed_by=("pass",))
AVERT.answer("at", why_not=_why_not_avert, apply=_avert, candidates=_sacrifices)
AVERT.answer("pass", why_not=always, apply=_bear)


def _states(table: Table) -> Iterable[int]:
    return new_governments(table, table.frames[SEAT])


def _change_state(table: Table, number: int) -> None:
    seat = table.frames[SEAT]
    pop(table)
    learn(table, seat, TOP[FIRST_GOVERNMENT + number])


NEW_STATE: Final = LAW.choice("new-state", NEW_GOVERNMENT, "into", _states, _change_state)

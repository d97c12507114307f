"""Units that die by an event, chosen hex by hex and unit by unit by their owner."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from aevum.games.clash_of_cultures.constants import PLAYERS
from aevum.games.clash_of_cultures.maps import LABELS
from aevum.games.clash_of_cultures.moves import FIRST_CARGO, FIRST_SHIP, KINDS
from aevum.games.clash_of_cultures.rules.clauses import clause
from aevum.games.clash_of_cultures.rules.law import LAW
from aevum.games.clash_of_cultures.rules.units import (
    HALF,
    SHIPS_EACH,
    armies_at,
    armies_of,
    cargo_armies,
    cargo_settlers,
    drop,
    fleet,
    held,
    remove_armies,
    remove_settlers,
    settlers_at,
    ships_at,
    sink,
)
from aevum.games.clash_of_cultures.state_fields import ARMIES, NATION_WIDTH, SETTLERS
from aevum.kernel.game import SEAT
from aevum.kernel.rulebook import Clause
from aevum.kernel.steps import FIRST, pop, push

if TYPE_CHECKING:
    from aevum.games.clash_of_cultures.state import Table

DYING: Final = clause("events.units")


def units_of(table: Table, seat: int) -> int:
    """Return the number of Settlers, Armies and Ships of a seat on the map."""
    settlers = 4 - table.nation[seat * NATION_WIDTH + SETTLERS]
    return settlers + armies_of(table, seat) + len(fleet(table, seat))


def bury(table: Table, seat: int, count: int) -> None:
    """Let a seat choose units that die."""
    push(table, BURIAL, seat, count)


def _graves(table: Table) -> list[int]:
    seat = table.frames[SEAT]
    return sorted({*held(table, seat), *(table.ship_at[ship] for ship in fleet(table, seat))})


def _bury_on(table: Table) -> None:
    if not table.frames[FIRST] or not _graves(table):
        pop(table)
        return


def _choose_grave(table: Table, cell: int) -> None:
    table.frames[FIRST] -= 1
    push(table, CORPSE, table.frames[SEAT], cell)


BURIAL: Final = LAW.choice("burial", DYING, "at", _graves, _choose_grave, fields=("units",), run=_bury_on)


def mortal(table: Table) -> list[int]:
    """Return the kinds of units on the chosen hex."""
    seat, cell = table.frames[SEAT], table.frames[FIRST]
    found: list[int] = []
    if table.holder[cell] == seat:
        found += [0] if armies_at(table, cell) else []
        found += [1] if settlers_at(table, cell) else []
    for ship in ships_at(table, seat, cell):
        number = ship % SHIPS_EACH
        found.append(FIRST_SHIP + number)
        found += [FIRST_CARGO + KINDS * number] if cargo_armies(table, ship) else []
        found += [FIRST_CARGO + KINDS * number + 1] if cargo_settlers(table, ship) else []
    return sorted(found)


def _why_not_die(table: Table, unit: int) -> Clause | None:
    return None if unit in mortal(table) else DYING


def _die(table: Table, unit: int) -> None:
    seat, cell = table.frames[SEAT], table.frames[FIRST]
    pop(table)
    remove_unit(table, seat, cell, unit)


def remove_unit(table: Table, seat: int, cell: int, unit: int) -> None:
    """Move a unit of a hex back to the supply."""
    if unit < FIRST_SHIP:
        (remove_settlers if unit & 1 else remove_armies)(table, cell, 1)
    elif unit < FIRST_CARGO:
        sink(table, seat * SHIPS_EACH + unit - FIRST_SHIP)
    else:
        number, kind = divmod(unit - FIRST_CARGO, KINDS)
        ship = seat * SHIPS_EACH + number
        low = (1 << HALF) - 1
        armies, settlers = table.cargo[ship] & low, table.cargo[ship] >> HALF
        if kind & 1:
            settlers = drop(settlers, 1)
        else:
            armies = drop(armies, 1)
        table.nation[seat * NATION_WIDTH + (SETTLERS if kind & 1 else ARMIES)] += 1
        table.cargo[ship] = armies | settlers << HALF
    if table.log is not None:
        table.log.add("event-unit-lost", DYING, player=PLAYERS[seat], hex=LABELS[cell])


CORPSE: Final = LAW.step("corpse", DYING, fields=("hex",))
CORPSE.answer("lose", why_not=_why_not_die, apply=_die, candidates=mortal)

"""Losses of a battle, one unit for each hit, and destruction of a city by barbarians."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from aevum.games.clash_of_cultures.constants import ANGRY, BARBARIAN, NONE, PLAYERS
from aevum.games.clash_of_cultures.maps import LABELS
from aevum.games.clash_of_cultures.moves import CARGO, FIRST_SHIP
from aevum.games.clash_of_cultures.rule_values import TRADES
from aevum.games.clash_of_cultures.rules.battle_sides import CITY, attackers, defenders
from aevum.games.clash_of_cultures.rules.city import demolish, has_piece, remove_piece, tell_lost_piece
from aevum.games.clash_of_cultures.rules.clauses import clause
from aevum.games.clash_of_cultures.rules.law import LAW
from aevum.games.clash_of_cultures.rules.stock import has
from aevum.games.clash_of_cultures.rules.units import (
    SHIPS_EACH,
    armies_at,
    remove_armies,
    remove_settlers,
    settlers_at,
    ships_at,
    sink,
)
from aevum.games.clash_of_cultures.state_fields import (
    ARMIES,
    BATTLE_A_DUE,
    BATTLE_A_KILLS,
    BATTLE_A_LOST,
    BATTLE_ARMIES,
    BATTLE_ATTACKER,
    BATTLE_D_DUE,
    BATTLE_D_KILLS,
    BATTLE_D_LOST,
    BATTLE_DEFENDER,
    BATTLE_FLAGS,
    BATTLE_HEX,
    BATTLE_LANDED,
    BATTLE_NAVAL,
    BATTLE_ORIGIN,
    BATTLE_RAID,
    BATTLE_SCAVENGED,
    BATTLE_SHIPS,
    NATION_WIDTH,
)
from aevum.kernel.game import SEAT
from aevum.kernel.rulebook import Clause
from aevum.kernel.steps import FIRST, SECOND, Prompt, pop, push

if TYPE_CHECKING:
    from aevum.games.clash_of_cultures.state import Table
    from aevum.games.clash_of_cultures.view import TableView

LOSSES: Final = clause("battle.losses")


def lose_attackers(table: Table) -> None:
    """Remove the fighting units that the attacker loses to hits or cards."""
    _lose(table, attacking=True)


def lose_defenders(table: Table) -> None:
    """Remove the fighting units that the defender loses to cards."""
    _lose(table, attacking=False)


def hit_defenders(table: Table) -> None:
    """Apply the hits of the roll to the defender; those of barbarians fall on all units and pieces there."""
    fights = table.fights
    if not fights[BATTLE_RAID]:
        _lose(table, attacking=False)
    elif fights[BATTLE_D_DUE]:
        push(table, SUFFER, fights[BATTLE_DEFENDER])


def _lose(table: Table, *, attacking: bool) -> None:
    """Remove the fighting units that are due; the owner chooses among Ships."""
    fights = table.fights
    due = fights[BATTLE_A_DUE if attacking else BATTLE_D_DUE]
    if not due:
        return
    if fights[BATTLE_NAVAL]:
        mine = _ships_of_side(table, attacking=attacking)
        if due < len(mine):
            push(table, SINK, fights[BATTLE_ATTACKER if attacking else BATTLE_DEFENDER], int(attacking), due)
            return
        for ship in mine:
            _sink(table, ship, attacking=attacking)
    else:
        _kill_armies(table, due, attacking=attacking)
    fights[BATTLE_A_DUE if attacking else BATTLE_D_DUE] = 0


def _kill_armies(table: Table, due: int, *, attacking: bool) -> None:
    fights = table.fights
    lost = min(due, attackers(table) if attacking else defenders(table))
    if attacking:
        fights[BATTLE_A_LOST] += lost
        fights[BATTLE_D_KILLS] += lost
        if fights[BATTLE_RAID]:
            table.barbarians[fights[BATTLE_ORIGIN]] -= lost
            return
        fights[BATTLE_ARMIES] -= lost
        table.nation[fights[BATTLE_ATTACKER] * NATION_WIDTH + ARMIES] += lost
        _unload(table, lost, settlers=False)
        return
    fights[BATTLE_D_LOST] += lost
    fights[BATTLE_A_KILLS] += lost
    if fights[BATTLE_DEFENDER] == BARBARIAN:
        table.barbarians[fights[BATTLE_HEX]] -= lost
    elif lost:
        remove_armies(table, fights[BATTLE_HEX], lost)


def _unload(table: Table, lost: int, *, settlers: bool) -> None:
    """Remove lost units from those that landed, first Ships first."""
    fights = table.fights
    for place in range(len(CARGO)):
        if place & 1 == settlers:
            here = min(lost, fights[BATTLE_LANDED] >> 2 * place & 3)
            fights[BATTLE_LANDED] -= here << 2 * place
            lost -= here


def _ships_of_side(table: Table, *, attacking: bool) -> list[int]:
    fights = table.fights
    if attacking:
        base = fights[BATTLE_ATTACKER] * SHIPS_EACH
        return [base + number for number in range(SHIPS_EACH) if fights[BATTLE_SHIPS] >> number & 1]
    return ships_at(table, fights[BATTLE_DEFENDER], fights[BATTLE_HEX])


def _sink(table: Table, ship: int, *, attacking: bool) -> None:
    fights = table.fights
    note_trader(table, ship // SHIPS_EACH, 2 if attacking else 1)
    sink(table, ship)
    if attacking:
        fights[BATTLE_SHIPS] &= ~(1 << ship % SHIPS_EACH)
        fights[BATTLE_A_LOST] += 1
        fights[BATTLE_D_KILLS] += 1
    else:
        fights[BATTLE_D_LOST] += 1
        fights[BATTLE_A_KILLS] += 1


def note_trader(table: Table, owner: int, killer: int) -> None:
    """Record the death of a Settler or Ship of a seat with Trade Routes near a city of another player.

    `killer`: 1 = attacker, 2 = defender.
    """
    fights = table.fights
    if owner == BARBARIAN or not has(table, owner, TRADES):
        return
    for cell in table.land.within(fights[BATTLE_HEX], 2):
        if table.city[cell] not in (NONE, owner, BARBARIAN) and table.mood[cell] != ANGRY:
            fights[BATTLE_SCAVENGED] |= killer


_ATTACKING: Final = FIRST
_LEFT: Final = SECOND


def _sinkable(table: Table) -> list[int]:
    attacking = bool(table.frames[_ATTACKING])
    return [FIRST_SHIP + ship % SHIPS_EACH for ship in _ships_of_side(table, attacking=attacking)]


def _why_not_sink(table: Table, unit: int) -> Clause | None:
    return None if unit in _sinkable(table) else LOSSES


def _sink_one(table: Table, unit: int) -> None:
    frames = table.frames
    attacking = bool(frames[_ATTACKING])
    ship = frames[SEAT] * SHIPS_EACH + unit - FIRST_SHIP
    _sink(table, ship, attacking=attacking)
    frames[_LEFT] -= 1
    if frames[_LEFT]:
        return
    table.fights[BATTLE_A_DUE if attacking else BATTLE_D_DUE] = 0
    pop(table)


def _asks_sink(view: TableView) -> Prompt:
    return "prompt-sink", {"left": view.pending["losses"]}


SINK: Final = LAW.step("sink", LOSSES, fields=("attacking", "losses"), asks=_asks_sink)
SINK.answer("lose", why_not=_why_not_sink, apply=_sink_one, candidates=_sinkable)


# -- what barbarians destroy


def _why_not_die(table: Table, unit: int) -> Clause | None:
    """Return the clause that forbids losing a unit, an Army or a Settler, or None."""
    fights = table.fights
    cell = fights[BATTLE_HEX]
    if table.holder[cell] != fights[BATTLE_DEFENDER]:
        return LOSSES
    if unit == 0:
        return None if armies_at(table, cell) else LOSSES
    return None if unit == 1 and settlers_at(table, cell) else LOSSES


def _victims(table: Table) -> Iterable[int]:
    return (0, 1)


def _die(table: Table, unit: int) -> None:
    fights = table.fights
    cell = fights[BATTLE_HEX]
    if unit:
        tell_lost_settlers(table, fights[BATTLE_DEFENDER], 1)
        remove_settlers(table, cell, 1)
    else:
        if table.log is not None:
            table.log.add("event-lost-army", LOSSES, player=PLAYERS[fights[BATTLE_DEFENDER]], hex=LABELS[cell])
        remove_armies(table, cell, 1)
        fights[BATTLE_D_LOST] += 1
    _suffered(table)


def tell_lost_settlers(table: Table, seat: int, count: int) -> None:
    """Log that a side of the battle loses Settlers."""
    if table.log is not None and count:
        hex = LABELS[table.fights[BATTLE_HEX]]
        table.log.add("event-lost-settlers", LOSSES, player=PLAYERS[seat], hex=hex, count=count)


def _why_not_ruin(table: Table, piece: int) -> Clause | None:
    """Return the clause that forbids losing a piece, or None.

    Pieces are lost only when no unit is left to take the hit; the settlement is lost last.
    """
    fights = table.fights
    cell = fights[BATTLE_HEX]
    if table.holder[cell] == fights[BATTLE_DEFENDER] or not table.fights[BATTLE_FLAGS] & CITY:
        return LOSSES
    return None if has_piece(table, cell, piece) else LOSSES


def _ruin(table: Table, piece: int) -> None:
    tell_lost_piece(table, table.fights[BATTLE_HEX], piece, LOSSES)
    remove_piece(table, table.fights[BATTLE_HEX], piece)
    _suffered(table)


def _suffered(table: Table) -> None:
    table.fights[BATTLE_D_DUE] -= 1


def _suffer_on(table: Table) -> None:
    """Destroy the city if a hit is left for a bare settlement; hits without a target are lost."""
    fights = table.fights
    cell = fights[BATTLE_HEX]
    bare = table.holder[cell] != fights[BATTLE_DEFENDER] and not table.pieces[cell]
    if fights[BATTLE_D_DUE] and bare:
        if fights[BATTLE_FLAGS] & CITY:
            demolish(table, cell)
            if table.log is not None:
                table.log.add("event-destroyed", LOSSES, hex=LABELS[cell])
        fights[BATTLE_D_DUE] = 0
    if not fights[BATTLE_D_DUE]:
        pop(table)


def _asks_suffer(view: TableView) -> Prompt:
    return "prompt-suffer", {"left": view.hits_left}


SUFFER: Final = LAW.step("suffer", LOSSES, run=_suffer_on, asks=_asks_suffer, automatic=True)
SUFFER.answer("lose", why_not=_why_not_die, apply=_die, candidates=_victims)
SUFFER.answer("raze", why_not=_why_not_ruin, apply=_ruin)

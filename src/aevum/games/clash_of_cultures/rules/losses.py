"""Who dies: units lost to hits, one for each, and what barbarians destroy in a city."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from aevum.games.clash_of_cultures.facts import (
    ANGRY,
    BARBARIAN,
    NONE,
)
from aevum.games.clash_of_cultures.figures import (
    TRADES,
)
from aevum.games.clash_of_cultures.maps import LABELS
from aevum.games.clash_of_cultures.moves import FIRST_SHIP
from aevum.games.clash_of_cultures.nation import ARMIES as ARMY_SUPPLY
from aevum.games.clash_of_cultures.nation import WIDTH as NATION
from aevum.games.clash_of_cultures.rules.city import demolish, has_piece, remove_piece
from aevum.games.clash_of_cultures.rules.clauses import clause
from aevum.games.clash_of_cultures.rules.forces import (
    A_DUE,
    A_KILLS,
    A_LOST,
    ARMIES,
    ATTACKER,
    CITY,
    D_DUE,
    D_KILLS,
    D_LOST,
    DEFENDER,
    FLAGS,
    HEX,
    LANDED,
    NAVAL,
    ORIGIN,
    RAID,
    SCAVENGED,
    SHIPS,
    attackers,
    defenders,
)
from aevum.games.clash_of_cultures.rules.law import LAW, automatic
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
from aevum.kernel.game import SEAT
from aevum.kernel.rulebook import Clause
from aevum.kernel.steps import FIRST, SECOND, Asked, pop, push

if TYPE_CHECKING:
    from aevum.games.clash_of_cultures.state import Table
    from aevum.games.clash_of_cultures.view import TableView

LOSSES: Final = clause("battle.losses")


def lose_attackers(table: Table) -> None:
    """Hits on the attacker."""
    _lose(table, attacking=True)


def lose_defenders(table: Table) -> None:
    """Hits on the defender."""
    _lose(table, attacking=False)


def _lose(table: Table, *, attacking: bool) -> None:
    """Units are lost, one for each hit."""
    fights = table.fights
    due = fights[A_DUE if attacking else D_DUE]
    if not due:
        return
    if fights[RAID] and not attacking:
        push(table, SUFFER, fights[DEFENDER])
        return
    if fights[NAVAL]:
        mine = _ships_of_side(table, attacking=attacking)
        if due < len(mine):
            push(table, SINK, fights[ATTACKER if attacking else DEFENDER], int(attacking), due)
            return
        for ship in mine:
            _sink(table, ship, attacking=attacking)
    else:
        _kill_armies(table, due, attacking=attacking)
    fights[A_DUE if attacking else D_DUE] = 0


def _kill_armies(table: Table, due: int, *, attacking: bool) -> None:
    fights = table.fights
    lost = min(due, attackers(table) if attacking else defenders(table))
    if attacking:
        fights[A_LOST] += lost
        fights[D_KILLS] += lost
        if fights[RAID]:
            table.barbarians[fights[ORIGIN]] -= lost
            return
        fights[ARMIES] -= lost
        table.nation[fights[ATTACKER] * NATION + ARMY_SUPPLY] += lost
        _unload(table, lost, settlers=False)
        return
    fights[D_LOST] += lost
    fights[A_KILLS] += lost
    if fights[DEFENDER] == BARBARIAN:
        table.barbarians[fights[HEX]] -= lost
    elif lost:
        remove_armies(table, fights[HEX], lost)


def _unload(table: Table, lost: int, *, settlers: bool) -> None:
    """Units lost came from the first Ships."""
    fights = table.fights
    for place in range(16):
        if place & 1 == settlers:
            here = min(lost, fights[LANDED] >> 2 * place & 3)
            fights[LANDED] -= here << 2 * place
            lost -= here


def _ships_of_side(table: Table, *, attacking: bool) -> list[int]:
    fights = table.fights
    if attacking:
        base = fights[ATTACKER] * SHIPS_EACH
        return [base + number for number in range(SHIPS_EACH) if fights[SHIPS] >> number & 1]
    return ships_at(table, fights[DEFENDER], fights[HEX])


def _sink(table: Table, ship: int, *, attacking: bool) -> None:
    fights = table.fights
    note_trader(table, ship // SHIPS_EACH, 2 if attacking else 1)
    sink(table, ship)
    if attacking:
        fights[SHIPS] &= ~(1 << ship % SHIPS_EACH)
        fights[A_LOST] += 1
        fights[D_KILLS] += 1
    else:
        fights[D_LOST] += 1
        fights[A_KILLS] += 1


def note_trader(table: Table, owner: int, killer: int) -> None:
    """A Settler or Ship of somebody with Trade Routes dies near a city that is not his."""
    fights = table.fights
    if owner == BARBARIAN or not has(table, owner, TRADES):
        return
    for cell in table.land.within(fights[HEX], 2):
        if table.city[cell] not in (NONE, owner, BARBARIAN) and table.mood[cell] != ANGRY:
            fights[SCAVENGED] |= killer


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
    table.fights[A_DUE if attacking else D_DUE] = 0
    pop(table)


def _asks_sink(view: TableView) -> Asked:
    return "prompt-sink", {"left": view.pending["losses"]}


SINK: Final = LAW.step("sink", LOSSES, numbers=("attacking", "losses"), asks=_asks_sink)
SINK.answer("lose", why_not=_why_not_sink, apply=_sink_one, candidates=_sinkable)


# -- what barbarians destroy


def _why_not_die(table: Table, unit: int) -> Clause | None:
    """Units first: an Army or a Settler."""
    fights = table.fights
    cell = fights[HEX]
    if table.holder[cell] != fights[DEFENDER]:
        return LOSSES
    if unit == 0:
        return None if armies_at(table, cell) else LOSSES
    return None if unit == 1 and settlers_at(table, cell) else LOSSES


def _victims(table: Table) -> Iterable[int]:
    return (0, 1)


def _die(table: Table, unit: int) -> None:
    fights = table.fights
    cell = fights[HEX]
    if unit:
        remove_settlers(table, cell, 1)
    else:
        remove_armies(table, cell, 1)
        fights[D_LOST] += 1
    _suffered(table)


def _why_not_ruin(table: Table, piece: int) -> Clause | None:
    """Pieces only when no unit is left to take the hit; the settlement last."""
    fights = table.fights
    cell = fights[HEX]
    if table.holder[cell] == fights[DEFENDER] or not table.fights[FLAGS] & CITY:
        return LOSSES
    return None if has_piece(table, cell, piece) else LOSSES


def _ruin(table: Table, piece: int) -> None:
    remove_piece(table, table.fights[HEX], piece)
    _suffered(table)


def _suffered(table: Table) -> None:
    table.fights[D_DUE] -= 1


def _suffer_on(table: Table) -> None:
    """The last hit on a bare settlement destroys the city; what can hit nothing is lost."""
    fights = table.fights
    cell = fights[HEX]
    bare = table.holder[cell] != fights[DEFENDER] and not table.pieces[cell]
    if fights[D_DUE] and bare:
        if fights[FLAGS] & CITY:
            demolish(table, cell)
            if table.log is not None:
                table.log.tell("event-destroyed", LOSSES, hex=LABELS[cell])
        fights[D_DUE] = 0
    if not fights[D_DUE]:
        pop(table)


def _asks_suffer(view: TableView) -> Asked:
    return "prompt-suffer", {"left": view.hits_left}


SUFFER: Final = LAW.step("suffer", LOSSES, resume=_suffer_on, asks=_asks_suffer)
SUFFER.answer("lose", why_not=_why_not_die, apply=_die, candidates=_victims)
SUFFER.answer("raze", why_not=_why_not_ruin, apply=_ruin)
automatic(SUFFER)

"""Combate: who fights. The numbers of a battle, as they lie on `table.fights`, and what each side fights with."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from aevum.games.clash_of_cultures.facts import (
    BARBARIAN,
    FIGHTING,
    FORTRESS,
    NONE,
)
from aevum.games.clash_of_cultures.rules.city import works
from aevum.games.clash_of_cultures.rules.units import (
    armies_at,
    ships_at,
)

if TYPE_CHECKING:
    from aevum.games.clash_of_cultures.state import Table

# The numbers of a battle, from the end of `table.fights`.
WIDTH: Final = 43
HEX: Final = -43
ATTACKER: Final = -42
DEFENDER: Final = -41
NAVAL: Final = -40
ROUND: Final = -39
STAGE: Final = -38
ARMIES: Final = -37
"""Attacking Armies; they are on no hex meanwhile."""
SETTLERS: Final = -36
ORIGIN: Final = -35
LANDED: Final = -34
"""From which Ships they came: two bits for each kind of `CARGO`."""
SHIPS: Final = -33
"""Attacking Ships, as a mask; they stay where they were."""
A_BEGAN: Final = -32
D_BEGAN: Final = -31
A_CARD: Final = -30
"""The action card played this round, and 1."""
D_CARD: Final = -29
VOID: Final = -28
"""1: the attacker's card has no effect; 2: the defender's."""
BREACHED: Final = -27
"""1: the Fortress has no die; 2: it cancels nothing."""
CITY_MOOD: Final = -26
CITY_SIZE: Final = -25
A_KILLS: Final = -24
"""Fighting units the attacker killed."""
D_KILLS: Final = -23
A_LOST: Final = -22
"""In this round."""
D_LOST: Final = -21
A_DUE: Final = -20
"""Units the attacker still has to lose."""
D_DUE: Final = -19
DICED: Final = -18
"""Was it fought with dice?"""
WARLORD: Final = -17
SCAVENGED: Final = -16
"""1: the attacker killed a trader, 2: the defender did."""
STRONGHOLD: Final = -15
"""Did the city hold an Army or a Fortress?"""
RESULT: Final = -14
RAID: Final = -13
"""Barbarians attack: one round, and they come from where they stay."""
COVER: Final = -12
"""Peltasts: 1: the attacker cancels a hit, 2: the defender does."""
SACRED: Final = -11
"""A city with a Temple?"""
FLAGS: Final = -10
"""1: a city was captured; 2: it stood there; 4: a Wonder in it."""
ROLLED: Final = -9
"""The round of the last roll; what follows was rolled in it."""
A_DICE: Final = -8
"""Three bits a die."""
D_DICE: Final = -7
A_VALUE: Final = -6
D_VALUE: Final = -5
A_HITS: Final = -4
"""Hits made, before any is cancelled."""
D_HITS: Final = -3
A_CANCELS: Final = -2
"""Hits of the other side that it cancels."""
D_CANCELS: Final = -1

NOBODY_YET: Final = 0
ATTACKER_WINS: Final = 1
DEFENDER_WINS: Final = 2
DRAWN: Final = 3
ABORTED: Final = 4
CAPTURED: Final = 1
CITY: Final = 2
SPLENDID: Final = 4


# -- who fights


def attackers(table: Table) -> int:
    """Fighting units of the attacker."""
    fights = table.fights
    if fights[RAID]:
        return table.barbarians[fights[ORIGIN]]
    return fights[SHIPS].bit_count() if fights[NAVAL] else fights[ARMIES]


def defenders(table: Table) -> int:
    """Fighting units of the defender."""
    fights = table.fights
    cell, seat = fights[HEX], fights[DEFENDER]
    if fights[NAVAL]:
        return len(ships_at(table, seat, cell))
    if seat == BARBARIAN:
        return table.barbarians[cell]
    return armies_at(table, cell) if table.holder[cell] == seat else 0


def fortress_stands(table: Table) -> bool:
    """Does a Fortress help the defender in this round?"""
    fights = table.fights
    cell = fights[HEX]
    first = fights[ROUND] <= 1
    return bool(first and not fights[NAVAL] and table.city[cell] == fights[DEFENDER] and works(table, cell, FORTRESS))


def fortress_die(table: Table) -> int:
    """The die of a Fortress."""
    return int(fortress_stands(table) and not table.fights[BREACHED] & 1)


def active_half(table: Table, card_at: int, bit: int) -> int:
    """The combat half a side has played, if it has effect; NONE: no."""
    fights = table.fights
    card = fights[card_at]
    return NONE if not card or fights[VOID] & bit else FIGHTING[card - 1]


def attacking_half(table: Table) -> int:
    """The attacker's combat card of this round."""
    return active_half(table, A_CARD, 1)


def defending_half(table: Table) -> int:
    """The defender's combat card of this round."""
    return active_half(table, D_CARD, 2)


def figure_of(figures: tuple[int, ...], half: int) -> int:
    return 0 if half == NONE else figures[half]

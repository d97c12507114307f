"""Combate, the sides of a battle: what each fights with, and the results.

The record of the battle is the last one on `table.fights`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from aevum.games.clash_of_cultures.constants import BARBARIAN, FIGHTING, FORTRESS, NONE
from aevum.games.clash_of_cultures.rules.city import works
from aevum.games.clash_of_cultures.rules.units import (
    armies_at,
    ships_at,
)
from aevum.games.clash_of_cultures.state_fields import (
    BATTLE_A_CARD,
    BATTLE_ARMIES,
    BATTLE_BREACHED,
    BATTLE_D_CARD,
    BATTLE_DEFENDER,
    BATTLE_HEX,
    BATTLE_NAVAL,
    BATTLE_ORIGIN,
    BATTLE_RAID,
    BATTLE_ROUND,
    BATTLE_SHIPS,
    BATTLE_VOID,
)

if TYPE_CHECKING:
    from aevum.games.clash_of_cultures.state import Table

# Values of BATTLE_RESULT.
NOBODY_YET: Final = 0
ATTACKER_WINS: Final = 1
DEFENDER_WINS: Final = 2
DRAWN: Final = 3
ABORTED: Final = 4

# Bits of BATTLE_FLAGS.
CITY_TAKEN: Final = 1
CITY: Final = 2
SPLENDID: Final = 4
"""There is a Wonder in the city."""


# -- who fights


def attackers(table: Table) -> int:
    """Fighting units of the attacker."""
    fights = table.fights
    if fights[BATTLE_RAID]:
        return table.barbarians[fights[BATTLE_ORIGIN]]
    return fights[BATTLE_SHIPS].bit_count() if fights[BATTLE_NAVAL] else fights[BATTLE_ARMIES]


def defenders(table: Table) -> int:
    """Fighting units of the defender."""
    fights = table.fights
    cell, seat = fights[BATTLE_HEX], fights[BATTLE_DEFENDER]
    if fights[BATTLE_NAVAL]:
        return len(ships_at(table, seat, cell))
    if seat == BARBARIAN:
        return table.barbarians[cell]
    return armies_at(table, cell) if table.holder[cell] == seat else 0


def fortress_stands(table: Table) -> bool:
    """Whether a Fortress helps the defender in this round."""
    fights = table.fights
    cell = fights[BATTLE_HEX]
    first = fights[BATTLE_ROUND] <= 1
    return bool(
        first
        and not fights[BATTLE_NAVAL]
        and table.city[cell] == fights[BATTLE_DEFENDER]
        and works(table, cell, FORTRESS)
    )


def fortress_die(table: Table) -> int:
    """The die of a Fortress."""
    return int(fortress_stands(table) and not table.fights[BATTLE_BREACHED] & 1)


def active_half(table: Table, card_at: int, bit: int) -> int:
    """The combat half a side has played, if it has effect; NONE: no."""
    fights = table.fights
    card = fights[card_at]
    return NONE if not card or fights[BATTLE_VOID] & bit else FIGHTING[card - 1]


def attacking_half(table: Table) -> int:
    """The attacker's combat card of this round."""
    return active_half(table, BATTLE_A_CARD, 1)


def defending_half(table: Table) -> int:
    """The defender's combat card of this round."""
    return active_half(table, BATTLE_D_CARD, 2)


def figure_of(figures: tuple[int, ...], half: int) -> int:
    return 0 if half == NONE else figures[half]

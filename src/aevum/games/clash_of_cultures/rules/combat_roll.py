"""The roll of a round of battle: dice, their modifiers, hits, and the number of hits cancelled."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from aevum.games.clash_of_cultures.constants import BARBARIAN, NONE, PLAYERS
from aevum.games.clash_of_cultures.rule_values import (
    CANCELS,
    DICE,
    FANATIC,
    HITS_CANCELLED_FROM_SEA,
    SIXES_AGAIN,
    STEEL,
    STEEL_HITS,
    TEMPLE_STRENGTH,
    VALUE,
    VALUE_PER_ATTACKER,
    VALUE_PER_ENEMY_ARMY,
    WAR_SHIPS,
)
from aevum.games.clash_of_cultures.rules.battle_sides import (
    attackers,
    attacking_half,
    defenders,
    defending_half,
    figure_of,
    fortress_die,
    fortress_stands,
)
from aevum.games.clash_of_cultures.rules.clauses import clause
from aevum.games.clash_of_cultures.rules.stock import has
from aevum.games.clash_of_cultures.state_fields import (
    BATTLE_A_CANCELS,
    BATTLE_A_DICE,
    BATTLE_A_DUE,
    BATTLE_A_HITS,
    BATTLE_A_VALUE,
    BATTLE_ATTACKER,
    BATTLE_BREACHED,
    BATTLE_COVER,
    BATTLE_D_CANCELS,
    BATTLE_D_DICE,
    BATTLE_D_DUE,
    BATTLE_D_HITS,
    BATTLE_D_VALUE,
    BATTLE_DEFENDER,
    BATTLE_DICED,
    BATTLE_LANDED,
    BATTLE_NAVAL,
    BATTLE_ROLLED,
    BATTLE_ROUND,
    BATTLE_SACRED,
    BATTLE_WARLORD,
)
from aevum.kernel.chance import Chance
from aevum.kernel.words import Name

if TYPE_CHECKING:
    from aevum.games.clash_of_cultures.state import Table

ROLLING: Final = clause("battle.roll")
HIT: Final = 5
"""Combat value for which a side scores a hit."""
_STRENGTH_OF_WARLORD: Final = 2


def roll(table: Table) -> None:
    """Roll for both sides and record the hits that are not cancelled."""
    fights = table.fights
    a_half, d_half = attacking_half(table), defending_half(table)
    a_units, d_units = attackers(table), defenders(table)
    chance = Chance(table.chance)
    a_dice = _dice(chance, a_units + figure_of(DICE, a_half), a_half)
    d_dice = _dice(chance, d_units + fortress_die(table) + figure_of(DICE, d_half), d_half)
    table.chance = chance.state
    fights[BATTLE_DICED] = 1
    a_value = sum(a_dice) + _modifiers(table, a_half, d_half, d_units, attacking=True)
    d_value = sum(d_dice) + _modifiers(table, d_half, a_half, a_units, attacking=False)
    a_hits = max(0, a_value) // HIT + _steel(table, attacking=True)
    d_hits = max(0, d_value) // HIT + _steel(table, attacking=False)
    fights[BATTLE_ROLLED] = fights[BATTLE_ROUND]
    fights[BATTLE_A_DICE], fights[BATTLE_D_DICE] = _packed(a_dice), _packed(d_dice)
    fights[BATTLE_A_VALUE], fights[BATTLE_D_VALUE] = max(0, a_value), max(0, d_value)
    fights[BATTLE_A_HITS], fights[BATTLE_D_HITS] = a_hits, d_hits
    fights[BATTLE_A_CANCELS] = _cancelled(table, a_half, attacking=True)
    fights[BATTLE_D_CANCELS] = _cancelled(table, d_half, attacking=False)
    fights[BATTLE_D_DUE] = max(0, a_hits - fights[BATTLE_D_CANCELS])
    fights[BATTLE_A_DUE] = max(0, d_hits - fights[BATTLE_A_CANCELS])
    if table.log is not None:
        table.log.add(
            "event-roll",
            ROLLING,
            attacker=PLAYERS[fights[BATTLE_ATTACKER]],
            defender=PLAYERS[fights[BATTLE_DEFENDER]],
            dice=_dice_text(a_dice),
            value=max(0, a_value),
            hits=fights[BATTLE_D_DUE],
            dice_against=_dice_text(d_dice),
            value_against=max(0, d_value),
            hits_against=fights[BATTLE_A_DUE],
        )


def _dice_text(dice: list[int]) -> str:
    """Return the dice of one side, which may have none, as the log shows them."""
    return " ".join(map(str, dice)) or Name("text-no-dice")


def _packed(dice: list[int]) -> int:
    packed = 0
    for die in reversed(dice):
        packed = packed << 3 | die
    return packed


def dice_of(packed: int) -> tuple[int, ...]:
    """Return the dice of a side in the last roll, unpacked from three bits each."""
    dice: list[int] = []
    while packed:
        dice.append(packed & 7)
        packed >>= 3
    return tuple(dice)


def _dice(chance: Chance, count: int, half: int) -> list[int]:
    """Roll dice; on High Ground sixes are rolled once more and added."""
    dice = chance.dice(count)
    if half != NONE and SIXES_AGAIN[half]:
        dice += chance.dice(dice.count(6))
    return dice


def _modifiers(table: Table, own: int, other: int, enemies: int, *, attacking: bool) -> int:
    """Return the sum of modifiers of the dice of a side."""
    fights = table.fights
    seat = fights[BATTLE_ATTACKER] if attacking else fights[BATTLE_DEFENDER]
    value = figure_of(VALUE, own)
    if not fights[BATTLE_NAVAL]:
        value += figure_of(VALUE_PER_ENEMY_ARMY, own) * enemies
    if attacking:
        value += figure_of(VALUE_PER_ATTACKER, other) * attackers(table)
        value += _STRENGTH_OF_WARLORD * fights[BATTLE_WARLORD]
    fanatic = seat != BARBARIAN and has(table, seat, FANATIC)
    if fights[BATTLE_ROUND] == 1 and fights[BATTLE_SACRED] and fanatic:
        value += TEMPLE_STRENGTH
    return value


def _steel(table: Table, *, attacking: bool) -> int:
    """Return the hits of Steel Weapons: in the first round on land, with an Army, against a seat without them."""
    fights = table.fights
    own, other = (BATTLE_ATTACKER, BATTLE_DEFENDER) if attacking else (BATTLE_DEFENDER, BATTLE_ATTACKER)
    seat, enemy = fights[own], fights[other]
    if fights[BATTLE_ROUND] > 1 or fights[BATTLE_NAVAL] or seat == BARBARIAN or not has(table, seat, STEEL):
        return 0
    armed = attackers(table) if attacking else defenders(table)
    return STEEL_HITS if armed and (enemy == BARBARIAN or not has(table, enemy, STEEL)) else 0


def _cancelled(table: Table, half: int, *, attacking: bool) -> int:
    """Return the number of hits that a side does not have to take."""
    fights = table.fights
    seat = fights[BATTLE_ATTACKER] if attacking else fights[BATTLE_DEFENDER]
    cancelled = figure_of(CANCELS, half) + bool(fights[BATTLE_COVER] & (1 if attacking else 2))
    if not attacking and fortress_stands(table) and not fights[BATTLE_BREACHED] & 2:
        cancelled += 1
    from_sea = fights[BATTLE_NAVAL] or (attacking and fights[BATTLE_LANDED])
    if fights[BATTLE_ROUND] == 1 and from_sea and seat != BARBARIAN and has(table, seat, WAR_SHIPS):
        cancelled += HITS_CANCELLED_FROM_SEA
    return cancelled

"""Rulebook chapter Combate: battles on land and at sea, and attacks of barbarians, round by round.

A battle is a record on `table.fights`; the battle being fought lies last. A frame of the step BATTLE carries it from
stage to stage.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from aevum.games.clash_of_cultures.constants import (
    BARBARIAN,
    COMBAT,
    FORTRESS,
    NONE,
    PLAYERS,
    TEMPLE,
    named,
)
from aevum.games.clash_of_cultures.maps import LABELS
from aevum.games.clash_of_cultures.rule_values import (
    CANCELS_ON,
    COMBAT_CARDS,
    DEMANDS,
    DRAWS,
    KILLS_AFTER_ON,
    KILLS_ON,
    MARTYRS,
    TAKES_CARD,
    TOLL,
)
from aevum.games.clash_of_cultures.rules.battle_sides import (
    ABORTED,
    ATTACKER_WINS,
    CITY,
    DEFENDER_WINS,
    DRAWN,
    SPLENDID,
    active_half,
    attackers,
    attacking_half,
    defenders,
    defending_half,
    figure_of,
    fortress_die,
    fortress_stands,
)
from aevum.games.clash_of_cultures.rules.city import has_piece, size
from aevum.games.clash_of_cultures.rules.clauses import COMBAT_CARD, clause
from aevum.games.clash_of_cultures.rules.combat_cards import CARD, DEMAND
from aevum.games.clash_of_cultures.rules.combat_roll import roll
from aevum.games.clash_of_cultures.rules.hands import draw_action, take_action
from aevum.games.clash_of_cultures.rules.law import LAW
from aevum.games.clash_of_cultures.rules.losses import hit_defenders, lose_attackers, lose_defenders
from aevum.games.clash_of_cultures.rules.retreat import withdraw
from aevum.games.clash_of_cultures.rules.siege import besiege
from aevum.games.clash_of_cultures.rules.stock import DUE_FOOD, DUE_TOLL, can_pay, charge, has
from aevum.games.clash_of_cultures.rules.units import (
    armies_at,
    foreign,
    foreign_ships,
)
from aevum.games.clash_of_cultures.state_fields import (
    BATTLE_A_BEGAN,
    BATTLE_A_CARD,
    BATTLE_A_DUE,
    BATTLE_A_LOST,
    BATTLE_ARMIES,
    BATTLE_ATTACKER,
    BATTLE_CITY_MOOD,
    BATTLE_CITY_SIZE,
    BATTLE_COVER,
    BATTLE_D_BEGAN,
    BATTLE_D_CARD,
    BATTLE_D_DUE,
    BATTLE_D_LOST,
    BATTLE_DEFENDER,
    BATTLE_FLAGS,
    BATTLE_HEX,
    BATTLE_LANDED,
    BATTLE_NAVAL,
    BATTLE_ORIGIN,
    BATTLE_RAID,
    BATTLE_RESULT,
    BATTLE_ROUND,
    BATTLE_SACRED,
    BATTLE_SETTLERS,
    BATTLE_SHIPS,
    BATTLE_STAGE,
    BATTLE_STRONGHOLD,
    BATTLE_VOID,
    BATTLE_WARLORD,
    BATTLE_WIDTH,
)
from aevum.kernel.chance import Chance
from aevum.kernel.steps import always, pop, push

if TYPE_CHECKING:
    from aevum.games.clash_of_cultures.state import Table

FIGHT: Final = clause("battle.sequence")
PRESSING: Final = clause("battle.abort")


def begin_battle(
    table: Table, attacker: int, cell: int, defender: int, origin: int, *, naval: bool = False, raid: bool = False
) -> None:
    """Append the record of a new battle and push its frame; the caller fills in the attacking units."""
    fights = table.fights
    fights += [0] * BATTLE_WIDTH
    fights[BATTLE_HEX], fights[BATTLE_ATTACKER], fights[BATTLE_DEFENDER], fights[BATTLE_ORIGIN] = (
        cell,
        attacker,
        defender,
        origin,
    )
    fights[BATTLE_NAVAL], fights[BATTLE_RAID] = int(naval), int(raid)
    if not naval and table.city[cell] == defender:
        fights[BATTLE_CITY_MOOD], fights[BATTLE_CITY_SIZE] = table.mood[cell], size(table, cell)
        fights[BATTLE_STRONGHOLD] = int(has_piece(table, cell, FORTRESS) or armies_at(table, cell) > 0)
        fights[BATTLE_SACRED] = int(has_piece(table, cell, TEMPLE))
        fights[BATTLE_FLAGS] = CITY | (SPLENDID if table.wonder[cell] != NONE else 0)
    push(table, BATTLE, defender if attacker == BARBARIAN else attacker)


def begin_on_land(
    table: Table, seat: int, cell: int, origin: int, armies: int, settlers: int, unloaded: int, *, led: bool
) -> None:
    """Begin the battle of a group that enters a hex with foreigners; `led`: a Great Warlord leads the group."""
    defender = foreign(table, seat, cell)
    begin_battle(table, seat, cell, defender, origin)
    fights = table.fights
    fights[BATTLE_ARMIES], fights[BATTLE_SETTLERS], fights[BATTLE_LANDED] = armies, settlers, unloaded
    fights[BATTLE_WARLORD] = int(led)
    _note_strengths(table)


def begin_at_sea(table: Table, seat: int, cell: int, origin: int, ships: int, *, led: bool) -> None:
    """Begin the battle of Ships that sail among foreign ones; `led`: a Great Warlord leads the Ships."""
    begin_battle(table, seat, cell, foreign_ships(table, seat, cell), origin, naval=True)
    table.fights[BATTLE_SHIPS], table.fights[BATTLE_WARLORD] = ships, int(led)
    _note_strengths(table)


def begin_after_launch(table: Table, seat: int, cell: int, ships: int) -> None:
    """Begin the battle of Ships that are built among foreign ones."""
    begin_battle(table, seat, cell, foreign_ships(table, seat, cell), NONE, naval=True)
    table.fights[BATTLE_SHIPS] = ships
    _note_strengths(table)


def _note_strengths(table: Table) -> None:
    fights = table.fights
    fights[BATTLE_A_BEGAN], fights[BATTLE_D_BEGAN] = attackers(table), defenders(table)
    if table.log is not None:
        table.log.add(
            "event-battle",
            FIGHT,
            attacker=PLAYERS[fights[BATTLE_ATTACKER]],
            defender=PLAYERS[fights[BATTLE_DEFENDER]],
            hex=LABELS[fights[BATTLE_HEX]],
            attackers=attackers(table),
            defenders=defenders(table),
        )


def begin_raid(table: Table, camp: int, cell: int, defender: int) -> None:
    """Begin an attack of barbarians on a hex; they stay in their settlement."""
    begin_battle(table, BARBARIAN, cell, defender, camp, raid=True)
    _note_strengths(table)


# -- the stages


def _go_on(table: Table) -> None:
    """Carry out the next stage of the battle; once there is a result, the next stage of the aftermath."""
    fights = table.fights
    stage = max(fights[BATTLE_STAGE], _END) if fights[BATTLE_RESULT] else fights[BATTLE_STAGE]
    fights[BATTLE_STAGE] = stage + 1
    _STAGES[stage](table)


def _toll(table: Table) -> None:
    """Charge the attacker tokens for each Army, as the Great Mausoleum demands."""
    fights = table.fights
    if fights[BATTLE_RAID] or fights[BATTLE_NAVAL] or not fights[BATTLE_FLAGS] & CITY:
        return
    wonder = table.wonder[fights[BATTLE_HEX]]
    tokens = 0 if wonder == NONE else TOLL[wonder] * fights[BATTLE_ARMIES]
    charge(table, fights[BATTLE_ATTACKER], tokens * DUE_TOLL)


def _unopposed(table: Table) -> None:
    """Let the attacker win without cards and dice against Settlers alone or an empty city."""
    fights = table.fights
    if defenders(table) or fortress_die(table) or fights[BATTLE_RAID]:
        return
    fights[BATTLE_RESULT] = ATTACKER_WINS


def _new_round(table: Table) -> None:
    fights = table.fights
    fights[BATTLE_ROUND] += 1
    for place in (
        BATTLE_A_CARD,
        BATTLE_D_CARD,
        BATTLE_VOID,
        BATTLE_A_LOST,
        BATTLE_D_LOST,
        BATTLE_A_DUE,
        BATTLE_D_DUE,
        BATTLE_COVER,
    ):
        fights[place] = 0


def _may_play(table: Table, seat: int) -> bool:
    """Whether a seat is asked for a combat card; depends on public information only."""
    if seat == BARBARIAN or not table.hands[seat] or not has(table, seat, COMBAT_CARDS):
        return False
    fights = table.fights
    return bool(attackers(table) if seat == fights[BATTLE_ATTACKER] else defenders(table) or fortress_stands(table))


def _attacker_card(table: Table) -> None:
    _ask_card(table, table.fights[BATTLE_ATTACKER])


def _defender_card(table: Table) -> None:
    _ask_card(table, table.fights[BATTLE_DEFENDER])


def _ask_card(table: Table, seat: int) -> None:
    if not _may_play(table, seat):
        return
    push(table, CARD, seat)


def _before_roll(table: Table) -> None:
    """Apply Scout, then Martyr; of equal cards the attacker's comes first."""
    fights = table.fights
    for own, other, bit in ((BATTLE_A_CARD, BATTLE_D_CARD, 2), (BATTLE_D_CARD, BATTLE_A_CARD, 1)):
        half = active_half(table, own, 3 - bit)
        if half != NONE and TAKES_CARD[half] and fights[other] and not fights[BATTLE_VOID] & bit:
            fights[BATTLE_VOID] |= bit
            seat = fights[BATTLE_ATTACKER] if own == BATTLE_A_CARD else fights[BATTLE_DEFENDER]
            _take_card(table, seat, fights[other] - 1)
    for own, bit in ((BATTLE_A_CARD, 2), (BATTLE_D_CARD, 1)):
        half = active_half(table, own, 3 - bit)
        if half != NONE and MARTYRS[half]:
            fights[BATTLE_VOID] |= bit
            fights[BATTLE_A_DUE] += min(1, attackers(table))
            fights[BATTLE_D_DUE] += min(1, defenders(table))


def _take_card(table: Table, seat: int, card: int) -> None:
    """Put the enemy's combat card into a seat's hand, seen by all seats (Scout)."""
    table.action_discards.remove(card)
    take_action(table, seat, card)
    table.action_seen[card] = (1 << len(table.hands)) - 1


def _demand(table: Table) -> None:
    """Let the defender pay 2 food or lose the effect of the defending card (Siege)."""
    fights = table.fights
    half = attacking_half(table)
    if half == NONE or not DEMANDS[half] or defending_half(table) == NONE:
        return
    if not can_pay(table, fights[BATTLE_DEFENDER], DEMANDS[half] * DUE_FOOD):
        fights[BATTLE_VOID] |= 2
        return
    push(table, DEMAND, fights[BATTLE_DEFENDER])


def _attacker_shoots(table: Table) -> None:
    """Roll for Archers and Peltasts of the attacker, before those of the defender and before other units."""
    _shoot(table, attacking_half(table), attackers(table), BATTLE_D_DUE, 1)


def _defender_shoots(table: Table) -> None:
    """Roll for Archers and Peltasts of the defender, if the attacker has left any units."""
    _shoot(table, defending_half(table), defenders(table), BATTLE_A_DUE, 2)


def _shoot(table: Table, half: int, armies: int, due: int, bit: int) -> None:
    if half == NONE or not armies:
        return
    if KILLS_ON[half] and _throw(table, half, 1)[0] >= KILLS_ON[half]:
        table.fights[due] += 1
    if CANCELS_ON[half] and max(_throw(table, half, armies)) >= CANCELS_ON[half]:
        table.fights[BATTLE_COVER] |= bit


def _throw(table: Table, half: int, count: int) -> list[int]:
    """Roll the dice of a combat card."""
    chance = Chance(table.chance)
    dice = chance.dice(count)
    table.chance = chance.state
    if table.log is not None:
        text = " ".join(map(str, dice))
        table.log.add("event-card-dice", COMBAT_CARD[half], card=named(COMBAT, half), dice=text)
    return dice


def _emptied(table: Table) -> None:
    """End the battle before the roll if a side has neither units nor a Fortress die; a raid needs attackers only."""
    a, d = attackers(table), defenders(table) + fortress_die(table)
    if a and (d or table.fights[BATTLE_RAID]):
        return
    _set_result(table)


# -- the end of a round


def _attacker_after_losses(table: Table) -> None:
    """Apply Encircled, then draw the card of Surprise, for the attacker."""
    fights = table.fights
    half = attacking_half(table)
    if half != NONE and _encircles(table, half, defenders(table), fights[BATTLE_A_LOST], fights[BATTLE_D_LOST]):
        fights[BATTLE_D_DUE] += 1
    _draw_for_kills(table, half, fights[BATTLE_ATTACKER], fights[BATTLE_D_LOST])


def _defender_after_losses(table: Table) -> None:
    """Apply Encircled, then draw the card of Surprise, for the defender, who may have lost one more unit meanwhile."""
    fights = table.fights
    half = defending_half(table)
    if half != NONE and _encircles(table, half, attackers(table), fights[BATTLE_D_LOST], fights[BATTLE_A_LOST]):
        fights[BATTLE_A_DUE] += 1
    _draw_for_kills(table, half, fights[BATTLE_DEFENDER], fights[BATTLE_A_LOST])


def _encircles(table: Table, half: int, enemies: int, lost: int, killed: int) -> bool:
    least = KILLS_AFTER_ON[half]
    return bool(least and enemies and killed >= lost and _throw(table, half, 1)[0] >= least)


def _draw_for_kills(table: Table, half: int, seat: int, killed: int) -> None:
    if killed:
        for _ in range(figure_of(DRAWS, half)):
            draw_action(table, seat)


def _end_round(table: Table) -> None:
    """End the battle if a side has no units, else let the attacker choose one more round.

    A raid ends after one round. Ships built into a battle have no hex to return to and fight on.
    """
    fights = table.fights
    a, d = attackers(table), defenders(table)
    if fights[BATTLE_RAID] or not a or not d:
        _set_result(table)
        return
    if fights[BATTLE_ORIGIN] == NONE:
        fights[BATTLE_STAGE] = _NEW_ROUND
        return
    push(table, PRESS, fights[BATTLE_ATTACKER])


def _set_result(table: Table) -> None:
    """Set the result of the battle from the units that are left."""
    fights = table.fights
    a, d = attackers(table), defenders(table)
    if fights[BATTLE_RAID]:
        fights[BATTLE_RESULT] = ATTACKER_WINS if a and not d else DEFENDER_WINS if not a else DRAWN
    elif a:
        fights[BATTLE_RESULT] = ATTACKER_WINS
    else:
        fights[BATTLE_RESULT] = DEFENDER_WINS if d or not fights[BATTLE_D_BEGAN] else DRAWN


def _press(table: Table, _: int) -> None:
    table.fights[BATTLE_STAGE] = _NEW_ROUND
    pop(table)


def _abort(table: Table, _: int) -> None:
    fights = table.fights
    fights[BATTLE_RESULT] = ABORTED
    pop(table)


PRESS: Final = LAW.step("press", PRESSING)
PRESS.answer("press", why_not=always, apply=_press)
PRESS.answer("abort", why_not=always, apply=_abort)


_STAGES: list[Callable[[Table], None]] = [
    _toll,
    besiege,
    _unopposed,
    _new_round,
    _attacker_card,
    _defender_card,
    _before_roll,
    lose_attackers,
    lose_defenders,
    _demand,
    _attacker_shoots,
    lose_defenders,
    _defender_shoots,
    lose_attackers,
    _emptied,
    withdraw,
    roll,
    lose_attackers,
    hit_defenders,
    _attacker_after_losses,
    lose_defenders,
    _defender_after_losses,
    lose_attackers,
    _end_round,
]
_NEW_ROUND: Final = _STAGES.index(_new_round)
_END: Final = len(_STAGES)
"""First stage of the aftermath; see `spoils.py`."""
SETTLING: Final = _END
"""Last value of the stage at which the attackers stand on no hex."""


def aftermath(stage: Callable[[Table], None]) -> Callable[[Table], None]:
    """Register a function as the next stage of the aftermath of a battle."""
    _STAGES.append(stage)
    return stage


BATTLE: Final = LAW.step("battle", FIGHT, run=_go_on)

"""Combate: battles on land and at sea, and attacks of barbarians, round by round.

A battle is a record on `table.fights`; the one that is fought lies last. The frame BATTLE carries it from stage to
stage.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from aevum.games.clash_of_cultures.facts import (
    ADVANCES,
    BARBARIAN,
    COMBAT,
    DATA,
    FORTRESS,
    NONE,
    PLAYERS,
    TEMPLE,
    named,
)
from aevum.games.clash_of_cultures.figures import (
    BARS_ATTACKS,
    BREACHES,
    CANCELS,
    CANCELS_ON,
    COMBAT_CARDS,
    DEMANDS,
    DICE,
    DRAWS,
    FANATIC,
    HITS_CANCELLED_FROM_SEA,
    KILLS_AFTER_ON,
    KILLS_ON,
    MARTYRS,
    RETREATS,
    SIXES_AGAIN,
    STEEL,
    STEEL_HITS,
    TAKES_CARD,
    TEMPLE_STRENGTH,
    TOLL,
    VALUE,
    VALUE_PER_ATTACKER,
    VALUE_PER_ENEMY_ARMY,
    WAR_SHIPS,
)
from aevum.games.clash_of_cultures.maps import LABELS
from aevum.games.clash_of_cultures.rules import build, marching, sailing
from aevum.games.clash_of_cultures.rules.choosing import always, choice
from aevum.games.clash_of_cultures.rules.city import has_piece, size, wonder_city
from aevum.games.clash_of_cultures.rules.clauses import ADVANCE, ASKED, COMBAT_CARD, UNPAID, clause
from aevum.games.clash_of_cultures.rules.combat_cards import CARD, DEMAND, refuges
from aevum.games.clash_of_cultures.rules.forces import (
    A_BEGAN,
    A_CANCELS,
    A_CARD,
    A_DICE,
    A_DUE,
    A_HITS,
    A_LOST,
    A_VALUE,
    ABORTED,
    ARMIES,
    ATTACKER,
    ATTACKER_WINS,
    BREACHED,
    CITY,
    CITY_MOOD,
    CITY_SIZE,
    COVER,
    D_BEGAN,
    D_CANCELS,
    D_CARD,
    D_DICE,
    D_DUE,
    D_HITS,
    D_LOST,
    D_VALUE,
    DEFENDER,
    DEFENDER_WINS,
    DICED,
    DRAWN,
    FLAGS,
    HEX,
    LANDED,
    NAVAL,
    ORIGIN,
    RAID,
    RESULT,
    ROLLED,
    ROUND,
    SACRED,
    SETTLERS,
    SHIPS,
    SPLENDID,
    STAGE,
    STRONGHOLD,
    VOID,
    WARLORD,
    WIDTH,
    active_half,
    attackers,
    attacking_half,
    defenders,
    defending_half,
    figure_of,
    fortress_die,
    fortress_stands,
)
from aevum.games.clash_of_cultures.rules.hands import draw_action, take_action
from aevum.games.clash_of_cultures.rules.law import LAW, automatic
from aevum.games.clash_of_cultures.rules.losses import lose_attackers, lose_defenders
from aevum.games.clash_of_cultures.rules.marching import WARLORD as LED
from aevum.games.clash_of_cultures.rules.marching import Group
from aevum.games.clash_of_cultures.rules.stock import DUE_FOOD, DUE_TOLL, can_pay, charge, has, price
from aevum.games.clash_of_cultures.rules.units import (
    armies_at,
    foreign,
    foreign_ships,
)
from aevum.kernel.chance import Chance
from aevum.kernel.game import SEAT
from aevum.kernel.rulebook import Clause
from aevum.kernel.steps import pop, push
from aevum.kernel.words import Name

if TYPE_CHECKING:
    from aevum.games.clash_of_cultures.state import Table

FIGHT: Final = clause("battle.sequence")
PRESSING: Final = clause("battle.abort")
ROLLING: Final = clause("battle.roll")
BREACHING: Final = ADVANCE[ADVANCES.number("siegecraft")]

_STRENGTH_OF_WARLORD: Final = 2
HIT: Final = 5
_BREACH_PRICE: Final = (price(DATA["price"]["breach_die"]), price(DATA["price"]["breach_shield"]))


def begin_battle(
    table: Table, attacker: int, cell: int, defender: int, origin: int, *, naval: bool = False, raid: bool = False
) -> None:
    """A new record, and the frame that carries it; the caller fills in who attacks."""
    fights = table.fights
    fights += [0] * WIDTH
    fights[HEX], fights[ATTACKER], fights[DEFENDER], fights[ORIGIN] = cell, attacker, defender, origin
    fights[NAVAL], fights[RAID] = int(naval), int(raid)
    if not naval and table.city[cell] == defender:
        fights[CITY_MOOD], fights[CITY_SIZE] = table.mood[cell], size(table, cell)
        fights[STRONGHOLD] = int(has_piece(table, cell, FORTRESS) or armies_at(table, cell) > 0)
        fights[SACRED] = int(has_piece(table, cell, TEMPLE))
        fights[FLAGS] = CITY | (SPLENDID if table.wonder[cell] != NONE else 0)
    push(table, BATTLE, defender if attacker == BARBARIAN else attacker)


def _begin_on_land(table: Table, seat: int, cell: int, origin: int, group: Group, unloaded: int, mode: int) -> None:
    """Armies have entered a hex with foreigners."""
    defender = foreign(table, seat, cell)
    begin_battle(table, seat, cell, defender, origin)
    fights = table.fights
    fights[ARMIES], fights[SETTLERS], fights[LANDED] = group.armies, group.settlers, unloaded
    fights[WARLORD] = int(bool(mode & LED))
    _told(table)


marching.fighting.append(_begin_on_land)


def _begin_at_sea(table: Table, seat: int, cell: int, origin: int, ships: int, mode: int) -> None:
    """Ships have sailed among foreign ones."""
    begin_battle(table, seat, cell, foreign_ships(table, seat, cell), origin, naval=True)
    table.fights[SHIPS], table.fights[WARLORD] = ships, int(bool(mode & LED))
    _told(table)


sailing.naval.append(_begin_at_sea)


def launched(table: Table, seat: int, cell: int, ships: int) -> None:
    """Ships were built among foreign ones."""
    begin_battle(table, seat, cell, foreign_ships(table, seat, cell), NONE, naval=True)
    table.fights[SHIPS] = ships
    _told(table)


build.launching.append(launched)


def _told(table: Table) -> None:
    fights = table.fights
    fights[A_BEGAN], fights[D_BEGAN] = attackers(table), defenders(table)
    if table.log is not None:
        table.log.tell(
            "event-battle",
            FIGHT,
            attacker=PLAYERS[fights[ATTACKER]],
            defender=PLAYERS[fights[DEFENDER]],
            hex=LABELS[fights[HEX]],
            attackers=attackers(table),
            defenders=defenders(table),
        )


def begin_raid(table: Table, camp: int, cell: int, defender: int) -> None:
    """Barbarians attack a hex, from where they are."""
    begin_battle(table, BARBARIAN, cell, defender, camp, raid=True)
    _told(table)


# -- the stages


def _go_on(table: Table) -> None:
    """One stage after another."""
    stage = table.fights[STAGE]
    table.fights[STAGE] = stage + 1
    _STAGES[stage](table)


def _toll(table: Table) -> None:
    """The Great Mausoleum asks for a token for each Army."""
    fights = table.fights
    if fights[RAID] or fights[NAVAL] or not fights[FLAGS] & CITY:
        return
    wonder = table.wonder[fights[HEX]]
    tokens = 0 if wonder == NONE else TOLL[wonder] * fights[ARMIES]
    charge(table, fights[ATTACKER], tokens * DUE_TOLL)


def _siege(table: Table) -> None:
    """Siegecraft against a Fortress, before cards and dice."""
    fights = table.fights
    seat = fights[ATTACKER]
    if fights[RAID] or not fortress_stands(table) or not has(table, seat, BREACHES):
        return
    if wonder_city(table, BARS_ATTACKS, fights[DEFENDER]) != NONE:
        fights[BREACHED] = 3
        return
    if not any(can_pay(table, seat, due) for due in _BREACH_PRICE):
        return
    push(table, SIEGE, seat)


def _unopposed(table: Table) -> None:
    """Settlers alone, or an empty city: no cards, no dice."""
    fights = table.fights
    if defenders(table) or fortress_die(table) or fights[RAID]:
        return
    fights[RESULT] = ATTACKER_WINS
    fights[STAGE] = _END


def _new_round(table: Table) -> None:
    fights = table.fights
    fights[ROUND] += 1
    for place in (A_CARD, D_CARD, VOID, A_LOST, D_LOST, A_DUE, D_DUE, COVER):
        fights[place] = 0


def _may_play(table: Table, seat: int) -> bool:
    """Is the seat asked for a combat card? By what all can see."""
    if seat == BARBARIAN or not table.hands[seat] or not has(table, seat, COMBAT_CARDS):
        return False
    fights = table.fights
    return bool(attackers(table) if seat == fights[ATTACKER] else defenders(table) or fortress_stands(table))


def _attacker_card(table: Table) -> None:
    _ask_card(table, table.fights[ATTACKER])


def _defender_card(table: Table) -> None:
    _ask_card(table, table.fights[DEFENDER])


def _ask_card(table: Table, seat: int) -> None:
    if not _may_play(table, seat):
        return
    push(table, CARD, seat)


def _before_roll(table: Table) -> None:
    """Scout, then Martyr; at the same point the attacker comes first."""
    fights = table.fights
    for own, other, bit in ((A_CARD, D_CARD, 2), (D_CARD, A_CARD, 1)):
        half = active_half(table, own, 3 - bit)
        if half != NONE and TAKES_CARD[half] and fights[other] and not fights[VOID] & bit:
            fights[VOID] |= bit
            seat = fights[ATTACKER] if own == A_CARD else fights[DEFENDER]
            _take_card(table, seat, fights[other] - 1)
    for own, bit in ((A_CARD, 2), (D_CARD, 1)):
        half = active_half(table, own, 3 - bit)
        if half != NONE and MARTYRS[half]:
            fights[VOID] |= bit
            fights[A_DUE] += min(1, attackers(table))
            fights[D_DUE] += min(1, defenders(table))


def _take_card(table: Table, seat: int, card: int) -> None:
    """Scout: the enemy's card comes into one's hand, and all have seen it."""
    table.action_discards.remove(card)
    take_action(table, seat, card)
    table.action_seen[card] = (1 << len(table.hands)) - 1


def _demand(table: Table) -> None:
    """Siege: the defender pays 2 food, or his card has no effect."""
    fights = table.fights
    half = attacking_half(table)
    if half == NONE or not DEMANDS[half] or defending_half(table) == NONE:
        return
    if not can_pay(table, fights[DEFENDER], DEMANDS[half] * DUE_FOOD):
        fights[VOID] |= 2
        return
    push(table, DEMAND, fights[DEFENDER])


def _shots(table: Table) -> None:
    """Archers and Peltasts roll before the others."""
    fights = table.fights
    for half, count, due, bit in (
        (attacking_half(table), attackers(table), D_DUE, 1),
        (defending_half(table), defenders(table), A_DUE, 2),
    ):
        if half == NONE:
            continue
        if KILLS_ON[half] and _throw(table, half, 1)[0] >= KILLS_ON[half]:
            fights[due] += 1
        if CANCELS_ON[half] and max(_throw(table, half, max(1, count))) >= CANCELS_ON[half]:
            fights[COVER] |= bit


def _throw(table: Table, half: int, count: int) -> list[int]:
    """Dice of a card."""
    chance = Chance(table.chance)
    dice = chance.dice(count)
    table.chance = chance.state
    if table.log is not None:
        told = " ".join(map(str, dice))
        table.log.tell("event-card-dice", COMBAT_CARD[half], card=named(COMBAT, half), dice=told)
    return dice


def _emptied(table: Table) -> None:
    """A side without units and without a Fortress die has lost, before the roll."""
    a, d = attackers(table), defenders(table) + fortress_die(table)
    if a and (d or table.fights[RAID]):
        return
    _judge(table)


def _withdraw(table: Table) -> None:
    """Tactical Retreat ends the battle."""
    half = defending_half(table)
    if half == NONE or not RETREATS[half] or not defenders(table) or not refuges(table):
        return
    push(table, REFUGE, table.fights[DEFENDER])


def _roll(table: Table) -> None:
    """Both sides roll; hits, less what is cancelled."""
    fights = table.fights
    a_half, d_half = attacking_half(table), defending_half(table)
    a_units, d_units = attackers(table), defenders(table)
    chance = Chance(table.chance)
    a_dice = _dice(chance, a_units + figure_of(DICE, a_half), a_half)
    d_dice = _dice(chance, d_units + fortress_die(table) + figure_of(DICE, d_half), d_half)
    table.chance = chance.state
    fights[DICED] = 1
    a_value = sum(a_dice) + _modifiers(table, a_half, d_half, d_units, attacking=True)
    d_value = sum(d_dice) + _modifiers(table, d_half, a_half, a_units, attacking=False)
    a_hits = max(0, a_value) // HIT + _steel(table, attacking=True)
    d_hits = max(0, d_value) // HIT + _steel(table, attacking=False)
    fights[ROLLED] = fights[ROUND]
    fights[A_DICE], fights[D_DICE] = _packed(a_dice), _packed(d_dice)
    fights[A_VALUE], fights[D_VALUE] = max(0, a_value), max(0, d_value)
    fights[A_HITS], fights[D_HITS] = a_hits, d_hits
    fights[A_CANCELS] = _cancelled(table, a_half, attacking=True)
    fights[D_CANCELS] = _cancelled(table, d_half, attacking=False)
    fights[D_DUE] = max(0, a_hits - fights[D_CANCELS])
    fights[A_DUE] = max(0, d_hits - fights[A_CANCELS])
    if table.log is not None:
        table.log.tell(
            "event-roll",
            ROLLING,
            attacker=PLAYERS[fights[ATTACKER]],
            defender=PLAYERS[fights[DEFENDER]],
            dice=" ".join(map(str, a_dice)),
            value=max(0, a_value),
            hits=fights[D_DUE],
            dice_against=" ".join(map(str, d_dice)),
            value_against=max(0, d_value),
            hits_against=fights[A_DUE],
        )


def _packed(dice: list[int]) -> int:
    packed = 0
    for die in reversed(dice):
        packed = packed << 3 | die
    return packed


def dice_of(packed: int) -> tuple[int, ...]:
    """The dice of a side in the last roll."""
    dice: list[int] = []
    while packed:
        dice.append(packed & 7)
        packed >>= 3
    return tuple(dice)


def _dice(chance: Chance, count: int, half: int) -> list[int]:
    """So many dice; on High Ground sixes are rolled once more and added."""
    dice = chance.dice(count)
    if half != NONE and SIXES_AGAIN[half]:
        dice += chance.dice(dice.count(6))
    return dice


def _modifiers(table: Table, own: int, other: int, enemies: int, *, attacking: bool) -> int:
    """What is added to the dice of a side."""
    fights = table.fights
    seat = fights[ATTACKER] if attacking else fights[DEFENDER]
    value = figure_of(VALUE, own)
    if not fights[NAVAL]:
        value += figure_of(VALUE_PER_ENEMY_ARMY, own) * enemies
    if attacking:
        value += figure_of(VALUE_PER_ATTACKER, other) * attackers(table)
        value += _STRENGTH_OF_WARLORD * fights[WARLORD]
    fanatic = seat != BARBARIAN and has(table, seat, FANATIC)
    if fights[ROUND] == 1 and fights[SACRED] and fanatic:
        value += TEMPLE_STRENGTH
    return value


def _steel(table: Table, *, attacking: bool) -> int:
    """Steel Weapons: a hit more in the first round on land, with an Army, against who has none."""
    fights = table.fights
    own, other = (ATTACKER, DEFENDER) if attacking else (DEFENDER, ATTACKER)
    seat, enemy = fights[own], fights[other]
    if fights[ROUND] > 1 or fights[NAVAL] or seat == BARBARIAN or not has(table, seat, STEEL):
        return 0
    armed = attackers(table) if attacking else defenders(table)
    return STEEL_HITS if armed and (enemy == BARBARIAN or not has(table, enemy, STEEL)) else 0


def _cancelled(table: Table, half: int, *, attacking: bool) -> int:
    """Hits a side does not have to take."""
    fights = table.fights
    seat = fights[ATTACKER] if attacking else fights[DEFENDER]
    cancelled = figure_of(CANCELS, half) + bool(fights[COVER] & (1 if attacking else 2))
    if not attacking and fortress_stands(table) and not fights[BREACHED] & 2:
        cancelled += 1
    from_sea = fights[NAVAL] or (attacking and fights[LANDED])
    if fights[ROUND] == 1 and from_sea and seat != BARBARIAN and has(table, seat, WAR_SHIPS):
        cancelled += HITS_CANCELLED_FROM_SEA
    return cancelled


# -- the end of a round


def _after_losses(table: Table) -> None:
    """Encircled, and the card of Surprise."""
    fights = table.fights
    for half, due, own, other, seat in (
        (attacking_half(table), D_DUE, A_LOST, D_LOST, fights[ATTACKER]),
        (defending_half(table), A_DUE, D_LOST, A_LOST, fights[DEFENDER]),
    ):
        if half == NONE:
            continue
        left = defenders(table) if due == D_DUE else attackers(table)
        least = KILLS_AFTER_ON[half]
        if least and left and fights[other] >= fights[own] and _throw(table, half, 1)[0] >= least:
            fights[due] += 1
        if DRAWS[half] and fights[other]:
            for _ in range(DRAWS[half]):
                draw_action(table, seat)


def _end_round(table: Table) -> None:
    """One side empty, or one more round if the attacker likes."""
    fights = table.fights
    a, d = attackers(table), defenders(table)
    if fights[RAID] or not a or not d:
        _judge(table)
        return
    if fights[ORIGIN] == NONE:
        fights[STAGE] = _NEW_ROUND
        return
    push(table, PRESS, fights[ATTACKER])


def _judge(table: Table) -> None:
    """Who has won."""
    fights = table.fights
    a, d = attackers(table), defenders(table)
    if fights[RAID]:
        fights[RESULT] = ATTACKER_WINS if a and not d else DEFENDER_WINS if not a else DRAWN
    elif a:
        fights[RESULT] = ATTACKER_WINS
    else:
        fights[RESULT] = DEFENDER_WINS if d or not fights[D_BEGAN] else DRAWN
    fights[STAGE] = _END


def _press(table: Table, _: int) -> None:
    table.fights[STAGE] = _NEW_ROUND
    pop(table)


def _abort(table: Table, _: int) -> None:
    fights = table.fights
    fights[RESULT] = ABORTED
    fights[STAGE] = _END
    pop(table)


PRESS: Final = LAW.step("press", PRESSING)
PRESS.answer("press", why_not=always, apply=_press)
PRESS.answer("abort", why_not=always, apply=_abort)


# -- Siegecraft


def _why_not_breach(table: Table, what: int) -> Clause | None:
    fights = table.fights
    if fights[BREACHED] >> what & 1:
        return BREACHING
    return None if can_pay(table, table.frames[SEAT], _BREACH_PRICE[what]) else UNPAID


def _breach(table: Table, what: int) -> None:
    fights = table.fights
    seat = table.frames[SEAT]
    fights[BREACHED] |= 1 << what
    if fights[BREACHED] == 3:
        pop(table)
    if table.log is not None:
        table.log.tell("event-breach", BREACHING, player=PLAYERS[seat], what=Name(f"breach-{('die', 'shield')[what]}"))
    charge(table, seat, _BREACH_PRICE[what])


def _spare(table: Table, _: int) -> None:
    pop(table)


SIEGE: Final = LAW.step("siege", ASKED, left_by=("done",))
SIEGE.answer("breach", why_not=_why_not_breach, apply=_breach)
SIEGE.answer("done", why_not=always, apply=_spare)
automatic(SIEGE)


# -- Tactical Retreat


def _flee(table: Table, cell: int) -> None:
    """Armies and Settlers go; the attacker has won."""
    fights = table.fights
    seat, here = fights[DEFENDER], fights[HEX]
    table.armies[cell] += table.armies[here]
    table.settlers[cell] += table.settlers[here]
    table.holder[cell] = seat
    table.armies[here] = table.settlers[here] = 0
    table.holder[here] = NONE
    if table.log is not None:
        table.log.tell(
            "event-retreat", COMBAT_CARD[COMBAT.number("tactical-retreat")], player=PLAYERS[seat], hex=LABELS[cell]
        )
    fights[RESULT] = ATTACKER_WINS
    fights[STAGE] = _END
    pop(table)


REFUGE: Final = choice("refuge", COMBAT_CARD[COMBAT.number("tactical-retreat")], "at", refuges, _flee)

_STAGES: list[Callable[[Table], None]] = [
    _toll,
    _siege,
    _unopposed,
    _new_round,
    _attacker_card,
    _defender_card,
    _before_roll,
    lose_attackers,
    lose_defenders,
    _demand,
    _shots,
    lose_attackers,
    lose_defenders,
    _emptied,
    _withdraw,
    _roll,
    lose_attackers,
    lose_defenders,
    _after_losses,
    lose_attackers,
    lose_defenders,
    _end_round,
]
_NEW_ROUND: Final = _STAGES.index(_new_round)
_END: Final = len(_STAGES)
"""From here on the aftermath; see `spoils.py`."""
SETTLING: Final = _END
"""Up to this stage attackers are on no hex."""


def aftermath(stage: Callable[[Table], None]) -> Callable[[Table], None]:
    """Enter what follows a battle, in order."""
    _STAGES.append(stage)
    return stage


BATTLE: Final = LAW.step("battle", FIGHT, resume=_go_on)

"""Agresiones y guerras: who attacks whom, the sacrifices of both sides, and who is stronger."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from aevum.games.through_the_ages.civilization import (
    ATTACKER,
    COLONIES,
    OUT,
    STRENGTH,
    WAR,
    WAR_ON,
    WIDTH,
)
from aevum.games.through_the_ages.facts import (
    AGE,
    AGGRESSIONS,
    FIRST_AGGRESSION,
    FIRST_BONUS,
    FIRST_WAR,
    NONE,
    PLAYERS,
    WARS,
    named,
)
from aevum.games.through_the_ages.figures import (
    ATTACK_COST,
    CULTURE_ATTACKED,
    DEFENCE,
    DEFENCE_CARDS,
    PEACEFUL_LEADER,
)
from aevum.games.through_the_ages.moves import AGGRESSION_MOVES, WAR_MOVES
from aevum.games.through_the_ages.rules import pacts
from aevum.games.through_the_ages.rules.build import leader_of
from aevum.games.through_the_ages.rules.clauses import CARD, IN_HAND, MILITARY_ACTION, clause
from aevum.games.through_the_ages.rules.colonies import (
    bury,
    sacrifice,
    sacrifices,
    units,
    use_up,
    why_not_sacrifice,
    why_not_spend,
)
from aevum.games.through_the_ages.rules.law import LAW
from aevum.games.through_the_ages.rules.production import add_culture
from aevum.games.through_the_ages.rules.ratings import sacrificed
from aevum.games.through_the_ages.rules.spoils import EFFECTS, plunder, victim_place, win_war
from aevum.games.through_the_ages.rules.turn import in_last_round, military_left, spend_military
from aevum.kernel.game import SEAT
from aevum.kernel.rulebook import Clause
from aevum.kernel.steps import FIFTH, FIRST, FOURTH, SECOND, THIRD, Asked, become, pop, push

if TYPE_CHECKING:
    from aevum.games.through_the_ages.state import Table
    from aevum.games.through_the_ages.view import TableView

FOUGHT: Final = FIRST
"""The card."""
AGGRESSOR: Final = SECOND
TARGET: Final = THIRD
BONUS: Final = FOURTH
"""What pacts give the attacker."""
CARDS_LAID: Final = FIFTH
"""What defence cards add."""
_NUMBERS: Final = ("fought", "aggressor", "target", "attack_bonus", "cards_laid")

NO_TARGET: Final = clause("fight.target")
PACT: Final = clause("fight.pact")
GANGED_UP: Final = clause("fight.no_ganging_up")
ATTACK: Final = clause("fight.attack")
DEFENCE_RULE: Final = clause("fight.defence")
LAST_ROUND: Final = clause("fight.last_round")
DECLARED: Final = clause("fight.war")
RESOLVED: Final = clause("fight.war_resolved")
REPELLED: Final = clause("fight.repelled")
PEACEFUL: Final = clause("fight.peaceful")
SHIELDED: Final = clause("fight.shielded")
NOTHING_THERE: Final = clause("fight.nothing")

_AGGRESSION_COST: Final[tuple[int, ...]] = AGGRESSIONS.figures("cost")
_WAR_COST: Final[tuple[int, ...]] = WARS.figures("cost")


# -- may it be played?


def attack_cost(table: Table, card: int, target: int) -> int:
    """Military actions: printed, or the level of what is attacked; double against Gandhi."""
    cost = _AGGRESSION_COST[card - FIRST_AGGRESSION] if card < FIRST_WAR else _WAR_COST[card - FIRST_WAR]
    if cost < 0:
        cost = max(0, AGE[table.civ[target * WIDTH + victim_place(card)]])
    leader = leader_of(table, target)
    return cost if leader == NONE else cost * ATTACK_COST[leader]


def why_not_attack(table: Table, seat: int, card: int, target: int) -> Clause | None:
    """What forbids an aggression or a war against somebody."""
    civ = table.civ
    if card not in table.hands[seat]:
        return IN_HAND
    if target == seat or target >= len(table.hands) or civ[target * WIDTH + OUT]:
        return NO_TARGET
    leader = leader_of(table, seat)
    if leader != NONE and PEACEFUL_LEADER[leader]:
        return PEACEFUL
    if pacts.forbid_attack(table, seat, target):
        return PACT
    if card >= FIRST_WAR and in_last_round(table):
        return LAST_ROUND
    if card >= FIRST_WAR and pacts.shield_from_war(table, target):
        return SHIELDED
    if table.options.no_ganging_up and civ[target * WIDTH + ATTACKER] not in (NONE, seat):
        return GANGED_UP
    if not _has_what_it_takes(table, card, target):
        return NOTHING_THERE
    return None if attack_cost(table, card, target) <= military_left(table, seat) else MILITARY_ACTION


def _has_what_it_takes(table: Table, card: int, target: int) -> bool:
    effects = EFFECTS[card]
    if "annexes" in effects:
        return bool(table.civ[target * WIDTH + COLONIES])
    return "kills" not in effects or table.civ[target * WIDTH + victim_place(card)] != NONE


def declare(table: Table, seat: int, card: int, target: int) -> None:
    """The card is played, its price paid; pacts it ends are over before strengths are compared."""
    civ = table.civ
    spend_military(table, seat, attack_cost(table, card, target))
    leader = leader_of(table, target)
    if leader != NONE:
        add_culture(table, target, CULTURE_ATTACKED[leader])
    pacts.end_by_attack(table, seat, target)
    if table.options.no_ganging_up:
        civ[target * WIDTH + ATTACKER] = seat


# -- aggressions


def why_not_aggression(table: Table, argument: int) -> Clause | None:
    card, target = AGGRESSION_MOVES[argument]
    return why_not_attack(table, table.frames[SEAT], card, target)


def aggression(table: Table, argument: int) -> None:
    """In place of the political decision the fight begins."""
    card, target = AGGRESSION_MOVES[argument]
    seat = table.frames[SEAT]
    use_up(table, seat, card)
    if table.log is not None:
        table.log.tell("event-aggression", ATTACK, player=PLAYERS[seat], card=named(card), target=PLAYERS[target])
    declare(table, seat, card, target)
    pop(table)
    begin_fight(table, card, seat, target)


def begin_fight(table: Table, card: int, seat: int, target: int) -> None:
    """The attacker may sacrifice units first."""
    push(table, STRIKE, seat, card, seat, target, pacts.attack_bonus(table, seat, target))
    if not any(units(table, seat)) or in_last_round(table):
        _stricken(table)


def _stricken(table: Table) -> None:
    """Then the defender, if as all can see there is anything to decide."""
    frames = table.frames
    target = frames[TARGET]
    become(table, DEFEND, target)
    if not _could_defend(table, target, frames[FOUGHT]):
        _compare(table)


def _could_defend(table: Table, target: int, card: int) -> bool:
    if any(units(table, target)) and not in_last_round(table):
        return True
    return card < FIRST_WAR and bool(table.hands[target])


def attack_strength(table: Table, aggressor: int, bonus: int) -> int:
    """The attack: the rating, what pacts add, what is sacrificed."""
    return table.civ[aggressor * WIDTH + STRENGTH] + bonus + sacrificed(table, aggressor)


def defence_strength(table: Table, target: int, cards_laid: int) -> int:
    """The defence: the rating, defence cards, what is sacrificed."""
    return table.civ[target * WIDTH + STRENGTH] + cards_laid + sacrificed(table, target)


def defence_of_card(table: Table, seat: int, card: int) -> int:
    """What a bonus card adds to a defence."""
    leader = leader_of(table, seat)
    return DEFENCE[card - FIRST_BONUS] * (1 if leader == NONE else DEFENCE_CARDS[leader])


def _why_not_sacrifice(table: Table, argument: int) -> Clause | None:
    return LAST_ROUND if in_last_round(table) else why_not_sacrifice(table, argument)


def _why_not_done(table: Table, _: int) -> Clause | None:
    return None


def _strike(table: Table, _: int) -> None:
    frames = table.frames
    if table.log is not None:
        strength = attack_strength(table, frames[AGGRESSOR], frames[BONUS])
        table.log.tell("event-strike", ATTACK, player=PLAYERS[frames[AGGRESSOR]], attack=strength)
    _stricken(table)


def _why_not_lay(table: Table, argument: int) -> Clause | None:
    return DECLARED if table.frames[FOUGHT] >= FIRST_WAR else why_not_spend(table, argument)


def _lay(table: Table, argument: int) -> None:
    seat, card = table.frames[SEAT], FIRST_BONUS + argument
    use_up(table, seat, card)
    table.frames[CARDS_LAID] += defence_of_card(table, seat, card)
    if table.log is not None:
        table.log.tell("event-spend", CARD[card], player=PLAYERS[seat], card=named(card))


def _defended(table: Table, _: int) -> None:
    _compare(table)


def _asks_fight(view: TableView) -> Asked:
    pending = view.pending
    return f"prompt-{view.phase}", {
        "card": named(pending["fought"]),
        "player": PLAYERS[pending["aggressor"]],
        "target": PLAYERS[pending["target"]],
        "attack": view.attack,
        "defence": view.defence,
    }


STRIKE: Final = LAW.step("strike", ATTACK, numbers=_NUMBERS, asks=_asks_fight, left_by=("done",))
STRIKE.answer("sacrifice", why_not=_why_not_sacrifice, apply=sacrifice, candidates=sacrifices)
STRIKE.answer("done", why_not=_why_not_done, apply=_strike)
DEFEND: Final = LAW.step("defend", DEFENCE_RULE, numbers=_NUMBERS, asks=_asks_fight, left_by=("done",))
DEFEND.answer("sacrifice", why_not=_why_not_sacrifice, apply=sacrifice, candidates=sacrifices)
DEFEND.answer("spend", why_not=_why_not_lay, apply=_lay)
DEFEND.answer("done", why_not=_why_not_done, apply=_defended)


# -- the outcome


def _compare(table: Table) -> None:
    frames = table.frames
    card, aggressor, target = frames[FOUGHT], frames[AGGRESSOR], frames[TARGET]
    attack = attack_strength(table, aggressor, frames[BONUS])
    defence = defence_strength(table, target, frames[CARDS_LAID])
    become(table, AFTERMATH, aggressor)
    if table.log is not None:
        table.log.tell(
            "event-fight",
            REPELLED if attack <= defence else ATTACK,
            card=named(card),
            player=PLAYERS[aggressor],
            target=PLAYERS[target],
            attack=attack,
            defence=defence,
        )
    if card < FIRST_WAR:
        if attack > defence:
            plunder(table, card, aggressor, target)
    elif attack != defence:
        winner, loser = (aggressor, target) if attack > defence else (target, aggressor)
        win_war(table, card, winner, loser, abs(attack - defence))
    LAW.resume(table)


def _clear_field(table: Table) -> None:
    """After the effect the units sacrificed go back to the banks."""
    aggressor, target = table.frames[AGGRESSOR], table.frames[TARGET]
    bury(table, aggressor)
    bury(table, target)
    LAW.finish(table)


AFTERMATH: Final = LAW.step("aftermath", ATTACK, numbers=_NUMBERS, resume=_clear_field)


# -- wars


def why_not_war(table: Table, argument: int) -> Clause | None:
    card, target = WAR_MOVES[argument]
    return why_not_attack(table, table.frames[SEAT], card, target)


def war(table: Table, argument: int) -> None:
    """Declared now, resolved at the start of the next turn of who declares it."""
    card, target = WAR_MOVES[argument]
    seat = table.frames[SEAT]
    table.hands[seat].remove(card)
    table.revealed += 1
    table.civ[seat * WIDTH + WAR], table.civ[seat * WIDTH + WAR_ON] = card, target
    if table.log is not None:
        table.log.tell("event-war", DECLARED, player=PLAYERS[seat], card=named(card), target=PLAYERS[target])
    declare(table, seat, card, target)
    LAW.finish(table)


def resolve_war(table: Table, seat: int) -> None:
    """The pending war of a seat is fought."""
    civ, base = table.civ, seat * WIDTH
    card, target = civ[base + WAR], civ[base + WAR_ON]
    end_war(table, seat)
    begin_fight(table, card, seat, target)


def end_war(table: Table, seat: int) -> None:
    """The card of a war goes, resolved or void."""
    civ, base = table.civ, seat * WIDTH
    if civ[base + WAR] != NONE:
        table.used.append(civ[base + WAR])
        table.used_seen.append((1 << len(table.hands)) - 1)
        civ[base + WAR] = civ[base + WAR_ON] = NONE

"""Rulebook chapter Agresiones y guerras: legal attacks, sacrifices of both sides, and the comparison of strengths."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from aevum.games.through_the_ages.constants import (
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
from aevum.games.through_the_ages.moves import AGGRESSION_MOVES, WAR_MOVES
from aevum.games.through_the_ages.rule_values import (
    ATTACK_COST,
    CULTURE_ATTACKED,
    DEFENCE,
    DEFENCE_CARDS,
    PEACEFUL_LEADER,
)
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
from aevum.games.through_the_ages.rules.turn import in_last_round, military_left, spend_military
from aevum.games.through_the_ages.rules.war_effects import EFFECTS, plunder, victim_place, win_war
from aevum.games.through_the_ages.state_fields import ATTACKER, CIV_WIDTH, COLONIES, OUT, STRENGTH, WAR, WAR_ON
from aevum.kernel.game import SEAT
from aevum.kernel.rulebook import Clause
from aevum.kernel.steps import FIFTH, FIRST, FOURTH, SECOND, THIRD, Prompt, always, pop, push, replace_top

if TYPE_CHECKING:
    from aevum.games.through_the_ages.state import Table
    from aevum.games.through_the_ages.view import TableView

FOUGHT: Final = FIRST
"""Place in the frame: the aggression or war card."""
AGGRESSOR: Final = SECOND
TARGET: Final = THIRD
BONUS: Final = FOURTH
"""Place in the frame: strength that pacts give the attacker."""
CARDS_LAID: Final = FIFTH
"""Place in the frame: strength that defence cards add."""
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


# -- legality and price of attacks


def attack_cost(table: Table, card: int, target: int) -> int:
    """Return the military actions for an attack: printed, or the level of what is attacked; double against Gandhi."""
    cost = _AGGRESSION_COST[card - FIRST_AGGRESSION] if card < FIRST_WAR else _WAR_COST[card - FIRST_WAR]
    if cost < 0:
        cost = max(0, AGE[table.civ[target * CIV_WIDTH + victim_place(card)]])
    leader = leader_of(table, target)
    return cost if leader == NONE else cost * ATTACK_COST[leader]


def why_not_attack(table: Table, seat: int, card: int, target: int) -> Clause | None:
    """Return the clause that forbids an aggression or a war against a target; None if it is allowed."""
    civ = table.civ
    if card not in table.hands[seat]:
        return IN_HAND
    if target == seat or target >= len(table.hands) or civ[target * CIV_WIDTH + OUT]:
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
    if table.options.no_ganging_up and civ[target * CIV_WIDTH + ATTACKER] not in (NONE, seat):
        return GANGED_UP
    if not _has_what_it_takes(table, card, target):
        return NOTHING_THERE
    return None if attack_cost(table, card, target) <= military_left(table, seat) else MILITARY_ACTION


def _has_what_it_takes(table: Table, card: int, target: int) -> bool:
    effects = EFFECTS[card]
    if "annexes" in effects:
        return bool(table.civ[target * CIV_WIDTH + COLONIES])
    return "kills" not in effects or table.civ[target * CIV_WIDTH + victim_place(card)] != NONE


def declare(table: Table, seat: int, card: int, target: int) -> None:
    """Pay for an attack; pacts that it ends are over before strengths are compared."""
    civ = table.civ
    spend_military(table, seat, attack_cost(table, card, target))
    leader = leader_of(table, target)
    if leader != NONE:
        add_culture(table, target, CULTURE_ATTACKED[leader])
    pacts.end_by_attack(table, seat, target)
    if table.options.no_ganging_up:
        civ[target * CIV_WIDTH + ATTACKER] = seat


# -- aggressions


def why_not_aggression(table: Table, argument: int) -> Clause | None:
    card, target = AGGRESSION_MOVES[argument]
    return why_not_attack(table, table.frames[SEAT], card, target)


def aggression(table: Table, argument: int) -> None:
    """Begin the fight in place of the political decision."""
    card, target = AGGRESSION_MOVES[argument]
    seat = table.frames[SEAT]
    use_up(table, seat, card)
    if table.log is not None:
        table.log.add("event-aggression", ATTACK, player=PLAYERS[seat], card=named(card), target=PLAYERS[target])
    declare(table, seat, card, target)
    pop(table)
    begin_fight(table, card, seat, target)


def begin_fight(table: Table, card: int, seat: int, target: int) -> None:
    """Ask the attacker first, who may sacrifice units."""
    push(table, STRIKE, seat, card, seat, target, pacts.attack_bonus(table, seat, target))
    if not any(units(table, seat)) or in_last_round(table):
        _stricken(table)


def _stricken(table: Table) -> None:
    """Ask the defender if, as all can see, there is anything to decide; else compare."""
    frames = table.frames
    target = frames[TARGET]
    replace_top(table, DEFEND, target)
    if not _could_defend(table, target, frames[FOUGHT]):
        _compare(table)


def _could_defend(table: Table, target: int, card: int) -> bool:
    if any(units(table, target)) and not in_last_round(table):
        return True
    return card < FIRST_WAR and bool(table.hands[target])


def attack_strength(table: Table, aggressor: int, bonus: int) -> int:
    """Return the strength of an attack: the rating, what pacts add, and what is sacrificed."""
    return table.civ[aggressor * CIV_WIDTH + STRENGTH] + bonus + sacrificed(table, aggressor)


def strengths_in_attack(table: Table, seat: int, rival: int) -> tuple[int, int]:
    """Return the strength of a seat in an attack on a rival, and that of the rival, after pacts that the attack ends.

    Neither sacrifices nor cards are counted.
    """
    if pacts.ended_by_attack(table, seat, rival):
        table = table.copy()
        pacts.end_by_attack(table, seat, rival)
    bonus = pacts.attack_bonus(table, seat, rival)
    return table.civ[seat * CIV_WIDTH + STRENGTH] + bonus, table.civ[rival * CIV_WIDTH + STRENGTH]


def defence_strength(table: Table, target: int, cards_laid: int) -> int:
    """Return the strength of a defence: the rating, defence cards, and what is sacrificed."""
    return table.civ[target * CIV_WIDTH + STRENGTH] + cards_laid + sacrificed(table, target)


def defence_of_card(table: Table, seat: int, card: int) -> int:
    """Return what a bonus card adds to a defence."""
    leader = leader_of(table, seat)
    return DEFENCE[card - FIRST_BONUS] * (1 if leader == NONE else DEFENCE_CARDS[leader])


def _why_not_sacrifice(table: Table, argument: int) -> Clause | None:
    return LAST_ROUND if in_last_round(table) else why_not_sacrifice(table, argument)


def _strike(table: Table, _: int) -> None:
    frames = table.frames
    if table.log is not None:
        strength = attack_strength(table, frames[AGGRESSOR], frames[BONUS])
        table.log.add("event-strike", ATTACK, player=PLAYERS[frames[AGGRESSOR]], attack=strength)
    _stricken(table)


def _why_not_lay(table: Table, argument: int) -> Clause | None:
    return DECLARED if table.frames[FOUGHT] >= FIRST_WAR else why_not_spend(table, argument)


def _lay(table: Table, argument: int) -> None:
    seat, card = table.frames[SEAT], FIRST_BONUS + argument
    use_up(table, seat, card)
    table.frames[CARDS_LAID] += defence_of_card(table, seat, card)
    if table.log is not None:
        table.log.add("event-spend", CARD[card], player=PLAYERS[seat], card=named(card))


def _defended(table: Table, _: int) -> None:
    _compare(table)


def _asks_fight(view: TableView) -> Prompt:
    pending = view.pending
    return f"prompt-{view.phase}", {
        "card": named(pending["fought"]),
        "player": PLAYERS[pending["aggressor"]],
        "target": PLAYERS[pending["target"]],
        "attack": view.attack,
        "defence": view.defence,
    }


STRIKE: Final = LAW.step("strike", ATTACK, fields=_NUMBERS, asks=_asks_fight, passed_by=("done",))
STRIKE.answer("sacrifice", why_not=_why_not_sacrifice, apply=sacrifice, candidates=sacrifices)
STRIKE.answer("done", why_not=always, apply=_strike)
DEFEND: Final = LAW.step("defend", DEFENCE_RULE, fields=_NUMBERS, asks=_asks_fight, passed_by=("done",))
DEFEND.answer("sacrifice", why_not=_why_not_sacrifice, apply=sacrifice, candidates=sacrifices)
DEFEND.answer("spend", why_not=_why_not_lay, apply=_lay)
DEFEND.answer("done", why_not=always, apply=_defended)


# -- the outcome


def _compare(table: Table) -> None:
    frames = table.frames
    card, aggressor, target = frames[FOUGHT], frames[AGGRESSOR], frames[TARGET]
    attack = attack_strength(table, aggressor, frames[BONUS])
    defence = defence_strength(table, target, frames[CARDS_LAID])
    replace_top(table, AFTERMATH, aggressor)
    if table.log is not None:
        table.log.add(
            "event-fight",
            REPELLED if attack <= defence else ATTACK,
            card=named(card),
            player=PLAYERS[aggressor],
            target=PLAYERS[target],
            attack=attack,
            defence=defence,
            result=_result(card, attack, defence),
        )
    if card < FIRST_WAR:
        if attack > defence:
            plunder(table, card, aggressor, target)
    elif attack != defence:
        winner, loser = (aggressor, target) if attack > defence else (target, aggressor)
        win_war(table, card, winner, loser, abs(attack - defence))
    LAW.resume(table)


def _result(card: int, attack: int, defence: int) -> str:
    """Return the outcome of a fight as a key by which the log chooses its sentence."""
    if attack > defence:
        return "succeeds"
    if card < FIRST_WAR:
        return "repelled"
    return "drawn" if attack == defence else "lost"


def _clear_field(table: Table) -> None:
    """Return the sacrificed units to the banks, after the effect of the fight."""
    aggressor, target = table.frames[AGGRESSOR], table.frames[TARGET]
    bury(table, aggressor)
    bury(table, target)
    LAW.finish(table)


AFTERMATH: Final = LAW.step("aftermath", ATTACK, fields=_NUMBERS, resume=_clear_field)


# -- wars


def why_not_war(table: Table, argument: int) -> Clause | None:
    card, target = WAR_MOVES[argument]
    return why_not_attack(table, table.frames[SEAT], card, target)


def war(table: Table, argument: int) -> None:
    """Declare a war; it is resolved at the start of the declaring seat's next turn."""
    card, target = WAR_MOVES[argument]
    seat = table.frames[SEAT]
    table.hands[seat].remove(card)
    table.revealed += 1
    table.civ[seat * CIV_WIDTH + WAR], table.civ[seat * CIV_WIDTH + WAR_ON] = card, target
    if table.log is not None:
        table.log.add("event-war", DECLARED, player=PLAYERS[seat], card=named(card), target=PLAYERS[target])
    declare(table, seat, card, target)
    LAW.finish(table)


def resolve_war(table: Table, seat: int) -> None:
    """Begin the fight of a seat's pending war."""
    civ, base = table.civ, seat * CIV_WIDTH
    card, target = civ[base + WAR], civ[base + WAR_ON]
    end_war(table, seat)
    begin_fight(table, card, seat, target)


def end_war(table: Table, seat: int, *, for_good: bool = False) -> None:
    """Put away the card of a war, resolved or void; `for_good`: it leaves the game."""
    civ, base = table.civ, seat * CIV_WIDTH
    if civ[base + WAR] != NONE:
        if for_good:
            table.box += (civ[base + WAR],)
        else:
            table.used.append(civ[base + WAR])
            table.used_seen.append((1 << len(table.hands)) - 1)
        civ[base + WAR] = civ[base + WAR_ON] = NONE

"""Combat halves of action cards: the clauses that forbid them in a battle, and the decisions they ask for."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from aevum.games.clash_of_cultures.constants import COMBAT, FIGHTING, FORTRESS, NONE, PLAYERS, SEA, named
from aevum.games.clash_of_cultures.rule_values import DEMANDS, NEEDS, PLACE, RETREATS, ROLE, STACK
from aevum.games.clash_of_cultures.rules.battle_sides import CITY, attacking_half, defenders
from aevum.games.clash_of_cultures.rules.city import works
from aevum.games.clash_of_cultures.rules.clauses import ASKED, COMBAT_CARD, IN_HAND, clause
from aevum.games.clash_of_cultures.rules.hands import discard_action
from aevum.games.clash_of_cultures.rules.law import LAW
from aevum.games.clash_of_cultures.rules.stock import DUE_FOOD, charge
from aevum.games.clash_of_cultures.rules.units import (
    armies_at,
    foreign,
)
from aevum.games.clash_of_cultures.state_fields import (
    BATTLE_A_CARD,
    BATTLE_ATTACKER,
    BATTLE_D_CARD,
    BATTLE_DEFENDER,
    BATTLE_FLAGS,
    BATTLE_HEX,
    BATTLE_NAVAL,
    BATTLE_VOID,
)
from aevum.kernel.game import SEAT
from aevum.kernel.rulebook import Clause
from aevum.kernel.steps import always, decline, pop

if TYPE_CHECKING:
    from aevum.games.clash_of_cultures.state import Table

CARDS: Final = clause("battle.cards")
NOT_NOW: Final = clause("battle.card_place")


def why_not_half(table: Table, seat: int, half: int) -> Clause | None:
    """Return the clause that forbids a seat to play a combat half in the battle being fought, or None."""
    fights = table.fights
    attacking = seat == fights[BATTLE_ATTACKER]
    role = ROLE[half]
    if role and role != ("attacker" if attacking else "defender"):
        return NOT_NOW
    there = _kinds(table, attacking=attacking)
    if not there & NEEDS[half]:
        return NOT_NOW
    place = PLACE[half]
    in_city = bool(fights[BATTLE_FLAGS] & CITY)
    if (
        (place and fights[BATTLE_NAVAL])
        or (place == "city" and not in_city)
        or (place == "high" and attacking and in_city)
    ):
        return NOT_NOW
    if RETREATS[half] and (not defenders(table) or not refuges(table)):
        return NOT_NOW
    return None


def _kinds(table: Table, *, attacking: bool) -> set[str]:
    """Return the kinds of units that a side fights with."""
    fights = table.fights
    if fights[BATTLE_NAVAL]:
        return {"ship"}
    if attacking:
        return {"army"}
    kinds = {"army"} if defenders(table) else set()
    return (
        kinds | {"fortress"}
        if table.city[fights[BATTLE_HEX]] == fights[BATTLE_DEFENDER] and _any_fortress(table)
        else kinds
    )


def _any_fortress(table: Table) -> bool:
    return works(table, table.fights[BATTLE_HEX], FORTRESS)


def _why_not_card(table: Table, card: int) -> Clause | None:
    seat = table.frames[SEAT]
    if card not in table.hands[seat]:
        return IN_HAND
    return why_not_half(table, seat, FIGHTING[card])


def _hand(table: Table) -> Iterable[int]:
    return table.hands[table.frames[SEAT]]


def _play(table: Table, card: int) -> None:
    seat = table.frames[SEAT]
    fights = table.fights
    fights[BATTLE_A_CARD if seat == fights[BATTLE_ATTACKER] else BATTLE_D_CARD] = card + 1
    discard_action(table, seat, card)
    if table.log is not None:
        half = FIGHTING[card]
        table.log.add("event-combat-card", COMBAT_CARD[half], player=PLAYERS[seat], card=named(COMBAT, half))
    pop(table)


def _no_card(table: Table, _: int) -> None:
    decline(table, "event-pass", CARDS, player=PLAYERS[table.actor])


CARD: Final = LAW.step("card", CARDS, passed_by=("pass",))
CARD.answer("fight", why_not=_why_not_card, apply=_play, candidates=_hand)
CARD.answer("pass", why_not=always, apply=_no_card)


def _pay_siege(table: Table, _: int) -> None:
    seat = table.frames[SEAT]
    pop(table)
    charge(table, seat, DEMANDS[attacking_half(table)] * DUE_FOOD)


def _refuse_siege(table: Table, _: int) -> None:
    table.fights[BATTLE_VOID] |= 2
    pop(table)


DEMAND: Final = LAW.step("demand", ASKED, passed_by=("pass",))
DEMAND.answer("yes", why_not=always, apply=_pay_siege)
DEMAND.answer("pass", why_not=always, apply=_refuse_siege)


def refuges(table: Table) -> list[int]:
    """Return the hexes to which the defender's Armies can withdraw."""
    fights = table.fights
    cell, seat = fights[BATTLE_HEX], fights[BATTLE_DEFENDER]
    terrain = table.land.terrain
    armies = armies_at(table, cell)
    return [
        other
        for other in table.land.beside[cell]
        if terrain[other] != SEA and foreign(table, seat, other) == NONE and armies_at(table, other) + armies <= STACK
    ]

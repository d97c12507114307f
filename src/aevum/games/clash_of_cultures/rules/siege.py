"""Breaching a Fortress by Siegecraft, which is paid for before cards and dice."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from aevum.games.clash_of_cultures.constants import ADVANCES, DATA, NONE, PLAYERS
from aevum.games.clash_of_cultures.rule_values import BARS_ATTACKS, BREACHES
from aevum.games.clash_of_cultures.rules.battle_sides import fortress_stands
from aevum.games.clash_of_cultures.rules.city import wonder_city
from aevum.games.clash_of_cultures.rules.clauses import ADVANCE, ASKED, UNPAID
from aevum.games.clash_of_cultures.rules.law import LAW
from aevum.games.clash_of_cultures.rules.stock import can_pay, charge, has, price
from aevum.games.clash_of_cultures.state_fields import BATTLE_ATTACKER, BATTLE_BREACHED, BATTLE_DEFENDER, BATTLE_RAID
from aevum.kernel.game import SEAT
from aevum.kernel.rulebook import Clause
from aevum.kernel.steps import always, pop, push
from aevum.kernel.words import Name

if TYPE_CHECKING:
    from aevum.games.clash_of_cultures.state import Table

BREACHING: Final = ADVANCE[ADVANCES.number("siegecraft")]
_BREACH_PRICE: Final = (price(DATA["price"]["breach_die"]), price(DATA["price"]["breach_shield"]))


def besiege(table: Table) -> None:
    """Ask an attacker who knows Siegecraft how to breach the Fortress."""
    fights = table.fights
    seat = fights[BATTLE_ATTACKER]
    if fights[BATTLE_RAID] or not fortress_stands(table) or not has(table, seat, BREACHES):
        return
    if wonder_city(table, BARS_ATTACKS, fights[BATTLE_DEFENDER]) != NONE:
        fights[BATTLE_BREACHED] = 3
        return
    if not any(can_pay(table, seat, due) for due in _BREACH_PRICE):
        return
    push(table, SIEGE, seat)


def _why_not_breach(table: Table, what: int) -> Clause | None:
    fights = table.fights
    if fights[BATTLE_BREACHED] >> what & 1:
        return BREACHING
    return None if can_pay(table, table.frames[SEAT], _BREACH_PRICE[what]) else UNPAID


def _breach(table: Table, what: int) -> None:
    fights = table.fights
    seat = table.frames[SEAT]
    fights[BATTLE_BREACHED] |= 1 << what
    if fights[BATTLE_BREACHED] == 3:
        pop(table)
    if table.log is not None:
        table.log.add("event-breach", BREACHING, player=PLAYERS[seat], what=Name(f"breach-{('die', 'shield')[what]}"))
    charge(table, seat, _BREACH_PRICE[what])


def _spare(table: Table, _: int) -> None:
    pop(table)


SIEGE: Final = LAW.step("siege", ASKED, passed_by=("done",), automatic=True)
SIEGE.answer("breach", why_not=_why_not_breach, apply=_breach)
SIEGE.answer("done", why_not=always, apply=_spare)

"""Tactical Retreat of the defender, whose Armies leave the battle for a refuge, and Settlers with them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from aevum.games.clash_of_cultures.constants import COMBAT, NONE, PLAYERS
from aevum.games.clash_of_cultures.maps import LABELS
from aevum.games.clash_of_cultures.moves import LAND_UNITS
from aevum.games.clash_of_cultures.rule_values import RETREATS
from aevum.games.clash_of_cultures.rules.battle_sides import ATTACKER_WINS, defenders, defending_half
from aevum.games.clash_of_cultures.rules.clauses import ASKED, COMBAT_CARD
from aevum.games.clash_of_cultures.rules.combat_cards import refuges
from aevum.games.clash_of_cultures.rules.law import LAW
from aevum.games.clash_of_cultures.rules.turn import in_turn
from aevum.games.clash_of_cultures.rules.units import drop_freshest, settlers_at, tire, vacate
from aevum.games.clash_of_cultures.state_fields import BATTLE_DEFENDER, BATTLE_HEX, BATTLE_RESULT
from aevum.kernel.game import SEAT
from aevum.kernel.rulebook import Clause
from aevum.kernel.steps import FIRST, Prompt, always, pop, push

if TYPE_CHECKING:
    from aevum.games.clash_of_cultures.state import Table
    from aevum.games.clash_of_cultures.view import TableView

RETREAT: Final = COMBAT_CARD[COMBAT.number("tactical-retreat")]


def withdraw(table: Table) -> None:
    """Ask for the hex to which the defenders go, if they retreat."""
    half = defending_half(table)
    if half == NONE or not RETREATS[half] or not defenders(table) or not refuges(table):
        return
    push(table, REFUGE, table.fights[BATTLE_DEFENDER])


def _flee(table: Table, cell: int) -> None:
    """Move the Armies to the refuge; the attacker has won.

    In their owner's turn the Armies have fought. Then the owner chooses the Settlers that go along.
    """
    fights = table.fights
    seat, here = fights[BATTLE_DEFENDER], fights[BATTLE_HEX]
    if in_turn(table, seat):
        tire(table, here)
    table.armies[cell] += table.armies[here]
    table.holder[cell] = seat
    table.armies[here] = 0
    vacate(table, here)
    if table.log is not None:
        table.log.add("event-retreat", RETREAT, player=PLAYERS[seat], hex=LABELS[cell])
    fights[BATTLE_RESULT] = ATTACKER_WINS
    pop(table)
    if settlers_at(table, here):
        push(table, ALONG, seat, cell)


REFUGE: Final = LAW.choice("refuge", ASKED, "at", refuges, _flee, refused_by=RETREAT)

_REFUGE: Final = FIRST
_SETTLER: Final = LAND_UNITS.index("settler")


def _why_not_along(table: Table, unit: int) -> Clause | None:
    return None if unit == _SETTLER else RETREAT


def _one_settler(table: Table) -> Iterable[int]:
    return (_SETTLER,)


def _take_along(table: Table, _: int) -> None:
    """Take a Settler along; where they differ, the one that can still move farthest."""
    cell, here = table.frames[_REFUGE], table.fights[BATTLE_HEX]
    left = drop_freshest(table.settlers[here])
    table.settlers[cell] += table.settlers[here] - left
    table.settlers[here] = left
    vacate(table, here)
    if table.log is not None:
        seat = table.frames[SEAT]
        table.log.add("event-retreat-settler", RETREAT, player=PLAYERS[seat], hex=LABELS[cell])
    if not left:
        pop(table)


def _leave_behind(table: Table, _: int) -> None:
    pop(table)


def _asks_along(view: TableView) -> Prompt:
    """Return the prompt, which says what happens to Settlers that stay behind."""
    return "prompt-along-raid" if view.battle is not None and view.battle.raid else "prompt-along", {}


ALONG: Final = LAW.step("along", ASKED, fields=("refuge",), asks=_asks_along, passed_by=("done",))
ALONG.answer("with", why_not=_why_not_along, apply=_take_along, candidates=_one_settler)
ALONG.answer("done", why_not=always, apply=_leave_behind)

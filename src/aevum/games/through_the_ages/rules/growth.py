"""Rulebook chapter Aumentar la población: a token of the yellow bank becomes an unused worker, for food."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from aevum.games.through_the_ages.constants import BIT, FIRST_LEADER, FIRST_WONDER, NONE, NUMBER, PLAYERS
from aevum.games.through_the_ages.rule_values import GROWTH, GROWTH_DISCOUNT, SHIPS
from aevum.games.through_the_ages.rules.clauses import CARD, FOOD, clause
from aevum.games.through_the_ages.rules.stores import FARMS, food, pay
from aevum.games.through_the_ages.rules.turn import ACTIVE, civil_action, free_action
from aevum.games.through_the_ages.state_fields import CIV_WIDTH, FINISHED, IDLE, LEADER, RUINED, SHIPPED, YELLOW
from aevum.kernel.rulebook import Clause

if TYPE_CHECKING:
    from aevum.games.through_the_ages.state import Table

GROWING: Final = clause("growth.cost")
EMPTY_BANK: Final = clause("growth.empty")
_LINER: Final = NUMBER["ocean-liner-service"] - FIRST_WONDER
_ONCE: Final = CARD[NUMBER["ocean-liner-service"]]


def growth_cost(table: Table, seat: int) -> int:
    """Return the food for one more worker."""
    civ, base = table.civ, seat * CIV_WIDTH
    leader = civ[base + LEADER]
    discount = 0 if leader == NONE else GROWTH_DISCOUNT[leader - FIRST_LEADER]
    return max(0, GROWTH[civ[base + YELLOW]] - discount)


def why_not_grow(table: Table, seat: int, discount: int = 0) -> Clause | None:
    """Return the clause that forbids growth at a discount in food; None if it is allowed."""
    if not table.civ[seat * CIV_WIDTH + YELLOW]:
        return EMPTY_BANK
    return None if food(table, seat) >= growth_cost(table, seat) - discount else FOOD


def grow(table: Table, seat: int, discount: int = 0) -> None:
    """Pay for one more unused worker."""
    pay(table, seat, FARMS, max(0, growth_cost(table, seat) - discount))
    add_worker(table, seat)


def add_worker(table: Table, seat: int) -> bool:
    """Add an unused worker for free; return whether the bank had a token."""
    civ, base = table.civ, seat * CIV_WIDTH
    if not civ[base + YELLOW]:
        return False
    civ[base + YELLOW] -= 1
    civ[base + IDLE] += 1
    if table.log is not None:
        table.log.add("event-grow", GROWING, player=PLAYERS[seat])
    return True


def _why_not_grow(table: Table, _: int) -> Clause | None:
    return why_not_grow(table, table.frames[ACTIVE])


def _grow(table: Table, _: int) -> None:
    grow(table, table.frames[ACTIVE])


civil_action("grow", _why_not_grow, _grow)


# -- Ocean Liner Service


def ships(table: Table, seat: int) -> bool:
    """Whether a civilization has the Ocean Liner Service, and has not used it this turn."""
    civ, base = table.civ, seat * CIV_WIDTH
    return bool(civ[base + FINISHED] & ~civ[base + RUINED] & BIT[_LINER]) and not civ[base + SHIPPED]


def _why_not_ship(table: Table, _: int) -> Clause | None:
    seat = table.frames[ACTIVE]
    if not SHIPS[_LINER] or not ships(table, seat):
        return _ONCE
    return why_not_grow(table, seat, SHIPS[_LINER])


def _ship(table: Table, _: int) -> None:
    seat = table.frames[ACTIVE]
    table.civ[seat * CIV_WIDTH + SHIPPED] = 1
    grow(table, seat, SHIPS[_LINER])


free_action("ship", _why_not_ship, _ship)

"""Choice of goods in a Collect action: the most valuable good first."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from aevum.games.clash_of_cultures.constants import GOODS, HALVES, OBJECTIVES
from aevum.games.clash_of_cultures.heuristics.features import turns_left
from aevum.games.clash_of_cultures.heuristics.weights import WEIGHTS
from aevum.games.clash_of_cultures.heuristics.wonder_plan import nearest_wonder
from aevum.games.clash_of_cultures.moves import CAUGHT, FIRST, VERB
from aevum.games.clash_of_cultures.rules.collect import YIELD
from aevum.games.clash_of_cultures.rules.stock import limit
from aevum.games.clash_of_cultures.rules.wonders import cost
from aevum.games.clash_of_cultures.state_fields import NATION_WIDTH
from aevum.kernel.steps import SECOND

if TYPE_CHECKING:
    from aevum.games.clash_of_cultures.state import Table

_LEFT: Final = SECOND
"""Frame index, in a Collect, of the number of goods that may still be taken."""

NO_PLAN: Final = (0,) * len(GOODS)
"""Amounts of goods of no Wonder."""


def best_collection(table: Table, legal: list[int]) -> list[int]:
    """Return the move for the most valuable good, and Husbandry if the land does not suffice; or end the Collect.

    The Collect ends if no good has a value and it may end.
    """
    seat = table.actor
    asked = _asked_for(table, seat)
    plan = planned_goods(table, seat)
    best, chosen, useful = -1.0, legal[0], 0
    for move in legal:
        good = collected_good(table, move)
        if good < 0:
            continue
        gain = good_value(table, seat, good, asked, plan)
        useful += gain > 0
        if gain > best:
            best, chosen = gain, move
    herd = FIRST["herd"]
    if herd in legal and useful < table.frames[_LEFT]:
        return [chosen, herd]
    done = FIRST["done"]
    if best <= 0 and done in legal:
        return [done]
    return [chosen]


def collected_good(table: Table, move: int) -> int:
    """Return the good that a move of a Collect takes; -1 = none."""
    verb = VERB[move]
    if verb == "take":
        return YIELD[table.land.terrain[move - FIRST["take"]]]
    return CAUGHT[move - FIRST["catch"]] if verb == "catch" else -1


def good_value(table: Table, seat: int, good: int, asked: dict[str, int], plan: tuple[int, ...] = NO_PLAN) -> float:
    """Return the value of one more of a good; 0 at its limit. `plan`: amounts that the Wonder aimed at costs."""
    have = table.nation[seat * NATION_WIDTH + good]
    if have >= limit(table, seat, good):
        return 0.0
    wanted = have < asked.get(GOODS[good], 0)
    worth = WEIGHTS.goods_worth[good][have + 1] - WEIGHTS.goods_worth[good][have]
    if have < plan[good]:
        worth = max(worth, WEIGHTS.action * WEIGHTS.wonder_good)
    return worth + (WEIGHTS.asked_for if wanted else 0.0)


def planned_goods(table: Table, seat: int) -> tuple[int, ...]:
    """Return the amounts of goods that the Wonder costs at which the seat aims; zeros if it aims at none."""
    plan = nearest_wonder(table, seat)
    if plan is None or plan.value(turns_left(table), 1.0) <= 0:
        return NO_PLAN
    return cost(plan.wonder)


def _asked_for(table: Table, seat: int) -> dict[str, int]:
    """Return by good the highest amount that an objective in hand requires."""
    asked: dict[str, int] = {}
    for card in table.goals[seat]:
        for objective in HALVES[card]:
            for good, amount in OBJECTIVES.rows[objective].effects.get("stock", {}).items():
                asked[good] = max(amount, asked.get(good, 0))
    return asked

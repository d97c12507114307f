"""What a city collects: the good one lacks most."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from aevum.games.clash_of_cultures.facts import GOODS, HALVES, OBJECTIVES
from aevum.games.clash_of_cultures.judgement.weights import WEIGHTS
from aevum.games.clash_of_cultures.moves import CAUGHT, FIRST, VERB
from aevum.games.clash_of_cultures.nation import WIDTH
from aevum.games.clash_of_cultures.rules.collect import YIELD
from aevum.games.clash_of_cultures.rules.stock import limit
from aevum.kernel.steps import SECOND

if TYPE_CHECKING:
    from aevum.games.clash_of_cultures.state import Table

_LEFT: Final = SECOND
"""In the frame of a Collect: how many goods may still be taken."""


def best_harvest(table: Table, legal: list[int]) -> list[int]:
    """The good that is missed most; or the herds, if the land around does not suffice."""
    seat = table.actor
    asked = _asked_for(table, seat)
    best, chosen, useful = -1.0, legal[0], 0
    for move in legal:
        good = _good(table, move)
        if good < 0:
            continue
        gain = good_worth(table, seat, good, asked)
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


def _good(table: Table, move: int) -> int:
    verb = VERB[move]
    if verb == "take":
        return YIELD[table.land.terrain[move - FIRST["take"]]]
    return CAUGHT[move - FIRST["catch"]] if verb == "catch" else -1


def good_worth(table: Table, seat: int, good: int, asked: dict[str, int]) -> float:
    """What one more of a good is worth."""
    have = table.nation[seat * WIDTH + good]
    if have >= limit(table, seat, good):
        return 0.0
    wanted = have < asked.get(GOODS[good], 0)
    return (
        WEIGHTS.goods_worth[good][have + 1] - WEIGHTS.goods_worth[good][have] + (WEIGHTS.asked_for if wanted else 0.0)
    )


def _asked_for(table: Table, seat: int) -> dict[str, int]:
    """How much of a good objectives in hand ask for."""
    asked: dict[str, int] = {}
    for card in table.goals[seat]:
        for objective in HALVES[card]:
            for good, amount in OBJECTIVES.rows[objective].effects.get("stock", {}).items():
                asked[good] = max(amount, asked.get(good, 0))
    return asked

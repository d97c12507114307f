"""Answers to trade offers: accepted where they are clearly good."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from aevum.games.clash_of_cultures.constants import CIVIL, GOODS
from aevum.games.clash_of_cultures.heuristics.weights import WEIGHTS
from aevum.games.clash_of_cultures.moves import FIRST
from aevum.games.clash_of_cultures.rules.stock import limit
from aevum.games.clash_of_cultures.state_fields import NATION_WIDTH
from aevum.kernel.steps import FIRST as FIRST_NUMBER

if TYPE_CHECKING:
    from aevum.games.clash_of_cultures.state import Table

_PARTNER: Final = FIRST_NUMBER


def answer_to_offer(table: Table) -> int:
    """Return the move that accepts or refuses the offer; bots make no counter-offers."""
    mine = _gain(table, table.actor, giving=False)
    theirs = _gain(table, table.frames[_PARTNER], giving=True)
    good = mine > WEIGHTS.clearly and mine >= theirs
    return FIRST["accept"] if good else FIRST["refuse"]


def _gain(table: Table, seat: int, *, giving: bool) -> float:
    """Return the value that a seat would gain by the trade. `giving`: whether it has made the offer."""
    kinds = len(GOODS)
    worth = 0.0
    for good, sums in enumerate(WEIGHTS.goods_worth):
        given, wanted = table.deal[good], table.deal[kinds + good]
        change = wanted - given if giving else given - wanted
        have = table.nation[seat * NATION_WIDTH + good]
        worth += sums[max(0, min(limit(table, seat, good), 8, have + change))] - sums[min(8, have)]
    actions, objectives = table.deal_cards
    cards = sum(
        WEIGHTS.traded_card * WEIGHTS.civil_worth[CIVIL[card]] for card in actions
    ) + WEIGHTS.traded_objective * len(objectives)
    return worth - cards if giving else worth + cards

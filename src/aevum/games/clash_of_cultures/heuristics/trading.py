"""Offers of one good for another that help both sides, and answers to offers, accepted if clearly good."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from aevum.games.clash_of_cultures.constants import CIVIL, GOODS, NONE
from aevum.games.clash_of_cultures.heuristics.collecting import planned_goods
from aevum.games.clash_of_cultures.heuristics.features import share_left
from aevum.games.clash_of_cultures.heuristics.goals import card_value
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
    cards = sum(WEIGHTS.traded_card * WEIGHTS.civil_worth[CIVIL[card]] for card in actions)
    cards += card_value(share_left(table)) * len(objectives)
    return worth - cards if giving else worth + cards


# -- offers


def worth_asking(table: Table, seat: int, other: int) -> bool:
    """Whether a seat has a good offer for another one, to which it has made none in this turn.

    With two players what helps one side hurts the other, so no offer is good.
    """
    return len(table.hands) > 2 and not table.offers[other] and best_swap(table, seat, other) is not None


def best_swap(table: Table, seat: int, other: int) -> tuple[int, int] | None:
    """Return the goods to give and to want, one of each, that help the seat most and that the other should accept."""
    plan = planned_goods(table, seat)
    losses, gains = _losses(table, seat), _gains(table, seat)
    their_losses, their_gains = _losses(table, other), _gains(table, other)
    stock = table.nation[seat * NATION_WIDTH : seat * NATION_WIDTH + len(GOODS)]
    best: tuple[int, int] | None = None
    most = WEIGHTS.clearly
    for give, want in _SWAPS:
        if losses[give] == NONE or their_losses[want] == NONE or gains[want] == NONE or stock[give] <= plan[give]:
            continue
        mine, theirs = gains[want] - losses[give], their_gains[give] - their_losses[want]
        if theirs <= WEIGHTS.clearly or theirs < mine:
            continue
        if stock[want] < plan[want]:
            mine = max(mine, WEIGHTS.action * WEIGHTS.wonder_good)
        if mine > most:
            best, most = (give, want), mine
    return best


_SWAPS: Final = tuple((give, want) for give in range(len(GOODS)) for want in range(len(GOODS)) if give != want)


def _losses(table: Table, seat: int) -> list[float]:
    """Return what one unit less of each good costs a seat; NONE where it has none."""
    losses: list[float] = []
    for good, sums in enumerate(WEIGHTS.goods_worth):
        have = table.nation[seat * NATION_WIDTH + good]
        losses.append(sums[min(8, have)] - sums[min(8, have) - 1] if have else NONE)
    return losses


def _gains(table: Table, seat: int) -> list[float]:
    """Return what one unit more of each good brings a seat; NONE where its limit is reached."""
    gains: list[float] = []
    for good, sums in enumerate(WEIGHTS.goods_worth):
        have = table.nation[seat * NATION_WIDTH + good]
        gains.append(sums[have + 1] - sums[have] if have < min(8, limit(table, seat, good)) else NONE)
    return gains


def composed(table: Table, _: list[int]) -> list[int]:
    """Return the next move of the offer that is being composed: the best swap, or none at all."""
    kinds = len(GOODS)
    given: int = sum(table.deal[:kinds])
    wanted: int = sum(table.deal[kinds:])
    swap = best_swap(table, table.actor, table.frames[_PARTNER])
    if swap is None or given > 1 or wanted > 1 or given > table.deal[swap[0]] or wanted > table.deal[kinds + swap[1]]:
        return [FIRST["pass"]]
    if not given:
        return [FIRST["give"] + swap[0]]
    return [FIRST["propose"] if wanted else FIRST["want"] + swap[1]]

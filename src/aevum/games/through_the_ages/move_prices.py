"""Prices and gains of moves as the picking seat sees them: the text on buttons and in confirmations."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from aevum.games.through_the_ages.constants import FIRST_WONDER, STAGES, UPGRADES
from aevum.games.through_the_ages.drawing.card_figures import printed
from aevum.games.through_the_ages.moves import BOOK, CARD, PLACE, RIVAL, STAGE, VERB
from aevum.games.through_the_ages.view import TableView
from aevum.kernel.words import Words

Price = Callable[[TableView, Sequence[str], Words], str]
"""Function from a view and the arguments of a move to its price in words."""


def price(view: TableView, move: int, words: Words) -> str:
    """Return price and gain of a move in a few words; empty for moves that cost nothing but an action."""
    price_of = _PRICES.get(VERB[move])
    return "" if price_of is None else price_of(view, BOOK.move(move).args, words)


def strengths(view: TableView, rival: int) -> str:
    """Return both strengths in an attack on a rival, as “5 : 4”."""
    return "{} : {}".format(*view.attacks[rival]) if view.attacks else ""


def _of_taking(view: TableView, arguments: Sequence[str], words: Words) -> str:
    return words("price-civil", count=view.prices[PLACE.labels.index(arguments[0])])


def _of_growth(view: TableView, _: Sequence[str], words: Words) -> str:
    return words("price-growth", count=view.own.growth_cost)


def _of_a_work(view: TableView, arguments: Sequence[str], words: Words) -> str:
    work = CARD.labels.index(arguments[0])
    if work not in view.costs:
        return ""
    return ", ".join((words("price-resources", count=view.costs[work]), *_gains(work, words)))


def _gains(work: int, words: Words) -> list[str]:
    """Return what one more worker on a work brings."""
    return [words(f"gain-{sign}", amount=str(amount)) for sign, amount in printed(work) if sign != "build"]


def _gains_of_upgrade(old: int, new: int, words: Words) -> list[str]:
    """Return what a worker brings more on its new work than on its old one."""
    less = {sign: int(amount) for sign, amount in printed(old)}
    more = {sign: int(amount) - less.get(sign, 0) for sign, amount in printed(new) if sign != "build"}
    return [words(f"gain-{sign}", amount=str(amount)) for sign, amount in more.items() if amount > 0]


def _of_an_upgrade(view: TableView, arguments: Sequence[str], words: Words) -> str:
    works = CARD.labels.index(arguments[0]), CARD.labels.index(arguments[1])
    pair = UPGRADES.index(works)
    if pair not in view.upgrade_costs:
        return ""
    return ", ".join((words("price-resources", count=view.upgrade_costs[pair]), *_gains_of_upgrade(*works, words)))


def _of_stages(view: TableView, arguments: Sequence[str], words: Words) -> str:
    own, count = view.own, STAGE.labels.index(arguments[0]) + 1
    costs = STAGES[own.wonder - FIRST_WONDER] if own.wonder >= FIRST_WONDER else ()
    return words("price-resources", count=sum(costs[own.stages_done : own.stages_done + count]))


def _of_science(view: TableView, arguments: Sequence[str], words: Words) -> str:
    return words("price-science", count=view.costs.get(CARD.labels.index(arguments[0]), 0))


def _of_a_revolution(view: TableView, arguments: Sequence[str], words: Words) -> str:
    return words("price-science", count=view.revolt_costs.get(CARD.labels.index(arguments[0]), 0))


def _of_an_attack(view: TableView, arguments: Sequence[str], words: Words) -> str:
    return strengths(view, RIVAL.labels.index(arguments[1]))


def _of_a_bid(view: TableView, _: Sequence[str], words: Words) -> str:
    return words("price-bid", most=view.may_bid)


def _of_a_mix(view: TableView, arguments: Sequence[str], words: Words) -> str:
    rest = abs(view.pending["amount"]) - int(arguments[0])
    return words("price-food", rest=rest) if rest else ""


_PRICES: Final[dict[str, Price]] = {
    "take": _of_taking,
    "grow": _of_growth,
    "build": _of_a_work,
    "recruit": _of_a_work,
    "upgrade": _of_an_upgrade,
    "stage": _of_stages,
    "develop": _of_science,
    "govern": _of_science,
    "revolt": _of_a_revolution,
    "aggression": _of_an_attack,
    "war": _of_an_attack,
    "bid": _of_a_bid,
    "food": _of_a_mix,
}

"""Picking: what stands on the button of an amount, as far as the seat that picks can see."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from aevum.games.through_the_ages.moves import BOOK, VERB
from aevum.games.through_the_ages.view import TableView
from aevum.kernel.words import Words


def price(view: TableView, move: int, words: Words) -> str:
    """How far a bid could go; what is left in resources of a mix."""
    told = _PRICES.get(VERB[move])
    return "" if told is None else told(view, int(BOOK.move(move).args[0]), words)


def _of_a_bid(view: TableView, _: int, words: Words) -> str:
    return words("price-bid", most=view.may_bid)


def _of_a_mix(view: TableView, of_food: int, words: Words) -> str:
    rest = abs(view.pending["amount"]) - of_food
    return words("price-food", rest=rest) if rest else ""


_PRICES: Final[dict[str, Callable[[TableView, int, Words], str]]] = {"bid": _of_a_bid, "food": _of_a_mix}

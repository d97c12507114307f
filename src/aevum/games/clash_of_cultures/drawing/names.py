"""Short names of cards, descriptions of hexes, and amounts of goods as text, for drawings and tooltips."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from aevum.games.clash_of_cultures.constants import BARBARIAN, NONE, PLAYERS, TERRAINS
from aevum.games.clash_of_cultures.maps import LABELS, UNKNOWN
from aevum.games.clash_of_cultures.rules.units import FREE, WARY, in_condition
from aevum.games.clash_of_cultures.view import HexView, TableView
from aevum.kernel.words import Words


@lru_cache(maxsize=2_048)
def short_name(id: str, words: Words) -> str:
    """Return the short name of a card, or its full name if it has none."""
    short = f"short-{id}"
    return words(short if words.knows(short) else f"card-{id}")


def described(view: TableView, at: int, words: Words) -> str:
    """Return a short description of a hex: `C3, forest; Red: 2 army units`."""
    hex = view.at(at)
    kind = "unknown" if hex.terrain == UNKNOWN else TERRAINS[hex.terrain]
    return "; ".join((f"{LABELS[at]}, {words(f'terrain-{kind}')}", *inhabitants(hex, words)))


def inhabitants(hex: HexView, words: Words) -> list[str]:
    """Return a phrase for the city and for each kind of units on a hex, with their owners."""
    counted: list[tuple[str, int, int]] = []
    if hex.city is not None:
        counted.append(("board-city", hex.city.owner, hex.city.size))
    if hex.holder != NONE:
        counted += [("board-armies", hex.holder, hex.armies), ("board-settlers", hex.holder, hex.settlers)]
    counted.append(("board-armies", BARBARIAN, hex.barbarians))
    if hex.ships:
        counted.append(("board-ships", hex.ships[0].owner, len(hex.ships)))
    return [words(message, player=PLAYERS[owner], count=count) for message, owner, count in counted if count]


def spent_units(hex: HexView) -> int:
    """Return the number of land units on a hex that cannot move on for now."""
    return sum(
        total - in_condition(packed, FREE) - in_condition(packed, WARY)
        for packed, total in zip(hex.ready, (hex.armies, hex.settlers), strict=True)
        if hex.holder != NONE
    )


def counted_goods(amounts: Iterable[tuple[str, int]], words: Words, message: str = "price-good") -> list[str]:
    """Return a phrase for each amount of a good except 0; `message`: `amount-good` where they follow a verb."""
    return [words(message, amount=amount, good=good) for good, amount in amounts if amount]


def advance_price(view: TableView, advance: int, words: Words, message: str) -> str:
    """Return the price of an advance: `2 food and 2 ore`; empty if it costs nothing."""
    food, ore, _ = view.prices[advance]
    amounts = counted_goods((("food", food), ("ore", ore)), words, message)
    return words("price-both", first=amounts[0], second=amounts[1]) if len(amounts) > 1 else "".join(amounts)

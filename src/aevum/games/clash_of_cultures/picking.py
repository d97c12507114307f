"""Picking: what stands on buttons and in the question before a commit, and what somebody meant who touched in vain."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from aevum.games.clash_of_cultures.facts import (
    ANGRY,
    BARBARIAN,
    DATA,
    FORTRESS,
    GOODS,
    MOODS,
    NONE,
    PIECES,
    TEMPLE,
)
from aevum.games.clash_of_cultures.maps import LABELS, UNKNOWN
from aevum.games.clash_of_cultures.moves import BOOK, VERB
from aevum.games.clash_of_cultures.rules.collect import YIELD
from aevum.games.clash_of_cultures.rules.marching import group_of
from aevum.games.clash_of_cultures.rules.odds import success
from aevum.games.clash_of_cultures.view import HexView, TableView
from aevum.kernel.shows import Bringing
from aevum.kernel.words import Words

_PLAIN: Final = frozenset(
    (
        *(
            "take",
            "catch",
            "herd",
            "unit",
            "with",
            "aboard",
            "pave",
            "rough",
            "boost",
            "pay",
            "settle",
            "token",
            "lose",
        ),
        *("raze", "press", "abort", "keep", "destroy", "give", "want", "propose", "accept", "refuse", "counter"),
        *("yes", "done", "pass"),
    )
)
"""Answers that are one word, or a step of many."""
_LAST_THOUGHTS: Final = frozenset(("barter",))


def speaks_for_itself(move: int) -> bool:
    """Answers that are one word are meant."""
    return VERB[move] in _PLAIN


def ordinary(move: int) -> bool:
    """To barter a card away is the last one thinks of."""
    return VERB[move] not in _LAST_THOUGHTS


# -- prices


def price(view: TableView, move: int, words: Words) -> str:
    """What units, pieces and Wonders cost."""
    told = _PRICES.get(VERB[move])
    return "" if told is None else told(view, move, words)


def _goods(costs: Mapping[str, int], words: Words) -> str:
    return ", ".join(words("price-good", amount=amount, good=words(f"good-{good}")) for good, amount in costs.items())


def _of_a_unit(view: TableView, move: int, words: Words) -> str:
    costs = DATA["price"].get(BOOK.move(move).args[0])
    return "" if costs is None else _goods(costs, words)


def _of_a_piece(view: TableView, move: int, words: Words) -> str:
    """State Religion pays the food of a Temple."""
    costs = dict(DATA["price"]["piece"])
    if view.endowed and BOOK.move(move).args[1] == PIECES[TEMPLE]:
        del costs["food"]
    return _goods(costs, words)


_PRICES: Final[dict[str, Callable[[TableView, int, Words], str]]] = {"unit": _of_a_unit, "grow": _of_a_piece}


# -- what a commit brings


def brings(view: TableView, move: int, words: Words) -> Bringing | None:
    """Whatever loses something asks, even where its seat could take it back."""
    told = _BRINGS.get(VERB[move])
    return None if told is None else told(view, move, words)


def _hex(view: TableView, move: int) -> HexView:
    return view.at(LABELS.index(BOOK.move(move).args[0]))


def _of_an_end(view: TableView, move: int, words: Words) -> Bringing | None:
    """Actions that are left come to nothing."""
    return Bringing(words("brings-actions", count=view.actions), asks=True) if view.actions else None


def _of_an_activation(view: TableView, move: int, words: Words) -> Bringing | None:
    """A city that was activated before loses mood."""
    city = _hex(view, move).city
    if city is None or not city.active or city.mood == ANGRY:
        return None
    lower = words(f"mood-{MOODS[city.mood - 1]}")
    return Bringing(words("brings-mood", hex=BOOK.move(move).args[0], mood=lower), asks=True)


def _of_a_harvest(view: TableView, move: int, words: Words) -> Bringing | None:
    """What is above the limit is lost."""
    hex = _hex(view, move)
    if hex.terrain == UNKNOWN:
        return None
    good = YIELD[hex.terrain]
    if view.own.stock[good] < view.own.limits[good]:
        return None
    told = words("brings-limit", good=words(f"good-{GOODS[good]}"), limit=view.own.limits[good])
    return Bringing(told, asks=True)


def _of_a_march(view: TableView, move: int, words: Words) -> Bringing | None:
    """Who enters a hex with foreigners fights; how likely that goes well by dice alone."""
    hex = _hex(view, move)
    pending = view.pending
    if "picked" not in pending:
        return None
    if hex.terrain == UNKNOWN:
        return Bringing(words("brings-discovery"))
    attackers = pending["ships"].bit_count() or group_of(pending["picked"], pending["unloaded"]).armies
    defenders = _foreigners(hex, view.eyes)
    if defenders is None:
        return None
    city = hex.city
    fortress = not pending["ships"] and city is not None and city.pieces[FORTRESS] == city.owner
    likely = round(100 * success(attackers, defenders, fortress=fortress))
    return Bringing(
        words("brings-battle", attackers=attackers, defenders=defenders, likely=likely), asks=likely < _EVEN
    )


_EVEN: Final = 50
"""Whoever is more likely to lose than to win is asked, in per cent."""


def _foreigners(hex: HexView, seat: int) -> int | None:
    """Fighting units against whom a seat would have to fight; None: nobody is there."""
    if hex.ships:
        return None if hex.ships[0].owner == seat else len(hex.ships)
    if hex.barbarians:
        return hex.barbarians
    if hex.holder not in (NONE, seat):
        return hex.armies
    return 0 if hex.city is not None and hex.city.owner not in (seat, BARBARIAN) else None


_BRINGS: Final[dict[str, Callable[[TableView, int, Words], Bringing | None]]] = {
    "end": _of_an_end,
    "collect": _of_an_activation,
    "build": _of_an_activation,
    "grow": _of_an_activation,
    "take": _of_a_harvest,
    "to": _of_a_march,
}


# -- what was meant


def nearest(view: TableView, label: str, picks: Sequence[str]) -> str | None:
    """In the turn a city is to collect, units are to move, empty land is to be settled."""
    hex = next((hex for hex in view.hexes if LABELS[hex.cell] == label), None)
    if view.phase != "turn" or hex is None or picks:
        return None
    if hex.city is not None and hex.city.owner == view.seat:
        return f"collect {label}"
    if hex.holder == view.seat or hex.ships or hex.terrain == UNKNOWN:
        return f"move {label}"
    return f"found {label}"

"""Names of cards where there is little room, and of hexes with what is on them."""

from __future__ import annotations

from functools import lru_cache

from aevum.games.clash_of_cultures.facts import BARBARIAN, NONE, PLAYERS, TERRAINS
from aevum.games.clash_of_cultures.maps import LABELS, UNKNOWN
from aevum.games.clash_of_cultures.view import HexView, TableView
from aevum.kernel.words import Words


@lru_cache(maxsize=2_048)
def short_name(id: str, words: Words) -> str:
    """The short name of a card, if it has one."""
    short = f"short-{id}"
    return words(short if words.knows(short) else f"card-{id}")


def described(view: TableView, at: int, words: Words) -> str:
    """A hex in a few words: `C3, forest; Red: 2 army units`."""
    hex = view.at(at)
    kind = "unknown" if hex.terrain == UNKNOWN else TERRAINS[hex.terrain]
    return "; ".join((f"{LABELS[at]}, {words(f'terrain-{kind}')}", *inhabitants(hex, words)))


def inhabitants(hex: HexView, words: Words) -> list[str]:
    """Whose city and whose units are there."""
    counted: list[tuple[str, int, int]] = []
    if hex.city is not None:
        counted.append(("board-city", hex.city.owner, hex.city.size))
    if hex.holder != NONE:
        counted += [("board-armies", hex.holder, hex.armies), ("board-settlers", hex.holder, hex.settlers)]
    counted.append(("board-armies", BARBARIAN, hex.barbarians))
    if hex.ships:
        counted.append(("board-ships", hex.ships[0].owner, len(hex.ships)))
    return [words(message, player=PLAYERS[owner], count=count) for message, owner, count in counted if count]

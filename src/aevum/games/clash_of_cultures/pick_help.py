"""Prices and previews of moves for buttons and confirmations, and the line that a touch on an unoffered hex meant."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from aevum.games.clash_of_cultures.constants import ANGRY, BARBARIAN, DATA, FORTRESS, GOODS, MOODS, NONE, PIECES, TEMPLE
from aevum.games.clash_of_cultures.drawing.names import counted_goods
from aevum.games.clash_of_cultures.maps import LABELS, UNKNOWN
from aevum.games.clash_of_cultures.moves import BOOK, VERB
from aevum.games.clash_of_cultures.rules.collect import YIELD
from aevum.games.clash_of_cultures.rules.groups import group_of
from aevum.games.clash_of_cultures.rules.odds import success
from aevum.games.clash_of_cultures.view import HexView, TableView
from aevum.kernel.presentation import MovePreview
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
"""Verbs of answers that are one word or one of many steps; they need no confirmation."""
_SELDOM_WANTED: Final = frozenset(("barter",))


def needs_no_confirmation(move: int) -> bool:
    """Whether a move needs no confirmation although it cannot be undone: plain answers."""
    return VERB[move] in _PLAIN


def is_common(move: int) -> bool:
    """Whether a move is common; bartering a card away is not, so what only it needs is offered faintly."""
    return VERB[move] not in _SELDOM_WANTED


# -- prices


def price(view: TableView, move: int, words: Words) -> str:
    """Return the price of a unit or city piece as text; empty for other moves."""
    price_text = _PRICES.get(VERB[move])
    return "" if price_text is None else price_text(view, move, words)


def _of_a_unit(view: TableView, move: int, words: Words) -> str:
    costs = DATA["price"].get(BOOK.move(move).args[0])
    return "" if costs is None else ", ".join(counted_goods(costs.items(), words))


def _of_a_piece(view: TableView, move: int, words: Words) -> str:
    """Return the price of a city piece; State Religion pays the food of a Temple."""
    costs = dict(DATA["price"]["piece"])
    if view.endowed and BOOK.move(move).args[1] == PIECES[TEMPLE]:
        del costs["food"]
    return ", ".join(counted_goods(costs.items(), words))


_PRICES: Final[dict[str, Callable[[TableView, int, Words], str]]] = {"unit": _of_a_unit, "grow": _of_a_piece}


# -- previews of moves


def preview(view: TableView, move: int, words: Words) -> MovePreview | None:
    """Return the preview of a move; moves that lose something need confirmation, even where undo is free."""
    preview = _BRINGS.get(VERB[move])
    return None if preview is None else preview(view, move, words)


def _hex(view: TableView, move: int) -> HexView:
    return view.at(LABELS.index(BOOK.move(move).args[0]))


def _of_an_end(view: TableView, move: int, words: Words) -> MovePreview | None:
    """Return a warning if actions are left, which would be lost."""
    return MovePreview(words("brings-actions", count=view.actions), needs_confirmation=True) if view.actions else None


def _of_an_activation(view: TableView, move: int, words: Words) -> MovePreview | None:
    """Return a warning if the city was already activated this turn and would lose mood."""
    city = _hex(view, move).city
    if city is None or not city.active or city.mood == ANGRY:
        return None
    return MovePreview(
        words("brings-mood", hex=BOOK.move(move).args[0], mood=MOODS[city.mood - 1]), needs_confirmation=True
    )


def _of_a_harvest(view: TableView, move: int, words: Words) -> MovePreview | None:
    """Return a warning if the good is at its limit, so that what is collected would be lost."""
    hex = _hex(view, move)
    if hex.terrain == UNKNOWN:
        return None
    good = YIELD[hex.terrain]
    if view.own.stock[good] < view.own.limits[good]:
        return None
    text = words("brings-limit", good=words(f"good-{GOODS[good]}"), limit=view.own.limits[good])
    return MovePreview(text, needs_confirmation=True)


def _of_a_march(view: TableView, move: int, words: Words) -> MovePreview | None:
    """Return the preview of entering a hex: a discovery, or a battle with its probability of success by dice alone."""
    hex = _hex(view, move)
    pending = view.pending
    if "picked" not in pending:
        return None
    if hex.terrain == UNKNOWN:
        return MovePreview(words("brings-discovery"))
    attackers = pending["ships"].bit_count() or group_of(pending["picked"], pending["unloaded"]).armies
    defenders = _foreigners(hex, view.eyes)
    if defenders is None:
        return None
    city = hex.city
    fortress = not pending["ships"] and city is not None and city.pieces[FORTRESS] == city.owner
    likely = round(100 * success(attackers, defenders, fortress=fortress))
    return MovePreview(
        words("brings-battle", attackers=attackers, defenders=defenders, likely=likely),
        needs_confirmation=likely < _EVEN,
    )


_EVEN: Final = 50
"""Probability of success, in per cent, below which an attack needs confirmation."""


def _foreigners(hex: HexView, seat: int) -> int | None:
    """Return the number of fighting units that a seat would have to fight on a hex; None = no battle."""
    if hex.ships:
        return None if hex.ships[0].owner == seat else len(hex.ships)
    if hex.barbarians:
        return hex.barbarians
    if hex.holder not in (NONE, seat):
        return hex.armies
    return 0 if hex.city is not None and hex.city.owner not in (seat, BARBARIAN) else None


_BRINGS: Final[dict[str, Callable[[TableView, int, Words], MovePreview | None]]] = {
    "end": _of_an_end,
    "collect": _of_an_activation,
    "build": _of_an_activation,
    "grow": _of_an_activation,
    "take": _of_a_harvest,
    "to": _of_a_march,
}


# -- touches on unoffered hexes


def intended_line(view: TableView, label: str, picks: Sequence[str]) -> str | None:
    """Return the line that a touch on an unoffered hex meant: own cities collect, units move, empty land is settled.

    None outside the turn, for other labels, and after a first pick.
    """
    hex = next((hex for hex in view.hexes if LABELS[hex.cell] == label), None)
    if view.phase != "turn" or hex is None or picks:
        return None
    if hex.city is not None and hex.city.owner == view.seat:
        return f"collect {label}"
    if hex.holder == view.seat or hex.ships or hex.terrain == UNKNOWN:
        return f"move {label}"
    return f"found {label}"

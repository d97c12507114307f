"""Costs and effects of picks, and the line that a touch on an unoffered square most likely meant."""

from __future__ import annotations

from typing import Final

from aevum.games.tempus_imperium.constants import BUILDINGS, ENEMY, IS_BUILDING, KINDS, SQUARE_AT, SQUARES
from aevum.games.tempus_imperium.moves import BOOK
from aevum.games.tempus_imperium.rules.build import gold_costs, resources
from aevum.games.tempus_imperium.rules.turn import PRICE
from aevum.games.tempus_imperium.rules.use import destroys
from aevum.games.tempus_imperium.view import SheetView
from aevum.kernel.presentation import MovePreview
from aevum.kernel.words import Words

_PAID: Final = "pay_"


def price(view: SheetView, move: int, words: Words) -> str:
    """Return the price of a move in wood, stone and gold, as far as each is asked; an empty text if it is free."""
    chosen = BOOK.move(move)
    paid = PRICE if chosen.verb.startswith(_PAID) else 0
    if not chosen.verb.endswith("build"):
        return words("price-gold", count=paid) if paid else ""
    building = BUILDINGS.index(chosen.args[0])
    wood, stone = resources(building)
    asked = {"wood": wood, "stone": stone, "gold": gold_costs(view.options)[building] + paid}
    return ", ".join(words(f"price-{kind}", count=count) for kind, count in asked.items() if count)


def preview(view: SheetView, move: int, words: Words) -> MovePreview | None:
    """Return a preview that asks for confirmation if using a building would bring no gold, else None.

    Such a building counts as used in this round all the same.
    """
    chosen = BOOK.move(move)
    if chosen.verb not in ("use", "pay_use"):
        return None
    place = SQUARE_AT[chosen.args[0]]
    if view.brings[place]:
        return None
    return MovePreview(
        words("brings-no-gold", building=KINDS[view.squares[place]], square=chosen.args[0]), needs_confirmation=True
    )


def intended_line(view: SheetView, label: str) -> str | None:
    """Return the line that a touch on an unoffered square most likely meant.

    An enemy is the target of a fort, a building is used, anything else is built on or dug.
    """
    if label not in SQUARE_AT or view.owes is not None:
        return None
    kind = view.squares[SQUARE_AT[label]]
    if kind == ENEMY:
        return _meant(view, "use", f"{_fort(view)} {label}")
    if IS_BUILDING[kind]:
        return _meant(view, "use", label)
    if view.free_action == "build":
        return f"build {BUILDINGS[0]} {label}"
    return _meant(view, "dig", label)


def _meant(view: SheetView, action: str, rest: str) -> str:
    """Return the line of an action: free if it is that of the digit, else paid if there is enough gold."""
    paid = view.free_action != action and view.gold >= PRICE
    return f"{'pay ' if paid else ''}{action} {rest}"


def _fort(view: SheetView) -> str:
    """Return a fort that may have been meant, preferably an unused one; the first square if there is none."""
    forts = [place for place, kind in enumerate(view.squares) if IS_BUILDING[kind] and destroys(kind)]
    forts.sort(key=lambda place: view.used[place] == view.round)
    return SQUARES[forts[0] if forts else 0]

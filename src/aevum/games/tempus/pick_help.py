"""Costs and effects of picks, and the line that a touch on an unoffered hex most likely meant."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from aevum.games.tempus.constants import CARDS, CITY_VALUES, GRID, HEX_AT, HEXES
from aevum.games.tempus.moves import ARGUMENT, BOOK, VERB
from aevum.games.tempus.rules.cards import adds_nothing
from aevum.games.tempus.rules.fight import attack_points, defence_points
from aevum.games.tempus.rules.idea import nothing_to_draw
from aevum.games.tempus.rules.progress import card_points
from aevum.games.tempus.view import WorldView
from aevum.kernel.presentation import MovePreview
from aevum.kernel.words import Words


def price(view: WorldView, move: int, words: Words) -> str:
    """Return the price of a move: a city takes all tokens of its hex, all else is free."""
    if VERB[move] != "city":
        return ""
    return words("price-tokens", count=view.tokens[HEX_AT[BOOK.move(move).args[0]]])


def preview(view: WorldView, move: int, words: Words) -> MovePreview | None:
    """Return a preview that asks for confirmation if a move would have no effect, else None."""
    reason_of = _WITHOUT_EFFECT.get(VERB[move])
    message = None if reason_of is None else reason_of(view, ARGUMENT[move])
    if message is None:
        return None
    card = words(f"card-{CARDS[ARGUMENT[move]]}") if VERB[move] in ("play", "lay") else ""
    return MovePreview(words(message, card=card), needs_confirmation=True)


def _play_without_effect(view: WorldView, card: int) -> str | None:
    return "brings-nothing-played" if adds_nothing(view, card) else None


def _lay_without_effect(view: WorldView, card: int) -> str | None:
    if view.phase == "progress":
        return None if card_points(card, view.next_terrain) else "brings-nothing-progress"
    fight = view.fight
    if fight is None:
        return None
    worth = attack_points if view.phase == "assault" else defence_points
    return None if worth(card, fight.ground) else "brings-nothing-fight"


def _idea_without_effect(view: WorldView, _: int) -> str | None:
    return "brings-nothing-idea" if nothing_to_draw(view) else None


def _no_token(view: WorldView, _: int) -> str | None:
    return "brings-nothing-nobody"


_WITHOUT_EFFECT: Final[dict[str, Callable[[WorldView, int], str | None]]] = {
    "play": _play_without_effect,
    "lay": _lay_without_effect,
    "idea": _idea_without_effect,
    "move_nobody": _no_token,
    "babies_nobody": _no_token,
}


def intended_line(view: WorldView, label: str, picks: Sequence[str]) -> str | None:
    """Return the line that a touch on an unoffered hex most likely meant.

    That is the action that was picked before, else an attack if an opponent stands there, else the move of the chosen
    token, or the nearest one, to that hex.
    """
    place = HEX_AT.get(label)
    if place is None or view.phase != "slot":
        return None
    chosen = [pick for pick in picks if pick in HEX_AT]
    if "babies" in picks:
        return f"babies {label}"
    if "city" in picks:
        return f"city {label} {min(CITY_VALUES)}"
    if "fight" in picks or ("move" not in picks and view.owner[place] not in (-1, view.seat)):
        return f"fight {chosen[0] if chosen else _nearest_own(view, place)} to {label}"
    if view.owner[place] == view.seat and not chosen:
        return None
    return f"move {chosen[0] if chosen else _nearest_own(view, place)} to {label}"


def _nearest_own(view: WorldView, place: int) -> str:
    own = [home for home, owner in enumerate(view.owner) if owner == view.seat and view.tokens[home]]
    return HEXES[min(own, key=lambda home: GRID.distance(home, place), default=place)]

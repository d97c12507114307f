"""What picks cost and bring, and what somebody meant who touched a hex in vain."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from aevum.games.tempus.facts import CARDS, GRID, HEX_AT, HEXES
from aevum.games.tempus.moves import ARGUMENT, BOOK, VERB
from aevum.games.tempus.rules.cards import adds_nothing
from aevum.games.tempus.rules.fight import attack_points, defence_points
from aevum.games.tempus.rules.idea import nothing_to_draw
from aevum.games.tempus.rules.progress import card_points
from aevum.games.tempus.view import WorldView
from aevum.kernel.shows import Bringing
from aevum.kernel.words import Words


def price(view: WorldView, move: int, words: Words) -> str:
    """A city takes all tokens of its hex."""
    if VERB[move] != "city":
        return ""
    return words("price-tokens", count=view.tokens[HEX_AT[BOOK.move(move).args[0]]])


def brings(view: WorldView, move: int, words: Words) -> Bringing | None:
    """Says so where a move would bring nothing."""
    judge = _IN_VAIN.get(VERB[move])
    message = None if judge is None else judge(view, ARGUMENT[move])
    if message is None:
        return None
    card = words(f"card-{CARDS[ARGUMENT[move]]}") if VERB[move] in ("play", "lay") else ""
    return Bringing(words(message, card=card), asks=True)


def _played_in_vain(view: WorldView, card: int) -> str | None:
    return "brings-nothing-played" if adds_nothing(view, card) else None


def _laid_in_vain(view: WorldView, card: int) -> str | None:
    if view.phase == "progress":
        return None if card_points(card, view.next_terrain) else "brings-nothing-progress"
    fight = view.fight
    if fight is None:
        return None
    worth = attack_points if view.phase == "assault" else defence_points
    return None if worth(card, fight.ground) else "brings-nothing-fight"


def _thought_in_vain(view: WorldView, _: int) -> str | None:
    return "brings-nothing-idea" if nothing_to_draw(view) else None


def _nobody(view: WorldView, _: int) -> str | None:
    return "brings-nothing-nobody"


_IN_VAIN: Final[dict[str, Callable[[WorldView, int], str | None]]] = {
    "play": _played_in_vain,
    "lay": _laid_in_vain,
    "idea": _thought_in_vain,
    "move_nobody": _nobody,
    "babies_nobody": _nobody,
}


def nearest(view: WorldView, label: str, picks: Sequence[str]) -> str | None:
    """An opponent is to be attacked; any other hex is where the chosen token is to go."""
    place = HEX_AT.get(label)
    if place is None or view.phase != "slot":
        return None
    chosen = [pick for pick in picks if pick in HEX_AT]
    if view.owner[place] not in (-1, view.seat):
        return f"fight {chosen[0] if chosen else _nearest_own(view, place)} to {label}"
    return f"move {chosen[0]} to {label}" if chosen else None


def _nearest_own(view: WorldView, place: int) -> str:
    own = [home for home, owner in enumerate(view.owner) if owner == view.seat and view.tokens[home]]
    return HEXES[min(own, key=lambda home: GRID.distance(home, place), default=place)]

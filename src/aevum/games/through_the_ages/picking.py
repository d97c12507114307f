"""Picking: what stands on buttons and in the question before a commit, as far as the seat that picks can see."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from aevum.games.through_the_ages.drawing.faces import produced
from aevum.games.through_the_ages.facts import CARDS, NONE, PLAYERS
from aevum.games.through_the_ages.moves import AGGRESSION_MOVES, ARGUMENT, BOOK, PLACE, VERB, WAR_MOVES
from aevum.games.through_the_ages.view import CivilizationView, TableView
from aevum.kernel.shows import Bringing
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


def thing_at(view: TableView, label: str, words: Words) -> str:
    """The card that lies at a place of the row."""
    card = view.card_row[PLACE.labels.index(label)] if label in PLACE.labels else NONE
    return "" if card == NONE else words(f"card-{CARDS[card]}")


def brings(view: TableView, move: int, words: Words) -> Bringing | None:
    """What a commit brings; whatever loses something asks, even where its seat could take it back."""
    told = _BRINGS.get(VERB[move])
    return None if told is None else told(view, ARGUMENT[move], words)


# -- the end of the turn


def _of_the_end(view: TableView, _: int, words: Words) -> Bringing:
    own = view.own
    lost = own.forecast.corruption if own.forecast else 0
    told = [*_unused(own, words), produced(own, words)]
    told += [words("brings-corruption", lost=lost)] if lost else []
    return Bringing(" ".join(told), asks=bool(own.civil_left) or _loses(own))


def _loses(own: CivilizationView) -> bool:
    """Would production be skipped, or lose anything?"""
    return own.forecast is None or bool(own.forecast.hunger or own.forecast.corruption)


def _unused(own: CivilizationView, words: Words) -> list[str]:
    """Actions that come to nothing; of military ones those that bring no card."""
    idle = own.military_left - own.draws
    told = [words("brings-civil", count=own.civil_left)] if own.civil_left else []
    return told + ([words("brings-military", count=idle)] if idle > 0 else [])


def _of_a_sparing_end(view: TableView, _: int, words: Words) -> Bringing | None:
    """What production brings with a mine at rest is not foretold."""
    told = " ".join(_unused(view.own, words))
    return Bringing(told, asks=bool(view.own.civil_left)) if told else None


# -- within the turn


def _of_a_revolution(view: TableView, _: int, words: Words) -> Bringing:
    own = view.own
    if own.military_revolt:
        return Bringing(words("brings-revolt-military", count=own.military_left), asks=True)
    return Bringing(words("brings-revolt", count=own.civil_left), asks=True)


def _of_more_force(view: TableView, _: int, words: Words) -> Bringing | None:
    """More is sent to a territory than was bid."""
    if view.phase != "send" or view.force <= view.pending["highest"]:
        return None
    return Bringing(words("brings-surplus", force=view.force, bid=view.pending["highest"]), asks=True)


# -- politics


def _of_an_aggression(view: TableView, argument: int, words: Words) -> Bringing:
    return _compared(view, AGGRESSION_MOVES[argument][1], "brings-aggression", words)


def _of_a_war(view: TableView, argument: int, words: Words) -> Bringing:
    return _compared(view, WAR_MOVES[argument][1], "brings-war", words)


def _compared(view: TableView, target: int, message: str, words: Words) -> Bringing:
    """Strengths as all can see them; who is not the stronger is asked."""
    own, other = view.own, view.civilizations[target]
    told = words(message, own=own.strength, theirs=other.strength, target=PLAYERS[target], cards=len(other.hand_ages))
    return Bringing(told, asks=own.strength <= other.strength)


def _of_an_event(view: TableView, _: int, words: Words) -> Bringing:
    return Bringing(words("brings-seed"))


def _of_resigning(view: TableView, _: int, words: Words) -> Bringing:
    return Bringing(words("brings-resign"), asks=True)


_BRINGS: Final[dict[str, Callable[[TableView, int, Words], Bringing | None]]] = {
    "end": _of_the_end,
    "end_sparing": _of_a_sparing_end,
    "revolt": _of_a_revolution,
    "breakthrough_revolt": _of_a_revolution,
    "done": _of_more_force,
    "aggression": _of_an_aggression,
    "war": _of_a_war,
    "seed": _of_an_event,
    "resign": _of_resigning,
}

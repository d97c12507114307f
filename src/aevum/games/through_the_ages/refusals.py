"""Moves that a touch on an unoffered thing most likely meant, and reasons of refusals with their figures."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from aevum.games.through_the_ages.constants import (
    CARDS,
    COLOURS,
    FIRST_ACTION,
    FIRST_AGGRESSION,
    FIRST_BONUS,
    FIRST_GOVERNMENT,
    FIRST_LEADER,
    FIRST_PACT,
    FIRST_TACTIC,
    FIRST_WAR,
    FIRST_WONDER,
    LANDS,
    STAGES,
    TECHNOLOGIES,
    UNITS,
    UPGRADES,
    WITH,
    WORKS,
)
from aevum.games.through_the_ages.drawing.card_figures import printed
from aevum.games.through_the_ages.moves import BOOK, CARD, PLACE, STAGE, STAGE_WORD, VERB
from aevum.games.through_the_ages.rules.clauses import (
    CIVIL_ACTION,
    FOOD,
    MILITARY_ACTION,
    RESOURCES,
    UNUSED_WORKER,
    clause,
)
from aevum.games.through_the_ages.view import TableView
from aevum.kernel.words import Words

_OWN_TURN: Final = ("turn", "politics")
"""Phases in which a touched card means its usual move."""


# -- what was meant


def intended_line(view: TableView, label: str, picks: Sequence[str]) -> str | None:
    """Return the line that a touch on an unoffered card or place of the row meant; None after a first pick."""
    if picks or view.phase not in _OWN_TURN:
        return None
    if label in PLACE.labels:
        return f"take {label}"
    card = CARD.value(label)
    if label == STAGE_WORD or card == view.own.wonder:
        return f"stage {STAGE.labels[0]}"
    if card is None:
        return None
    if card in view.own.civil_hand:
        return _of_civil_card(view, card)
    if card in view.hand:
        return _of_military_card(view, card)
    if card in view.own.technologies and card < len(WORKS):
        return f"{'build' if card < UNITS else 'recruit'} {label}"
    return None


def _of_civil_card(view: TableView, card: int) -> str | None:
    id = CARDS[card]
    if card < TECHNOLOGIES:
        return f"{'develop' if card < FIRST_GOVERNMENT else 'govern'} {id}"
    if FIRST_LEADER <= card < FIRST_WONDER:
        return f"lead {id}"
    contained = WITH[card - FIRST_ACTION]
    aim = _aim(view, contained)
    return None if aim is None else f"{_ACTION_VERBS[contained]} {id} {aim}".strip()


_ACTION_VERBS: Final = {
    "": "play",
    "land": "land",
    "building": "site",
    "upgrade": "improve",
    "stage": "genius",
    "growth": "frugality",
    "technology": "breakthrough",
}


def _aim(view: TableView, contained: str) -> str | None:
    """Return the other arguments of an action card for its first possible aim; None if there is no aim at all."""
    own = view.own
    if contained in ("land", "building"):
        works = [card for card in own.technologies if (card < LANDS) == (contained == "land") and card < UNITS]
        return CARDS[works[0]] if works else None
    if contained == "upgrade":
        pairs = [UPGRADES[pair] for pair in view.upgrade_costs if UPGRADES[pair][0] < UNITS]
        return " ".join(CARDS[work] for work in pairs[0]) if pairs else None
    if contained == "technology":
        held = [card for card in own.civil_hand if card < FIRST_GOVERNMENT]
        return CARDS[held[0]] if held else None
    return ""


def _of_military_card(view: TableView, card: int) -> str:
    id, rival = CARDS[card], COLOURS[(view.own.seat + 1) % view.seats]
    if card >= FIRST_TACTIC:
        return f"tactic {id}"
    if card >= FIRST_PACT:
        return f"offer {id} {rival} {'as-a' if view.sides_differ(card) else 'alike'}"
    if card >= FIRST_AGGRESSION:
        return f"{'war' if card >= FIRST_WAR else 'aggression'} {id} {rival}"
    return f"{'spend' if card >= FIRST_BONUS else 'seed'} {id}"


# -- reasons with their figures


def reason(view: TableView, move: int, forbidding: str, words: Words) -> str:
    """Return why a move is refused, with what it takes and what there is; empty for the text of the clause alone."""
    reason_of = _REASONS.get(forbidding)
    return "" if reason_of is None else reason_of(view, move, words)


def _arguments(move: int) -> list[int]:
    """Return the cards among the arguments of a move."""
    return [card for card in map(CARD.value, BOOK.move(move).args) if card is not None]


def _missing(message: str, needed: int | None, have: int, words: Words) -> str:
    return words(message, needed=needed, have=have) if needed is not None and needed > have else ""


def _resources(view: TableView, move: int, words: Words) -> str:
    own, verb, cards = view.own, VERB[move], _arguments(move)
    needed: int | None = None
    if verb in ("build", "recruit"):
        needed = view.costs.get(cards[0])
    elif verb == "upgrade":
        needed = view.upgrade_costs.get(UPGRADES.index((cards[0], cards[1])))
    elif verb == "stage":
        count = STAGE.labels.index(BOOK.move(move).args[0]) + 1
        needed = sum(STAGES[own.wonder - FIRST_WONDER][own.stages_done : own.stages_done + count])
    for_units = own.military_resources if cards and UNITS <= cards[0] < len(WORKS) else 0
    return _missing("refused-resources", needed, own.resources + for_units, words)


def _food(view: TableView, move: int, words: Words) -> str:
    return _missing("refused-food", view.own.growth_cost if VERB[move] == "grow" else None, view.own.food, words)


def _science(view: TableView, move: int, words: Words) -> str:
    costs = {"develop": view.costs, "govern": view.costs, "revolt": view.revolt_costs}.get(VERB[move], {})
    return _missing("refused-science", costs.get(_arguments(move)[0]), view.own.science, words)


def _civil(view: TableView, move: int, words: Words) -> str:
    needed = view.prices[PLACE.labels.index(BOOK.move(move).args[0])] if VERB[move] == "take" else 1
    return _missing("refused-civil", needed, view.own.civil_left, words)


def _military(view: TableView, move: int, words: Words) -> str:
    figures = dict(printed(_arguments(move)[0])) if VERB[move] in ("aggression", "war") else {}
    return _missing("refused-military", int(figures.get("military", 1)), view.own.military_left, words)


def _worker(view: TableView, _: int, words: Words) -> str:
    return words("refused-worker", cost=view.own.growth_cost) if view.own.yellow else ""


def _hand(view: TableView, _: int, words: Words) -> str:
    return words("refused-hand", count=len(view.own.civil_hand), limit=view.own.civil_limit)


def _limit(view: TableView, _: int, words: Words) -> str:
    return words("refused-limit", limit=view.own.building_limit)


def _order(view: TableView, move: int, words: Words) -> str:
    """Return when a card can be used that is not asked for now."""
    verb = VERB[move]
    if verb == "spend":
        return words("refused-bonus")
    if view.phase == "politics":
        return words("refused-politics-first")
    return words("refused-politics-over") if verb in _POLITICAL else ""


_POLITICAL: Final = ("seed", "aggression", "war", "offer", "cancel", "settle")

_REASONS: Final[dict[str, Callable[[TableView, int, Words], str]]] = {
    RESOURCES.id: _resources,
    FOOD.id: _food,
    clause("technology.cost").id: _science,
    CIVIL_ACTION.id: _civil,
    MILITARY_ACTION.id: _military,
    UNUSED_WORKER.id: _worker,
    clause("row.hand_limit").id: _hand,
    clause("build.limit").id: _limit,
    clause("turn.order").id: _order,
    clause("politics.one").id: _order,
}

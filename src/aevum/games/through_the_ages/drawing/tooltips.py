"""Tooltips of cards, kinds, symbols, seats and actions."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from aevum.games.through_the_ages import obsolescence
from aevum.games.through_the_ages.constants import (
    CARDS,
    COLOURS,
    FIRST_WONDER,
    KINDS,
    NONE,
    PLAYERS,
    STAGES,
    TECHNOLOGIES,
    UNITS,
    WORKS,
    named,
)
from aevum.games.through_the_ages.drawing.card_figures import age_of, kind_of
from aevum.games.through_the_ages.drawing.emblems import emblem_of
from aevum.games.through_the_ages.moves import STAGE_WORD
from aevum.games.through_the_ages.rules.clauses import CARD, clause
from aevum.games.through_the_ages.view import CivilizationView, TableView
from aevum.kernel.presentation import Tooltip
from aevum.kernel.svg.typography import capitalised
from aevum.kernel.words import Words

Tooltips = Iterator[tuple[str, Tooltip]]

_SIGN_RULES: Final = {
    "board-culture": ("production.order", "score.end"),
    "board-science": ("technology.play", "production.order"),
    "board-strength": ("fight.attack", "fight.defence"),
    "board-happy": ("production.uprising",),
    "board-needed": ("production.uprising",),
    "board-discontent": ("production.uprising",),
    "board-civil": ("turn.order", "turn.tokens"),
    "board-military": ("turn.order", "turn.tokens"),
    "board-worker": ("build.cost",),
    "board-food": ("stores.gain", "growth.cost"),
    "board-resource": ("stores.gain", "build.cost"),
    "board-yellow": ("growth.cost", "production.eating"),
    "board-growth": ("growth.cost",),
    "board-eaten": ("production.eating", "production.hunger"),
    "board-blue": ("production.order",),
    "board-corruption": ("production.corruption",),
    "board-forecast": ("production.order",),
    "board-row": ("row.take", "row.refill"),
    "board-civil-hand": ("row.hand_limit",),
    "board-military-hand": ("politics.hand_limit",),
    "board-civil-deck": ("row.refill", "ages.end"),
    "board-military-deck": ("production.draw",),
    "board-current": ("politics.seed",),
    "board-future": ("politics.seed",),
}
_KIND_RULES: Final = {
    "farm": ("build.cost", "production.order"),
    "mine": ("build.cost", "production.order"),
    "special": ("technology.play",),
    "government": ("government.peaceful", "government.revolution"),
    "leader": ("lead.one", "row.leader"),
    "wonder": ("stages.stage", "stages.finished"),
    "action": ("play.not_fresh",),
    "event": ("politics.seed",),
    "territory": ("colonies.bid", "colonies.colony"),
    "bonus": ("fight.defence", "colonies.force"),
    "aggression": ("fight.target", "fight.attack", "fight.defence"),
    "war": ("fight.war", "fight.war_resolved"),
    "pact": ("pacts.offer", "pacts.answer", "pacts.cancel"),
    "tactic": ("tactics.one",),
}
_SACRIFICE: Final = frozenset(("strike", "defend", "send"))
"""Phases in which units are given up, so that the price of new ones is beside the point."""
_URBAN: Final = ("build.cost", "build.limit")
_UNIT: Final = ("build.recruit",)
_ACTION_RULES: Final = {
    "take": ("row.take",),
    "grow": ("growth.cost",),
    "build": ("build.cost",),
    "recruit": ("build.recruit",),
    "upgrade": ("build.upgrade",),
    "destroy": ("build.destroy",),
    "disband": ("build.disband",),
    "stage": ("stages.stage",),
    "lead": ("lead.one",),
    "develop": ("technology.play",),
    "govern": ("government.peaceful",),
    "revolt": ("government.revolution",),
    "tactic": ("tactics.one",),
    "seed": ("politics.seed",),
    "aggression": ("fight.attack", "fight.defence"),
    "war": ("fight.war",),
    "offer": ("pacts.offer",),
    "cancel": ("pacts.cancel",),
    "settle": ("politics.settle",),
    "bid": ("colonies.bid",),
    "resign": ("score.resign",),
}


def tooltips(view: TableView | None, words: Words) -> dict[str, Tooltip]:
    """Return all tooltips by the `data-face` that drawings give them."""
    known = dict((*_cards(view, words), *_kinds(view, words), *_signs(view, words), *_actions(words)))
    known |= dict(_end(view, words))
    if view is not None:
        known |= dict(_seats(view, words))
    return known


def _face(title: str, rules: Iterable[str], words: Words, now: str = "") -> Tooltip:
    clauses = [clause(rule) for rule in rules]
    text = "\n".join(capitalised(one.text(words.language)) for one in clauses)
    return Tooltip(capitalised(title), text, clauses[0].id, now)


# -- cards


def _cards(view: TableView | None, words: Words) -> Tooltips:
    for card, id in enumerate(CARDS):
        rule = CARD[card]
        kind = words("face-kind", kind=words(f"kind-{kind_of(card)}"), age=age_of(card))
        text = f"{kind}\n{rule.text(words.language)}"
        label, now = ("", "") if view is None else (_label(view, card), _now(view, card, words))
        yield f"card-{id}", Tooltip(words(f"card-{id}"), text, rule.id, now, label, emblem_of(card))


def _label(view: TableView, card: int) -> str:
    """Return the label that a move names a card by: its id if the viewer can use it, else its place in the row.

    The wonder under construction is picked by the word that builds its stages.
    """
    own = view.own
    if card == own.wonder:
        return STAGE_WORD
    if card in (*own.civil_hand, *view.hand, *own.technologies):
        return CARDS[card]
    return f"R{view.card_row.index(card) + 1}" if card in view.card_row else ""


def _now(view: TableView, card: int, words: Words) -> str:
    """Return the card's price for the viewer, and its owners."""
    sentences = [*_prices(view, card, words), *_owners(view, card, words), obsolescence.note(view, card, words)]
    return " ".join(filter(None, sentences))


def _prices(view: TableView, card: int, words: Words) -> Iterator[str]:
    own = view.own
    if view.over:
        return
    if card in view.card_row:
        yield words("face-price", price=view.prices[view.card_row.index(card)])
    if card == own.wonder:
        costs = STAGES[card - FIRST_WONDER]
        yield words("face-stages", done=own.stages_done, stages=len(costs), cost=costs[own.stages_done])
    if card not in view.costs:
        return
    cost = view.costs[card]
    if card in own.civil_hand:
        yield words("face-science", cost=cost, have=own.science)
    elif card < len(WORKS) and view.phase not in _SACRIFICE:
        have = own.resources + (own.military_resources if card >= UNITS else 0)
        yield words("face-build", cost=cost, have=have)


def _owners(view: TableView, card: int, words: Words) -> Iterator[str]:
    """Yield the number of the viewer's workers on a work; of cards that are no technology the seats that have them."""
    own = view.own
    if card < len(WORKS) and own.workers[card]:
        yield words("face-workers", count=own.workers[card])
    if card < TECHNOLOGIES:
        return
    holders = [other.seat for other in view.civilizations if card in _standing(other)]
    if holders:
        yield words("face-owned", players=", ".join(words(PLAYERS[seat]) for seat in holders))


def _standing(own: CivilizationView) -> tuple[int, ...]:
    return (
        own.leader,
        own.wonder,
        own.tactic,
        own.war,
        *own.wonders,
        *own.colonies,
        *(pact.card for pact in own.pacts),
    )


# -- kinds, signs, actions


def _kinds(view: TableView | None, words: Words) -> Tooltips:
    limit = "" if view is None else words("face-limit", limit=view.own.building_limit)
    for kind in (*KINDS, *(kind for kind in _KIND_RULES if kind not in KINDS)):
        unit = kind in KINDS and KINDS.index(kind) >= KINDS.index("infantry")
        rules = _KIND_RULES.get(kind, _UNIT if unit else _URBAN)
        yield f"kind-{kind}", _face(words(f"kind-{kind}"), rules, words, limit if rules is _URBAN else "")


def _signs(view: TableView | None, words: Words) -> Tooltips:
    counted = {} if view is None else _counted(view, words)
    for name, rules in _SIGN_RULES.items():
        yield name, _face(words(name), rules, words, counted.get(name, ""))


def _counted(view: TableView, words: Words) -> dict[str, str]:
    """Return the viewer's numbers behind a symbol, where the drawing does not show them."""
    own = view.own
    return {
        "board-happy": words("face-faces", shown=own.faces, needed=own.needed, discontent=own.discontent),
        "board-growth": words("face-growth", cost=own.growth_cost),
        "board-eaten": words("face-eaten", eaten=own.eaten),
        "board-corruption": words("face-corruption", lost=own.corruption),
        "board-forecast": produced(own, words),
        "board-civil-hand": words("face-hand", count=len(own.civil_hand), limit=own.civil_limit),
        "board-military-hand": words("face-hand", count=len(own.hand_ages), limit=own.military_limit),
    }


def produced(own: CivilizationView, words: Words) -> str:
    """Return what the end of the turn would bring a civilization, as sentences."""
    brings = own.forecast
    if brings is None:
        return words("face-uprising")
    text = words(
        "face-forecast",
        culture=brings.culture,
        science=brings.science,
        food=brings.food,
        eaten=brings.eaten,
        resources=brings.resources,
        corruption=brings.corruption,
        draws=own.draws,
    )
    if not brings.hunger:
        return text
    return f"{text} {words('face-hunger', missing=brings.hunger, points=brings.starved)}"


def _actions(words: Words) -> Tooltips:
    for verb, rules in _ACTION_RULES.items():
        yield f"pick-{verb}", _face(words(f"pick-{verb}"), rules, words)


def _end(view: TableView | None, words: Words) -> Tooltips:
    """Yield the tooltip of ending the turn, with what it would bring."""
    now = "" if view is None else _counted(view, words)["board-forecast"]
    yield "pick-end", _face(words("pick-end"), ("production.order",), words, now)


# -- seats


def _seats(view: TableView, words: Words) -> Tooltips:
    for own in view.civilizations:
        rule = clause("turn.order")
        lines = [
            words("face-points", culture=own.culture, rate=own.culture_rate),
            words("face-science-points", science=own.science, rate=own.science_rate),
            words("face-rest", strength=own.strength, shown=own.faces, needed=own.needed),
            words("face-actions", civil=own.civil_left, military=own.military_left),
        ]
        if own.civil_hand:
            lines.append(words("face-civil-cards", cards=named(*own.civil_hand)))
        now = ""
        if own.war != NONE:
            now = words("face-war", card=named(own.war), target=PLAYERS[own.war_on])
        yield f"player-{COLOURS[own.seat]}", Tooltip(words(PLAYERS[own.seat]), "\n".join(lines), rule.id, now)

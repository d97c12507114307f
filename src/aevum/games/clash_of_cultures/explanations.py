"""Situations that are explained to newcomers when they first arise, and the figures of explanations."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from aevum.games.clash_of_cultures.constants import DATA, MOODS, PLAYERS
from aevum.games.clash_of_cultures.rule_values import GROUPS, INFLUENCE_FROM, POINTS
from aevum.games.clash_of_cultures.rules.combat_roll import HIT
from aevum.games.clash_of_cultures.view import TableView
from aevum.kernel.events import Event
from aevum.kernel.presentation import Situation, happened
from aevum.kernel.words import Argument

FIGURES: Final[Mapping[str, Argument]] = {
    "advance": DATA["price"]["advance"],
    "groups": GROUPS,
    "hit": HIT,
    "influence": INFLUENCE_FROM,
    "objective": POINTS["objective"] // 2,
    "wonder": POINTS["wonder"] // 2,
}
"""Figures of messages; points are kept in halves."""


def _attacked(view: TableView, news: Sequence[Event]) -> bool:
    return view.battle is not None and view.battle.defender == view.seat


def _offered(view: TableView, news: Sequence[Event]) -> bool:
    offers = (dict(event.arguments) for event in news if event.message == "event-offer")
    return any(offer["partner"] == PLAYERS[view.seat] for offer in offers)


def _objective(view: TableView, news: Sequence[Event]) -> bool:
    return bool(view.reached)


def _anger(view: TableView, news: Sequence[Event]) -> bool:
    cities = (place.city for place in view.hexes if place.city is not None)
    return any(city.owner == view.seat and MOODS[city.mood] == "angry" for city in cities)


SITUATIONS: Final[Sequence[Situation[TableView]]] = (
    Situation("attacked", "clash_of_cultures.battle.roll", _attacked),
    Situation("offer", "clash_of_cultures.trade.terms", _offered),
    Situation("battle", "clash_of_cultures.battle.sequence", happened("event-battle")),
    Situation("influence", "clash_of_cultures.influence.attempt", happened("event-influence")),
    Situation("event", "clash_of_cultures.events.draw", happened("event-event")),
    Situation("barbarians", "clash_of_cultures.barbarians.attack", happened("event-camp")),
    Situation("objective", "clash_of_cultures.objectives.score", _objective),
    Situation("anger", "clash_of_cultures.city.mood", _anger),
    Situation("mood", "clash_of_cultures.city.activate", happened("event-mood")),
    Situation("status", "clash_of_cultures.status.steps", happened("event-status")),
)

"""Situations that are explained to newcomers when they first arise, and the figures of explanations."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from aevum.games.through_the_ages.constants import PLAYERS
from aevum.games.through_the_ages.rule_values import HUNGER
from aevum.games.through_the_ages.view import TableView
from aevum.kernel.events import Event
from aevum.kernel.presentation import Situation, happened
from aevum.kernel.words import Argument

FIGURES: Final[Mapping[str, Argument]] = {"hunger": HUNGER}


def _uprising(view: TableView, news: Sequence[Event]) -> bool:
    return view.own.discontent > view.own.idle


def _hunger(view: TableView, news: Sequence[Event]) -> bool:
    return view.own.forecast is not None and view.own.forecast.hunger > 0


def _corruption(view: TableView, news: Sequence[Event]) -> bool:
    return view.own.forecast is not None and view.own.forecast.corruption > 0


def _discontent(view: TableView, news: Sequence[Event]) -> bool:
    return view.own.discontent > 0


def _attacked(view: TableView, news: Sequence[Event]) -> bool:
    attacks = (dict(event.arguments) for event in news if event.message == "event-aggression")
    return any(attack["target"] == PLAYERS[view.seat] for attack in attacks)


def _auction(view: TableView, news: Sequence[Event]) -> bool:
    return view.phase == "bid"


SITUATIONS: Final[Sequence[Situation[TableView]]] = (
    Situation("attacked", "through_the_ages.fight.defence", _attacked),
    Situation("auction", "through_the_ages.colonies.bid", _auction),
    Situation("uprising", "through_the_ages.production.uprising", _uprising),
    Situation("hunger", "through_the_ages.production.hunger", _hunger),
    Situation("corruption", "through_the_ages.production.corruption", _corruption),
    Situation("discontent", "through_the_ages.production.uprising", _discontent),
    Situation("war", "through_the_ages.fight.war", happened("event-war")),
    Situation("event", "through_the_ages.events.current", happened("event-turned")),
    Situation("age", "through_the_ages.ages.obsolete", happened("event-age")),
)

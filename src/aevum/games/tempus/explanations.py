"""Situations that are explained to newcomers when they first arise, and the figures of explanations."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from aevum.games.tempus.constants import CITY_VALUES
from aevum.games.tempus.view import WorldView
from aevum.kernel.events import Event
from aevum.kernel.presentation import Situation, happened
from aevum.kernel.words import Argument

FIGURES: Final[Mapping[str, Argument]] = {"lowest": min(CITY_VALUES), "highest": max(CITY_VALUES)}


def _attacked(view: WorldView, news: Sequence[Event]) -> bool:
    return view.fight is not None and not view.fight.over and view.fight.defender == view.seat


def _progress(view: WorldView, news: Sequence[Event]) -> bool:
    return view.phase == "progress"


def _cards(view: WorldView, news: Sequence[Event]) -> bool:
    return view.phase == "discard" and view.actor == view.seat


def _protected(view: WorldView, news: Sequence[Event]) -> bool:
    return not view.setting_up and view.protected[view.seat]


SITUATIONS: Final[Sequence[Situation[WorldView]]] = (
    Situation("attacked", "tempus.fight.defence_cards", _attacked),
    Situation("cards", "tempus.idea.limit", _cards),
    Situation("fight", "tempus.fight.strength", happened("event-fight")),
    Situation("progress", "tempus.progress.points", _progress),
    Situation("era", "tempus.turn.own_row", happened("event-era")),
    Situation("protected", "tempus.fight.protection", _protected),
)

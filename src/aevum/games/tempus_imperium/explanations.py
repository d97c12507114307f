"""Situations that are explained to newcomers when they first arise, and the figures of explanations."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from aevum.games.tempus_imperium.constants import KINDS, ROUNDS
from aevum.games.tempus_imperium.rule_values import ACTION_GOLD, ENEMY_POINTS, GOLD_PER_POINT, POINTS, RAID_GOLD
from aevum.games.tempus_imperium.view import SheetView
from aevum.kernel.events import Event
from aevum.kernel.presentation import Situation, happened
from aevum.kernel.words import Argument

FIGURES: Final[Mapping[str, Argument]] = {
    "action": ACTION_GOLD,
    "enemy": -ENEMY_POINTS,
    "gold": GOLD_PER_POINT,
    "raid": RAID_GOLD,
    **{KINDS[kind]: points for kind, points in POINTS.items()},
}
"""Figures of messages: gold, and the points of each building by its name."""


def _payment(view: SheetView, news: Sequence[Event]) -> bool:
    return view.owes is not None


def _blocked(view: SheetView, news: Sequence[Event]) -> bool:
    return view.phase == "turn" and not view.free_possible


def _raiders(view: SheetView, news: Sequence[Event]) -> bool:
    return bool(view.raiders)


def _last_round(view: SheetView, news: Sequence[Event]) -> bool:
    return view.round == ROUNDS


SITUATIONS: Final[Sequence[Situation[SheetView]]] = (
    Situation("payment", "tempus_imperium.build.from", _payment),
    Situation("raid", "tempus_imperium.raid.when", happened("event-raid")),
    Situation("raiders", "tempus_imperium.raid.loss", _raiders),
    Situation("last-round", "tempus_imperium.score.gold", _last_round),
    Situation("blocked", "tempus_imperium.turn.pay", _blocked),
)

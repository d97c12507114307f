"""Rulebook chapter Activar ciudad: the part common to every activation of a city, and its consequences."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from aevum.games.clash_of_cultures.constants import NONE
from aevum.games.clash_of_cultures.rule_values import SAILS
from aevum.games.clash_of_cultures.rules.city import lower_mood
from aevum.games.clash_of_cultures.rules.clauses import clause
from aevum.games.clash_of_cultures.rules.law import LAW
from aevum.games.clash_of_cultures.rules.signals import LIGHTHOUSE_ACTIVATED
from aevum.kernel.game import SEAT
from aevum.kernel.steps import FIRST, SECOND, pop, push

if TYPE_CHECKING:
    from aevum.games.clash_of_cultures.state import Table

ACTIVATION: Final = clause("city.activate")

_CITY: Final = FIRST
_STAGE: Final = SECOND


def activate(table: Table, seat: int, cell: int) -> None:
    """Activate a city by pushing a frame, on which the frames of its effects are laid."""
    table.active[cell] += 1
    push(table, ACTIVITY, seat, cell)


def _go_on(table: Table) -> None:
    """Lower the mood of a city activated before in this turn, then let a Ship sail (Great Lighthouse); runs last."""
    frames = table.frames
    seat, cell = frames[SEAT], frames[_CITY]
    frames[_STAGE] += 1
    if frames[_STAGE] == 1:
        if table.active[cell] > 1 and table.city[cell] == seat:
            lower_mood(table, cell)
        wonder = table.wonder[cell]
        if wonder != NONE and SAILS[wonder] and table.city[cell] == seat:
            depth = len(frames)
            for light_the_way in LIGHTHOUSE_ACTIVATED.listeners:
                light_the_way(table, seat)
            if len(frames) > depth:
                return
    pop(table)


ACTIVITY: Final = LAW.step("activity", ACTIVATION, fields=("city",), run=_go_on)

"""Activar ciudad: what every activation has in common, and what follows it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from aevum.games.clash_of_cultures.facts import NONE
from aevum.games.clash_of_cultures.figures import SAILS
from aevum.games.clash_of_cultures.rules.city import lower_mood
from aevum.games.clash_of_cultures.rules.clauses import clause
from aevum.games.clash_of_cultures.rules.law import LAW
from aevum.kernel.game import SEAT
from aevum.kernel.steps import FIRST, SECOND, pop, push

if TYPE_CHECKING:
    from aevum.games.clash_of_cultures.state import Table

ACTIVATION: Final = clause("city.activate")

_CITY: Final = FIRST
_STAGE: Final = SECOND

sailing: list[Callable[[Table, int], None]] = []
"""What lets a Ship move after the city of the Great Lighthouse was activated."""


def activate(table: Table, seat: int, cell: int) -> None:
    """A city is activated; what it does comes above this frame."""
    table.active[cell] += 1
    push(table, ACTIVITY, seat, cell)


def _go_on(table: Table) -> None:
    """Mood falls last, if the city was activated before; then a Ship may sail."""
    frames = table.frames
    seat, cell = frames[SEAT], frames[_CITY]
    frames[_STAGE] += 1
    if frames[_STAGE] == 1:
        if table.active[cell] > 1 and table.city[cell] == seat:
            lower_mood(table, cell)
        wonder = table.wonder[cell]
        if wonder != NONE and SAILS[wonder] and table.city[cell] == seat:
            depth = len(frames)
            for sail in sailing:
                sail(table, seat)
            if len(frames) > depth:
                return
    pop(table)


ACTIVITY: Final = LAW.step("activity", ACTIVATION, numbers=("city",), resume=_go_on)

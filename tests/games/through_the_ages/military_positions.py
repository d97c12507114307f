"""Positions for military cards: a revealed event, an attack, an auction, and figures of all seats at once."""

from __future__ import annotations

from typing import Any, Final

from aevum.games.through_the_ages.constants import NUMBER
from aevum.games.through_the_ages.state import Table
from aevum.games.through_the_ages.state_fields import CIV_WIDTH, CULTURE
from games.through_the_ages.positions import give, military_hand, own, play, politics, stack

SEED: Final = "rats"
"""Event of Age I that is put down so that another one is revealed."""
OTHER_SEED: Final = "pestilence"
TACTICS: Final = "legion phalanx"
"""Cards that fill a hand, and do nothing in a fight."""


def each(table: Table, figure: str) -> tuple[Any, ...]:
    """Return a figure of every civilization, by seat."""
    return tuple(getattr(own(table, seat), figure) for seat in range(len(table.hands)))


def strengthen(table: Table, *warriors: int) -> Table:
    """Give each seat this number of Warriors, which is its strength."""
    for seat, count in enumerate(warriors):
        give(table, seat, workers=f"warriors:{count}")
    return table


def turn_up(table: Table, event: str) -> Table:
    """Let the active seat put an event down so that this one happens.

    The point for the seed is taken off beforehand.
    """
    active = table.frames[1]
    seed = OTHER_SEED if event == SEED else SEED
    stack(table, current=f"{event} no-event", future="")
    give(table, active, military=" ".join([seed, *military_hand(table, active)]))
    table.civ[active * CIV_WIDTH + CULTURE] -= 1
    return play(politics(table), f"seed {seed}")


def attack(table: Table, card: str, *, seat: int = 0, target: str = "green") -> Table:
    """Let a seat play an aggression or declare a war as its political action, with enough actions."""
    give(table, seat, military=card)
    verb = "war" if NUMBER[card] >= NUMBER["war-over-culture-ii"] else "aggression"
    return play(politics(table), f"{verb} {card} {target}")

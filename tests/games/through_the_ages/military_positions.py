"""Positions for military cards: an event that is turned up, an attack, an auction, and figures of all seats at once."""

from __future__ import annotations

from typing import Any, Final

from aevum.games.through_the_ages.civilization import CULTURE, WIDTH
from aevum.games.through_the_ages.facts import NUMBER
from aevum.games.through_the_ages.state import Table
from games.through_the_ages.positions import give, military_hand, own, play, politics, stack

SEED: Final = "rats"
"""An event of Age I that is put down so that another one is turned up."""
OTHER_SEED: Final = "pestilence"
TACTICS: Final = "legion phalanx"
"""Cards that make a hand, and do nothing in a fight."""


def each(table: Table, figure: str) -> tuple[Any, ...]:
    """A figure of every civilization, by seat."""
    return tuple(getattr(own(table, seat), figure) for seat in range(len(table.hands)))


def strengthen(table: Table, *warriors: int) -> Table:
    """So many Warriors for each seat: its strength."""
    for seat, count in enumerate(warriors):
        give(table, seat, workers=f"warriors:{count}")
    return table


def turn_up(table: Table, event: str) -> Table:
    """The active seat puts an event down and this one happens; the point for the seed is taken off beforehand."""
    active = table.frames[1]
    seed = OTHER_SEED if event == SEED else SEED
    stack(table, current=f"{event} no-event", future="")
    give(table, active, military=" ".join([seed, *military_hand(table, active)]))
    table.civ[active * WIDTH + CULTURE] -= 1
    return play(politics(table), f"seed {seed}")


def attack(table: Table, card: str, *, seat: int = 0, target: str = "green") -> Table:
    """A seat plays an aggression or declares a war as its political action; actions enough are there."""
    give(table, seat, military=card)
    verb = "war" if NUMBER[card] >= NUMBER["war-over-culture-ii"] else "aggression"
    return play(politics(table), f"{verb} {card} {target}")

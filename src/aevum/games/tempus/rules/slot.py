"""Move generator of a slot: all legal moves at once, skipping those that the current action rules out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from aevum.games.tempus.moves import BABIES_NOBODY, END, IDEA, MOVE_NOBODY
from aevum.games.tempus.rules import babies, cards, city, fight, move
from aevum.games.tempus.rules.turn import ACTION, ALLOWANCE, CLOSED, MOVING, NONE, SLOT

if TYPE_CHECKING:
    from aevum.games.tempus.state import World


def _legal(world: World) -> list[int]:
    frames = world.frames
    if frames[ACTION] == NONE:
        return [
            *move.legal(world),
            MOVE_NOBODY,
            *babies.legal(world),
            BABIES_NOBODY,
            *fight.legal(world),
            IDEA,
            *city.legal(world),
            *cards.legal(world),
        ]
    more: list[int] = []
    if frames[ALLOWANCE] and not frames[CLOSED]:
        more = move.legal(world) if frames[ACTION] == MOVING else babies.legal(world)
    return [*more, *cards.legal(world), END]


SLOT.legal_by(_legal)

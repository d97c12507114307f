"""All that can be done in a slot, found quickly: what cannot be now is not even looked for."""

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


SLOT.judged_by(_legal)

"""Values of cards in a hand: in a fight, for progress, and to keep."""

from __future__ import annotations

from typing import TYPE_CHECKING

from aevum.games.tempus.constants import ERA_TERRAIN, GROUND, LAST_ERA, WATER
from aevum.games.tempus.heuristics.weights import WEIGHTS
from aevum.games.tempus.rules.fight import BATTLEGROUND, attack_points, defence_points

if TYPE_CHECKING:
    from aevum.games.tempus.state import World


def contested_terrain(world: World) -> int:
    """Return the terrain that scores on the way into the next era; water after the last."""
    lead = max(world.era)
    return ERA_TERRAIN[lead + 1] if lead < LAST_ERA else WATER


def points_in_fight(world: World, card: int) -> int:
    """Return the points of a card for the side that lays cards in the fight under way."""
    scores = attack_points if world.actor == world.mover else defence_points
    return scores(card, world.frames[BATTLEGROUND])


def keep_value(world: World, card: int) -> float:
    """Return the value of keeping a card: by its idea, and by its terrain if one of the next two eras asks for it."""
    lead = max(world.era)
    coming = ERA_TERRAIN[lead + 1 : lead + 3]
    return WEIGHTS.keeping_of_card[card] + sum(
        WEIGHTS.terrain_to_come / (1 + later) for later, terrain in enumerate(coming) if GROUND[card] == terrain
    )

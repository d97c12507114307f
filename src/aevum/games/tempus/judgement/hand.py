"""Cards in a hand: what they do in a fight and in progress, and how gladly one keeps them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from aevum.games.tempus.facts import ERA_TERRAIN, GROUND, LAST_ERA, WATER
from aevum.games.tempus.judgement.weights import WEIGHTS
from aevum.games.tempus.rules.fight import BATTLEGROUND, attack_points, defence_points

if TYPE_CHECKING:
    from aevum.games.tempus.state import World


def contested_terrain(world: World) -> int:
    """The terrain that scores on the way into the next era; water after the last."""
    lead = max(world.era)
    return ERA_TERRAIN[lead + 1] if lead < LAST_ERA else WATER


def points_in_fight(world: World, card: int) -> int:
    """What a card brings to the one who lays cards in the fight under way."""
    scores = attack_points if world.actor == world.mover else defence_points
    return scores(card, world.frames[BATTLEGROUND])


def readiness(world: World, card: int) -> float:
    """How gladly one keeps a card: by its effect, and for the terrains that the next eras ask for."""
    lead = max(world.era)
    coming = ERA_TERRAIN[lead + 1 : lead + 3]
    return WEIGHTS.keeping_of_card[card] + sum(
        WEIGHTS.terrain_to_come / (1 + later) for later, terrain in enumerate(coming) if GROUND[card] == terrain
    )

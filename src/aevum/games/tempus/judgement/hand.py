"""Cards in a hand: what they do in a fight and in progress, and how gladly one keeps them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from aevum.games.tempus.facts import ERA_TERRAIN, GROUND, IDEA_OF, IDEAS, LAST_ERA, WATER
from aevum.games.tempus.rules.fight import BATTLEGROUND, attack_points, defence_points

if TYPE_CHECKING:
    from aevum.games.tempus.state import World

_KEEPING: Final = {
    "education": 0.34,
    "fortification": 0.34,
    "medicine": 0.28,
    "leader": 0.26,
    "transport": 0.32,
    "sanitation": 0.20,
    "weapons": 0.30,
    "religion": 0.38,
    "government": 0.16,
}
KEEPING: Final = tuple(_KEEPING[IDEAS.ids[idea]] for idea in IDEA_OF)
"""Victory points that a card brings some day, by its idea."""


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
    return KEEPING[card] + sum(0.12 / (1 + later) for later, terrain in enumerate(coming) if GROUND[card] == terrain)

"""Cards in a hand: what they do in a fight and in progress, and how gladly one keeps them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from aevum.games.tempus.facts import (
    EDUCATION,
    EFFECT,
    EFFECTS,
    ERA_TERRAIN,
    FORTIFICATION,
    FORTIFICATION_POINTS,
    GROUND,
    LAST_ERA,
    MATCHING_CARD,
    PROGRESS_CARD,
    PROGRESS_EDUCATION,
    WATER,
    WEAPONS,
    WEAPONS_POINTS,
)

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
KEEPING: Final = tuple(_KEEPING[effect] for effect in EFFECTS)
"""Victory points that a card brings some day, by its effect."""


def in_attack(card: int, ground: int) -> int:
    """Combat points of a card for the attacker."""
    return MATCHING_CARD * (GROUND[card] == ground) + WEAPONS_POINTS * (EFFECT[card] == WEAPONS)


def in_defence(card: int, ground: int) -> int:
    """Combat points of a card for the defender."""
    return in_attack(card, ground) + FORTIFICATION_POINTS * (EFFECT[card] == FORTIFICATION)


def in_progress(card: int, terrain: int) -> int:
    """Progress points of a card."""
    return PROGRESS_CARD * (GROUND[card] == terrain) + PROGRESS_EDUCATION * (EFFECT[card] == EDUCATION)


def contested_terrain(world: World) -> int:
    """The terrain that scores on the way into the next era; water after the last."""
    lead = max(world.era)
    return ERA_TERRAIN[lead + 1] if lead < LAST_ERA else WATER


def points_in_fight(world: World, card: int) -> int:
    """What a card brings to the one who lays cards in the fight under way."""
    scores = in_attack if world.actor == world.mover else in_defence
    return scores(card, world.ground)


def readiness(world: World, card: int) -> float:
    """How gladly one keeps a card: by its effect, and for the terrains that the next eras ask for."""
    lead = max(world.era)
    coming = ERA_TERRAIN[lead + 1 : lead + 3]
    return KEEPING[EFFECT[card]] + sum(
        0.12 / (1 + later) for later, terrain in enumerate(coming) if GROUND[card] == terrain
    )

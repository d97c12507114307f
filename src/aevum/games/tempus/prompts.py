"""What the seat that decides is told."""

from __future__ import annotations

from aevum.games.tempus.facts import ERAS, HAND, HEXES, POPULATION, START_TOKENS, TERRAINS, named
from aevum.games.tempus.phases import (
    ACTIONS,
    ADVANCE,
    ASSAULT,
    BEARING,
    BONUS,
    CROWD,
    DEFENCE,
    DISCARD,
    MOVING,
    NONE,
    PHASES,
    PROGRESS,
    SETTLE,
    SLOT,
    TARGET,
    TILE,
)
from aevum.games.tempus.view import WorldView
from aevum.kernel.words import Argument, Words


def prompt(view: WorldView, words: Words) -> str:
    """One sentence for the decision at hand."""
    if view.phase == SLOT:
        return _slot(view, words)
    if view.phase == TARGET:
        return words(f"prompt-target-{ACTIONS[view.purpose]}", hex=HEXES[view.source])
    return words(f"prompt-{PHASES[view.phase]}", **_arguments(view))


def _slot(view: WorldView, words: Words) -> str:
    if view.action == NONE:
        return words("prompt-slot", turn=view.turn, tokens=view.actions[view.seat], actions=view.to_begin)
    if view.action in (MOVING, BEARING) and view.allowance and not view.closed:
        return words(f"prompt-slot-{ACTIONS[view.action]}", left=view.allowance)
    return words("prompt-slot-end")


def _arguments(view: WorldView) -> dict[str, Argument]:
    """What the sentence of a phase needs to know."""
    if view.phase == TILE:
        return {"left": view.tiles_to_lay}
    if view.phase == SETTLE:
        return {"left": START_TOKENS - (POPULATION - view.supply[view.actor])}
    if view.phase == CROWD:
        return {"hex": HEXES[view.target], "left": view.needed}
    if view.phase in (DISCARD, BONUS):
        return {"limit": HAND[view.era[view.actor]]}
    if view.phase == PROGRESS:
        return {
            "era": named("era", ERAS[view.next_era]),
            "terrain": named("terrain", TERRAINS[view.next_terrain]),
            "points": view.progress[view.actor],
            "best": max(view.progress),
        }
    if view.phase == ADVANCE:
        return {"hex": HEXES[view.target]}
    if view.phase in (ASSAULT, DEFENCE) and view.fight is not None:
        return {
            "terrain": named("terrain", TERRAINS[view.fight.ground]),
            "attack": view.fight.attack,
            "defence": view.fight.defence,
            "hidden": view.fight.attack_count,
        }
    return {}

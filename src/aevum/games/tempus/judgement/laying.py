"""Which cards to lay, for a fight or for progress: the strongest first, of equal ones the least missed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from aevum.games.tempus.judgement.hand import contested_terrain, points_in_fight, readiness
from aevum.games.tempus.judgement.weights import WEIGHTS
from aevum.games.tempus.moves import DONE, LAY_FIRST
from aevum.games.tempus.rules.fight import TARGET, attack_sum, defence_sum
from aevum.games.tempus.rules.progress import card_points, points_of_cards, points_on_island
from aevum.kernel.game import FRAME

if TYPE_CHECKING:
    from aevum.games.tempus.state import World


def points(world: World, card: int) -> int:
    """What a card brings to the one who lays cards now."""
    if world.step == "progress":
        return card_points(card, contested_terrain(world))
    return points_in_fight(world, card)


def next_card(world: World) -> int | None:
    """The card to lay next, if any helps at all."""
    seat = world.actor
    useful = [(points(world, card), -readiness(world, card), card) for card in world.hands[seat]]
    best = max(useful, default=(0, 0.0, -1))
    return best[2] if best[0] else None


def possible(world: World) -> int:
    """What the one who lays now can still reach with the whole hand."""
    return reached(world) + sum(points(world, card) for card in world.hands[world.actor])


def reached(world: World) -> int:
    """What the one who lays now has so far."""
    seat = world.actor
    cards = world.laid[seat]
    if world.step == "progress":
        terrain = contested_terrain(world)
        return points_on_island(world, seat, terrain) + points_of_cards(cards, terrain)
    return attack_sum(world, cards) if world.step == "assault" else defence_sum(world, cards)


def wanted(world: World) -> float:
    """How much one must expect to need."""
    if world.step == "progress":
        return _rivals(world)
    if world.step == "assault":
        defender = world.owner[world.frames[TARGET]]
        return defence_sum(world, []) + WEIGHTS.margin + WEIGHTS.held_defence * len(world.hands[defender])
    return attack_sum(world, []) + WEIGHTS.hidden_attack * len(world.laid[world.mover])


def _rivals(world: World) -> float:
    """The progress points that the best of the others is expected to have; equal points are enough."""
    terrain = contested_terrain(world)
    waiting = world.frames[FRAME + 1 :: FRAME]
    return max(
        points_on_island(world, seat, terrain)
        + WEIGHTS.hidden_progress * len(world.laid[seat])
        + (WEIGHTS.held_progress * len(world.hands[seat]) if seat in waiting else 0)
        for seat in range(len(world.era))
        if seat != world.actor
    )


def lay_or_stop(world: World) -> int:
    """One card more while it is needed and the whole hand would do; else stop."""
    card = next_card(world)
    if card is None or reached(world) >= wanted(world) or possible(world) < wanted(world):
        return DONE
    return LAY_FIRST + card

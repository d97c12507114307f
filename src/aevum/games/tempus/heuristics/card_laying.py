"""Choice of the cards to lay for a fight or for progress: the strongest first, of equal ones the least missed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from aevum.games.tempus.heuristics.hand import contested_terrain, keep_value, points_in_fight
from aevum.games.tempus.heuristics.weights import WEIGHTS
from aevum.games.tempus.moves import DONE, LAY_FIRST
from aevum.games.tempus.rules.fight import TARGET, attack_sum, defence_sum
from aevum.games.tempus.rules.progress import card_points, points_of_cards, points_on_island
from aevum.kernel.game import FRAME

if TYPE_CHECKING:
    from aevum.games.tempus.state import World


def points(world: World, card: int) -> int:
    """Return the points of a card in the fight or progress for which the actor lays cards."""
    if world.step == "progress":
        return card_points(card, contested_terrain(world))
    return points_in_fight(world, card)


def next_card(world: World) -> int | None:
    """Return the card to lay next, or None if no card has points."""
    seat = world.actor
    useful = [(points(world, card), -keep_value(world, card), card) for card in world.hands[seat]]
    best = max(useful, default=(0, 0.0, -1))
    return best[2] if best[0] else None


def possible(world: World) -> int:
    """Return the sum that the actor can still reach with the whole hand."""
    return reached(world) + sum(points(world, card) for card in world.hands[world.actor])


def reached(world: World) -> int:
    """Return the sum that the actor has reached so far."""
    seat = world.actor
    cards = world.laid[seat]
    if world.step == "progress":
        terrain = contested_terrain(world)
        return points_on_island(world, seat, terrain) + points_of_cards(cards, terrain)
    return attack_sum(world, cards) if world.step == "assault" else defence_sum(world, cards)


def wanted(world: World) -> float:
    """Return the sum that the actor must expect to need."""
    if world.step == "progress":
        return _rivals(world)
    if world.step == "assault":
        defender = world.owner[world.frames[TARGET]]
        return defence_sum(world, []) + WEIGHTS.margin + WEIGHTS.held_defence * len(world.hands[defender])
    return attack_sum(world, []) + WEIGHTS.hidden_attack * len(world.laid[world.mover])


def _rivals(world: World) -> float:
    """Return the most progress points that another seat is expected to have; equal points are enough."""
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
    """Return the move that lays one more card, or stops when the sum suffices or the whole hand would not."""
    card = next_card(world)
    if card is None or reached(world) >= wanted(world) or possible(world) < wanted(world):
        return DONE
    return LAY_FIRST + card

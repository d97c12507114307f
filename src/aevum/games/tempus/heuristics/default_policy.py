"""Moves of the default policy, made in rollouts for the other seats and beyond what the actor can foresee."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from aevum.games.tempus.constants import CARD_TERRAINS, SCORES
from aevum.games.tempus.heuristics.card_laying import lay_or_stop
from aevum.games.tempus.heuristics.hand import keep_value
from aevum.games.tempus.moves import ADVANCE_FIRST, DECLARE_FIRST, DISCARD_FIRST, END, IDEA
from aevum.games.tempus.rules.fight import SOURCE, defence_points
from aevum.games.tempus.rules.pieces import limit
from aevum.games.tempus.rules.turn import ACTION, NONE

if TYPE_CHECKING:
    from aevum.games.tempus.state import World


def default_move(world: World) -> int:
    """Return the default move: a legal one, chosen without search."""
    chosen = _HABITS.get(world.step)
    return chosen(world) if chosen else world.legal()[0]


def _stop(world: World) -> int:
    return IDEA if world.frames[ACTION] == NONE else END


def _declare(world: World) -> int:
    """Declare the terrain on which the own cards defend best."""
    hand = world.hands[world.actor]
    grounds = range(len(CARD_TERRAINS))
    return DECLARE_FIRST + max(grounds, key=lambda ground: sum(defence_points(card, ground) for card in hand))


def _advance(world: World) -> int:
    """Advance with all tokens but one, which holds the old hex if that scores."""
    source = world.frames[SOURCE]
    stay = 1 if SCORES[world.terrain[source]] else 0
    there = world.tokens[source]
    return ADVANCE_FIRST + min(limit(world, world.mover), max(min(1, there), there - stay))


def least_missed(world: World) -> int:
    """Discard the card with the lowest value to keep."""
    seat = world.actor
    return DISCARD_FIRST + min(world.hands[seat], key=lambda card: keep_value(world, card))


_HABITS: Final[dict[str, Callable[[World], int]]] = {
    "slot": _stop,
    "declare": _declare,
    "assault": lay_or_stop,
    "defence": lay_or_stop,
    "progress": lay_or_stop,
    "advance": _advance,
    "discard": least_missed,
    "bonus": least_missed,
}

"""What a player does without much thought: for the others in an imagined slot, and beyond what can be foreseen."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from aevum.games.tempus.facts import CARD_TERRAINS, SCORES
from aevum.games.tempus.judgement.hand import in_defence, readiness
from aevum.games.tempus.judgement.laying import lay_or_stop
from aevum.games.tempus.moves import ADVANCE_FIRST, DECLARE_FIRST, DISCARD_FIRST, END, IDEA
from aevum.games.tempus.phases import (
    ADVANCE,
    ASSAULT,
    BONUS,
    DECLARE,
    DEFENCE,
    DISCARD,
    NONE,
    PROGRESS,
    SLOT,
)
from aevum.games.tempus.rules.pieces import limit

if TYPE_CHECKING:
    from aevum.games.tempus.state import World


def habit(world: World) -> int:
    """A legal move."""
    chosen = _HABITS.get(world.phase)
    return chosen(world) if chosen else world.legal()[0]


def _stop(world: World) -> int:
    return IDEA if world.action == NONE else END


def _declare(world: World) -> int:
    """The terrain of most of the own cards."""
    hand = world.hands[world.actor]
    grounds = range(len(CARD_TERRAINS))
    return DECLARE_FIRST + max(grounds, key=lambda ground: sum(in_defence(card, ground) for card in hand))


def _advance(world: World) -> int:
    """All but one, who keeps the old hex if it is worth anything."""
    stay = 1 if SCORES[world.terrain[world.source]] else 0
    there = world.tokens[world.source]
    return ADVANCE_FIRST + min(limit(world, world.mover), max(min(1, there), there - stay))


def least_missed(world: World) -> int:
    """The card to throw away."""
    seat = world.actor
    return DISCARD_FIRST + min(world.hands[seat], key=lambda card: readiness(world, card))


_HABITS: Final[dict[int, Callable[[World], int]]] = {
    SLOT: _stop,
    DECLARE: _declare,
    ASSAULT: lay_or_stop,
    DEFENCE: lay_or_stop,
    PROGRESS: lay_or_stop,
    ADVANCE: _advance,
    DISCARD: least_missed,
    BONUS: least_missed,
}

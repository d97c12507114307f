"""What a player does without much thought: for the others in an imagined slot, and beyond what can be foreseen."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from aevum.games.tempus.facts import CARD_TERRAINS, SCORES
from aevum.games.tempus.judgement.hand import readiness
from aevum.games.tempus.judgement.laying import lay_or_stop
from aevum.games.tempus.moves import ADVANCE_FIRST, DECLARE_FIRST, DISCARD_FIRST, END, IDEA
from aevum.games.tempus.rules.fight import SOURCE, defence_points
from aevum.games.tempus.rules.pieces import limit
from aevum.games.tempus.rules.turn import ACTION, NONE

if TYPE_CHECKING:
    from aevum.games.tempus.state import World


def habit(world: World) -> int:
    """A legal move."""
    chosen = _HABITS.get(world.step)
    return chosen(world) if chosen else world.legal()[0]


def _stop(world: World) -> int:
    return IDEA if world.frames[ACTION] == NONE else END


def _declare(world: World) -> int:
    """The terrain of most of the own cards."""
    hand = world.hands[world.actor]
    grounds = range(len(CARD_TERRAINS))
    return DECLARE_FIRST + max(grounds, key=lambda ground: sum(defence_points(card, ground) for card in hand))


def _advance(world: World) -> int:
    """All but one, who keeps the old hex if it is worth anything."""
    source = world.frames[SOURCE]
    stay = 1 if SCORES[world.terrain[source]] else 0
    there = world.tokens[source]
    return ADVANCE_FIRST + min(limit(world, world.mover), max(min(1, there), there - stay))


def least_missed(world: World) -> int:
    """The card to throw away."""
    seat = world.actor
    return DISCARD_FIRST + min(world.hands[seat], key=lambda card: readiness(world, card))


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

"""Gobierno: two actions now, or none now and all of them a round later."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from aevum.games.tempus.facts import PLAYERS
from aevum.games.tempus.moves import LATER, NOW
from aevum.games.tempus.phases import GOVERN, NONE, SLOT
from aevum.games.tempus.rules import turn
from aevum.games.tempus.rules.clauses import PENDING, clause
from aevum.kernel.rulebook import Clause

if TYPE_CHECKING:
    from aevum.games.tempus.state import World

TOKENS: Final = clause("government.now")
PASS: Final = clause("government.later")


def is_possible(world: World) -> bool:
    """Can the card be played either way?"""
    return _may_double(world) or _may_pass(world, cards=0)


def _may_double(world: World) -> bool:
    """There is an action token beyond those that this slot uses anyway."""
    return world.actions[world.mover] > world.to_begin


def _may_pass(world: World, cards: int) -> bool:
    """Nothing has been done in this slot yet, and no card played but this one."""
    return world.action == NONE and world.cards_played == cards and world.to_begin == 1


def legal(world: World) -> list[int]:
    return ([NOW] if _may_double(world) else []) + ([LATER] if _may_pass(world, cards=1) else [])


def check_card(world: World) -> Clause | None:
    if world.actions[world.mover] - world.to_begin >= 1:
        return None
    untouched = world.action == NONE and not world.cards_played and world.to_begin == 1
    return None if untouched else TOKENS


def check_now(world: World, _: int) -> Clause | None:
    if world.phase != GOVERN:
        return PENDING[world.phase]
    return None if world.actions[world.mover] - world.to_begin >= 1 else TOKENS


def check_later(world: World, _: int) -> Clause | None:
    if world.phase != GOVERN:
        return PENDING[world.phase]
    touched = world.action != NONE or world.cards_played > 1 or world.to_begin > 1
    return PASS if touched else None


def apply_now(world: World, _: int) -> None:
    """One more action in this slot, for one more action token."""
    world.to_begin += 1
    world.phase = SLOT
    if world.log is not None:
        world.log.tell("event-government-now", player=PLAYERS[world.mover])


def apply_later(world: World, _: int) -> None:
    """The slot passes, the action token stays."""
    if world.options.government_both_later:
        world.owed_double[world.mover] += 1
    if world.log is not None:
        world.log.tell("event-government-later", player=PLAYERS[world.mover])
    turn.end_slot(world)

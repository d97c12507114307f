"""Rulebook chapter Gobierno: two actions now, or none now and all of them a round later."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from aevum.games.tempus.constants import PLAYERS
from aevum.games.tempus.rules.clauses import clause
from aevum.games.tempus.rules.law import LAW
from aevum.games.tempus.rules.turn import ACTION, BEGUN, CARDS_PLAYED, MOVER, NONE, TO_BEGIN, end_slot
from aevum.kernel.rulebook import Clause
from aevum.kernel.steps import pop

if TYPE_CHECKING:
    from aevum.games.tempus.state import World

TOKENS: Final = clause("government.now")
PASS: Final = clause("government.later")


def why_not_either_way(world: World) -> Clause | None:
    """Return the clause that forbids to play the card at all, or None if it can be used now or later."""
    return None if _may_double(world) or _may_pass(world, cards=0) else TOKENS


def _may_double(world: World) -> bool:
    """Whether there is an action token beyond those that this slot uses anyway."""
    return world.actions[world.frames[MOVER]] > world.frames[TO_BEGIN]


def _may_pass(world: World, cards: int) -> bool:
    """Whether nothing has been done in this slot yet, and no card played but this one."""
    frames = world.frames
    untouched = frames[ACTION] == NONE and not frames[BEGUN] and frames[TO_BEGIN] == 1
    return untouched and frames[CARDS_PLAYED] == cards


def _why_not_now(world: World, _: int) -> Clause | None:
    return None if _may_double(world) else TOKENS


def _why_not_later(world: World, _: int) -> Clause | None:
    return None if _may_pass(world, cards=1) else PASS


def _now(world: World, _: int) -> None:
    """Allow one more action in this slot, for one more action token."""
    world.frames[TO_BEGIN] += 1
    pop(world)
    if world.log is not None:
        world.log.add("event-government-now", TOKENS, player=PLAYERS[world.frames[MOVER]])


def _later(world: World, _: int) -> None:
    """Pass the slot and keep the action token."""
    mover = world.frames[MOVER]
    if world.options.government_both_later:
        world.owed_double[mover] += 1
    if world.log is not None:
        world.log.add("event-government-later", PASS, player=PLAYERS[mover])
    pop(world)
    end_slot(world)


GOVERN: Final = LAW.step("govern", clause("government.choice"))
GOVERN.answer("now", why_not=_why_not_now, apply=_now)
GOVERN.answer("later", why_not=_why_not_later, apply=_later)

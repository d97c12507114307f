"""Functions of the ideas that rows cannot express: when they can be played in a slot, and their effects."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from aevum.games.tempus.constants import IDEAS
from aevum.games.tempus.rules import fight, government, religion
from aevum.games.tempus.rules.clauses import clause
from aevum.games.tempus.rules.turn import ACTION, CLOSED, MOVER, NONE, in_contact
from aevum.kernel.rulebook import Clause
from aevum.kernel.steps import push

if TYPE_CHECKING:
    from aevum.games.tempus.state import World

NOBODY_TO_ATTACK: Final = clause("fight.no_target")


@IDEAS.at("why_not", "leader")
def leader_why_not(world: World) -> Clause | None:
    return None if in_contact(world) else NOBODY_TO_ATTACK


@IDEAS.at("played", "leader")
def leader_played(world: World) -> None:
    """Start an attack before or after the action; an action under way is closed, unless by option."""
    if world.frames[ACTION] != NONE and not world.options.leader_any_time:
        world.frames[CLOSED] = 1
    push(world, fight.LEAD, world.frames[MOVER])


@IDEAS.at("why_not", "religion")
def religion_why_not(world: World) -> Clause | None:
    return religion.why_not_anybody(world)


@IDEAS.at("played", "religion")
def religion_played(world: World) -> None:
    push(world, religion.CONVERT, world.frames[MOVER])


@IDEAS.at("why_not", "government")
def government_why_not(world: World) -> Clause | None:
    return government.why_not_either_way(world)


@IDEAS.at("played", "government")
def government_played(world: World) -> None:
    push(world, government.GOVERN, world.frames[MOVER])

"""Desarrollo del juego: action tokens, rounds, and what a player does in one slot of a round."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from aevum.games.tempus.facts import ACTIONS, BIRTHS, HEXES, PLAYERS
from aevum.games.tempus.phases import BEARING, MOVING, NONE, SLOT
from aevum.games.tempus.rules import progress
from aevum.games.tempus.rules.clauses import PENDING, clause
from aevum.games.tempus.rules.pieces import open_to_attack
from aevum.kernel.rulebook import Clause

if TYPE_CHECKING:
    from aevum.games.tempus.state import World

ONE_ACTION: Final = clause("turn.one_action")
ACTION_FIRST: Final = clause("turn.must")


def begin(world: World) -> None:
    """1. Everybody takes action tokens by the row of their own era."""
    world.actions = [ACTIONS[era] for era in world.era]
    world.round = 1
    if world.log is not None:
        world.log.tell("event-turn", turn=world.turn + 1, player=PLAYERS[world.first])
    _begin_slot(world, world.first)


def _begin_slot(world: World, seat: int) -> None:
    world.mover = world.actor = seat
    world.phase = SLOT
    world.to_begin = min(1 + world.owed_double[seat], world.actions[seat])
    world.owed_double[seat] = 0
    world.cards_played = 0
    _await_action(world)


def _await_action(world: World) -> None:
    world.action = NONE
    world.allowance = world.closed = 0


def begin_action(world: World, action: int, allowance: int = 0) -> None:
    """2. One action token is spent; what may be done once in an action counts anew."""
    world.actions[world.mover] -= 1
    world.to_begin -= 1
    world.action = action
    world.allowance = allowance
    world.moved = [0] * len(HEXES)
    world.last_fight = ()


def check_beginning(world: World) -> Clause | None:
    """May an action be begun here?"""
    if world.phase != SLOT:
        return PENDING[world.phase]
    return None if world.action == NONE else ONE_ACTION


def go_on(world: World) -> None:
    """Back in the slot after a step of it. Nobody is asked who, as all can see, has nothing left to do."""
    world.actor = world.mover
    world.phase = SLOT
    world.source = world.target = -1
    if world.action != NONE and not _may_go_on(world):
        end_action(world)


def _may_go_on(world: World) -> bool:
    """Judged by what lies open only, so that going on tells nothing about a hand."""
    seat = world.mover
    has_cards = bool(world.hands[seat])
    if not world.closed and (world.allowance or has_cards):
        if world.action == MOVING and any(world.tokens[place] > world.moved[place] for place in world.homes[seat]):
            return True
        if world.action == BEARING and world.supply[seat] and _could_bear(world, seat):
            return True
    return has_cards and (world.actions[seat] > world.to_begin or in_contact(world))


def _could_bear(world: World, seat: int) -> bool:
    return any(BIRTHS[world.terrain[place]] and not world.moved[place] for place in world.homes[seat])


def in_contact(world: World) -> bool:
    """Do tokens of the mover stand next to somebody who may be attacked?"""
    open_seats = open_to_attack(world)
    if True not in open_seats:
        return False
    owner, beside = world.owner, world.island.beside
    return any(open_seats[owner[near]] for place in world.homes[world.mover] for near in beside[place])


def check_end(world: World, _: int) -> Clause | None:
    if world.phase != SLOT:
        return PENDING[world.phase]
    return ACTION_FIRST if world.action == NONE else None


def apply_end(world: World, _: int) -> None:
    end_action(world)


def end_action(world: World) -> None:
    """The next action of this slot, or the next slot."""
    if world.to_begin:
        _await_action(world)
    else:
        end_slot(world)


def end_slot(world: World) -> None:
    """Clockwise to the next player who has action tokens; when nobody has, the progress phase begins."""
    seat = world.mover
    if world.options.government_both_later and not world.owed_double[seat]:
        world.discards += world.out[seat]
        world.out[seat].clear()
    seats = len(world.era)
    for step in range(1, seats + 1):
        following = (seat + step) % seats
        if world.actions[following]:
            if (following - world.first) % seats <= (seat - world.first) % seats:
                world.round += 1
            _begin_slot(world, following)
            return
    _end_actions(world)


def _end_actions(world: World) -> None:
    world.action = NONE
    world.allowance = world.closed = world.to_begin = world.cards_played = 0
    world.moved = [0] * len(HEXES)
    progress.begin(world)

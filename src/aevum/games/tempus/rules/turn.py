"""Rulebook chapter Desarrollo del juego: action tokens, rounds, and the actions of a player in one slot of a round."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from aevum.games.tempus.constants import ACTION_TOKENS, BEARS_CHILDREN, PLAYERS
from aevum.games.tempus.rules.clauses import clause
from aevum.games.tempus.rules.law import LAW
from aevum.games.tempus.rules.pieces import open_to_attack
from aevum.kernel.game import FRAME
from aevum.kernel.rulebook import Clause
from aevum.kernel.steps import Prompt, push

if TYPE_CHECKING:
    from aevum.games.tempus.state import World
    from aevum.games.tempus.view import WorldView

TOKENS: Final = clause("turn.tokens")
ONE_ACTION: Final = clause("turn.one_action")
ACTION_FIRST: Final = clause("turn.must")

# Frame indices. The frame of a slot lies second from the bottom, on that of the turn: always readable in place.
MOVER: Final = FRAME + 1
ACTION: Final = FRAME + 2
"""The action under way or done; NONE before it."""
ALLOWANCE: Final = FRAME + 3
"""Tokens that may still move or be born in the action."""
TO_BEGIN: Final = FRAME + 4
"""Actions still to be begun in this slot."""
CLOSED: Final = FRAME + 5
"""1 if the action goes no further."""
CARDS_PLAYED: Final = FRAME + 6
BEGUN: Final = FRAME + 7
"""Actions begun in this slot."""

ACTION_NAMES: Final = ("none", "move", "babies", "fight", "idea", "city")
NONE: Final = 0
MOVING: Final = 1
BEARING: Final = 2
FIGHTING: Final = 3
THINKING: Final = 4
BUILDING: Final = 5


def begin(world: World) -> None:
    """1. Each player takes action tokens by the row of their own era."""
    world.actions = [ACTION_TOKENS[era] for era in world.era]
    world.round = 1
    if world.log is not None:
        world.log.add("event-turn", TOKENS, turn=world.turn + 1, player=PLAYERS[world.first])
    push(world, SLOT, world.first)
    _begin_slot(world, world.first)


def _begin_slot(world: World, seat: int) -> None:
    frames = world.frames
    frames[MOVER] = seat
    frames[TO_BEGIN] = min(1 + world.owed_double[seat], world.actions[seat])
    frames[CARDS_PLAYED] = frames[BEGUN] = 0
    world.owed_double[seat] = 0
    _await_action(world)


def _await_action(world: World) -> None:
    """Prepare the slot for its next action: tokens may move and hexes may bear children again."""
    frames = world.frames
    frames[ACTION] = NONE
    frames[ALLOWANCE] = frames[CLOSED] = 0
    world.moved.clear()
    world.born.clear()


def begin_action(world: World, action: int, allowance: int = 0) -> None:
    """2. Spend one action token and begin an action."""
    frames = world.frames
    world.actions[frames[MOVER]] -= 1
    frames[TO_BEGIN] -= 1
    frames[BEGUN] += 1
    frames[ACTION] = action
    frames[ALLOWANCE] = allowance
    world.last_fight = ()


def why_not_begin(world: World, _: int) -> Clause | None:
    """Return the clause that forbids to begin an action now, or None."""
    return None if world.frames[ACTION] == NONE else ONE_ACTION


# -- the slot


def go_on(world: World) -> None:
    """Continue the slot after one of its steps, or end the action if the mover visibly has nothing left to do."""
    if world.frames[ACTION] != NONE and not _may_go_on(world):
        end_action(world)


def _may_go_on(world: World) -> bool:
    """Whether the mover may have something left to do, by open information only: going on must not reveal a hand."""
    frames = world.frames
    seat = frames[MOVER]
    has_cards = bool(world.hands[seat])
    if not frames[CLOSED] and (frames[ALLOWANCE] or has_cards):
        if frames[ACTION] == MOVING and _could_move(world, seat):
            return True
        if frames[ACTION] == BEARING and world.supply[seat] and _could_bear(world, seat):
            return True
    return has_cards and (world.actions[seat] > frames[TO_BEGIN] or in_contact(world))


def _could_move(world: World, seat: int) -> bool:
    tokens, moved = world.tokens, world.moved
    return any(tokens[place] > moved.count(place) for place in world.homes[seat])


def _could_bear(world: World, seat: int) -> bool:
    return any(BEARS_CHILDREN[world.terrain[place]] and place not in world.born for place in world.homes[seat])


def in_contact(world: World) -> bool:
    """Whether tokens of the mover stand next to a player who may be attacked."""
    mover = world.frames[MOVER]
    open_seats = open_to_attack(world, mover)
    if True not in open_seats:
        return False
    owner, beside = world.owner, world.island.beside
    return any(open_seats[owner[near]] for place in world.homes[mover] for near in beside[place])


def _why_not_end(world: World, _: int) -> Clause | None:
    return ACTION_FIRST if world.frames[ACTION] == NONE else None


def _end(world: World, _: int) -> None:
    end_action(world)


def end_action(world: World) -> None:
    """Go on to the next action of this slot, or to the next slot."""
    if world.frames[TO_BEGIN]:
        _await_action(world)
    else:
        end_slot(world)


def end_slot(world: World) -> None:
    """Pass clockwise to the next player with action tokens; when there is none, the progress phase begins."""
    seat = world.frames[MOVER]
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
    _await_action(world)
    LAW.finish(world)


def _asks(view: WorldView) -> Prompt:
    if view.action == NONE:
        return "prompt-slot", {"turn": view.turn, "tokens": view.actions[view.seat], "actions": view.to_begin}
    possible = {MOVING: view.movable, BEARING: view.bearable}.get(view.action, 0)
    left = 0 if view.closed else min(view.allowance, possible)
    if left:
        return f"prompt-slot-{ACTION_NAMES[view.action]}", {"left": left, "cards": len(view.hand)}
    return "prompt-slot-end", {"cards": len(view.hand)}


SLOT: Final = LAW.step(
    "slot",
    clause("turn.action"),
    fields=("action", "allowance", "to_begin", "closed", "cards_played", "begun"),
    resume=go_on,
    asks=_asks,
    passed_by=("move_nobody", "babies_nobody", "end"),
)
SLOT.answer("end", why_not=_why_not_end, apply=_end)

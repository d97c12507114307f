"""Cartas de Idea: cards played for their effect in one's own slot, before, during or after the action."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from aevum.games.tempus.facts import CARDS, CHILDREN, IDEA_OF, IDEAS, MOVE, PLAYERS, named
from aevum.games.tempus.figures import BIRTHS, MOVES, ROOM, STAYS
from aevum.games.tempus.moves import PLAY_FIRST
from aevum.games.tempus.rules.clauses import IN_HAND, clause
from aevum.games.tempus.rules.turn import (
    ACTION,
    ALLOWANCE,
    BEARING,
    CARDS_PLAYED,
    CLOSED,
    MOVER,
    MOVING,
    NONE,
    SLOT,
    begin_action,
)
from aevum.kernel.rulebook import Clause

if TYPE_CHECKING:
    from aevum.games.tempus.state import World
    from aevum.games.tempus.view import WorldView

CARD_TEXTS: Final = tuple(clause(f"card.{IDEAS.ids[idea]}") for idea in IDEA_OF)
"""By kind of card, the clause that is its text."""
WITH_THE_TOKEN: Final = clause("sanitation.when")
_JUDGES: Final = IDEAS.acting("why_not")
_PLAYED: Final = IDEAS.acting("played")


def legal(world: World) -> list[int]:
    """Cards of the mover that can be played for their effect now; copies cannot be told apart."""
    hand = world.hands[world.frames[MOVER]]
    return [PLAY_FIRST + card for card in sorted(set(hand)) if _why_not_effect(world, card) is None] if hand else []


def why_not(world: World, card: int) -> Clause | None:
    """The clause that forbids the mover to play a card for its effect; one that has none here is its own reason."""
    return _why_not_effect(world, card) if card in world.hands[world.frames[MOVER]] else IN_HAND


def _why_not_effect(world: World, card: int) -> Clause | None:
    if MOVES[card]:
        return None if _goes_with(world, MOVING) else CARD_TEXTS[card]
    if BIRTHS[card]:
        return None if _goes_with(world, BEARING) else CARD_TEXTS[card]
    if ROOM[card]:
        return WITH_THE_TOKEN
    judge = _JUDGES[IDEA_OF[card]]
    if judge is None:
        return CARD_TEXTS[card]
    refusal: Clause | None = judge(world)
    return refusal


def _goes_with(world: World, action: int) -> bool:
    """A card that begins this action, or comes while it is under way."""
    frames = world.frames
    return frames[ACTION] == NONE or (frames[ACTION] == action and not frames[CLOSED])


def play(world: World, card: int) -> None:
    """Everybody sees the card, and it does what it says."""
    show(world, card)
    if MOVES[card]:
        _add(world, MOVING, MOVE[world.era[world.frames[MOVER]]], MOVES[card])
    elif BIRTHS[card]:
        _add(world, BEARING, CHILDREN[world.era[world.frames[MOVER]]], BIRTHS[card])
    else:
        played = _PLAYED[IDEA_OF[card]]
        assert played is not None
        played(world)


def show(world: World, card: int) -> None:
    """A card leaves the hand: it is discarded at once, or lies out until the turn ends."""
    seat = world.frames[MOVER]
    world.hands[seat].remove(card)
    (world.out[seat] if STAYS[card] else world.discards).append(card)
    world.frames[CARDS_PLAYED] += 1
    world.revealed += 1
    if world.log is not None:
        world.log.tell("event-play", CARD_TEXTS[card], player=PLAYERS[seat], card=named("card", CARDS[card]))


def adds_nothing(view: WorldView, card: int) -> bool:
    """Would this card allow more tokens to move, or more children, than there are?"""
    era = view.era[view.seat]
    if MOVES[card]:
        return view.movable <= (view.allowance if view.action == MOVING else MOVE[era])
    if BIRTHS[card]:
        return view.bearable <= (view.allowance if view.action == BEARING else CHILDREN[era])
    return False


def _add(world: World, action: int, allowance: int, more: int) -> None:
    """So many more tokens or children; played first, the card begins the action."""
    if world.frames[ACTION] == NONE:
        begin_action(world, action, allowance)
    world.frames[ALLOWANCE] += more


SLOT.answer("play", why_not=why_not, apply=play)

"""Rulebook chapter Cartas de Idea: cards played for their effect in the own slot, before, in or after the action."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from aevum.games.tempus.constants import CARDS, CHILDREN, IDEA_OF, IDEAS, MOVE, PLAYERS, named
from aevum.games.tempus.moves import PLAY_FIRST
from aevum.games.tempus.rule_values import BIRTHS, MOVES, ROOM, STAYS
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
_REFUSALS: Final = IDEAS.acting("why_not")
_PLAYED: Final = IDEAS.acting("played")


def legal(world: World) -> list[int]:
    """Return moves for the cards that the mover can play for their effect now; copies count once."""
    hand = world.hands[world.frames[MOVER]]
    return [PLAY_FIRST + card for card in sorted(set(hand)) if _why_not_effect(world, card) is None] if hand else []


def why_not(world: World, card: int) -> Clause | None:
    """Return the clause that forbids the mover to play a card for its effect, or None.

    A card without an effect here is refused by its own text.
    """
    return _why_not_effect(world, card) if card in world.hands[world.frames[MOVER]] else IN_HAND


def _why_not_effect(world: World, card: int) -> Clause | None:
    if MOVES[card]:
        return None if _goes_with(world, MOVING) else CARD_TEXTS[card]
    if BIRTHS[card]:
        return None if _goes_with(world, BEARING) else CARD_TEXTS[card]
    if ROOM[card]:
        return WITH_THE_TOKEN
    refuses = _REFUSALS[IDEA_OF[card]]
    if refuses is None:
        return CARD_TEXTS[card]
    refusal: Clause | None = refuses(world)
    return refusal


def _goes_with(world: World, action: int) -> bool:
    """Whether a card can begin this action, or be played while it is under way."""
    frames = world.frames
    return frames[ACTION] == NONE or (frames[ACTION] == action and not frames[CLOSED])


def play(world: World, card: int) -> None:
    """Show a card and apply its effect."""
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
    """Move a card from the hand to the discards, or to the cards that lie out until the turn ends."""
    seat = world.frames[MOVER]
    world.hands[seat].remove(card)
    (world.out[seat] if STAYS[card] else world.discards).append(card)
    world.frames[CARDS_PLAYED] += 1
    world.revealed += 1
    if world.log is not None:
        world.log.add("event-play", CARD_TEXTS[card], player=PLAYERS[seat], card=named("card", CARDS[card]))


def adds_nothing(view: WorldView, card: int) -> bool:
    """Whether the extra tokens or children that a card allows could not be used, as there are too few."""
    era = view.era[view.seat]
    if MOVES[card]:
        return view.movable <= (view.allowance if view.action == MOVING else MOVE[era])
    if BIRTHS[card]:
        return view.bearable <= (view.allowance if view.action == BEARING else CHILDREN[era])
    return False


def _add(world: World, action: int, allowance: int, more: int) -> None:
    """Allow more tokens or children; a card played first begins the action."""
    if world.frames[ACTION] == NONE:
        begin_action(world, action, allowance)
    world.frames[ALLOWANCE] += more


SLOT.answer("play", why_not=why_not, apply=play)

"""Tener una Idea: draw cards, and keep no more than the hand limit."""

from __future__ import annotations

from typing import TYPE_CHECKING

from aevum.games.tempus.facts import CARDS, DRAW, HAND, PLAYERS, named
from aevum.games.tempus.moves import DISCARD_FIRST
from aevum.games.tempus.phases import BONUS, DISCARD, THINKING
from aevum.games.tempus.rules import progress, turn
from aevum.games.tempus.rules.clauses import IN_HAND, PENDING
from aevum.games.tempus.rules.pieces import draw_card
from aevum.kernel.events import all_but, only
from aevum.kernel.rulebook import Clause

if TYPE_CHECKING:
    from aevum.games.tempus.state import World


def check(world: World, _: int) -> Clause | None:
    return turn.check_beginning(world)


def apply(world: World, _: int) -> None:
    turn.begin_action(world, THINKING)
    draw(world, world.mover, DRAW[world.era[world.mover]])
    if over_limit(world, world.mover):
        world.phase = DISCARD
    else:
        turn.go_on(world)


def draw(world: World, seat: int, count: int) -> None:
    """So many cards from the deck, as far as there are any."""
    before = world.hands[seat][:]
    drawn = sum(draw_card(world, seat) for _ in range(count))
    world.revealed += 1
    world.unforeseen += 1
    if world.log is not None:
        new = world.hands[seat][:]
        for card in before:
            new.remove(card)
        world.log.tell(
            "event-draw-by-you", only(seat), cards=named("card", *(CARDS[card] for card in new)), count=drawn
        )
        world.log.tell("event-draw", all_but(seat), player=PLAYERS[seat], count=drawn)


def over_limit(world: World, seat: int) -> bool:
    """Must this seat discard at once?"""
    return len(world.hands[seat]) > HAND[world.era[seat]]


def legal_discards(world: World) -> list[int]:
    return sorted({DISCARD_FIRST + card for card in world.hands[world.actor]})


def check_discard(world: World, card: int) -> Clause | None:
    if world.phase not in (DISCARD, BONUS):
        return PENDING[world.phase]
    return None if card in world.hands[world.actor] else IN_HAND


def apply_discard(world: World, card: int) -> None:
    """The discard pile lies open, so this shows a card."""
    seat = world.actor
    world.hands[seat].remove(card)
    world.discards.append(card)
    world.revealed += 1
    if world.log is not None:
        world.log.tell("event-discard", player=PLAYERS[seat], card=named("card", CARDS[card]))
    if over_limit(world, seat):
        return
    if world.phase == BONUS:
        progress.give_bonus(world)
    else:
        turn.go_on(world)

"""Rulebook chapter Tener una Idea: draw cards, and keep no more than the hand limit."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from aevum.games.tempus.constants import CARDS, DRAW, HAND_LIMIT, PLAYERS, named
from aevum.games.tempus.rules.clauses import IN_HAND, clause
from aevum.games.tempus.rules.law import LAW
from aevum.games.tempus.rules.pieces import draw_card
from aevum.games.tempus.rules.turn import MOVER, SLOT, THINKING, begin_action, go_on, why_not_begin
from aevum.kernel.events import all_but, only
from aevum.kernel.game import SEAT
from aevum.kernel.rulebook import Clause
from aevum.kernel.steps import Prompt, push

if TYPE_CHECKING:
    from aevum.games.tempus.state import World
    from aevum.games.tempus.view import WorldView

DRAWN: Final = clause("idea.draw")
LIMIT: Final = clause("idea.limit")


def _think(world: World, _: int) -> None:
    seat = world.frames[MOVER]
    begin_action(world, THINKING)
    draw(world, seat, DRAW[world.era[seat]])
    if over_limit(world, seat):
        push(world, DISCARD, seat)
    else:
        go_on(world)


SLOT.answer("idea", why_not=why_not_begin, apply=_think)


def draw(world: World, seat: int, count: int) -> None:
    """Draw `count` cards from the deck, or as many as there are."""
    before = world.hands[seat][:]
    drawn = sum(draw_card(world, seat) for _ in range(count))
    world.revealed += 1
    world.learned += 1
    if world.log is not None:
        new = world.hands[seat][:]
        for card in before:
            new.remove(card)
        cards = named("card", *(CARDS[card] for card in new))
        world.log.add("event-draw-by-you", DRAWN, only(seat), cards=cards, count=drawn)
        world.log.add("event-draw", DRAWN, all_but(seat), player=PLAYERS[seat], count=drawn)


def nothing_to_draw(view: WorldView) -> bool:
    """Whether neither a deck is left nor discards to make one of."""
    return not view.deck_size and not view.discards


def over_limit(world: World, seat: int) -> bool:
    """Whether this seat must discard at once."""
    return len(world.hands[seat]) > HAND_LIMIT[world.era[seat]]


# -- above the limit


def cards_to_discard(world: World) -> Iterable[int]:
    return sorted(set(world.hands[world.frames[SEAT]]))


def why_not_discard(world: World, card: int) -> Clause | None:
    return None if card in world.hands[world.frames[SEAT]] else IN_HAND


def discard(world: World, card: int) -> None:
    """Discard a card; the discard pile lies open, so this reveals it."""
    seat = world.frames[SEAT]
    world.hands[seat].remove(card)
    world.discards.append(card)
    world.revealed += 1
    if world.log is not None:
        world.log.add("event-discard", LIMIT, player=PLAYERS[seat], card=named("card", CARDS[card]))
    if not over_limit(world, seat):
        LAW.finish(world)


def asks_to_discard(view: WorldView) -> Prompt:
    return f"prompt-{view.phase}", {"limit": HAND_LIMIT[view.era[view.actor]]}


DISCARD: Final = LAW.step("discard", LIMIT, asks=asks_to_discard)
DISCARD.answer("discard", why_not=why_not_discard, apply=discard, candidates=cards_to_discard)

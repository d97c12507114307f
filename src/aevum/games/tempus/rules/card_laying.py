"""Cards laid face down, in a fight and for progress: any number of them, one by one."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from aevum.games.tempus.constants import CARDS, PLAYERS, named
from aevum.games.tempus.rules.clauses import IN_HAND, clause
from aevum.kernel.events import all_but, only
from aevum.kernel.game import SEAT
from aevum.kernel.rulebook import Clause

if TYPE_CHECKING:
    from aevum.games.tempus.state import World

SECRET: Final = clause("cards.public")


def cards_in_hand(world: World) -> Iterable[int]:
    """Return the kinds of cards in the hand of the seat that decides; copies count once."""
    return sorted(set(world.hands[world.frames[SEAT]]))


def why_not_lay(world: World, card: int) -> Clause | None:
    return None if card in world.hands[world.frames[SEAT]] else IN_HAND


def lay(world: World, card: int) -> None:
    """Lay a card face down until its owner is done; the attacker's until the defender is done too."""
    seat = world.frames[SEAT]
    world.hands[seat].remove(card)
    world.laid[seat].append(card)
    if world.log is not None:
        world.log.add("event-lay-by-you", SECRET, only(seat), card=named("card", CARDS[card]))
        world.log.add("event-lay", SECRET, all_but(seat), player=PLAYERS[seat])

"""Límite de apilamiento, Saneamiento: tokens enter a hex, each above the limit with a Sanitation card of its own."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from aevum.games.tempus.facts import EFFECT, SANITATION
from aevum.games.tempus.moves import PLAY_FIRST
from aevum.games.tempus.phases import ADVANCING, BEARING, CONVERTING, CROWD, MOVING
from aevum.games.tempus.rules import babies, fight, move, religion
from aevum.games.tempus.rules.clauses import PENDING
from aevum.games.tempus.rules.pieces import limit
from aevum.kernel.rulebook import Clause

if TYPE_CHECKING:
    from aevum.games.tempus.state import World


def enter(world: World, count: int = 1) -> None:
    """`count` tokens come into the target, for the purpose of the moment, once the cards they need are played."""
    world.count = count
    above = world.tokens[world.target] + count - limit(world, world.mover)
    world.needed = max(0, min(count, above))
    if world.needed:
        world.phase = CROWD
    else:
        _arrive(world)


def legal(world: World) -> list[int]:
    return sorted({PLAY_FIRST + card for card in world.hands[world.mover] if EFFECT[card] == SANITATION})


def check(world: World, card: int) -> Clause | None:
    return None if EFFECT[card] == SANITATION else PENDING[CROWD]


def apply(world: World, card: int) -> None:
    """One more token than the limit may come in."""
    world.needed -= 1
    if not world.needed:
        _arrive(world)


def _arrive(world: World) -> None:
    _ARRIVALS[world.purpose](world)


_ARRIVALS: Final = {
    MOVING: lambda world: move.arrive(world),
    BEARING: lambda world: babies.arrive(world),
    CONVERTING: lambda world: religion.arrive(world),
    ADVANCING: lambda world: fight.arrive(world),
}

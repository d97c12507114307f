"""Límite de apilamiento, Saneamiento: tokens enter a hex, each above the limit with a Sanitation card of its own."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from aevum.games.tempus.constants import HEXES
from aevum.games.tempus.rule_values import ROOM
from aevum.games.tempus.rules.cards import WITH_THE_TOKEN, show
from aevum.games.tempus.rules.clauses import IN_HAND
from aevum.games.tempus.rules.law import LAW
from aevum.games.tempus.rules.pieces import limit
from aevum.games.tempus.rules.turn import MOVER
from aevum.kernel.rulebook import Clause
from aevum.kernel.steps import FIRST, SECOND, Prompt, push

if TYPE_CHECKING:
    from aevum.games.tempus.state import World
    from aevum.games.tempus.view import WorldView

TARGET: Final = FIRST
NEEDED: Final = SECOND


def enter(world: World, target: int, count: int = 1) -> None:
    """Let `count` tokens enter a hex once the cards they need are played; then the step below continues."""
    seat = world.frames[MOVER]
    above = world.tokens[target] + count - limit(world, seat)
    needed = max(0, min(count, above))
    if needed:
        push(world, CROWD, seat, target, needed)
    else:
        LAW.resume(world)


def _cards(world: World) -> Iterable[int]:
    return sorted(set(world.hands[world.frames[MOVER]]))


def _why_not(world: World, card: int) -> Clause | None:
    if card not in world.hands[world.frames[MOVER]]:
        return IN_HAND
    return None if ROOM[card] else WITH_THE_TOKEN


def _play(world: World, card: int) -> None:
    """Play a card that lets tokens above the limit in."""
    show(world, card)
    world.frames[NEEDED] -= ROOM[card]
    if world.frames[NEEDED] <= 0:
        LAW.finish(world)


def _asks(view: WorldView) -> Prompt:
    return "prompt-crowd", {"hex": HEXES[view.target], "left": view.needed}


CROWD: Final = LAW.step("crowd", WITH_THE_TOKEN, fields=("target", "needed"), asks=_asks)
CROWD.answer("play", why_not=_why_not, apply=_play, candidates=_cards)

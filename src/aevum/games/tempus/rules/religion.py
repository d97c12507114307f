"""Rulebook chapter Religión: one token of a neighbour is replaced by an own one, beside it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from aevum.games.tempus.constants import HEXES, PLAYERS
from aevum.games.tempus.moves import CONVERT_FIRST
from aevum.games.tempus.rules import stacking
from aevum.games.tempus.rules.clauses import PROTECTED, clause
from aevum.games.tempus.rules.law import LAW
from aevum.games.tempus.rules.pieces import ceiling, open_to_attack, protected, put_token, take_token
from aevum.games.tempus.rules.turn import MOVER
from aevum.kernel.rulebook import Clause
from aevum.kernel.steps import FIRST, SECOND, Prompt, replace_top

if TYPE_CHECKING:
    from aevum.games.tempus.state import World
    from aevum.games.tempus.view import WorldView

NAMED: Final = clause("religion.target")
NOBODY: Final = clause("religion.nobody")
TOKEN: Final = clause("religion.token")
ADJACENT: Final = clause("religion.adjacent")
SUPPLY: Final = clause("religion.supply")
STACKING: Final = clause("religion.stacking")
OWN: Final = clause("religion.own")

SOURCE: Final = FIRST
TARGET: Final = SECOND


def why_not_anybody(world: World) -> Clause | None:
    """Return the clause that forbids any conversion now, or None."""
    if not world.supply[world.frames[MOVER]]:
        return SUPPLY
    return None if _converts(world) else NOBODY


# -- whom


def _converts(world: World) -> set[int]:
    """Return the hexes from which a token can be taken."""
    mover = world.frames[MOVER]
    open_seats = open_to_attack(world, mover)
    if True not in open_seats:
        return set()
    room = ceiling(world, mover)
    owner, tokens, beside = world.owner, world.tokens, world.island.beside
    return {
        near
        for place in world.homes[mover]
        if tokens[place] < room
        for near in beside[place]
        if tokens[near] and open_seats[owner[near]]
    }


def _legal(world: World) -> list[int]:
    return [CONVERT_FIRST + place for place in sorted(_converts(world))]


def _why_not(world: World, place: int) -> Clause | None:
    owner = world.owner[place]
    if owner in (-1, world.frames[MOVER]) or not world.tokens[place]:
        return TOKEN
    if protected(world, owner):
        return PROTECTED
    homes = [near for near in world.island.beside[place] if _why_not_home(world, near) is not OWN]
    if not homes:
        return ADJACENT
    return None if any(_why_not_home(world, home) is None for home in homes) else STACKING


def _why_not_home(world: World, home: int) -> Clause | None:
    """Return the clause that forbids an own token to appear on a hex, or None."""
    seat = world.frames[MOVER]
    if world.owner[home] != seat or world.city[home]:
        return OWN
    return STACKING if world.tokens[home] >= ceiling(world, seat) else None


def _choose(world: World, place: int) -> None:
    world.frames[SOURCE] = place
    world.frames[TARGET] = -1
    replace_top(world, CONVERT_TO, world.frames[MOVER])


CONVERT: Final = LAW.step("convert", NAMED)
CONVERT.answer("convert", why_not=_why_not, apply=_choose, legal=_legal)


# -- where to


def _beside(world: World) -> tuple[int, ...]:
    return world.island.beside[world.frames[SOURCE]]


def _why_not_to(world: World, target: int) -> Clause | None:
    if target not in world.island.beside[world.frames[SOURCE]]:
        return ADJACENT
    return _why_not_home(world, target)


def _go(world: World, target: int) -> None:
    world.frames[TARGET] = target
    stacking.enter(world, target)


def _arrive(world: World) -> None:
    """Give the token back to its owner and put an own one, which has not moved yet, on the target."""
    frames = world.frames
    source, target, seat = frames[SOURCE], frames[TARGET], frames[MOVER]
    if world.log is not None:
        player, other = PLAYERS[seat], PLAYERS[world.owner[source]]
        world.log.add("event-convert", NAMED, player=player, other=other, source=HEXES[source], target=HEXES[target])
    take_token(world, source)
    put_token(world, target, seat)
    LAW.finish(world)


def _asks(view: WorldView) -> Prompt:
    return "prompt-convert_to", {"hex": HEXES[view.source]}


CONVERT_TO: Final = LAW.step(
    "convert_to", clause("turn.target"), fields=("source", "target"), resume=_arrive, asks=_asks
)
CONVERT_TO.answer("to", why_not=_why_not_to, apply=_go, candidates=_beside)

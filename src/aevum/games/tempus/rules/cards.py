"""Cartas de Idea: cards played for their effect in one's own slot, before, during or after the action."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from aevum.games.tempus.facts import (
    CARDS,
    CHILDREN,
    EDUCATION,
    EFFECT,
    FORTIFICATION,
    GOVERNMENT,
    LEADER,
    MEDICINE,
    MOVE,
    PLAYERS,
    RELIGION,
    SANITATION,
    TRANSPORT,
    WEAPONS,
    named,
)
from aevum.games.tempus.moves import PLAY_FIRST
from aevum.games.tempus.phases import BEARING, CROWD, GOVERN, LEAD, MOVING, NONE, SLOT
from aevum.games.tempus.rules import crowd, fight, government, religion, turn
from aevum.games.tempus.rules.clauses import IN_HAND, PENDING, clause
from aevum.kernel.rulebook import Clause

if TYPE_CHECKING:
    from aevum.games.tempus.state import World

_WITH_MOVE: Final = clause("cards.transport")
_WITH_BABIES: Final = clause("cards.medicine")
_NOBODY_TO_ATTACK: Final = clause("fight.no_target")


def legal(world: World) -> list[int]:
    """Cards of the mover that can be played for their effect now."""
    hand = world.hands[world.mover]
    return [PLAY_FIRST + card for card in sorted(set(hand)) if _PLAYABLE[EFFECT[card]](world)] if hand else []


def _goes_with(world: World, action: int) -> bool:
    return world.action == NONE or (world.action == action and not world.closed)


def _never(world: World) -> bool:
    return False


_PLAYABLE: Final[dict[int, Callable[[World], bool]]] = {
    EDUCATION: _never,
    FORTIFICATION: _never,
    WEAPONS: _never,
    SANITATION: _never,
    TRANSPORT: lambda world: _goes_with(world, MOVING),
    MEDICINE: lambda world: _goes_with(world, BEARING),
    LEADER: turn.in_contact,
    RELIGION: religion.is_possible,
    GOVERNMENT: government.is_possible,
}


def check(world: World, card: int) -> Clause | None:
    if world.phase not in (SLOT, CROWD):
        return PENDING[world.phase]
    if card not in world.hands[world.mover]:
        return IN_HAND
    if world.phase == CROWD:
        return crowd.check(world, card)
    effect = EFFECT[card]
    return _ELSEWHERE[effect] if effect in _ELSEWHERE else _CHECKS[effect](world)


def _check_transport(world: World) -> Clause | None:
    fits = world.action == NONE or (world.action == MOVING and world.closed == 0)
    return None if fits else _WITH_MOVE


def _check_medicine(world: World) -> Clause | None:
    fits = world.action == NONE or (world.action == BEARING and world.closed == 0)
    return None if fits else _WITH_BABIES


def _check_leader(world: World) -> Clause | None:
    for source in world.island.land:
        if world.owner[source] == world.mover and world.tokens[source]:
            for target in world.island.beside[source]:
                if fight.check_attack(world, source, target) is None:
                    return None
    return _NOBODY_TO_ATTACK


_CHECKS: Final[dict[int, Callable[[World], Clause | None]]] = {
    TRANSPORT: _check_transport,
    MEDICINE: _check_medicine,
    LEADER: _check_leader,
    RELIGION: religion.check_card,
    GOVERNMENT: government.check_card,
}
_ELSEWHERE: Final = {
    EDUCATION: clause("cards.education"),
    FORTIFICATION: clause("cards.fortification"),
    WEAPONS: clause("cards.weapons"),
    SANITATION: clause("sanitation.when"),
}
"""Cards whose effect belongs to another moment."""


def apply(world: World, card: int) -> None:
    """Everybody sees the card. It is discarded at once; Government lies out until the turn ends."""
    seat = world.mover
    world.hands[seat].remove(card)
    (world.out[seat] if EFFECT[card] == GOVERNMENT else world.discards).append(card)
    world.cards_played += 1
    world.revealed += 1
    if world.log is not None:
        world.log.tell("event-play", player=PLAYERS[seat], card=named("card", CARDS[card]))
    _EFFECTS[EFFECT[card]](world, card)


def _transport(world: World, card: int) -> None:
    """One token more in this Move; played first, it begins the Move."""
    if world.action == NONE:
        turn.begin_action(world, MOVING, MOVE[world.era[world.mover]])
    world.allowance += 1


def _medicine(world: World, card: int) -> None:
    """One birth more; played first, it begins to Have Babies."""
    if world.action == NONE:
        turn.begin_action(world, BEARING, CHILDREN[world.era[world.mover]])
    world.allowance += 1


def _leader(world: World, card: int) -> None:
    """An attack before or after the action: one that is under way goes no further."""
    if world.action != NONE and not world.options.leader_any_time:
        world.closed = 1
    world.phase = LEAD


def _government(world: World, card: int) -> None:
    world.phase = GOVERN


_EFFECTS: Final[dict[int, Callable[[World, int], None]]] = {
    TRANSPORT: _transport,
    MEDICINE: _medicine,
    LEADER: _leader,
    SANITATION: crowd.apply,
    RELIGION: religion.apply_card,
    GOVERNMENT: _government,
}

"""The whole law: which chapter judges and carries out each kind of move."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from aevum.games.tempus.moves import ARGUMENT, BABIES_NOBODY, END, IDEA, MOVE_NOBODY, VERB
from aevum.games.tempus.phases import (
    ADVANCE,
    ASSAULT,
    BONUS,
    CONVERT,
    CONVERTING,
    CROWD,
    DECLARE,
    DEFENCE,
    DISCARD,
    FIGHTING,
    GOVERN,
    LEAD,
    MOVING,
    NONE,
    PROGRESS,
    SETTLE,
    SLOT,
    TARGET,
    TILE,
    TURN,
)
from aevum.games.tempus.rules import (
    babies,
    cards,
    city,
    crowd,
    fight,
    government,
    idea,
    move,
    progress,
    religion,
    setup,
    turn,
)
from aevum.games.tempus.rules.clauses import IN_HAND, PENDING, clause
from aevum.kernel.game import OVER
from aevum.kernel.rulebook import Clause

if TYPE_CHECKING:
    from aevum.games.tempus.state import World

FLIGHT: Final = clause("end.flight")

Legal = Callable[["World"], list[int]]
Check = Callable[["World", int], Clause | None]
Apply = Callable[["World", int], None]


# -- legal: by what is decided now


def legal(world: World) -> list[int]:
    """Every legal move, sorted."""
    return [] if world.actor == OVER else _LEGAL[world.phase](world)


def _legal_in_slot(world: World) -> list[int]:
    if world.action == NONE:
        return [
            *move.legal(world),
            MOVE_NOBODY,
            *babies.legal(world),
            BABIES_NOBODY,
            *fight.legal(world),
            IDEA,
            *city.legal(world),
            *cards.legal(world),
        ]
    more: list[int] = []
    if world.allowance and not world.closed:
        more = move.legal(world) if world.action == MOVING else babies.legal(world)
    return [*more, *cards.legal(world), END]


def _legal_targets(world: World) -> list[int]:
    return _TARGETS[world.purpose](world)


_TARGETS: Final[dict[int, Legal]] = {
    MOVING: move.legal_targets,
    FIGHTING: fight.legal_targets,
    CONVERTING: religion.legal_targets,
}
_LEGAL: Final[dict[int, Legal]] = {
    TILE: setup.legal_tiles,
    TURN: setup.legal_turns,
    SETTLE: setup.legal_settling,
    SLOT: _legal_in_slot,
    TARGET: _legal_targets,
    CONVERT: religion.legal,
    LEAD: fight.legal,
    GOVERN: government.legal,
    CROWD: crowd.legal,
    DECLARE: fight.legal_declarations,
    ASSAULT: fight.legal_cards,
    DEFENCE: fight.legal_cards,
    ADVANCE: fight.legal_advances,
    DISCARD: idea.legal_discards,
    BONUS: idea.legal_discards,
    PROGRESS: fight.legal_cards,
}


# -- check and apply: by the verb


def check(world: World, move: int) -> Clause | None:
    """The clause that forbids the move, or None."""
    return FLIGHT if world.actor == OVER else _CHECK[VERB[move]](world, ARGUMENT[move])


def apply(world: World, move: int) -> None:
    """Carry a legal move out, and everything that follows without a decision."""
    _APPLY[VERB[move]](world, ARGUMENT[move])


def _check_target(world: World, target: int) -> Clause | None:
    if world.phase != TARGET:
        return PENDING[world.phase]
    if world.purpose == FIGHTING:
        return fight.check_attack(world, world.source, target)
    if world.purpose == MOVING:
        return move.check_target(world, target)
    return religion.check_target(world, target)


def _apply_target(world: World, target: int) -> None:
    {MOVING: move, FIGHTING: fight, CONVERTING: religion}[world.purpose].apply_target(world, target)


def _check_card(world: World, card: int) -> Clause | None:
    if world.phase not in (ASSAULT, DEFENCE, PROGRESS):
        return PENDING[world.phase]
    return None if card in world.hands[world.actor] else IN_HAND


def _check_done(world: World, _: int) -> Clause | None:
    return None if world.phase in (ASSAULT, DEFENCE, PROGRESS) else PENDING[world.phase]


def _apply_done(world: World, _: int) -> None:
    if world.phase == PROGRESS:
        progress.apply_done(world)
    else:
        fight.apply_done(world)


_CHECK: Final[dict[str, Check]] = {
    "tile": setup.check_tile,
    "turn": setup.check_turn,
    "settle": setup.check_settling,
    "move": move.check,
    "move_nobody": move.check_nobody,
    "babies": babies.check,
    "babies_nobody": babies.check_nobody,
    "fight": fight.check,
    "idea": idea.check,
    "city": city.check,
    "to": _check_target,
    "play": cards.check,
    "convert": religion.check,
    "now": government.check_now,
    "later": government.check_later,
    "declare": fight.check_declaration,
    "lay": _check_card,
    "done": _check_done,
    "advance": fight.check_advance,
    "discard": idea.check_discard,
    "end": turn.check_end,
}
_APPLY: Final[dict[str, Apply]] = {
    "tile": setup.apply_tile,
    "turn": setup.apply_turn,
    "settle": setup.apply_settling,
    "move": move.apply,
    "move_nobody": move.apply_nobody,
    "babies": babies.apply,
    "babies_nobody": babies.apply_nobody,
    "fight": fight.apply,
    "idea": idea.apply,
    "city": city.apply,
    "to": _apply_target,
    "play": cards.apply,
    "convert": religion.apply,
    "now": government.apply_now,
    "later": government.apply_later,
    "declare": fight.apply_declaration,
    "lay": fight.apply_card,
    "done": _apply_done,
    "advance": fight.apply_advance,
    "discard": idea.apply_discard,
    "end": turn.apply_end,
}

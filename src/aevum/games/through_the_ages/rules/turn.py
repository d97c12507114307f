"""Rulebook chapter El turno: the stages of a turn in order, and the actions a civilization has in it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from aevum.games.through_the_ages.constants import FIRST_LEADER, NONE, PLAYERS
from aevum.games.through_the_ages.options import BASIC, FULL
from aevum.games.through_the_ages.rule_values import FIRST_ROUND as FIRST_ROUND_ACTIONS
from aevum.games.through_the_ages.rule_values import LEADER_RESOURCES
from aevum.games.through_the_ages.rules.clauses import CIVIL_ACTION, FIRST_ROUND, MILITARY_ACTION, clause
from aevum.games.through_the_ages.rules.law import LAW
from aevum.games.through_the_ages.rules.stores import forget_change
from aevum.games.through_the_ages.state_fields import (
    CIV_WIDTH,
    LEADER,
    LEADERS_SHARE,
    MILITARY_RESOURCES,
    OUT,
    REBELLION,
    RED,
    RED_EXTRA,
    RED_USED,
    SHIPPED,
    SWAPPED,
    WHITE,
    WHITE_LOST,
    WHITE_USED,
)
from aevum.kernel.game import FRAME
from aevum.kernel.rulebook import Clause
from aevum.kernel.steps import Prompt, push

if TYPE_CHECKING:
    from aevum.games.through_the_ages.state import Table
    from aevum.games.through_the_ages.view import TableView

ORDER: Final = clause("turn.order")
ROUND: Final = clause("turn.rounds")

# The frame of the turn lies at the bottom of the stack, so it can be read whatever lies above it.
ACTIVE: Final = 1
STAGE: Final = 2
"""Place in the frame: the next stage of the turn to begin."""
ASKED: Final = 3
"""Place in the frame: number of decisions in which the seat could resign (about its war, and its political action)."""
ACTED: Final = 4
"""Place in the frame: 1 once the seat has done anything after those decisions."""
KEEPS: Final = 5
"""Place in the frame: 1 if the seat keeps all its military cards this turn."""
CIVIL_USED: Final = 6
"""Place in the frame: civil actions used in this turn and not given back.

A used token may be gone, but its action stays used.
"""
OVERPAYS: Final = 7
"""Place in the frame: number of times the seat chose to leave more change for food in the bank in this production."""

EVENT_STAGE: Final = 0
ROW_STAGE: Final = 1
WAR_STAGE: Final = 2
POLITICS_STAGE: Final = 3
DISCARD_STAGE: Final = 4
ACTION_STAGE: Final = 5

_stages: dict[int, Callable[[Table], None]] = {}


def at_stage(stage: int) -> Callable[[Callable[[Table], None]], Callable[[Table], None]]:
    """Register the function of a chapter that runs when the turn comes to a stage."""

    def enter(begin: Callable[[Table], None]) -> Callable[[Table], None]:
        _stages[stage] = begin
        return begin

    return enter


def players(table: Table) -> int:
    """Return the number of civilizations still in the game."""
    civ = table.civ
    return sum(not civ[seat * CIV_WIDTH + OUT] for seat in range(len(table.hands)))


def is_basic(table: Table) -> bool:
    """Whether this is the basic game."""
    return table.options.game == BASIC


def in_last_round(table: Table) -> bool:
    """Whether this is the last round of the full game, in which no units are sacrificed and no wars declared."""
    return table.options.game == FULL and table.round == table.last_round


# -- the course of a turn


def begin(table: Table, seat: int, *, event: bool = True) -> None:
    """Begin the turn of a seat with all its tokens; without `event` the basic game turns up no event before it."""
    civ, base = table.civ, seat * CIV_WIDTH
    civ[base + WHITE_USED] = civ[base + RED_USED] = civ[base + RED_EXTRA] = 0
    civ[base + WHITE_LOST] = min(civ[base + WHITE], civ[base + REBELLION])
    civ[base + REBELLION] = civ[base + SHIPPED] = civ[base + SWAPPED] = 0
    leader = civ[base + LEADER]
    given = 0 if leader == NONE else LEADER_RESOURCES[leader - FIRST_LEADER]
    civ[base + MILITARY_RESOURCES] = civ[base + LEADERS_SHARE] = given
    if table.round == 1:
        place = (seat - table.first) % len(table.hands)
        civ[base + WHITE_LOST] = civ[base + WHITE] - FIRST_ROUND_ACTIONS[place]
        civ[base + RED_USED] = civ[base + RED]
    table.fresh.clear()
    for other in range(len(table.hands)):
        forget_change(table, other)
    if table.log is not None:
        table.log.add("event-turn", ROUND, player=PLAYERS[seat], round=table.round)
    push(table, TURN, seat, ROW_STAGE if table.round > 1 else ACTION_STAGE)
    if event and is_basic(table) and table.round > 1:
        table.frames[STAGE] = EVENT_STAGE
    go_on(table)


def go_on(table: Table) -> None:
    """Run the stages of the turn one after another until a seat has to decide."""
    frames = table.frames
    while len(frames) == FRAME and frames[STAGE] != ACTION_STAGE:
        stage = frames[STAGE]
        frames[STAGE] = stage + 1
        begin_stage = _stages.get(stage)
        if begin_stage is not None:
            begin_stage(table)


def following(table: Table, seat: int) -> int:
    """Return the next seat in the game."""
    seats = len(table.hands)
    seat = (seat + 1) % seats
    while table.civ[seat * CIV_WIDTH + OUT]:
        seat = (seat + 1) % seats
    return seat


# -- actions


def civil_left(table: Table, seat: int) -> int:
    """Return the civil actions that can still be used this turn."""
    civ, base = table.civ, seat * CIV_WIDTH
    return max(0, civ[base + WHITE] - civ[base + WHITE_USED] - civ[base + WHITE_LOST])


def military_left(table: Table, seat: int) -> int:
    """Return the military actions that can still be used this turn."""
    civ, base = table.civ, seat * CIV_WIDTH
    return max(0, civ[base + RED] + civ[base + RED_EXTRA] - civ[base + RED_USED])


def spend_civil(table: Table, seat: int, actions: int = 1) -> None:
    """Use civil actions."""
    table.civ[seat * CIV_WIDTH + WHITE_USED] += actions
    table.frames[CIVIL_USED] += actions
    table.frames[ACTED] = 1


def civil_used(table: Table, seat: int) -> bool:
    """Whether a civil action of this turn has been used, even if its token is gone."""
    return bool(table.civ[seat * CIV_WIDTH + WHITE_USED] or table.frames[CIVIL_USED])


def give_civil_back(table: Table, seat: int, actions: int) -> None:
    """Restore civil actions that were used in this turn."""
    used = seat * CIV_WIDTH + WHITE_USED
    table.civ[used] = max(0, table.civ[used] - actions)
    table.frames[CIVIL_USED] = max(0, table.frames[CIVIL_USED] - actions)


def spend_military(table: Table, seat: int, actions: int = 1) -> None:
    """Use military actions; those that Patriotism gave are counted with them."""
    table.civ[seat * CIV_WIDTH + RED_USED] += actions
    table.frames[ACTED] = 1


Law = Callable[["Table", int], Clause | None]
Deed = Callable[["Table", int], None]


def civil_action(verb: str, why_not: Law, apply: Deed) -> None:
    """Register a verb that costs one civil action, from the second round on."""

    def law(table: Table, argument: int) -> Clause | None:
        if table.round == 1:
            return FIRST_ROUND
        return why_not(table, argument) if civil_left(table, table.frames[ACTIVE]) else CIVIL_ACTION

    def deed(table: Table, argument: int) -> None:
        spend_civil(table, table.frames[ACTIVE])
        apply(table, argument)

    TURN.answer(verb, why_not=law, apply=deed)


def military_action(verb: str, why_not: Law, apply: Deed) -> None:
    """Register a verb that costs one military action, from the second round on."""

    def law(table: Table, argument: int) -> Clause | None:
        if table.round == 1:
            return FIRST_ROUND
        return why_not(table, argument) if military_left(table, table.frames[ACTIVE]) else MILITARY_ACTION

    def deed(table: Table, argument: int) -> None:
        spend_military(table, table.frames[ACTIVE])
        apply(table, argument)

    TURN.answer(verb, why_not=law, apply=deed)


def free_action(verb: str, why_not: Law, apply: Deed) -> None:
    """Register a verb of the turn that costs no action by itself, from the second round on."""

    def law(table: Table, argument: int) -> Clause | None:
        return FIRST_ROUND if table.round == 1 else why_not(table, argument)

    def deed(table: Table, argument: int) -> None:
        table.frames[ACTED] = 1
        apply(table, argument)

    TURN.answer(verb, why_not=law, apply=deed)


def _asks(view: TableView) -> Prompt:
    own = view.civilizations[view.actor]
    if view.round == 1:
        return "prompt-first-round", {"civil": own.civil_left}
    return "prompt-turn", {"civil": own.civil_left, "military": own.military_left}


TURN: Final = LAW.step(
    "turn",
    ORDER,
    fields=("stage", "asked", "acted", "keeps", "civil_used", "overpays"),
    resume=go_on,
    asks=_asks,
    passed_by=("end",),
)

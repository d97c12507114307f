"""Rulebook chapter Construir las fases de una maravilla: building stages of a wonder, and finishing it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from aevum.games.through_the_ages.constants import (
    AGE,
    BIT,
    FIRST_SPECIAL,
    FIRST_WONDER,
    KIND,
    NONE,
    PLAYERS,
    SPECIALS,
    STAGES,
    TECHNOLOGIES,
    WORKS,
    named,
)
from aevum.games.through_the_ages.rule_values import (
    SCORE_PER_LEVEL,
    SCORE_PER_WORKER,
    SCORE_TECHNOLOGY_LEVEL,
    STAGES_AT_ONCE,
)
from aevum.games.through_the_ages.rules.clauses import CARD, RESOURCES, clause
from aevum.games.through_the_ages.rules.ratings import bits, pacts_of, rate, refresh
from aevum.games.through_the_ages.rules.stores import MINES, has_room, make_room, pay, resources
from aevum.games.through_the_ages.rules.turn import ACTIVE, civil_action
from aevum.games.through_the_ages.state_fields import (
    BANK,
    CIV_WIDTH,
    CULTURE,
    FINISHED,
    STAGES_DONE,
    TECHNOLOGY,
    WONDER,
)
from aevum.kernel.rulebook import Clause

if TYPE_CHECKING:
    from aevum.games.through_the_ages.state import Table

STAGE: Final = clause("stages.stage")
NO_WONDER: Final = clause("stages.none")
AT_ONCE: Final = clause("stages.at_once")
TOKENS: Final = clause("stages.tokens")
PAYING: Final = clause("stores.paying")
FINISHED_WONDER: Final = clause("stages.finished")
_BUILDERS: Final = tuple(FIRST_SPECIAL + special for special in range(len(SPECIALS)) if STAGES_AT_ONCE[special] > 1)


def stages_at_once(table: Table, seat: int) -> int:
    """Return the number of stages that one civil action can complete."""
    known = table.civ[seat * CIV_WIDTH + TECHNOLOGY]
    return max((STAGES_AT_ONCE[card - FIRST_SPECIAL] for card in _BUILDERS if known & BIT[card]), default=1)


def stage_cost(table: Table, seat: int, count: int) -> int:
    """Return the resources for the next stages, in one sum."""
    civ, base = table.civ, seat * CIV_WIDTH
    done = civ[base + STAGES_DONE]
    return sum(STAGES[civ[base + WONDER] - FIRST_WONDER][done : done + count])


def why_not_stages(table: Table, seat: int, count: int, discount: int = 0) -> Clause | None:
    """Return the clause that forbids completing this number of stages now; None if it is allowed."""
    civ, base = table.civ, seat * CIV_WIDTH
    if civ[base + WONDER] == NONE:
        return NO_WONDER
    if civ[base + STAGES_DONE] + count > len(STAGES[civ[base + WONDER] - FIRST_WONDER]):
        return STAGE
    cost = max(0, stage_cost(table, seat, count) - discount)
    if resources(table, seat) < cost:
        return RESOURCES
    return None if has_room(table, seat, cost, count) else TOKENS


def complete(table: Table, seat: int, count: int, discount: int = 0) -> None:
    """Pay for stages and cover them; the last one finishes the wonder."""
    civ, base = table.civ, seat * CIV_WIDTH
    wonder = civ[base + WONDER]
    pay(table, seat, MINES, max(0, stage_cost(table, seat, count) - discount))
    left = make_room(table, seat, count)
    if table.log is not None and left:
        table.log.add("event-change-left", PAYING, player=PLAYERS[seat], count=left)
    civ[base + BANK] -= count
    civ[base + STAGES_DONE] += count
    if table.log is not None:
        table.log.add("event-stage", STAGE, player=PLAYERS[seat], card=named(wonder), count=count)
    if civ[base + STAGES_DONE] == len(STAGES[wonder - FIRST_WONDER]):
        _finish(table, seat, wonder)


def _finish(table: Table, seat: int, wonder: int) -> None:
    """Finish a wonder: its tokens return to the bank, and its effect begins at once."""
    civ, base = table.civ, seat * CIV_WIDTH
    civ[base + BANK] += civ[base + STAGES_DONE]
    civ[base + STAGES_DONE] = 0
    civ[base + WONDER] = NONE
    civ[base + FINISHED] |= BIT[wonder - FIRST_WONDER]
    refresh(table, seat)
    for _, partner, _ in pacts_of(table, seat):
        rate(table, partner)
    if table.log is not None:
        table.log.add("event-wonder", FINISHED_WONDER, player=PLAYERS[seat], card=named(wonder))
    points = finishing_points(table, seat, wonder)
    if points:
        civ[base + CULTURE] += points
        if table.log is not None:
            table.log.add("event-culture", CARD[wonder], player=PLAYERS[seat], points=points)


def finishing_points(table: Table, seat: int, card: int) -> int:
    """Return the culture that a wonder scores when it is finished."""
    civ, base, wonder = table.civ, seat * CIV_WIDTH, card - FIRST_WONDER
    points = 0
    for work in range(len(WORKS)):
        each = SCORE_PER_LEVEL[wonder][KIND[work]] * AGE[work] + SCORE_PER_WORKER[wonder][KIND[work]]
        points += each * civ[base + work]
    return points + SCORE_TECHNOLOGY_LEVEL[wonder] * technology_levels(table, seat)


def technology_levels(table: Table, seat: int) -> int:
    """Return the sum of the levels of all technologies in play."""
    known = table.civ[seat * CIV_WIDTH + TECHNOLOGY] & (1 << TECHNOLOGIES) - 1
    return sum(AGE[technology] for technology in bits(known))


def discard_wonder(table: Table, seat: int) -> None:
    """Remove the wonder under construction from the game; its tokens return to the bank."""
    civ, base = table.civ, seat * CIV_WIDTH
    if civ[base + WONDER] != NONE:
        table.box += (civ[base + WONDER],)
        civ[base + BANK] += civ[base + STAGES_DONE]
        civ[base + STAGES_DONE] = 0
        civ[base + WONDER] = NONE


def _why_not_stage(table: Table, argument: int) -> Clause | None:
    seat = table.frames[ACTIVE]
    if argument + 1 > stages_at_once(table, seat):
        return AT_ONCE
    return why_not_stages(table, seat, argument + 1)


def _stage(table: Table, argument: int) -> None:
    complete(table, table.frames[ACTIVE], argument + 1)


civil_action("stage", _why_not_stage, _stage)

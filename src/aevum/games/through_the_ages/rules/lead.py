"""Rulebook chapter Poner en juego un líder: playing a leader, and removing one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from aevum.games.through_the_ages.constants import FIRST_LEADER, NONE, PLAYERS, named
from aevum.games.through_the_ages.rule_values import LEADER_RESOURCES
from aevum.games.through_the_ages.rules.clauses import IN_HAND, clause
from aevum.games.through_the_ages.rules.ratings import refresh
from aevum.games.through_the_ages.rules.turn import ACTIVE, civil_action
from aevum.games.through_the_ages.state_fields import CIV_WIDTH, LEADER, LEADERS_SHARE, MILITARY_RESOURCES
from aevum.kernel.rulebook import Clause

if TYPE_CHECKING:
    from aevum.games.through_the_ages.state import Table

LEADING: Final = clause("lead.one")


def remove_leader(table: Table, seat: int) -> None:
    """Remove the leader from the game, with all it gave."""
    civ, base = table.civ, seat * CIV_WIDTH
    leader = civ[base + LEADER]
    if leader != NONE:
        table.box += (leader,)
        civ[base + LEADER] = NONE
        _take_share_back(table, seat)
        refresh(table, seat)


def _take_share_back(table: Table, seat: int) -> None:
    """Take back what the leader gave for units this turn, as far as it is not spent."""
    civ, base = table.civ, seat * CIV_WIDTH
    civ[base + MILITARY_RESOURCES] -= civ[base + LEADERS_SHARE]
    civ[base + LEADERS_SHARE] = 0


def _why_not_lead(table: Table, argument: int) -> Clause | None:
    return None if FIRST_LEADER + argument in table.civil_hands[table.frames[ACTIVE]] else IN_HAND


def _lead(table: Table, argument: int) -> None:
    """Put a leader into play; the older leader leaves first."""
    seat, card = table.frames[ACTIVE], FIRST_LEADER + argument
    civ, base = table.civ, seat * CIV_WIDTH
    table.civil_hands[seat].remove(card)
    before = civ[base + LEADER]
    if before != NONE:
        table.box += (before,)
        _take_share_back(table, seat)
    civ[base + LEADER] = card
    civ[base + MILITARY_RESOURCES] += LEADER_RESOURCES[argument]
    civ[base + LEADERS_SHARE] = LEADER_RESOURCES[argument]
    refresh(table, seat)
    if table.log is not None:
        table.log.add("event-lead", LEADING, player=PLAYERS[seat], card=named(card))


civil_action("lead", _why_not_lead, _lead)

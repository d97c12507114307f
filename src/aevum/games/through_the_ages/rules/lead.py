"""Poner en juego un líder."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from aevum.games.through_the_ages.civilization import LEADER, LEADERS_SHARE, MILITARY_RESOURCES, WIDTH
from aevum.games.through_the_ages.facts import FIRST_LEADER, NONE, PLAYERS, named
from aevum.games.through_the_ages.figures import LEADER_RESOURCES
from aevum.games.through_the_ages.rules.clauses import IN_HAND, clause
from aevum.games.through_the_ages.rules.ratings import refresh
from aevum.games.through_the_ages.rules.turn import ACTIVE, civil_action
from aevum.kernel.rulebook import Clause

if TYPE_CHECKING:
    from aevum.games.through_the_ages.state import Table

LEADING: Final = clause("lead.one")


def remove_leader(table: Table, seat: int) -> None:
    """The leader leaves the game, and all it gave."""
    civ, base = table.civ, seat * WIDTH
    leader = civ[base + LEADER]
    if leader != NONE:
        table.box += (leader,)
        civ[base + LEADER] = NONE
        _take_share_back(table, seat)
        refresh(table, seat)


def _take_share_back(table: Table, seat: int) -> None:
    """With a leader goes what it gave for units this turn, as far as it is not spent."""
    civ, base = table.civ, seat * WIDTH
    civ[base + MILITARY_RESOURCES] -= civ[base + LEADERS_SHARE]
    civ[base + LEADERS_SHARE] = 0


def _why_not_lead(table: Table, argument: int) -> Clause | None:
    return None if FIRST_LEADER + argument in table.civil_hands[table.frames[ACTIVE]] else IN_HAND


def _lead(table: Table, argument: int) -> None:
    """The older leader goes first."""
    seat, card = table.frames[ACTIVE], FIRST_LEADER + argument
    civ, base = table.civ, seat * WIDTH
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
        table.log.tell("event-lead", LEADING, player=PLAYERS[seat], card=named(card))


civil_action("lead", _why_not_lead, _lead)

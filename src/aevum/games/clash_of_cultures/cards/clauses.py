"""Clauses of action cards and events by the id of the card."""

from __future__ import annotations

from aevum.games.clash_of_cultures.constants import ACTIONS, EVENTS
from aevum.games.clash_of_cultures.rules.clauses import ACTION, EVENT
from aevum.kernel.rulebook import Clause


def action_clause(id: str) -> Clause:
    """Return the clause of the civil half of an action card."""
    return ACTION[ACTIONS.number(id)]


def event_clause(id: str) -> Clause:
    """Return the clause of an event."""
    return EVENT[EVENTS.number(id)]

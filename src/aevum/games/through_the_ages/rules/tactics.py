"""Rulebook chapter Tácticas: one in play, for a military action; `ratings` counts the armies it forms."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from aevum.games.through_the_ages.constants import FIRST_TACTIC, NONE, PLAYERS, named
from aevum.games.through_the_ages.rules.clauses import IN_HAND, clause
from aevum.games.through_the_ages.rules.ratings import rate
from aevum.games.through_the_ages.rules.turn import ACTIVE, military_action
from aevum.games.through_the_ages.state_fields import CIV_WIDTH, TACTIC
from aevum.kernel.rulebook import Clause

if TYPE_CHECKING:
    from aevum.games.through_the_ages.state import Table

PLAYING: Final = clause("tactics.one")


def _why_not_tactic(table: Table, argument: int) -> Clause | None:
    return None if FIRST_TACTIC + argument in table.hands[table.frames[ACTIVE]] else IN_HAND


def _tactic(table: Table, argument: int) -> None:
    """Play a tactic; the one in play is discarded."""
    seat, card = table.frames[ACTIVE], FIRST_TACTIC + argument
    civ, base = table.civ, seat * CIV_WIDTH
    table.hands[seat].remove(card)
    table.revealed += 1
    if civ[base + TACTIC] != NONE:
        table.used.append(civ[base + TACTIC])
        table.used_seen.append((1 << len(table.hands)) - 1)
    civ[base + TACTIC] = card
    rate(table, seat)
    if table.log is not None:
        table.log.add("event-tactic", PLAYING, player=PLAYERS[seat], card=named(card))


military_action("tactic", _why_not_tactic, _tactic)

"""Rulebook chapter Jugar un gobierno: by revolution, or by a peaceful change."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from aevum.games.through_the_ages.constants import BIT, DESPOTISM, FIRST_GOVERNMENT, NONE, PLAYERS, named
from aevum.games.through_the_ages.moves import NEW_GOVERNMENTS
from aevum.games.through_the_ages.rule_values import PEACEFUL, REVOLTS_BY_MILITARY, REVOLUTION
from aevum.games.through_the_ages.rules.build import leader_of
from aevum.games.through_the_ages.rules.clauses import CIVIL_ACTION, FIRST_ROUND, IN_HAND, MILITARY_ACTION, clause
from aevum.games.through_the_ages.rules.ratings import rate, tokens_owned
from aevum.games.through_the_ages.rules.technology import (
    cooperation,
    pay_science,
    technology_played,
    why_not_science,
)
from aevum.games.through_the_ages.rules.turn import (
    ACTED,
    ACTIVE,
    TURN,
    civil_action,
    civil_left,
    civil_used,
    military_left,
)
from aevum.games.through_the_ages.state_fields import (
    CIV_WIDTH,
    GOVERNMENT,
    RED,
    RED_EXTRA,
    RED_USED,
    TECHNOLOGY,
    WHITE,
    WHITE_LOST,
    WHITE_USED,
)
from aevum.kernel.rulebook import Clause

if TYPE_CHECKING:
    from aevum.games.through_the_ages.state import Table

PEACEFULLY: Final = clause("government.peaceful")
REVOLUTIONARY: Final = clause("government.revolution")
ONLY_ACTION: Final = clause("government.only_action")
ROBESPIERRE: Final = clause("government.military")


def government_cost(table: Table, seat: int, card: int, *, revolution: bool) -> int:
    """Return the science points for a new government."""
    costs = REVOLUTION if revolution else PEACEFUL
    return max(0, costs[card - FIRST_GOVERNMENT] - cooperation(table, seat)[0])


def _why_not(table: Table, seat: int, card: int, *, revolution: bool) -> Clause | None:
    if card not in table.civil_hands[seat]:
        return IN_HAND
    return why_not_science(table, seat, government_cost(table, seat, card, revolution=revolution))


def why_not_govern(table: Table, seat: int, card: int) -> Clause | None:
    """Return the clause that forbids a peaceful change, the action aside; None if it is allowed."""
    return _why_not(table, seat, card, revolution=False)


def why_not_revolt(table: Table, seat: int, card: int) -> Clause | None:
    """Return the clause that forbids a revolution; None if it is allowed.

    All civil actions must be unused; under Robespierre all military ones.
    """
    civ, base = table.civ, seat * CIV_WIDTH
    if by_military(table, seat):
        if civ[base + RED_USED]:
            return ROBESPIERRE
        if not military_left(table, seat):
            return MILITARY_ACTION
    elif civil_used(table, seat):
        return ONLY_ACTION
    elif not civil_left(table, seat):
        return CIVIL_ACTION
    return _why_not(table, seat, card, revolution=True)


def by_military(table: Table, seat: int) -> bool:
    """Whether the leader lets revolutions be paid with military actions."""
    leader = leader_of(table, seat)
    return leader != NONE and REVOLTS_BY_MILITARY[leader]


def _install(table: Table, seat: int, card: int, cost: int) -> None:
    """Replace the government; tokens follow from all cards that grant them, and used ones stay used."""
    civ, base = table.civ, seat * CIV_WIDTH
    pay_science(table, seat, cost)
    table.civil_hands[seat].remove(card)
    old = civ[base + GOVERNMENT]
    if old != DESPOTISM:
        table.box += (old,)
    civ[base + TECHNOLOGY] ^= BIT[old] | BIT[card]
    civ[base + GOVERNMENT] = card
    civ[base + WHITE], civ[base + RED] = tokens_owned(table, seat)
    rate(table, seat)


def govern(table: Table, seat: int, card: int) -> None:
    """Change the government peacefully; the action it costs is already counted."""
    civ, base = table.civ, seat * CIV_WIDTH
    _install(table, seat, card, government_cost(table, seat, card, revolution=False))
    civ[base + WHITE_USED] = min(civ[base + WHITE_USED], civ[base + WHITE])
    civ[base + RED_USED] = min(civ[base + RED_USED], civ[base + RED] + civ[base + RED_EXTRA])
    if table.log is not None:
        table.log.add("event-govern", PEACEFULLY, player=PLAYERS[seat], card=named(card))
    technology_played(table, seat)


def revolt(table: Table, seat: int, card: int) -> None:
    """Change the government by revolution: all actions of one colour are used, those of the other stay as they were."""
    civ, base = table.civ, seat * CIV_WIDTH
    military, civil = by_military(table, seat), civil_left(table, seat)
    _install(table, seat, card, government_cost(table, seat, card, revolution=True))
    if military:
        civ[base + RED_USED] = civ[base + RED] + civ[base + RED_EXTRA]
        civ[base + WHITE_USED] = max(0, civ[base + WHITE] - civ[base + WHITE_LOST] - civil)
    else:
        civ[base + WHITE_USED] = civ[base + WHITE]
        civ[base + WHITE_LOST] = 0
        civ[base + RED_USED] = min(civ[base + RED_USED], civ[base + RED] + civ[base + RED_EXTRA])
    table.frames[ACTED] = 1
    if table.log is not None:
        table.log.add("event-revolt", REVOLUTIONARY, player=PLAYERS[seat], card=named(card))
    technology_played(table, seat)


def _why_not_govern(table: Table, argument: int) -> Clause | None:
    return why_not_govern(table, table.frames[ACTIVE], NEW_GOVERNMENTS[argument])


def _govern(table: Table, argument: int) -> None:
    govern(table, table.frames[ACTIVE], NEW_GOVERNMENTS[argument])


civil_action("govern", _why_not_govern, _govern)


def _why_not_revolt(table: Table, argument: int) -> Clause | None:
    if table.round == 1:
        return FIRST_ROUND
    return why_not_revolt(table, table.frames[ACTIVE], NEW_GOVERNMENTS[argument])


def _revolt(table: Table, argument: int) -> None:
    revolt(table, table.frames[ACTIVE], NEW_GOVERNMENTS[argument])


TURN.answer("revolt", why_not=_why_not_revolt, apply=_revolt)

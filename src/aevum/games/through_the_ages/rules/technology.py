"""Rulebook chapter Jugar una tecnología: paid with science points; a special one replaces the older of its line."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from aevum.games.through_the_ages.constants import AGE, BIT, DEVELOPED, FIRST_SPECIAL, KIND, LINE, NONE, PLAYERS, named
from aevum.games.through_the_ages.rule_values import (
    ACTION_TECHNOLOGY,
    CARD_BLUE,
    CULTURE_TECHNOLOGY,
    PACT_PARTNER_PAYS,
    PACT_SCIENCE,
    RESOURCE_TECHNOLOGY,
    SCIENCE_COST,
    SCIENCE_DISCOUNT,
    SCIENCE_LIMIT,
)
from aevum.games.through_the_ages.rules.build import knows, leader_of
from aevum.games.through_the_ages.rules.clauses import IN_HAND, clause
from aevum.games.through_the_ages.rules.ratings import pacts_of, refresh
from aevum.games.through_the_ages.rules.stores import MINES, gain, gain_tokens
from aevum.games.through_the_ages.rules.turn import ACTIVE, civil_action, give_civil_back
from aevum.games.through_the_ages.state_fields import CIV_WIDTH, CULTURE, SCIENCE, TECHNOLOGY
from aevum.kernel.rulebook import Clause

if TYPE_CHECKING:
    from aevum.games.through_the_ages.state import Table

DEVELOPING: Final = clause("technology.play")
SCIENCE_POINTS: Final = clause("technology.cost")
NEWER: Final = clause("technology.replace")
COOPERATION: Final = clause("technology.cooperation")


def gain_science(table: Table, seat: int, points: int) -> None:
    """Add science points, within the track: at most its last place, never below 0."""
    civ, place = table.civ, seat * CIV_WIDTH + SCIENCE
    civ[place] = min(SCIENCE_LIMIT, max(0, civ[place] + points))


def cooperation(table: Table, seat: int) -> tuple[int, int]:
    """Return what a pact takes off every technology, and the partner who pays a part of it; NONE if no pact does."""
    for pact, partner, _ in pacts_of(table, seat):
        if PACT_SCIENCE[pact]:
            return PACT_SCIENCE[pact], partner
    return 0, NONE


def science_cost(table: Table, seat: int, card: int) -> int:
    """Return the science points for a technology that is no government."""
    leader = leader_of(table, seat)
    discount = SCIENCE_DISCOUNT[leader][KIND[card]] if leader != NONE and card < FIRST_SPECIAL else 0
    return max(0, SCIENCE_COST[card] - discount - cooperation(table, seat)[0])


def why_not_science(table: Table, seat: int, cost: int) -> Clause | None:
    """Return the clause that forbids paying for a technology: too few points, or a pact of science; None if allowed."""
    civ = table.civ
    _, partner = cooperation(table, seat)
    if partner != NONE and not (civ[seat * CIV_WIDTH + SCIENCE] and civ[partner * CIV_WIDTH + SCIENCE]):
        return COOPERATION
    return None if civ[seat * CIV_WIDTH + SCIENCE] >= cost else SCIENCE_POINTS


def pay_science(table: Table, seat: int, cost: int) -> None:
    """Pay science points; a partner by pact pays its part."""
    table.civ[seat * CIV_WIDTH + SCIENCE] -= cost
    for pact, partner, _ in pacts_of(table, seat):
        if PACT_PARTNER_PAYS[pact]:
            gain_science(table, partner, -PACT_PARTNER_PAYS[pact])


def technology_played(table: Table, seat: int) -> None:
    """Give what the leader brings for each technology played."""
    leader = leader_of(table, seat)
    if leader == NONE:
        return
    civ, base = table.civ, seat * CIV_WIDTH
    gain(table, seat, MINES, RESOURCE_TECHNOLOGY[leader])
    give_civil_back(table, seat, ACTION_TECHNOLOGY[leader])
    civ[base + CULTURE] += CULTURE_TECHNOLOGY[leader]


def why_not_develop(table: Table, seat: int, card: int) -> Clause | None:
    """Return the clause that forbids playing a technology, actions aside; None if it is allowed."""
    if card not in table.civil_hands[seat]:
        return IN_HAND
    if knows(table, seat, card) or (card >= FIRST_SPECIAL and _newer_in_play(table, seat, card)):
        return NEWER
    return why_not_science(table, seat, science_cost(table, seat, card))


def _newer_in_play(table: Table, seat: int, card: int) -> bool:
    known = table.civ[seat * CIV_WIDTH + TECHNOLOGY]
    return any(known & BIT[other] and AGE[other] > AGE[card] for other in _of_line(card))


def _of_line(card: int) -> list[int]:
    line = LINE[card - FIRST_SPECIAL]
    return [FIRST_SPECIAL + special for special, other in enumerate(LINE) if other == line]


def develop(table: Table, seat: int, card: int) -> None:
    """Pay for a technology and put it into play."""
    pay_science(table, seat, science_cost(table, seat, card))
    table.civil_hands[seat].remove(card)
    if table.log is not None:
        table.log.add("event-develop", DEVELOPING, player=PLAYERS[seat], card=named(card))
    put_into_play(table, seat, card)
    technology_played(table, seat)


def put_into_play(table: Table, seat: int, card: int) -> None:
    """Put a technology into play; a special one replaces the older of its line, with the difference in blue tokens."""
    civ, base = table.civ, seat * CIV_WIDTH
    if card < FIRST_SPECIAL:
        civ[base + TECHNOLOGY] |= BIT[card]
        return
    blue = CARD_BLUE[card]
    for other in _of_line(card):
        if civ[base + TECHNOLOGY] & BIT[other]:
            civ[base + TECHNOLOGY] ^= BIT[other]
            table.box += (other,)
            blue -= CARD_BLUE[other]
    civ[base + TECHNOLOGY] |= BIT[card]
    gain_tokens(table, seat, blue)
    refresh(table, seat)


def lose_special(table: Table, seat: int, card: int) -> None:
    """Remove a special technology from a civilization, with all it gave."""
    table.civ[seat * CIV_WIDTH + TECHNOLOGY] ^= BIT[card]
    gain_tokens(table, seat, -CARD_BLUE[card])
    refresh(table, seat)


def seize_special(table: Table, seat: int, card: int) -> None:
    """Take a stolen special technology: it replaces an older one of its line, or goes to the box beside a newer."""
    if _newer_in_play(table, seat, card):
        table.box += (card,)
    else:
        put_into_play(table, seat, card)


def may_seize(table: Table, seat: int, card: int) -> bool:
    """Whether a seat does not own a special technology already."""
    return not knows(table, seat, card)


def _why_not_develop(table: Table, argument: int) -> Clause | None:
    return why_not_develop(table, table.frames[ACTIVE], DEVELOPED[argument])


def _develop(table: Table, argument: int) -> None:
    develop(table, table.frames[ACTIVE], DEVELOPED[argument])


civil_action("develop", _why_not_develop, _develop)

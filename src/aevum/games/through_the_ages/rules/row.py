"""Rulebook chapter La fila de cartas: clearing, laying and taking cards of the row."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from aevum.games.through_the_ages.constants import (
    AGE,
    BIT,
    CLEARED,
    FIRST_ACTION,
    FIRST_LEADER,
    FIRST_WONDER,
    NONE,
    PLACES,
    PLAYERS,
    ROW_PRICES,
    TECHNOLOGIES,
    named,
)
from aevum.games.through_the_ages.rule_values import HAND_LIMITS, SCIENCE_TAKING, WONDER_DISCOUNT
from aevum.games.through_the_ages.rules.ages import end_age, is_ending
from aevum.games.through_the_ages.rules.build import leader_of
from aevum.games.through_the_ages.rules.clauses import CIVIL_ACTION, clause
from aevum.games.through_the_ages.rules.ratings import bits
from aevum.games.through_the_ages.rules.technology import gain_science
from aevum.games.through_the_ages.rules.turn import (
    ACTIVE,
    ROW_STAGE,
    TURN,
    at_stage,
    civil_left,
    players,
    spend_civil,
)
from aevum.games.through_the_ages.state_fields import CIV_WIDTH, FINISHED, LEADERS, RUINED, TECHNOLOGY, WHITE, WONDER
from aevum.kernel.rulebook import Clause

if TYPE_CHECKING:
    from aevum.games.through_the_ages.state import Table

TAKING: Final = clause("row.take")
EMPTY: Final = clause("row.empty")
ONE_LEADER: Final = clause("row.leader")
ONE_WONDER: Final = clause("row.wonder")
NO_SECOND: Final = clause("row.technology")
HAND_FULL: Final = clause("row.hand_limit")
CLEARING: Final = clause("row.refill")


def hand_bonus(table: Table, seat: int) -> int:
    """Return by how much wonders raise both hand limits."""
    civ, base = table.civ, seat * CIV_WIDTH
    return sum(HAND_LIMITS[wonder] for wonder in bits(civ[base + FINISHED] & ~civ[base + RUINED]))


def civil_hand_limit(table: Table, seat: int) -> int:
    """Return the limit of civil cards: the number of white tokens, raised by wonders."""
    return table.civ[seat * CIV_WIDTH + WHITE] + hand_bonus(table, seat)


def price(table: Table, seat: int, place: int) -> int:
    """Return the civil actions for the card at a place of the row."""
    card = table.card_row[place]
    if not FIRST_WONDER <= card < FIRST_ACTION:
        return ROW_PRICES[place]
    leader = leader_of(table, seat)
    discount = 0 if leader == NONE else WONDER_DISCOUNT[leader]
    return max(0, ROW_PRICES[place] + table.civ[seat * CIV_WIDTH + FINISHED].bit_count() - discount)


def why_not_have(table: Table, seat: int, card: int) -> Clause | None:
    """Return the clause that forbids a seat to take a card, the price aside; None if it is allowed."""
    civ, base = table.civ, seat * CIV_WIDTH
    if card == NONE:
        return EMPTY
    if FIRST_WONDER <= card < FIRST_ACTION:
        return None if civ[base + WONDER] == NONE else ONE_WONDER
    if FIRST_LEADER <= card < FIRST_WONDER and civ[base + LEADERS] & BIT[AGE[card]]:
        return ONE_LEADER
    if card < TECHNOLOGIES and (civ[base + TECHNOLOGY] & BIT[card] or card in table.civil_hands[seat]):
        return NO_SECOND
    return None if len(table.civil_hands[seat]) < civil_hand_limit(table, seat) else HAND_FULL


def take(table: Table, seat: int, place: int) -> None:
    """Take a card: a wonder is under construction at once, everything else goes to the hand."""
    civ, base = table.civ, seat * CIV_WIDTH
    card = table.card_row[place]
    table.card_row[place] = NONE
    if table.log is not None:
        table.log.add("event-take", TAKING, player=PLAYERS[seat], card=named(card))
    if FIRST_WONDER <= card < FIRST_ACTION:
        civ[base + WONDER] = card
        return
    hand = table.civil_hands[seat]
    hand.append(card)
    hand.sort()
    if card < TECHNOLOGIES:
        leader = leader_of(table, seat)
        if leader != NONE:
            gain_science(table, seat, SCIENCE_TAKING[leader])
    elif card < FIRST_WONDER:
        civ[base + LEADERS] |= BIT[AGE[card]]
    elif seat == table.frames[ACTIVE]:
        table.fresh.append(card)


def _why_not_take(table: Table, place: int) -> Clause | None:
    seat = table.frames[ACTIVE]
    forbidden = why_not_have(table, seat, table.card_row[place])
    if forbidden is not None:
        return forbidden
    return None if price(table, seat, place) <= civil_left(table, seat) else CIVIL_ACTION


def _take(table: Table, place: int) -> None:
    seat = table.frames[ACTIVE]
    spend_civil(table, seat, price(table, seat, place))
    take(table, seat, place)


TURN.answer("take", why_not=_why_not_take, apply=_take)


# -- clearing and laying


@at_stage(ROW_STAGE)
def refill(table: Table) -> None:
    """Clear the cheapest places, slide the rest, and lay new cards."""
    cleared = [card for card in table.card_row[: CLEARED[players(table)]] if card != NONE]
    table.box += tuple(cleared)
    table.card_row[: CLEARED[players(table)]] = [NONE] * CLEARED[players(table)]
    if table.log is not None and cleared:
        table.log.add("event-cleared", CLEARING, cards=named(*cleared))
    lay(table)


def lay(table: Table) -> None:
    """Slide cards to the cheap end and fill the empty places, over the end of an Age if need be."""
    cards = [card for card in table.card_row if card != NONE]
    before = len(cards)
    while len(cards) < PLACES and not is_ending(table):
        deck = table.civil[table.age]
        if table.civil_at == len(deck):
            break
        cards.append(deck[table.civil_at])
        table.civil_at += 1
        table.card_row = cards + [NONE] * (PLACES - len(cards))
        if table.age and table.civil_at == len(deck):
            end_age(table)
    table.card_row = cards + [NONE] * (PLACES - len(cards))
    if len(cards) > before:
        table.revealed += 1
        table.learned += 1
        if table.log is not None:
            table.log.add("event-laid", CLEARING, cards=named(*cards[before:]))

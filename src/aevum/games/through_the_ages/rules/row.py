"""La fila de cartas: what is cleared, laid and taken."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from aevum.games.through_the_ages.civilization import (
    FINISHED,
    LEADERS,
    RUINED,
    TECHNOLOGY,
    WHITE,
    WIDTH,
    WONDER,
)
from aevum.games.through_the_ages.facts import (
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
from aevum.games.through_the_ages.figures import HAND_LIMITS, SCIENCE_TAKING, WONDER_DISCOUNT
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
    """By how much a wonder raises both hand limits."""
    civ, base = table.civ, seat * WIDTH
    return sum(HAND_LIMITS[wonder] for wonder in bits(civ[base + FINISHED] & ~civ[base + RUINED]))


def civil_hand_limit(table: Table, seat: int) -> int:
    """As many as there are white tokens."""
    return table.civ[seat * WIDTH + WHITE] + hand_bonus(table, seat)


def price(table: Table, seat: int, place: int) -> int:
    """Civil actions for the card at a place of the row."""
    card = table.card_row[place]
    if not FIRST_WONDER <= card < FIRST_ACTION:
        return ROW_PRICES[place]
    leader = leader_of(table, seat)
    discount = 0 if leader == NONE else WONDER_DISCOUNT[leader]
    return max(0, ROW_PRICES[place] + table.civ[seat * WIDTH + FINISHED].bit_count() - discount)


def why_not_have(table: Table, seat: int, card: int) -> Clause | None:
    """May this seat take a card at all, the price aside?"""
    civ, base = table.civ, seat * WIDTH
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
    """A wonder is under construction at once, everything else goes to the hand."""
    civ, base = table.civ, seat * WIDTH
    card = table.card_row[place]
    table.card_row[place] = NONE
    if table.log is not None:
        table.log.tell("event-take", TAKING, player=PLAYERS[seat], card=named(card))
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
    """The cheapest places are cleared, the rest slides, new cards are laid."""
    cleared = [card for card in table.card_row[: CLEARED[players(table)]] if card != NONE]
    table.box += tuple(cleared)
    table.card_row[: CLEARED[players(table)]] = [NONE] * CLEARED[players(table)]
    if table.log is not None and cleared:
        table.log.tell("event-cleared", CLEARING, cards=named(*cleared))
    lay(table)


def lay(table: Table) -> None:
    """Cards slide to the cheap end; empty places are filled, over the end of an Age if need be."""
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
        table.unforeseen += 1
        if table.log is not None:
            table.log.tell("event-laid", CLEARING, cards=named(*cards[before:]))

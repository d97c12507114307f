"""Rulebook chapter Comercio entre jugadores: an offer, composed good by good, is accepted, refused or countered."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from aevum.games.clash_of_cultures.constants import GOODS, PLAYERS, SEATS
from aevum.games.clash_of_cultures.moves import FIRST as FIRST_MOVE
from aevum.games.clash_of_cultures.rules.clauses import clause
from aevum.games.clash_of_cultures.rules.hands import action_card, lose_sight, objective_card
from aevum.games.clash_of_cultures.rules.law import LAW
from aevum.games.clash_of_cultures.rules.stock import gain, owned
from aevum.games.clash_of_cultures.rules.turn import active, freely
from aevum.games.clash_of_cultures.state_fields import NATION_WIDTH
from aevum.kernel.events import EVERYONE, only
from aevum.kernel.game import SEAT
from aevum.kernel.rulebook import Clause
from aevum.kernel.steps import FIRST, Step, always, pop, push, replace_top

if TYPE_CHECKING:
    from aevum.games.clash_of_cultures.state import Table

TRADING: Final = clause("trade.terms")
TOO_OFTEN: Final = clause("trade.limit")
LACKING: Final = clause("trade.lacking")
PARTNER_LACKS: Final = clause("trade.partner")
EMPTY: Final = clause("trade.empty")
ONESELF: Final = clause("trade.self")

OFFERS: Final = 3
"""Maximum number of offers of a pair of seats in a turn."""
_PARTNER: Final = FIRST
_KINDS: Final = len(GOODS)


def _why_not_trade(table: Table, seat: int, other: int) -> Clause | None:
    if other == seat or other >= len(table.hands):
        return ONESELF
    return TOO_OFTEN if table.offers[other] >= OFFERS else None


def _trade(table: Table, seat: int, other: int) -> None:
    table.offers[other] += 1
    push(table, COMPOSE, seat, other)
    _clear(table)


def _quick_offers(table: Table, seat: int, _: list[int], __: int) -> Sequence[int]:
    offers = table.offers
    if not any(offers):
        return _FIRST_OFFERS[len(offers)][seat]
    return [_TRADE_FIRST + other for other, made in enumerate(offers) if made < OFFERS and other != seat]


_TRADE_FIRST: Final = FIRST_MOVE["trade"]
_FIRST_OFFERS: Final = tuple(
    tuple(tuple(_TRADE_FIRST + other for other in range(seats) if other != seat) for seat in range(seats))
    for seats in range(SEATS + 1)
)
"""Moves that begin a trade in a turn without offers so far, by number of seats and seat."""
freely("trade", _why_not_trade, _trade, quick=_quick_offers)


def _clear(table: Table) -> None:
    table.deal = [0] * (2 * _KINDS)
    table.deal_cards = [[], []]


# -- composing


def _why_not_give(table: Table, good: int) -> Clause | None:
    seat = table.frames[SEAT]
    if table.deal[_KINDS + good]:
        return TRADING
    return None if owned(table, seat, good) > table.deal[good] else LACKING


def _give(table: Table, good: int) -> None:
    table.deal[good] += 1


def _why_not_want(table: Table, good: int) -> Clause | None:
    if table.deal[good]:
        return TRADING
    return None if owned(table, table.frames[_PARTNER], good) > table.deal[_KINDS + good] else PARTNER_LACKS


def _want(table: Table, good: int) -> None:
    table.deal[_KINDS + good] += 1


def _why_not_give_action(table: Table, card: int) -> Clause | None:
    held = card in table.hands[table.frames[SEAT]] and card not in table.deal_cards[0]
    return None if held else LACKING


def _give_action(table: Table, card: int) -> None:
    table.deal_cards[0].append(card)
    table.deal_cards[0].sort()


def _why_not_give_objective(table: Table, card: int) -> Clause | None:
    held = card in table.goals[table.frames[SEAT]] and card not in table.deal_cards[1]
    return None if held else LACKING


def _give_objective(table: Table, card: int) -> None:
    table.deal_cards[1].append(card)
    table.deal_cards[1].sort()


def _why_not_propose(table: Table, _: int) -> Clause | None:
    return None if any(table.deal) or any(table.deal_cards) else EMPTY


def _propose(table: Table, _: int) -> None:
    """Propose the offer: the partner sees its cards, the other seats only their number."""
    frames = table.frames
    seat, partner = frames[SEAT], frames[_PARTNER]
    for cards, seen in zip(table.deal_cards, (table.action_seen, table.objective_seen), strict=True):
        for card in cards:
            seen[card] |= 1 << partner
    table.revealed += 1
    if table.log is not None:
        _tell_offer(table, seat, partner)
    replace_top(table, ANSWER, partner)
    frames[_PARTNER] = seat


def _tell_offer(table: Table, seat: int, partner: int) -> None:
    assert table.log is not None
    table.log.add("event-offer", TRADING, EVERYONE, player=PLAYERS[seat], partner=PLAYERS[partner])
    for good in range(_KINDS):
        if table.deal[good]:
            table.log.add("event-offer-give", TRADING, player=PLAYERS[seat], amount=table.deal[good], good=GOODS[good])
        if table.deal[_KINDS + good]:
            amount = table.deal[_KINDS + good]
            table.log.add("event-offer-want", TRADING, player=PLAYERS[seat], amount=amount, good=GOODS[good])
    seen = only(seat) | only(partner)
    for cards, naming in zip(table.deal_cards, (action_card, objective_card), strict=True):
        for card in cards:
            table.log.add("event-offer-card", TRADING, seen, player=PLAYERS[seat], card=naming(card))
    count = len(table.deal_cards[0]) + len(table.deal_cards[1])
    if count:
        table.log.add("event-offer-cards", TRADING, EVERYONE & ~seen, player=PLAYERS[seat], count=count)


def _leave(table: Table, _: int) -> None:
    if table.log is not None:
        table.log.add("event-no-offer", TRADING, player=PLAYERS[table.frames[SEAT]])
    _end(table)


def _end(table: Table) -> None:
    table.deal = []
    table.deal_cards = [[], []]
    pop(table)


COMPOSE: Final[Step[Table]] = LAW.step("compose", TRADING, fields=("partner",), passed_by=("pass",))
COMPOSE.answer("give", why_not=_why_not_give, apply=_give)
COMPOSE.answer("want", why_not=_why_not_want, apply=_want)
COMPOSE.answer("give_action", why_not=_why_not_give_action, apply=_give_action)
COMPOSE.answer("give_objective", why_not=_why_not_give_objective, apply=_give_objective)
COMPOSE.answer("propose", why_not=_why_not_propose, apply=_propose)
COMPOSE.answer("pass", why_not=always, apply=_leave)


def _quick_terms(table: Table) -> list[int]:
    """Return the legal moves of a seat that composes an offer (fast move generator)."""
    frames, nation, deal = table.frames, table.nation, table.deal
    seat = frames[SEAT]
    mine, theirs = seat * NATION_WIDTH, frames[_PARTNER] * NATION_WIDTH
    moves = [
        _GIVE_FIRST + good for good in range(_KINDS) if nation[mine + good] > deal[good] and not deal[_KINDS + good]
    ]
    moves += [
        _WANT_FIRST + good for good in range(_KINDS) if nation[theirs + good] > deal[_KINDS + good] and not deal[good]
    ]
    actions, objectives = table.deal_cards
    moves += [_GIVE_ACTION_FIRST + card for card in table.hands[seat] if card not in actions]
    moves += [_GIVE_OBJECTIVE_FIRST + card for card in table.goals[seat] if card not in objectives]
    if actions or objectives or any(deal):
        moves.append(_PROPOSE_MOVE)
    moves.append(_PASS_MOVE)
    return moves


_GIVE_FIRST: Final = FIRST_MOVE["give"]
_WANT_FIRST: Final = FIRST_MOVE["want"]
_GIVE_ACTION_FIRST: Final = FIRST_MOVE["give_action"]
_GIVE_OBJECTIVE_FIRST: Final = FIRST_MOVE["give_objective"]
_PROPOSE_MOVE: Final = FIRST_MOVE["propose"]
_PASS_MOVE: Final = FIRST_MOVE["pass"]
COMPOSE.legal_by(_quick_terms)


# -- answering


def _accept(table: Table, _: int) -> None:
    """Exchange all goods and cards at once; what exceeds a limit is lost."""
    frames = table.frames
    taker, giver = frames[SEAT], frames[_PARTNER]
    nation, deal = table.nation, table.deal
    for good in range(_KINDS):
        nation[giver * NATION_WIDTH + good] -= deal[good]
        nation[taker * NATION_WIDTH + good] -= deal[_KINDS + good]
    if table.log is not None:
        table.log.add("event-deal", TRADING, player=PLAYERS[giver], partner=PLAYERS[taker])
    for good in range(_KINDS):
        gain(table, taker, good, deal[good])
        gain(table, giver, good, deal[_KINDS + good])
    _change_hands(table, giver, taker, table.hands, table.deal_cards[0], table.action_seen)
    _change_hands(table, giver, taker, table.goals, table.deal_cards[1], table.objective_seen)
    _end(table)


def _change_hands(
    table: Table, giver: int, taker: int, piles: list[list[int]], cards: list[int], seen: list[int]
) -> None:
    """Move cards from hand to hand, known to the two parties alone."""
    if not cards:
        return
    lose_sight(seen, piles[giver], giver, taker)
    for card in cards:
        piles[giver].remove(card)
        piles[taker].append(card)
        seen[card] = 1 << giver
    piles[taker].sort()
    table.revealed += 1


def _refuse(table: Table, _: int) -> None:
    if table.log is not None:
        table.log.add("event-refused", TRADING, player=PLAYERS[table.frames[SEAT]])
    _end(table)


def _why_not_counter(table: Table, _: int) -> Clause | None:
    return TOO_OFTEN if table.offers[_pair(table)] >= OFFERS else None


def _pair(table: Table) -> int:
    """Return the party of the trade whose turn it is not."""
    frames = table.frames
    return frames[_PARTNER] if frames[SEAT] == active(table) else frames[SEAT]


def _counter(table: Table, _: int) -> None:
    """Let the partner compose a counter-offer."""
    table.offers[_pair(table)] += 1
    if table.log is not None:
        table.log.add("event-counter", TRADING, player=PLAYERS[table.frames[SEAT]])
    replace_top(table, COMPOSE, table.frames[SEAT])
    _clear(table)


ANSWER: Final = LAW.step("answer", TRADING, fields=("partner",))
ANSWER.answer("accept", why_not=always, apply=_accept)
ANSWER.answer("refuse", why_not=always, apply=_refuse)
ANSWER.answer("counter", why_not=_why_not_counter, apply=_counter)

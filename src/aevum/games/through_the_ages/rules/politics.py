"""Rulebook chapter Acciones políticas: one at the start of a turn; then cards beyond the hand limit are discarded."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Final

from aevum.games.through_the_ages.constants import (
    AGE,
    AGES,
    BIT,
    FIRST_PACT,
    FIRST_TERRITORY,
    HAND_CARDS,
    NONE,
    PLAYERS,
    SEEDS,
    named,
)
from aevum.games.through_the_ages.moves import AGGRESSION_MOVES, ALIKE, OFFER_MOVES, WAR_MOVES
from aevum.games.through_the_ages.rule_values import SETTLES
from aevum.games.through_the_ages.rules import fight, pacts
from aevum.games.through_the_ages.rules.build import leader_of
from aevum.games.through_the_ages.rules.clauses import IN_HAND, clause
from aevum.games.through_the_ages.rules.colonies import auction, colonize
from aevum.games.through_the_ages.rules.events import SEED, resolve, turn_up
from aevum.games.through_the_ages.rules.law import LAW
from aevum.games.through_the_ages.rules.production import add_culture
from aevum.games.through_the_ages.rules.ratings import pacts_of
from aevum.games.through_the_ages.rules.row import hand_bonus
from aevum.games.through_the_ages.rules.turn import (
    ACTIVE,
    ASKED,
    DISCARD_STAGE,
    KEEPS,
    POLITICS_STAGE,
    WAR_STAGE,
    at_stage,
    is_basic,
    players,
)
from aevum.games.through_the_ages.rules.turn_and_game_end import resign, why_not_resign
from aevum.games.through_the_ages.state_fields import (
    ATTACKER,
    CIV_WIDTH,
    FORFEIT,
    OUT,
    PACT,
    PARTNER,
    RED,
    SEEDED,
    SETTLED,
    SHOWN,
    WAR,
)
from aevum.kernel.events import all_but, only
from aevum.kernel.game import SEAT
from aevum.kernel.rulebook import Clause
from aevum.kernel.steps import FIRST, SECOND, THIRD, Prompt, always, pop, push, replace_top

if TYPE_CHECKING:
    from aevum.games.through_the_ages.state import Table
    from aevum.games.through_the_ages.view import TableView

ONE_ACTION: Final = clause("politics.one")
SEEDING: Final = clause("politics.seed")
COLUMBUS: Final = clause("politics.settle")
OFFERING: Final = clause("pacts.offer")
PARTNERS: Final = clause("pacts.partner")
TWO_PLAYERS: Final = clause("pacts.two_players")
ANSWERING: Final = clause("pacts.answer")
NOT_YOURS: Final = clause("pacts.not_yours")
LIMIT: Final = clause("politics.hand_limit")


def _by_card(moves: Sequence[tuple[int, ...]]) -> dict[int, list[int]]:
    found: dict[int, list[int]] = {}
    for argument, (card, *_) in enumerate(moves):
        found.setdefault(card, []).append(argument)
    return found


_BY_AGGRESSION: Final = _by_card(AGGRESSION_MOVES)
_BY_WAR: Final = _by_card(WAR_MOVES)
_BY_PACT: Final = _by_card(OFFER_MOVES)
"""Arguments of moves that name each card."""


def military_hand_limit(table: Table, seat: int) -> int:
    """Return the limit of military cards: the number of red tokens, raised by wonders."""
    return table.civ[seat * CIV_WIDTH + RED] + hand_bonus(table, seat)


# -- a war that is pending


@at_stage(WAR_STAGE)
def begin_war(table: Table) -> None:
    """Ask the seat to fight the war that it has declared, or to resign."""
    seat = table.frames[ACTIVE]
    if table.civ[seat * CIV_WIDTH + WAR] != NONE:
        table.frames[ASKED] = 1
        push(table, MARCH, seat)


def _go(table: Table, _: int) -> None:
    seat = table.frames[SEAT]
    pop(table)
    fight.resolve_war(table, seat)


MARCH: Final = LAW.step("march", fight.RESOLVED)
MARCH.answer("go", why_not=always, apply=_go)
MARCH.answer("resign", why_not=why_not_resign, apply=resign)


# -- one political action


@at_stage(POLITICS_STAGE)
def begin_politics(table: Table) -> None:
    """Ask for a political action if, as all can see, the seat could take any."""
    if is_basic(table):
        return
    seat = table.frames[ACTIVE]
    civ, base = table.civ, seat * CIV_WIDTH
    forfeited, civ[base + FORFEIT] = civ[base + FORFEIT], 0
    if not forfeited and (table.hands[seat] or pacts_of(table, seat)):
        table.frames[ASKED] += 1
        push(table, POLITICS, seat)
    else:
        _return_marks(table, seat)


def _return_marks(table: Table, seat: int, attacked: int = NONE) -> None:
    """Let others attack again the rivals that this seat attacked before, in the variant without ganging up."""
    for rival in range(len(table.hands)):
        if rival != attacked and table.civ[rival * CIV_WIDTH + ATTACKER] == seat:
            table.civ[rival * CIV_WIDTH + ATTACKER] = NONE


def _pass(table: Table, _: int) -> None:
    _return_marks(table, table.frames[SEAT])
    LAW.finish(table)


def _seeds(table: Table) -> Iterable[int]:
    return [SEED[card] for card in dict.fromkeys(table.hands[table.frames[SEAT]]) if card in SEED]


def _why_not_seed(table: Table, argument: int) -> Clause | None:
    return None if SEEDS[argument] in table.hands[table.frames[SEAT]] else IN_HAND


def _seed(table: Table, argument: int) -> None:
    """Put an event face down on the future events for culture by its level; then turn up a current event."""
    seat, card = table.frames[SEAT], SEEDS[argument]
    _return_marks(table, seat)
    table.hands[seat].remove(card)
    table.future.append(card)
    table.civ[seat * CIV_WIDTH + SEEDED] |= BIT[argument]
    add_culture(table, seat, AGE[card])
    if table.log is not None:
        table.log.add("event-seed-by-you", SEEDING, only(seat), card=named(card), points=AGE[card])
        table.log.add("event-seed", SEEDING, all_but(seat), player=PLAYERS[seat], age=AGES[AGE[card]], points=AGE[card])
    pop(table)
    turned = turn_up(table)
    if turned >= FIRST_TERRITORY:
        auction(table, turned)
    else:
        resolve(table, turned)
    LAW.resume(table)


def _settle_candidates(table: Table) -> Iterable[int]:
    hand = table.hands[table.frames[SEAT]]
    return [card - FIRST_TERRITORY for card in hand if card in SEED and card >= FIRST_TERRITORY]


def _why_not_settle(table: Table, argument: int) -> Clause | None:
    seat = table.frames[SEAT]
    leader = leader_of(table, seat)
    if leader == NONE or not SETTLES[leader] or table.civ[seat * CIV_WIDTH + SETTLED]:
        return COLUMBUS
    return None if FIRST_TERRITORY + argument in table.hands[seat] else IN_HAND


def _settle(table: Table, argument: int) -> None:
    """Make a territory from the hand a colony, by the power of Columbus."""
    seat, card = table.frames[SEAT], FIRST_TERRITORY + argument
    _return_marks(table, seat)
    table.hands[seat].remove(card)
    table.revealed += 1
    table.civ[seat * CIV_WIDTH + SETTLED] = 1
    pop(table)
    colonize(table, seat, card)
    LAW.resume(table)


def _aggressions(table: Table) -> Iterable[int]:
    return _with_hand(table, _BY_AGGRESSION)


def _wars(table: Table) -> Iterable[int]:
    return _with_hand(table, _BY_WAR)


def _with_hand(table: Table, by_card: dict[int, list[int]]) -> list[int]:
    """Return the arguments that name a card in the hand of the deciding seat."""
    hand = table.hands[table.frames[SEAT]]
    return [argument for card in dict.fromkeys(hand) for argument in by_card.get(card, ())]


def _aggression(table: Table, argument: int) -> None:
    _return_marks(table, table.frames[SEAT], AGGRESSION_MOVES[argument][1])
    fight.aggression(table, argument)


def _war(table: Table, argument: int) -> None:
    _return_marks(table, table.frames[SEAT], WAR_MOVES[argument][1])
    fight.war(table, argument)


# -- pacts

_PARTNER: Final = FIRST
_PACT: Final = SECOND
_SIDE: Final = THIRD


def _why_not_offer(table: Table, argument: int) -> Clause | None:
    card, partner, _ = OFFER_MOVES[argument]
    seat = table.frames[SEAT]
    if card not in table.hands[seat]:
        return IN_HAND
    if players(table) < 3:
        return TWO_PLAYERS
    if partner == seat or partner >= len(table.hands) or table.civ[partner * CIV_WIDTH + OUT]:
        return PARTNERS
    return None


def _offers(table: Table) -> Iterable[int]:
    return _with_hand(table, _BY_PACT)


def _offer(table: Table, argument: int) -> None:
    """Show the card; the partner accepts or refuses it as it is."""
    card, partner, side = OFFER_MOVES[argument]
    seat = table.frames[SEAT]
    _return_marks(table, seat)
    table.civ[seat * CIV_WIDTH + SHOWN] |= BIT[card - FIRST_PACT]
    table.revealed += 1
    if table.log is not None:
        table.log.add("event-offer", OFFERING, player=PLAYERS[seat], card=named(card), target=PLAYERS[partner])
    replace_top(table, ANSWER, partner)
    table.frames[_PARTNER], table.frames[_PACT], table.frames[_SIDE] = seat, card, 0 if side == ALIKE else side


def _accept(table: Table, _: int) -> None:
    partner, owner, card = table.frames[SEAT], table.frames[_PARTNER], table.frames[_PACT]
    table.hands[owner].remove(card)
    table.civ[owner * CIV_WIDTH + SHOWN] &= ~BIT[card - FIRST_PACT]
    if table.log is not None:
        table.log.add("event-accept", ANSWERING, player=PLAYERS[partner], card=named(card))
    pacts.begin_pact(table, owner, partner, card, table.frames[_SIDE])
    LAW.finish(table)


def _refuse(table: Table, _: int) -> None:
    if table.log is not None:
        partner, card = table.frames[SEAT], table.frames[_PACT]
        table.log.add("event-refuse", ANSWERING, player=PLAYERS[partner], card=named(card))
    LAW.finish(table)


def _asks_answer(view: TableView) -> Prompt:
    pending = view.pending
    side = "ab"[1 - pending["side"]] if view.sides_differ(pending["pact"]) else "both"
    return "prompt-answer", {"player": PLAYERS[pending["owner"]], "card": named(pending["pact"]), "side": side}


ANSWER: Final = LAW.step(
    "answer", ANSWERING, fields=("owner", "pact", "side"), asks=_asks_answer, passed_by=("refuse",)
)
ANSWER.answer("accept", why_not=always, apply=_accept)
ANSWER.answer("refuse", why_not=always, apply=_refuse)


def _owner_of(table: Table, seat: int, card: int) -> int:
    """Return the seat that offered a pact which this seat is part of; NONE if there is no such pact."""
    civ = table.civ
    for owner in range(len(table.hands)):
        if civ[owner * CIV_WIDTH + PACT] == card and seat in (owner, civ[owner * CIV_WIDTH + PARTNER]):
            return owner
    return NONE


def _own_pacts(table: Table) -> Iterable[int]:
    return sorted({pact for pact, _, _ in pacts_of(table, table.frames[SEAT])})


def _why_not_cancel(table: Table, argument: int) -> Clause | None:
    return NOT_YOURS if _owner_of(table, table.frames[SEAT], FIRST_PACT + argument) == NONE else None


def _cancel(table: Table, argument: int) -> None:
    _return_marks(table, table.frames[SEAT])
    pacts.end_pact(table, _owner_of(table, table.frames[SEAT], FIRST_PACT + argument))
    LAW.finish(table)


POLITICS: Final = LAW.step("politics", ONE_ACTION, passed_by=("pass",))
POLITICS.answer("seed", why_not=_why_not_seed, apply=_seed, candidates=_seeds)
POLITICS.answer("aggression", why_not=fight.why_not_aggression, apply=_aggression, candidates=_aggressions)
POLITICS.answer("war", why_not=fight.why_not_war, apply=_war, candidates=_wars)
POLITICS.answer("offer", why_not=_why_not_offer, apply=_offer, candidates=_offers)
POLITICS.answer("cancel", why_not=_why_not_cancel, apply=_cancel, candidates=_own_pacts)
POLITICS.answer("settle", why_not=_why_not_settle, apply=_settle, candidates=_settle_candidates)
POLITICS.answer("resign", why_not=why_not_resign, apply=resign)
POLITICS.answer("pass", why_not=always, apply=_pass)


# -- beyond the limit


@at_stage(DISCARD_STAGE)
def begin_discard(table: Table) -> None:
    """Ask for discards down to the limit, with or without a political action before."""
    seat = table.frames[ACTIVE]
    if not table.frames[KEEPS] and len(table.hands[seat]) > military_hand_limit(table, seat):
        push(table, DISCARD, seat)


def _cards(table: Table) -> Iterable[int]:
    return sorted({HAND_CARDS.index(card) for card in table.hands[table.frames[SEAT]]})


def _why_not_discard(table: Table, argument: int) -> Clause | None:
    return None if HAND_CARDS[argument] in table.hands[table.frames[SEAT]] else IN_HAND


def _discard(table: Table, argument: int) -> None:
    """Discard a card face down; only its owner knows it."""
    seat, card = table.frames[SEAT], HAND_CARDS[argument]
    table.hands[seat].remove(card)
    table.used.append(card)
    table.used_seen.append(1 << seat)
    table.civ[seat * CIV_WIDTH + SHOWN] = 0
    if table.log is not None:
        table.log.add("event-discard-by-you", LIMIT, only(seat), card=named(card))
        table.log.add("event-discard", LIMIT, all_but(seat), player=PLAYERS[seat], age=AGES[AGE[card]])
    if len(table.hands[seat]) <= military_hand_limit(table, seat):
        LAW.finish(table)


def _asks_discard(view: TableView) -> Prompt:
    held = len(view.civilizations[view.actor].hand_ages)
    return "prompt-discard", {"count": held, "limit": view.military_limit}


DISCARD: Final = LAW.step("discard", LIMIT, asks=_asks_discard)
DISCARD.answer("discard", why_not=_why_not_discard, apply=_discard, candidates=_cards)

"""Rulebook chapter Colonizar territorios nuevos: bids, the force that is sent, and what a colony brings."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from aevum.games.through_the_ages.constants import (
    AGE,
    BONUSES,
    FIRST_BONUS,
    FIRST_TERRITORY,
    NONE,
    PLAYERS,
    UNITS,
    WORKS,
    named,
)
from aevum.games.through_the_ages.rule_values import AT_ONCE, CARD_COLONIZATION, COLONIZATION, COLONIZATION_CARD
from aevum.games.through_the_ages.rules.build import NOBODY_THERE, leader_of
from aevum.games.through_the_ages.rules.card_effects import schedule
from aevum.games.through_the_ages.rules.clauses import CARD, IN_HAND, clause
from aevum.games.through_the_ages.rules.holdings import keep_colony
from aevum.games.through_the_ages.rules.law import LAW
from aevum.games.through_the_ages.rules.ratings import armies, in_play, rate, sacrificed, standing, unit_strength
from aevum.games.through_the_ages.rules.turn import in_last_round
from aevum.games.through_the_ages.state_fields import CIV_WIDTH, YELLOW
from aevum.kernel.game import SEAT
from aevum.kernel.rulebook import Clause
from aevum.kernel.steps import FIFTH, FIRST, FOURTH, SECOND, THIRD, Prompt, always, pop, push, replace_top

if TYPE_CHECKING:
    from aevum.games.through_the_ages.state import Table
    from aevum.games.through_the_ages.view import TableView

TERRITORY: Final = FIRST
HIGHEST: Final = SECOND
BIDDER: Final = THIRD
"""Place in the frame: seat with the highest bid, NONE before the first bid."""
PASSED: Final = FOURTH
"""Place in the frame: seats that are out of the auction, a bit for each."""
CARDS_SPENT: Final = FIFTH
"""Place in the frame: force added by bonus cards."""
_BONUS_OF_AGE: Final = {AGE[card]: card for card in range(FIRST_BONUS, FIRST_BONUS + len(BONUSES))}
ARMS: Final = len(WORKS) - UNITS
"""Number of values of a seat in `Table.sent`: one for each unit."""

BIDDING: Final = clause("colonies.bid")
HIGHER: Final = clause("colonies.higher")
PAYABLE: Final = clause("colonies.payable")
FORCE: Final = clause("colonies.force")
SETTLED: Final = clause("colonies.colony")


# -- force that a seat can send


def units(table: Table, seat: int) -> list[int]:
    """Return the number of units of a seat, by work from the first unit on."""
    return table.civ[seat * CIV_WIDTH + UNITS : seat * CIV_WIDTH + len(WORKS)]


def lasting_bonus(table: Table, seat: int) -> int:
    """Return what wonders and technologies add to the colonization force."""
    return sum(CARD_COLONIZATION[card] for card in standing(table, seat))


def card_bonus(table: Table, seat: int, card: int) -> int:
    """Return what a bonus card adds to the colonization force."""
    leader = leader_of(table, seat)
    return COLONIZATION[card - FIRST_BONUS] + (0 if leader == NONE else COLONIZATION_CARD[leader])


def _open_force(table: Table, seat: int) -> int:
    """Return the force of all units with their armies, and of lasting bonuses."""
    mine = units(table, seat)
    force = sum(count * unit_strength(table, seat, UNITS + unit) for unit, count in enumerate(mine))
    return force + sum(armies(table, seat, mine)) + lasting_bonus(table, seat)


def highest_bid(table: Table, seat: int) -> int:
    """Return the most that a seat could send: all units and all bonus cards."""
    bonuses = (card for card in table.hands[seat] if FIRST_BONUS <= card < FIRST_BONUS + len(BONUSES))
    return _open_force(table, seat) + sum(card_bonus(table, seat, card) for card in bonuses)


def conceivable_bid(table: Table, seat: int) -> int:
    """Return the most that a seat could send for all that others know.

    Each card in hand, known by its back only, may be the bonus card of its Age.
    """
    backs = (_BONUS_OF_AGE[AGE[card]] for card in table.hands[seat])
    return _open_force(table, seat) + sum(card_bonus(table, seat, bonus) for bonus in backs)


def force_sent(table: Table) -> int:
    """Return the force that the paying seat has sent so far."""
    seat = table.frames[SEAT]
    return sacrificed(table, seat) + lasting_bonus(table, seat) + table.frames[CARDS_SPENT]


# -- the bids


def auction(table: Table, territory: int) -> None:
    """Begin an auction from the active player on; seats without units are not asked. The caller resumes."""
    order = in_play(table)
    out = 0
    for seat in range(len(table.hands)):
        if seat not in order or not any(units(table, seat)) or in_last_round(table):
            out |= 1 << seat
    push(table, BID, order[0], territory, 0, NONE, out)
    if out >> order[0] & 1:
        _next_bid(table)


def _next_bid(table: Table) -> None:
    """Ask the next seat that may bid and conceivably can; the last one left, with the highest bid, sends its force."""
    frames = table.frames
    seats = len(table.hands)
    for step in range(1, seats + 1):
        seat = (frames[SEAT] + step) % seats
        if frames[PASSED] >> seat & 1 or seat == frames[BIDDER]:
            continue
        if conceivable_bid(table, seat) > frames[HIGHEST]:
            frames[SEAT] = seat
            return
        frames[PASSED] |= 1 << seat
    if frames[BIDDER] == NONE:
        table.past.append(frames[TERRITORY])
        if table.log is not None:
            table.log.add("event-nobody", BIDDING, card=named(frames[TERRITORY]))
        LAW.finish(table)
        return
    replace_top(table, SEND, frames[BIDDER])


def _why_not_bid(table: Table, argument: int) -> Clause | None:
    if argument + 1 <= table.frames[HIGHEST]:
        return HIGHER
    return None if argument + 1 <= highest_bid(table, table.frames[SEAT]) else PAYABLE


def _bids(table: Table) -> Iterable[int]:
    return range(table.frames[HIGHEST], highest_bid(table, table.frames[SEAT]))


def _bid(table: Table, argument: int) -> None:
    frames = table.frames
    frames[HIGHEST], frames[BIDDER] = argument + 1, frames[SEAT]
    if table.log is not None:
        table.log.add("event-bid", BIDDING, player=PLAYERS[frames[SEAT]], bid=argument + 1)
    _next_bid(table)


def _pass(table: Table, _: int) -> None:
    frames = table.frames
    frames[PASSED] |= 1 << frames[SEAT]
    if table.log is not None:
        table.log.add("event-no-bid", BIDDING, player=PLAYERS[frames[SEAT]])
    _next_bid(table)


def _asks_bid(view: TableView) -> Prompt:
    return "prompt-bid", {"card": named(view.pending["territory"]), "highest": view.pending["highest"]}


BID: Final = LAW.step(
    "bid",
    BIDDING,
    fields=("territory", "highest", "bidder", "passed", "cards_spent"),
    asks=_asks_bid,
    passed_by=("pass",),
)
BID.answer("bid", why_not=_why_not_bid, apply=_bid, candidates=_bids)
BID.answer("pass", why_not=always, apply=_pass)


# -- the force


def units_left(table: Table, seat: int, work: int) -> int:
    """Return the number of units of a kind that have not been sacrificed yet."""
    return table.civ[seat * CIV_WIDTH + work] - table.sent[seat * ARMS + work - UNITS]


def why_not_sacrifice(table: Table, argument: int) -> Clause | None:
    return None if units_left(table, table.frames[SEAT], UNITS + argument) else NOBODY_THERE


def sacrifices(table: Table) -> Iterable[int]:
    seat = table.frames[SEAT]
    return [work - UNITS for work in range(UNITS, len(WORKS)) if units_left(table, seat, work)]


def sacrifice(table: Table, argument: int) -> None:
    seat = table.frames[SEAT]
    table.sent[seat * ARMS + argument] += 1
    if table.log is not None:
        table.log.add("event-sacrifice", FORCE, player=PLAYERS[seat], card=named(UNITS + argument))


def bury(table: Table, seat: int) -> None:
    """Return sacrificed units to the yellow bank."""
    civ, base, first = table.civ, seat * CIV_WIDTH, seat * ARMS
    for unit in range(ARMS):
        civ[base + UNITS + unit] -= table.sent[first + unit]
        civ[base + YELLOW] += table.sent[first + unit]
        table.sent[first + unit] = 0
    rate(table, seat)


def why_not_spend(table: Table, argument: int) -> Clause | None:
    return None if FIRST_BONUS + argument in table.hands[table.frames[SEAT]] else IN_HAND


def use_up(table: Table, seat: int, card: int) -> None:
    """Use a military card: all see it, then it lies face down."""
    table.hands[seat].remove(card)
    table.used.append(card)
    table.used_seen.append((1 << len(table.hands)) - 1)
    table.revealed += 1


def _spend(table: Table, argument: int) -> None:
    seat, card = table.frames[SEAT], FIRST_BONUS + argument
    use_up(table, seat, card)
    table.frames[CARDS_SPENT] += card_bonus(table, seat, card)
    if table.log is not None:
        table.log.add("event-spend", CARD[card], player=PLAYERS[seat], card=named(card))


def _why_not_done(table: Table, _: int) -> Clause | None:
    """Return the clause that forbids to stop sending: at least one unit is needed, and the bid must be paid.

    In a determinized hand there may be nothing left to pay the bid with; then stopping is allowed.
    """
    seat = table.frames[SEAT]
    if not any(table.sent[seat * ARMS : seat * ARMS + ARMS]):
        return FORCE
    if force_sent(table) >= table.frames[HIGHEST]:
        return None
    spent = not sacrifices(table) and not any(
        FIRST_BONUS <= card < FIRST_BONUS + len(BONUSES) for card in table.hands[seat]
    )
    return None if spent else FORCE


def _done(table: Table, _: int) -> None:
    seat, territory = table.frames[SEAT], table.frames[TERRITORY]
    bury(table, seat)
    pop(table)
    colonize(table, seat, territory)
    LAW.resume(table)


def colonize(table: Table, seat: int, territory: int) -> None:
    """Make a territory a colony: the lasting bonus first, then what it gives at once. The caller resumes."""
    keep_colony(table, seat, territory)
    if table.log is not None:
        table.log.add("event-colony", SETTLED, player=PLAYERS[seat], card=named(territory))
    at_once = AT_ONCE[territory - FIRST_TERRITORY]
    schedule(table, territory, [(seat, word, amount) for word, amount in at_once.items()])


def _asks_send(view: TableView) -> Prompt:
    pending = view.pending
    return "prompt-send", {"card": named(pending["territory"]), "bid": pending["highest"], "force": view.force}


SEND: Final = LAW.step(
    "send", FORCE, fields=("territory", "highest", "bidder", "passed", "cards_spent"), asks=_asks_send
)
SEND.answer("sacrifice", why_not=why_not_sacrifice, apply=sacrifice, candidates=sacrifices)
SEND.answer("spend", why_not=why_not_spend, apply=_spend)
SEND.answer("done", why_not=_why_not_done, apply=_done)

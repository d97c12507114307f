"""Rules of High Card: two kinds of decision, their answers, reasons for refusals, and effects.

Answers of a step are checked by their argument: the number of the card in the domain, 0 for the card 1.
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING, Final

from aevum.kernel.chance import Chance
from aevum.kernel.events import all_but, only
from aevum.kernel.rulebook import Clause, Rulebook
from aevum.kernel.steps import Law, always, pop, push
from high_card.moves import BOOK, CARDS

if TYPE_CHECKING:
    from high_card.state import Table

RULEBOOK: Final = Rulebook.load(Path(__file__).with_name("rulebook"))
HAND: Final = RULEBOOK.clause("lay.hand")
SHOW: Final = RULEBOOK.clause("lay.show")
ONCE: Final = RULEBOOK.clause("swap.once")
LIMIT: Final = RULEBOOK.clause("swap.limit")
DECK: Final = RULEBOOK.clause("swap.deck")
DRAW_FIRST: Final = RULEBOOK.clause("swap.draw_first")
NOTHING_ASIDE: Final = RULEBOOK.clause("swap.nothing_aside")
END: Final = RULEBOOK.clause("end")

LAW: Final[Law[Table]] = Law(BOOK, over=END)
LAY: Final = LAW.step("lay", clause=NOTHING_ASIDE)
"""Decision to lay a card. Any other move than its answers is refused by this clause."""
SWAP: Final = LAW.step("swap", clause=DRAW_FIRST)
"""Decision while cards lie aside; it lies above the step in which a card is to be laid."""


def begin_round(table: Table, leader: int) -> None:
    """Push a frame for each seat that lays a card; the frame on top is decided first."""
    seats = len(table.hands)
    for turn in reversed(range(seats)):
        push(table, LAY, (leader + turn) % seats)


def _cards(table: Table) -> Iterable[int]:
    """Return the arguments worth checking: they include every legal one, and the law sorts out the others."""
    return (CARDS.index(card) for card in table.hands[table.actor])


# -- laying a card


def _why_not_lay(table: Table, argument: int) -> Clause | None:
    return None if CARDS[argument] in table.hands[table.actor] else HAND


def _lay(table: Table, argument: int) -> None:
    card, seat = CARDS[argument], table.actor
    table.hands[seat].remove(card)
    table.laid[seat].append(card)
    _tell(table, "event-laid", SHOW, str(card))
    pop(table)
    if not table.frames:
        _show(table)


def _show(table: Table) -> None:
    """Turn all cards over at once; the highest takes the trick, and its seat leads the next round."""
    laid = [pile.pop() for pile in table.laid]
    winner = laid.index(max(laid))
    if table.log is not None:
        for seat, card in enumerate(laid):
            table.log.add("event-shown", SHOW, seat=seat + 1, card=str(card))
        table.log.add("event-trick", SHOW, seat=winner + 1)
    table.tricks[winner] += 1
    table.shown += laid
    table.revealed += 1
    table.learned += 1
    if table.hands[winner]:
        begin_round(table, winner)


# -- swapping: cards are set aside one by one, then as many are drawn


def _why_not_swap(table: Table, argument: int) -> Clause | None:
    if CARDS[argument] not in table.hands[table.actor]:
        return HAND
    if table.given[table.actor]:
        return ONCE
    if len(table.aside) == table.options.swap_cards:
        return LIMIT
    return DECK if len(table.aside) == len(table.deck) else None


def _begin_swap(table: Table, argument: int) -> None:
    push(table, SWAP, table.actor)
    _set_aside(table, argument)


def _set_aside(table: Table, argument: int) -> None:
    """Set a card aside. Nothing is revealed yet, so this can be undone freely."""
    card = CARDS[argument]
    table.hands[table.actor].remove(card)
    table.aside.append(card)
    _tell(table, "event-aside", LIMIT, str(card))


def _draw(table: Table, _: int) -> None:
    """Put the cards set aside under the deck and draw as many; their player sees them, so there is no free undo."""
    if table.options.reshuffle:
        chance = Chance(table.chance)
        chance.shuffle(table.deck)
        table.chance = chance.state
    seat = table.actor
    drawn = [table.deck.pop() for _ in table.aside]
    table.given[seat], table.aside = table.aside, []
    table.hands[seat] = sorted(table.hands[seat] + drawn)
    table.revealed += 1
    table.learned += 1
    _tell(table, "event-drawn", DECK, ", ".join(map(str, drawn)))
    pop(table)


def _tell(table: Table, message: str, clause: Clause, card: str) -> None:
    """Log two events: the actor reads which card it is, the others only that there is one."""
    if table.log is not None:
        table.log.add(f"{message}-by-you", clause, only(table.actor), card=card)
        table.log.add(message, clause, all_but(table.actor), seat=table.actor + 1)


LAY.answer("play", why_not=_why_not_lay, apply=_lay, candidates=_cards)
LAY.answer("swap", why_not=_why_not_swap, apply=_begin_swap, candidates=_cards)
SWAP.answer("swap", why_not=_why_not_swap, apply=_set_aside, candidates=_cards)
SWAP.answer("draw", why_not=always, apply=_draw)
LAW.complete()

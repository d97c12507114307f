"""The rules: what may be done, why something may not, and what happens."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

from aevum.kernel.chance import Chance
from aevum.kernel.events import all_but, only
from aevum.kernel.game import OVER
from aevum.kernel.rulebook import Clause, Rulebook
from high_card.moves import DRAW, PLAY, SWAP

if TYPE_CHECKING:
    from high_card.state import Table

RULEBOOK: Final = Rulebook.load(Path(__file__).with_name("rulebook"))
HAND: Final = RULEBOOK["high_card.lay.hand"]
ONCE: Final = RULEBOOK["high_card.swap.once"]
LIMIT: Final = RULEBOOK["high_card.swap.limit"]
DECK: Final = RULEBOOK["high_card.swap.deck"]
DRAW_FIRST: Final = RULEBOOK["high_card.swap.draw_first"]
NOTHING_ASIDE: Final = RULEBOOK["high_card.swap.nothing_aside"]
END: Final = RULEBOOK["high_card.end"]


def legal(table: Table) -> list[int]:
    """Quick: which moves there are."""
    if table.actor == OVER:
        return []
    hand = table.hands[table.actor]
    room = min(table.options.swap_cards, len(table.deck)) - len(table.aside)
    swaps = [SWAP + card for card in hand] if room and not table.given[table.actor] else []
    return [*swaps, DRAW] if table.aside else [*(PLAY + card for card in hand), *swaps]


def check(table: Table, move: int) -> Clause | None:
    """Thorough: the clause that forbids one move. It decides without asking `legal`, so that tests can compare them."""
    if table.actor == OVER:
        return END
    if move == DRAW:
        return None if table.aside else NOTHING_ASIDE
    swaps = move > SWAP
    if move - (SWAP if swaps else PLAY) not in table.hands[table.actor]:
        return HAND
    if not swaps:
        return DRAW_FIRST if table.aside else None
    if table.given[table.actor]:
        return ONCE
    if len(table.aside) == table.options.swap_cards:
        return LIMIT
    return DECK if len(table.aside) == len(table.deck) else None


def apply(table: Table, move: int) -> None:
    """Carry a legal move out."""
    if move == DRAW:
        _draw(table)
    elif move > SWAP:
        _set_aside(table, move - SWAP)
    else:
        _lay(table, move - PLAY)


def _set_aside(table: Table, card: int) -> None:
    """Nothing shows yet, so this can be taken back freely."""
    table.hands[table.actor].remove(card)
    table.aside.append(card)
    _tell(table, "event-aside", card=str(card))


def _draw(table: Table) -> None:
    """The cards set aside go under the deck; their player sees as many new ones, so there is no free way back."""
    if table.options.reshuffle:
        chance = Chance(table.chance)
        chance.shuffle(table.deck)
        table.chance = chance.state
    drawn = [table.deck.pop() for _ in table.aside]
    table.revealed += 1
    table.unforeseen += 1
    table.given[table.actor], table.aside = table.aside, []
    table.hands[table.actor] = sorted(table.hands[table.actor] + drawn)
    _tell(table, "event-drawn", card=", ".join(map(str, drawn)))


def _lay(table: Table, card: int) -> None:
    table.hands[table.actor].remove(card)
    table.laid[table.actor] = card
    _tell(table, "event-laid", card=str(card))
    table.to_lay.pop(0)
    if not table.to_lay:
        _show(table)
    table.actor = table.to_lay[0] if table.to_lay else OVER


def _show(table: Table) -> None:
    """All cards are turned over at once; the highest takes the trick and leads the next round."""
    seats = range(len(table.laid))
    winner = table.laid.index(max(table.laid))
    if table.log is not None:
        for seat in seats:
            table.log.tell("event-shown", seat=seat + 1, card=str(table.laid[seat]))
        table.log.tell("event-trick", seat=winner + 1)
    table.tricks[winner] += 1
    table.revealed += 1
    table.unforeseen += 1
    table.shown += table.laid
    table.laid = [0 for _ in seats]
    if table.hands[winner]:
        table.to_lay = [*seats[winner:], *seats[:winner]]


def _tell(table: Table, message: str, card: str) -> None:
    """Two events: the actor reads which card it is, the others only that there is one."""
    if table.log is not None:
        table.log.tell(f"{message}-by-you", only(table.actor), card=card)
        table.log.tell(message, all_but(table.actor), seat=table.actor + 1)

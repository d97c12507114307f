"""Cartas: drawing, discarding and showing action and objective cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from aevum.games.clash_of_cultures.facts import ACTION_CARDS, OBJECTIVE_CARDS, PLAYERS
from aevum.games.clash_of_cultures.rules.clauses import clause
from aevum.kernel.chance import Chance
from aevum.kernel.events import all_but, only
from aevum.kernel.words import Name

if TYPE_CHECKING:
    from aevum.games.clash_of_cultures.state import Table

DRAWING: Final = clause("actions.draw")


def action_card(card: int) -> Name:
    """An action card as events name it."""
    return Name(f"card-{ACTION_CARDS[card]}")


def objective_card(card: int) -> Name:
    """An objective card as events name it."""
    return Name(f"card-{OBJECTIVE_CARDS[card]}")


def draw_action(table: Table, seat: int) -> None:
    """The top action card; the discards are shuffled when the deck is empty."""
    if not table.action_deck and table.action_discards:
        chance = Chance(table.chance)
        table.action_deck = sorted(table.action_discards)
        table.action_discards = []
        chance.shuffle(table.action_deck)
        table.chance = chance.state
    if not table.action_deck:
        return
    card = table.action_deck.pop()
    table.action_seen[card] = 0
    take_action(table, seat, card)
    _drawn(table, seat, action_card(card), "event-draw-action")


def draw_objective(table: Table, seat: int) -> None:
    """The top objective card; an empty deck gives nothing."""
    if not table.objective_deck:
        return
    for card in table.objective_deck:
        table.objective_seen[card] = 0
    card = table.objective_deck.pop()
    table.goals[seat].append(card)
    table.goals[seat].sort()
    _drawn(table, seat, objective_card(card), "event-draw-objective")


def _drawn(table: Table, seat: int, card: Name, message: str) -> None:
    table.revealed += 1
    table.unforeseen += 1
    if table.log is not None:
        table.log.tell(f"{message}-by-you", DRAWING, only(seat), card=card)
        table.log.tell(message, DRAWING, all_but(seat), player=PLAYERS[seat])


def take_action(table: Table, seat: int, card: int) -> None:
    """An action card comes into a hand."""
    table.hands[seat].append(card)
    table.hands[seat].sort()


def discard_action(table: Table, seat: int, card: int) -> None:
    """An action card is used: it lies open on the discards."""
    table.hands[seat].remove(card)
    table.action_discards.append(card)
    table.action_seen[card] = 0
    table.revealed += 1

"""Rulebook chapter Cartas: drawing, discarding and showing action and objective cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from aevum.games.clash_of_cultures.constants import ACTION_CARDS, OBJECTIVE_CARDS, PLAYERS
from aevum.games.clash_of_cultures.rules.battle_sides import NOBODY_YET
from aevum.games.clash_of_cultures.rules.clauses import clause
from aevum.games.clash_of_cultures.rules.law import LAW
from aevum.games.clash_of_cultures.state_fields import BATTLE_A_CARD, BATTLE_D_CARD, BATTLE_RESULT, BATTLE_WIDTH
from aevum.kernel.chance import Chance
from aevum.kernel.events import all_but, only
from aevum.kernel.game import FRAME
from aevum.kernel.steps import FIRST, Step, pop
from aevum.kernel.words import Name

if TYPE_CHECKING:
    from aevum.games.clash_of_cultures.state import Table

DRAWING: Final = clause("actions.draw")


def action_card(card: int) -> Name:
    """Return the name of an action card in events."""
    return Name(f"card-{ACTION_CARDS[card]}")


def objective_card(card: int) -> Name:
    """Return the name of an objective card in events."""
    return Name(f"card-{OBJECTIVE_CARDS[card]}")


def draw_action(table: Table, seat: int) -> None:
    """Draw the top action card.

    When the deck is empty, the discards are shuffled, except for cards under way.
    """
    if not table.action_deck:
        table.action_deck, table.action_discards = shuffled(table, table.action_discards, _under_way(table))
    if not table.action_deck:
        return
    card = table.action_deck.pop()
    table.action_seen[card] = 0
    take_action(table, seat, card)
    _drawn(table, seat, action_card(card), "event-draw-action")


def shuffled(table: Table, discards: list[int], under_way: set[int]) -> tuple[list[int], list[int]]:
    """Return a deck made of the discards, and the cards under way, which stay discarded."""
    deck = sorted(card for card in discards if card not in under_way)
    if deck:
        chance = Chance(table.chance)
        chance.shuffle(deck)
        table.chance = chance.state
    return deck, [card for card in discards if card in under_way]


def _under_way(table: Table) -> set[int]:
    """Return the civil cards that are being carried out and the combat cards of rounds that are not over."""
    fights = table.fights
    found = set(numbers_of(table, IN_PLAY))
    for end in range(BATTLE_WIDTH, len(fights) + 1, BATTLE_WIDTH):
        if fights[end + BATTLE_RESULT] == NOBODY_YET:
            found |= {fights[end + BATTLE_A_CARD] - 1, fights[end + BATTLE_D_CARD] - 1}
    return found


def numbers_of(table: Table, *steps: Step[Table]) -> list[int]:
    """Return the first number of every pending frame of these steps."""
    frames, ids = table.frames, [step.id for step in steps]
    return [frames[start + FRAME + FIRST] for start in range(0, len(frames), FRAME) if frames[start] in ids]


IN_PLAY: Final = LAW.step("in-play", DRAWING, fields=("card",), run=pop)
"""Step of a civil card that is being carried out; the frames of its effects lie above."""


def draw_objective(table: Table, seat: int) -> None:
    """Draw the top objective card; an empty deck gives none."""
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
    table.learned += 1
    if table.log is not None:
        table.log.add(f"{message}-by-you", DRAWING, only(seat), card=card)
        table.log.add(message, DRAWING, all_but(seat), player=PLAYERS[seat])


def take_action(table: Table, seat: int, card: int) -> None:
    """Put an action card into a hand."""
    table.hands[seat].append(card)
    table.hands[seat].sort()


def discard_action(table: Table, seat: int, card: int) -> None:
    """Discard an action card that is used, face up."""
    table.hands[seat].remove(card)
    table.action_discards.append(card)
    table.action_seen[card] = 0
    table.revealed += 1


def lose_sight(seen: list[int], pile: list[int], *parties: int) -> None:
    """Clear what all seats but the parties have seen of a pile from which a card is about to go unseen.

    What a third seat still knows must not depend on which card goes, so it keeps sight of none of them.
    """
    known = sum(1 << seat for seat in parties)
    for card in pile:
        seen[card] &= known

"""State of a match of Through the Ages: set-up, outcome, and redrawing what a seat cannot know."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, Final, Self

from aevum.games.through_the_ages.constants import AGE, BIT, FIRST_BONUS, FIRST_EVENT, FIRST_PACT, FIRST_TACTIC, SEEDS
from aevum.games.through_the_ages.options import Options
from aevum.games.through_the_ages.rules import LAW, setup, turn_and_game_end
from aevum.games.through_the_ages.state_fields import CIV_WIDTH, SEEDED, SHOWN, TableFields
from aevum.kernel.chance import Chance
from aevum.kernel.game import OVER, Outcome
from aevum.kernel.steps import Law

_DRAWN: Final = -1
"""Placeholder in a redrawn deck for cards that have been drawn from it."""
_LAST_AGE: Final = 3


class Table(TableFields):
    """State of a match; `fields.py` lists its fields, the steps of `rules` what can be pending."""

    __slots__ = ()

    def set_up(self, options: Options, seats: int, chance: Chance) -> Self:
        """Set up the state before the first decision."""
        self.lay_out(seats)
        self.options = options
        setup.set_up(self, chance)
        return self

    def law(self) -> Law[Any]:
        return LAW

    def outcome(self) -> Outcome | None:
        return None if self.actor != OVER else turn_and_game_end.outcome(self)

    # -- determinization: redrawing what a seat cannot know

    def resample(self, seat: int, chance: Chance) -> Self:
        """Return a determinization: hidden cards change places within their Age; events stay among events."""
        other = self.copy()
        _redraw_civil(other, chance)
        for age in range(_LAST_AGE + 1):
            _redraw_military(other, seat, age, chance)
        _forget_seeds(other, seat)
        other.chance = chance.state
        return other

    def redraw_unknown(self, chance: Chance) -> Self:
        """Return a copy with the cards left in the decks, and the current events of each Age, in another order."""
        other = self.copy()
        _redraw_civil(other, chance)
        for age in range(_LAST_AGE + 1):
            _shuffle_age(other.current, age, (), chance)
        other.military = tuple(
            _redrawn_rest(deck, _drawn(other, age), chance) for age, deck in enumerate(other.military)
        )
        other.chance = chance.state
        return other


def _redraw_civil(table: Table, chance: Chance) -> None:
    """Redraw the order of the cards left in the civil decks."""
    decks: list[tuple[int, ...]] = []
    for age, deck in enumerate(table.civil):
        laid = 0 if age > table.age else table.civil_at if age == table.age else len(deck)
        decks.append(_redrawn_rest(deck, laid, chance))
    table.civil = tuple(decks)


def _redrawn_rest(deck: tuple[int, ...], drawn: int, chance: Chance) -> tuple[int, ...]:
    """Return a deck with the cards that have not been drawn yet in another order."""
    rest = sorted(deck[drawn:])
    chance.shuffle(rest)
    return (*deck[:drawn], *rest)


def _redraw_military(table: Table, seat: int, age: int, chance: Chance) -> None:
    """Redraw all military cards of an Age that the seat does not know.

    Places that hold events or bonuses get events again.
    """
    others = [other for other in range(len(table.hands)) if other != seat]
    for_events: list[tuple[list[int], int]] = []
    seeded = table.civ[seat * CIV_WIDTH + SEEDED] if seat >= 0 else 0
    own = {card for place, card in enumerate(SEEDS) if seeded & BIT[place]}
    for pile in (table.current, table.future):
        _shuffle_age(pile, age, own, chance)
    held = [piles[other] for piles in (table.private, table.dealt) for other in others]
    for pile in (table.current, table.future, table.covered, *held):
        for_events += [(pile, place) for place, card in enumerate(pile) if AGE[card] == age and card not in own]
    deck = list(table.military[age])
    drawn = _drawn(table, age)
    # The cards drawn would reveal what the others hold or have laid aside; only their number is public.
    deck[:drawn] = [_DRAWN] * drawn
    for_any = [(deck, place) for place in range(drawn, len(deck))]
    for other in others:
        hand, shown = table.hands[other], table.civ[other * CIV_WIDTH + SHOWN]
        for_any += [
            (hand, place)
            for place, card in enumerate(hand)
            if AGE[card] == age and not (FIRST_PACT <= card < FIRST_TACTIC and shown & BIT[card - FIRST_PACT])
        ]
    for place, card in enumerate(table.used):
        if AGE[card] == age and not (seat >= 0 and table.used_seen[place] >> seat & 1):
            for_any.append((table.used, place))
    _deal(for_events, for_any, chance)
    table.military = (*table.military[:age], tuple(deck), *table.military[age + 1 :])
    for other in others:
        table.hands[other].sort()
    for pile in held:
        pile.sort()


def _forget_seeds(table: Table, seat: int) -> None:
    """Clear which events the others have put down, since only the seat that put an event down knows it."""
    for other in range(len(table.hands)):
        if other != seat:
            table.civ[other * CIV_WIDTH + SEEDED] = 0


def _drawn(table: Table, age: int) -> int:
    """Return the number of cards that have been drawn from a military deck."""
    running = max(1, table.age)
    if age == running:
        return table.military_at
    return 0 if age > running else len(table.military[age])


def _shuffle_age(pile: list[int], age: int, own: Collection[int], chance: Chance) -> None:
    """Shuffle the cards of one Age within a pile; the new places of the seat's own do not depend on others."""
    places = [place for place, card in enumerate(pile) if AGE[card] == age]
    cards = sorted((pile[place] for place in places), key=lambda card: (card not in own, card))
    chance.shuffle(cards)
    for place, card in zip(places, cards, strict=True):
        pile[place] = card


def _deal(for_events: list[tuple[list[int], int]], for_any: list[tuple[list[int], int]], chance: Chance) -> None:
    """Deal the hidden cards anew: first events to places where only events can lie, then the rest."""
    unknown = sorted(pile[place] for pile, place in (*for_events, *for_any))
    chance.shuffle(unknown)
    events = [card for card in unknown if FIRST_EVENT <= card < FIRST_BONUS][: len(for_events)]
    for card, (pile, place) in zip(events, for_events, strict=True):
        pile[place] = card
        unknown.remove(card)
    for card, (pile, place) in zip(unknown, for_any, strict=True):
        pile[place] = card

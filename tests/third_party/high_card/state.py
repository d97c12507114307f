"""The table: where the twelve cards lie, and who is still to decide."""

from __future__ import annotations

from typing import Any, Self

from aevum.kernel.chance import Chance
from aevum.kernel.game import OVER, Outcome, State
from aevum.kernel.rulebook import Clause
from high_card import rules
from high_card.moves import CARDS, HAND_SIZE
from high_card.options import Options


class Table(State):
    """A card is in a hand, in the `deck` (its top last), `aside` while the actor swaps, `given` back under the deck,
    `laid` face down (0: not yet) or `shown`.

    The decision that is pending is plain data: `to_lay` holds the seats yet to lay a card this round, the actor first;
    while cards lie `aside` the actor is in the middle of a swap.
    """

    __slots__ = ("aside", "deck", "given", "hands", "laid", "options", "shown", "to_lay", "tricks")

    def __init__(self, options: Options, seats: int, chance: Chance) -> None:
        self.options = options
        self.deck: list[int] = list(CARDS)
        chance.shuffle(self.deck)
        self.hands: list[list[int]] = [sorted(self.deck.pop() for _ in range(HAND_SIZE)) for _ in range(seats)]
        self.aside: list[int] = []
        self.given: list[list[int]] = [[] for _ in range(seats)]
        self.laid: list[int] = [0] * seats
        self.shown: list[int] = []
        self.tricks: list[int] = [0] * seats
        self.to_lay: list[int] = list(range(seats))
        self.actor = 0
        self.chance = chance.state
        self.revealed = 0
        self.log = None

    def legal(self) -> list[int]:
        return rules.legal(self)

    def check(self, move: int) -> Clause | None:
        return rules.check(self, move)

    def apply(self, move: int) -> None:
        rules.apply(self, move)

    def outcome(self) -> Outcome | None:
        if self.actor != OVER:
            return None
        ranking = tuple(
            tuple(seat for seat, tricks in enumerate(self.tricks) if tricks == count)
            for count in sorted(set(self.tricks), reverse=True)
        )
        return Outcome(tuple({"tricks": count} for count in self.tricks), tuple(self.tricks), ranking, "end-all-rounds")

    def copy(self) -> Self:
        other = self.__class__.__new__(self.__class__)
        other.options = self.options
        other.deck = self.deck[:]
        other.hands = [hand[:] for hand in self.hands]
        other.aside = self.aside[:]
        other.given = [cards[:] for cards in self.given]
        other.laid = self.laid[:]
        other.shown = self.shown[:]
        other.tricks = self.tricks[:]
        other.to_lay = self.to_lay[:]
        other.actor = self.actor
        other.chance = self.chance
        other.revealed = self.revealed
        other.log = None
        return other

    def resample(self, seat: int, chance: Chance) -> Self:
        """Every card whose face this seat does not know changes places with the others of that kind."""
        other = self.copy()
        strangers = [stranger for stranger in range(len(self.hands)) if stranger != seat]
        piles = [other.deck, *(other.hands[stranger] for stranger in strangers)]
        piles += [other.given[stranger] for stranger in strangers]
        piles += [other.aside] if self.actor != seat else []
        face_down = [stranger for stranger in strangers if self.laid[stranger]]
        unknown = [card for pile in piles for card in pile] + [self.laid[stranger] for stranger in face_down]
        chance.shuffle(unknown)
        for pile in piles:
            pile[:] = [unknown.pop() for _ in pile]
        for stranger in face_down:
            other.laid[stranger] = unknown.pop()
        other.hands = [sorted(hand) for hand in other.hands]
        other.chance = chance.state
        return other

    def cards(self) -> list[int]:
        """All cards, wherever they lie."""
        piles = (*self.hands, *self.given, self.deck, self.aside, self.shown)
        return [card for pile in piles for card in pile] + [card for card in self.laid if card]

    def key(self) -> tuple[Any, ...]:
        return (
            tuple(map(tuple, self.hands)),
            tuple(map(tuple, self.given)),
            tuple(self.deck),
            tuple(self.aside),
            tuple(self.laid),
            tuple(self.shown),
            tuple(self.tricks),
            tuple(self.to_lay),
            self.actor,
        )

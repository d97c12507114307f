"""State of a match: its start, and its resampling for a seat."""

from __future__ import annotations

from typing import Any, Self

from aevum.kernel.chance import Chance, redeal
from aevum.kernel.game import OVER, Outcome
from aevum.kernel.steps import Law
from high_card.moves import CARDS, HAND_SIZE
from high_card.options import Options
from high_card.rules import LAW, begin_round
from high_card.state_fields import TableFields


class Table(TableFields):
    """State of a match. Its fields are declared in `fields.py`, pending decisions by the steps of `rules`."""

    __slots__ = ()

    def set_up(self, options: Options, seats: int, chance: Chance) -> Self:
        """Shuffle and deal; the first round begins."""
        self.lay_out(seats)
        self.options = options
        self.deck += CARDS
        chance.shuffle(self.deck)
        for hand in self.hands:
            hand += sorted(self.deck.pop() for _ in range(HAND_SIZE))
        self.chance = chance.state
        begin_round(self, leader=0)
        return self

    def law(self) -> Law[Any]:
        return LAW

    def outcome(self) -> Outcome | None:
        if self.actor != OVER:
            return None
        return Outcome.counted(tuple({"tricks": count} for count in self.tricks), "end-all-rounds")

    def resample(self, seat: int, chance: Chance) -> Self:
        """Return a copy in which the cards whose faces this seat does not know have changed places with each other."""
        other = self.copy()
        strangers = [stranger for stranger in range(len(self.hands)) if stranger != seat]
        piles = [pile[stranger] for pile in (other.hands, other.given, other.laid) for stranger in strangers]
        redeal([other.deck, *piles, *([other.aside] if self.actor != seat else [])], (), chance)
        for hand in other.hands:
            hand.sort()
        other.chance = chance.state
        return other

    def cards(self) -> list[int]:
        """Return all cards, wherever they lie."""
        piles = (*self.hands, *self.given, *self.laid, self.deck, self.aside, self.shown)
        return [card for pile in piles for card in pile]

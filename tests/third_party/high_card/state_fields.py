"""Places of the twelve cards. Written by `make states` from `fields.py`: change that, not this."""

from __future__ import annotations

from typing import Any, Self

from aevum.kernel.steps import RuledState
from high_card.options import Options


class TableFields(RuledState):
    """Places of the twelve cards."""

    __slots__ = (
        "aside",
        "deck",
        "given",
        "hands",
        "laid",
        "options",
        "shown",
        "tricks",
    )

    options: Options
    deck: list[int]
    """The top card is the last."""
    hands: list[list[int]]
    """Sorted."""
    aside: list[int]
    """Cards that the actor is about to swap."""
    given: list[list[int]]
    """Cards swapped away: under the deck, never drawn again."""
    laid: list[list[int]]
    """Face down, one card at most."""
    shown: list[int]
    """Face up, as they were shown."""
    tricks: list[int]

    def lay_out(self, seats: int) -> None:
        """Every field as it is before anything lies on the table, but for those that the game sets."""
        self.chance = 0
        self.frames = []
        self.revealed = 0
        self.learned = 0
        self.deck = []
        self.hands = [[] for _ in range(seats)]
        self.aside = []
        self.given = [[] for _ in range(seats)]
        self.laid = [[] for _ in range(seats)]
        self.shown = []
        self.tricks = [0] * seats
        self.log = None

    def copy(self) -> Self:
        other = self.__class__()
        other.chance = self.chance
        other.frames = self.frames.copy()
        other.revealed = self.revealed
        other.learned = self.learned
        other.options = self.options
        other.deck = self.deck.copy()
        other.hands = [pile.copy() for pile in self.hands]
        other.aside = self.aside.copy()
        other.given = [pile.copy() for pile in self.given]
        other.laid = [pile.copy() for pile in self.laid]
        other.shown = self.shown.copy()
        other.tricks = self.tricks.copy()
        other.log = None
        return other

    def key(self) -> tuple[Any, ...]:
        return (
            tuple(self.frames),
            tuple(self.deck),
            tuple(map(tuple, self.hands)),
            tuple(self.aside),
            tuple(map(tuple, self.given)),
            tuple(map(tuple, self.laid)),
            tuple(self.shown),
            tuple(self.tricks),
        )

    def saved(self) -> tuple[Any, ...]:
        return (
            self.chance,
            tuple(self.frames),
            self.revealed,
            self.learned,
            self.options,
            tuple(self.deck),
            tuple(map(tuple, self.hands)),
            tuple(self.aside),
            tuple(map(tuple, self.given)),
            tuple(map(tuple, self.laid)),
            tuple(self.shown),
            tuple(self.tricks),
        )

    def restore(self, saved: tuple[Any, ...]) -> None:
        (
            chance,
            frames,
            revealed,
            learned,
            options,
            deck,
            hands,
            aside,
            given,
            laid,
            shown,
            tricks,
        ) = saved
        self.chance = chance
        self.frames = list(frames)
        self.revealed = revealed
        self.learned = learned
        self.options = options
        self.deck = list(deck)
        self.hands = [list(pile) for pile in hands]
        self.aside = list(aside)
        self.given = [list(pile) for pile in given]
        self.laid = [list(pile) for pile in laid]
        self.shown = list(shown)
        self.tricks = list(tricks)
        self.log = None

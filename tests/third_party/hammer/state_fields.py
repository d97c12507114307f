"""Coins, lots and tricks. Written by `make states` from `fields.py`: change that, not this."""

from __future__ import annotations

from typing import Any, Self

from aevum.kernel.steps import RuledState


class HouseFields(RuledState):
    """Coins, lots and tricks."""

    __slots__ = (
        "coins",
        "deck",
        "discards",
        "hands",
        "owner",
        "worth",
    )

    coins: list[int]
    worth: list[int]
    """Value of each lot, as tricks have changed it."""
    owner: list[int]
    """Seat that bought a lot; -1 = not sold yet."""
    hands: list[list[int]]
    deck: list[int]
    """Tricks that were not dealt."""
    discards: list[int]

    def lay_out(self, seats: int) -> None:
        """Every field as it is before anything lies on the table, but for those that the game sets."""
        self.chance = 0
        self.frames = []
        self.revealed = 0
        self.learned = 0
        self.coins = [10] * seats
        self.worth = [2, 3, 4, 5, 6, 7] * 1
        self.owner = [-1] * 6
        self.hands = [[] for _ in range(seats)]
        self.deck = []
        self.discards = []
        self.log = None

    def copy(self) -> Self:
        other = self.__class__()
        other.chance = self.chance
        other.frames = self.frames.copy()
        other.revealed = self.revealed
        other.learned = self.learned
        other.coins = self.coins.copy()
        other.worth = self.worth.copy()
        other.owner = self.owner.copy()
        other.hands = [pile.copy() for pile in self.hands]
        other.deck = self.deck.copy()
        other.discards = self.discards.copy()
        other.log = None
        return other

    def key(self) -> tuple[Any, ...]:
        return (
            tuple(self.frames),
            tuple(self.coins),
            tuple(self.worth),
            tuple(self.owner),
            tuple(map(tuple, self.hands)),
            tuple(self.deck),
            tuple(self.discards),
        )

    def saved(self) -> tuple[Any, ...]:
        return (
            self.chance,
            tuple(self.frames),
            self.revealed,
            self.learned,
            tuple(self.coins),
            tuple(self.worth),
            tuple(self.owner),
            tuple(map(tuple, self.hands)),
            tuple(self.deck),
            tuple(self.discards),
        )

    def restore(self, saved: tuple[Any, ...]) -> None:
        (
            chance,
            frames,
            revealed,
            learned,
            coins,
            worth,
            owner,
            hands,
            deck,
            discards,
        ) = saved
        self.chance = chance
        self.frames = list(frames)
        self.revealed = revealed
        self.learned = learned
        self.coins = list(coins)
        self.worth = list(worth)
        self.owner = list(owner)
        self.hands = [list(pile) for pile in hands]
        self.deck = list(deck)
        self.discards = list(discards)
        self.log = None

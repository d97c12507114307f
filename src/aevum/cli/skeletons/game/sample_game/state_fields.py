"""The heap of stones. Written by `python -m aevum.kernel.fields` from `fields.py`: change that, not this."""

from __future__ import annotations

from typing import Any, Self

from aevum.kernel.steps import RuledState


class TableFields(RuledState):
    """The heap of stones."""

    __slots__ = (
        "heap",
        "last",
        "taken",
    )

    heap: int
    """Stones that are left."""
    taken: list[int]
    """Stones that each seat has taken."""
    last: int
    """Seat that took the last stone; -1: there are stones left."""

    def lay_out(self, seats: int) -> None:
        """Every field as it is before anything lies on the table, but for those that the game sets."""
        self.chance = 0
        self.frames = []
        self.revealed = 0
        self.learned = 0
        self.heap = 15
        self.taken = [0] * seats
        self.last = -1
        self.log = None

    def copy(self) -> Self:
        other = self.__class__()
        other.chance = self.chance
        other.frames = self.frames.copy()
        other.revealed = self.revealed
        other.learned = self.learned
        other.heap = self.heap
        other.taken = self.taken.copy()
        other.last = self.last
        other.log = None
        return other

    def key(self) -> tuple[Any, ...]:
        return (
            tuple(self.frames),
            self.heap,
            tuple(self.taken),
            self.last,
        )

    def saved(self) -> tuple[Any, ...]:
        return (
            self.chance,
            tuple(self.frames),
            self.revealed,
            self.learned,
            self.heap,
            tuple(self.taken),
            self.last,
        )

    def restore(self, saved: tuple[Any, ...]) -> None:
        (
            chance,
            frames,
            revealed,
            learned,
            heap,
            taken,
            last,
        ) = saved
        self.chance = chance
        self.frames = list(frames)
        self.revealed = revealed
        self.learned = learned
        self.heap = heap
        self.taken = list(taken)
        self.last = last
        self.log = None

"""Solving: what a game for one that hides nothing and draws nothing after its set-up knows about its best line."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator
from dataclasses import dataclass
from typing import ClassVar, Generic, TypeVar

from aevum.kernel.state import State

S = TypeVar("S", bound=State)


@dataclass(frozen=True, slots=True)
class Plan:
    """All moves of a match from a position to its end, and the points they come to."""

    points: int
    moves: tuple[int, ...]


class Solver(ABC, Generic[S]):
    """Searches for the line with the most points. It knows one game; whoever asks it knows none."""

    methods: ClassVar[tuple[str, ...]]
    """The ways to search, the one to be preferred first."""

    @abstractmethod
    def search(self, start: S, method: str, seed: int, width: int) -> Iterator[Plan | None]:
        """Plans, each better than the one before, and None after a piece of work (some tenths of a second) without one.

        The same for the same arguments. Every plan was played by the rules of the game. A search that can still gain
        never ends by itself. `width`: of a method that keeps several lines in hand, how many.
        """

    @abstractmethod
    def bound(self, start: S) -> int:
        """Points that no line from here can exceed."""

"""Interface of solvers, for solitaire games that hide nothing and draw nothing after their set-up."""

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
    """Anytime search for the line with the most points in one game; callers need to know no game."""

    methods: ClassVar[tuple[str, ...]]
    """Names of the search methods, the preferred one first."""

    @abstractmethod
    def search(self, start: S, method: str, seed: int, width: int) -> Iterator[Plan | None]:
        """Yield plans, each better than the one before, and None after a piece of work that found none.

        A piece of work takes some tenths of a second. Equal arguments give equal plans, and every plan was played by
        the rules of the game. A search that can still gain never ends by itself. `width` is the beam width of methods
        that follow several lines.
        """

    @abstractmethod
    def bound(self, start: S) -> int:
        """Return an upper bound: points that no line from this position can exceed."""

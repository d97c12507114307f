"""Judgement: what a game knows about playing it well. Bots that think ahead know no game; they ask this."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Hashable
from typing import ClassVar, Generic, TypeVar

from mypy_extensions import mypyc_attr

from aevum.kernel.state import State
from aevum.kernel.weights import Scales

S = TypeVar("S", bound=State)
Terms = tuple[tuple[str, float], ...]
"""Message ids, `term-points` and the like, each with its part of a value: always the same ids in the same order."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Judgement(ABC, Generic[S]):
    """Knowledge of one game, asked about imagined states only.

    A bot thinks through its own decisions in a row to the end of an `episode`. Where a line reaches what the seat
    cannot foresee, `habit` plays on for everybody in several imagined states, and the mean of their values counts.
    """

    scales: ClassVar[Scales | None] = None
    """The weights it goes by, where they are data and can be tuned."""
    points_in_one: ClassVar[float] = 1.0
    """So many points of the game one unit of a value stands for."""
    most_lines: ClassVar[int] = 24
    """So many lines it pays to follow at a time, for a bot that could follow more: a wide search finds the states
    about which a rough `value` errs."""
    answers: ClassVar[float] = 0.6
    """How much of the worth of a line is how a state looks when the others have answered it, to a bot that hears them;
    the rest is what the line promised by itself. 0: there are no others, or their answers tell nothing."""

    @abstractmethod
    def value(self, state: S, seat: int) -> float:
        """How good a state looks to a seat: more is better, in any unit that stays the same through an episode."""

    def terms(self, state: S, seat: int) -> Terms:
        """What a value is made of; their sum is the value but for the last digits. By default it is one."""
        return (("term-prospects", self.value(state, seat)),)

    def standing(self, state: S, seat: int) -> float:
        """How good a state looks beside what it is worth to the others, to a bot that hears their answers."""
        return self.value(state, seat)

    @abstractmethod
    def habit(self, state: S) -> int:
        """A legal move that the actor of a state would make without much thought."""

    def episode(self, state: S) -> Hashable:
        """What is under way; a line of thought ends where this changes. By default, until another seat decides."""
        return state.actor

    def stretch(self, state: S) -> Hashable:
        """What a patient player thinks through at once: one episode or some that follow upon each other."""
        return self.episode(state)

    def candidates(self, state: S, legal: list[int]) -> list[int]:
        """The legal moves worth a thought, best first where that can be said at once; never none."""
        return legal

    def is_whole(self, state: S) -> bool:
        """Can the state be judged? Not in the midst of a step, such as a piece lifted and not yet put down."""
        return True

    def is_foreseen(self, state: S, move: int) -> bool:
        """Does all that this move brings about follow from what its actor knows? By default, as the counters say."""
        after = state.copy()
        after.apply(move)
        return after.unforeseen == state.unforeseen and after.chance == state.chance

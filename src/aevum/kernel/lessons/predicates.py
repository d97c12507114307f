"""Predicates that complete a step of a lesson: a small vocabulary over the learner's view and moves."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from fnmatch import fnmatchcase
from itertools import chain
from typing import Any, Final

from aevum.kernel.lessons.figures import number_at, values_at

MOVES: Final = "moves"
"""Path by which a sentence names the number of moves that a condition allows."""


@dataclass(frozen=True, slots=True)
class Situation:
    """Knowledge and moves of a learner in the current step."""

    view: Mapping[str, Any]
    """The learner's view as plain data."""
    view_before: Mapping[str, Any]
    """The learner's view when the step began."""
    seat: int
    moves: tuple[str, ...]
    """Notations of the moves that the learner has made since the step began."""
    decides: bool
    """Condition that it is the learner who decides now."""
    over: bool
    """Condition that the match is over."""
    shown: int = 0
    """Number of moves that all seats have made since the step began."""


class Predicate(ABC):
    """A condition on the situation of a learner."""

    __slots__ = ()

    @abstractmethod
    def holds(self, situation: Situation) -> bool:
        """Whether the condition is met."""

    def is_lost(self, situation: Situation) -> bool:
        """Whether the condition can never be met any more, unless the learner goes back."""
        return False

    def paths(self) -> Iterator[str]:
        """Yield the paths of all figures that the condition looks at."""
        yield from ()

    def goals(self) -> Iterator[tuple[str, int]]:
        """Yield the paths of figures with the number that the condition asks of each."""
        yield from ()


@dataclass(frozen=True, slots=True)
class AllOf(Predicate):
    """Condition that several others are all met."""

    parts: tuple[Predicate, ...]

    def holds(self, situation: Situation) -> bool:
        return all(part.holds(situation) for part in self.parts)

    def is_lost(self, situation: Situation) -> bool:
        return any(part.is_lost(situation) for part in self.parts)

    def paths(self) -> Iterator[str]:
        return chain.from_iterable(part.paths() for part in self.parts)

    def goals(self) -> Iterator[tuple[str, int]]:
        return chain.from_iterable(part.goals() for part in self.parts)


@dataclass(frozen=True, slots=True)
class AnyOf(Predicate):
    """Condition that at least one of several others is met."""

    parts: tuple[Predicate, ...]

    def holds(self, situation: Situation) -> bool:
        return any(part.holds(situation) for part in self.parts)

    def is_lost(self, situation: Situation) -> bool:
        return all(part.is_lost(situation) for part in self.parts)

    def paths(self) -> Iterator[str]:
        return chain.from_iterable(part.paths() for part in self.parts)

    def goals(self) -> Iterator[tuple[str, int]]:
        return chain.from_iterable(part.goals() for part in self.parts)


@dataclass(frozen=True, slots=True)
class Not(Predicate):
    """Condition that another one is not met."""

    part: Predicate

    def holds(self, situation: Situation) -> bool:
        return not self.part.holds(situation)

    def paths(self) -> Iterator[str]:
        return self.part.paths()


@dataclass(frozen=True, slots=True)
class Within(Predicate):
    """Condition that another one is met before a limit is exceeded."""

    part: Predicate
    limit: int
    figure: str = ""
    """Path of the figure that may grow by the limit, such as the round; empty: the limit counts the learner's moves."""

    def holds(self, situation: Situation) -> bool:
        return self._used(situation) <= self.limit and self.part.holds(situation)

    def is_lost(self, situation: Situation) -> bool:
        used = self._used(situation)
        spent = used > self.limit or (not self.figure and used == self.limit and situation.decides)
        return self.part.is_lost(situation) or (spent and not self.holds(situation))

    def _used(self, situation: Situation) -> int:
        return _growth(situation, self.figure) if self.figure else len(situation.moves)

    def paths(self) -> Iterator[str]:
        yield from self.part.paths()
        if self.figure:
            yield self.figure

    def goals(self) -> Iterator[tuple[str, int]]:
        yield from self.part.goals()
        if not self.figure:
            yield MOVES, self.limit


@dataclass(frozen=True, slots=True)
class While(Predicate):
    """Condition that another one is met as long as a third one has not ceased to hold, such as during a turn."""

    part: Predicate
    condition: Predicate

    def holds(self, situation: Situation) -> bool:
        return self.condition.holds(situation) and self.part.holds(situation)

    def is_lost(self, situation: Situation) -> bool:
        return not self.condition.holds(situation) or self.part.is_lost(situation)

    def paths(self) -> Iterator[str]:
        return chain(self.part.paths(), self.condition.paths())

    def goals(self) -> Iterator[tuple[str, int]]:
        return self.part.goals()


@dataclass(frozen=True, slots=True)
class Played(Predicate):
    """Condition that the learner has made moves of a pattern in this step."""

    pattern: str
    times: int = 1

    def holds(self, situation: Situation) -> bool:
        return sum(fnmatchcase(move, self.pattern) for move in situation.moves) >= self.times


@dataclass(frozen=True, slots=True)
class Shown(Predicate):
    """Condition that a number of moves of all seats have been shown in this step."""

    number: int

    def holds(self, situation: Situation) -> bool:
        return situation.shown >= self.number


@dataclass(frozen=True, slots=True)
class AtLeast(Predicate):
    """Condition that a figure is at least a number."""

    figure: str
    number: int

    def holds(self, situation: Situation) -> bool:
        return number_at(situation.view, self.figure, situation.seat) >= self.number

    def paths(self) -> Iterator[str]:
        yield self.figure

    def goals(self) -> Iterator[tuple[str, int]]:
        yield self.figure, self.number


@dataclass(frozen=True, slots=True)
class AtMost(Predicate):
    """Condition that a figure is at most a number."""

    figure: str
    number: int

    def holds(self, situation: Situation) -> bool:
        return number_at(situation.view, self.figure, situation.seat) <= self.number

    def paths(self) -> Iterator[str]:
        yield self.figure

    def goals(self) -> Iterator[tuple[str, int]]:
        yield self.figure, self.number


@dataclass(frozen=True, slots=True)
class Gained(Predicate):
    """Condition that a figure has grown by at least a number since the step began."""

    figure: str
    number: int

    def holds(self, situation: Situation) -> bool:
        return _growth(situation, self.figure) >= self.number

    def paths(self) -> Iterator[str]:
        yield self.figure

    def goals(self) -> Iterator[tuple[str, int]]:
        yield self.figure, self.number


@dataclass(frozen=True, slots=True)
class Equals(Predicate):
    """Condition that a figure is exactly a value."""

    figure: str
    value: int | str | bool

    def holds(self, situation: Situation) -> bool:
        return values_at(situation.view, self.figure, situation.seat) == [self.value]

    def paths(self) -> Iterator[str]:
        yield self.figure


@dataclass(frozen=True, slots=True)
class Has(Predicate):
    """Condition that a list holds an entry of a pattern, such as a card in the hand."""

    figure: str
    pattern: str

    def holds(self, situation: Situation) -> bool:
        entries = values_at(situation.view, f"{self.figure}.*", situation.seat)
        return any(fnmatchcase(str(entry), self.pattern) for entry in entries)

    def paths(self) -> Iterator[str]:
        yield self.figure


@dataclass(frozen=True, slots=True)
class Decides(Predicate):
    """Condition that the learner decides now."""

    def holds(self, situation: Situation) -> bool:
        return situation.decides


@dataclass(frozen=True, slots=True)
class Over(Predicate):
    """Condition that the match is over."""

    def holds(self, situation: Situation) -> bool:
        return situation.over


def _growth(situation: Situation, figure: str) -> int:
    now, before = situation.view, situation.view_before
    return number_at(now, figure, situation.seat) - number_at(before, figure, situation.seat)

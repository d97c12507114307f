"""Base class of the state of a match, with the stack of pending decisions."""

from __future__ import annotations

from typing import Any, Final, Self

from mypy_extensions import mypyc_attr

from aevum.kernel.chance import Chance
from aevum.kernel.events import Log
from aevum.kernel.outcome import Outcome
from aevum.kernel.rulebook import Clause

OVER: Final = -1
"""Actor of a finished state."""

FRAME: Final = 8
"""Numbers in a frame of the stack of pending decisions: its step, the seat that decides, and six more."""
STEP: Final = -FRAME
"""Index of the step of the top frame, from the end of the stack."""
SEAT: Final = STEP + 1
"""Index of the seat that decides in the top frame, from the end of the stack."""


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """Position of a match as flat plain data, which must copy, save and compare.

    `frames` is the stack of pending decisions (see `kernel.steps`); the match is over when it is empty. `revealed`
    grows whenever something hidden is shown to any seat; together with `chance` and `actor` it sets the undo horizon.
    `learned` grows whenever something is shown that the seat which decides did not know, so not when that seat shows
    a card of its own; together with `chance` and `actor` it sets where a line of several moves ends.

    A state is made without arguments and then set up, so that a copy costs nothing but its fields.
    """

    __slots__ = ("chance", "frames", "learned", "log", "revealed")

    chance: int
    frames: list[int]
    revealed: int
    learned: int
    log: Log | None

    @property
    def actor(self) -> int:
        """Seat that decides now, from the top frame; OVER at the end."""
        frames = self.frames
        return frames[SEAT] if frames else OVER

    def legal(self) -> list[int]:
        """Return all legal moves, sorted; never empty before the end, empty after it."""
        raise NotImplementedError

    def check(self, move: int) -> Clause | None:
        """Return the clause that forbids a move of the book, or None."""
        raise NotImplementedError

    def apply(self, move: int) -> None:
        """Carry out a legal move without checking it; `Match` checks first."""
        raise NotImplementedError

    def copy(self) -> Self:
        """Return an independent state without a log."""
        raise NotImplementedError

    def resample(self, seat: int, chance: Chance) -> Self:
        """Return a determinization: a random state from the information set of a seat.

        Everything that the seat cannot know is drawn anew, future chance included.
        """
        raise NotImplementedError

    def redraw_unknown(self, chance: Chance) -> Self:
        """Return a copy in which only what no seat knows is drawn anew: orders of decks, tiles face down, future dice.

        What any seat knows, such as the cards in its hand, stays. By default only future chance is drawn anew.
        """
        other = self.copy()
        other.chance = chance.state
        return other

    def outcome(self) -> Outcome | None:
        """Return the result once the state is over, else None."""
        raise NotImplementedError

    def key(self) -> tuple[Any, ...]:
        """Return everything that distinguishes this state from others, as plain hashable data."""
        raise NotImplementedError

    def saved(self) -> tuple[Any, ...]:
        """Return all of the state but its log, as plain data that `restore` reads back."""
        raise NotImplementedError

    def restore(self, saved: tuple[Any, ...]) -> None:
        """Take over all values of a saved state."""
        raise NotImplementedError

    def __reduce__(self) -> tuple[Any, ...]:
        return restored, (type(self), self.saved())


def restored(kind: type[State], saved: tuple[Any, ...]) -> State:
    """Return a state of a class from its saved form."""
    state = kind()
    state.restore(saved)
    return state

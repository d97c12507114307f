"""State: what lies on the table, and the stack of what is pending there."""

from __future__ import annotations

from typing import Any, Final, Self

from mypy_extensions import mypyc_attr

from aevum.kernel.chance import Chance
from aevum.kernel.events import Log
from aevum.kernel.outcome import Outcome
from aevum.kernel.rulebook import Clause

OVER: Final = -1
"""The actor of a finished state."""

FRAME: Final = 8
"""Numbers in a frame of what is pending: its step, the seat that decides, and six more."""
STEP: Final = -FRAME
"""Where the top frame holds its step, from the end of the stack."""
SEAT: Final = STEP + 1
"""Where it holds the seat that decides."""


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """What lies on the table, as flat plain data: it must copy, save and compare.

    `frames` is the stack of what is pending (see `kernel.steps`); the match is over when nothing is. `revealed` grows
    whenever something hidden shows to anybody; together with `chance` and `actor` it draws the undo horizon.
    `unforeseen` grows whenever something shows that the seat which decides did not know, so not when it shows a card
    of its own; together with `chance` and `actor` it says where a line of several moves ends.

    A state is made without arguments and then set up, so that a copy costs nothing but its fields.
    """

    __slots__ = ("chance", "frames", "log", "revealed", "unforeseen")

    chance: int
    frames: list[int]
    revealed: int
    unforeseen: int
    log: Log | None

    @property
    def actor(self) -> int:
        """The seat that decides now, from the top frame; OVER at the end."""
        frames = self.frames
        return frames[SEAT] if frames else OVER

    def legal(self) -> list[int]:
        """All legal moves, sorted; never empty before the end, empty after it."""
        raise NotImplementedError

    def check(self, move: int) -> Clause | None:
        """The law: the clause that forbids a move of the book, or None."""
        raise NotImplementedError

    def apply(self, move: int) -> None:
        """Carry a legal move out. Trusts its caller; `Match` checks first."""
        raise NotImplementedError

    def copy(self) -> Self:
        """An independent state without a listener."""
        raise NotImplementedError

    def resample(self, seat: int, chance: Chance) -> Self:
        """A copy in which everything this seat cannot know is drawn anew, future chance included."""
        raise NotImplementedError

    def outcome(self) -> Outcome | None:
        """The result once the state is over."""
        raise NotImplementedError

    def key(self) -> tuple[Any, ...]:
        """Everything that tells this state from others, as plain hashable data."""
        raise NotImplementedError

    def saved(self) -> tuple[Any, ...]:
        """All of the state but its listener, as plain data that `restore` reads back."""
        raise NotImplementedError

    def restore(self, saved: tuple[Any, ...]) -> None:
        """Become the state that was saved."""
        raise NotImplementedError

    def __reduce__(self) -> tuple[Any, ...]:
        return restored, (type(self), self.saved())


def restored(kind: type[State], saved: tuple[Any, ...]) -> State:
    """A state of a kind from its saved form."""
    state = kind()
    state.restore(saved)
    return state

"""Moves, state and rules."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final, Self

from aevum.kernel.chance import Chance
from aevum.kernel.game import SEAT, Outcome
from aevum.kernel.moves import Domain, MoveBook, Verb
from aevum.kernel.rulebook import Clause, Rulebook
from aevum.kernel.steps import Law, pop, push

from .state_fields import TableFields

RULEBOOK: Final = Rulebook.load(Path(__file__).with_name("rulebook"))
TAKE: Final = RULEBOOK.clause("take")
ENOUGH: Final = RULEBOOK.clause("enough")
END: Final = RULEBOOK.clause("end")

BOOK: Final = MoveBook([Verb("take", Domain("count", ["1", "2", "3"]), public=True)])


class Table(TableFields):
    """State of a match; its fields are listed in `fields.py`."""

    __slots__ = ()

    def set_up(self, seats: int, chance: Chance) -> Self:
        """Lay out the stones; the first seat begins."""
        self.lay_out(seats)
        self.chance = chance.state
        push(self, TURN, 0)
        return self

    def law(self) -> Law[Any]:
        return LAW

    def outcome(self) -> Outcome | None:
        if self.frames:
            return None
        lines = tuple({"last": int(seat == self.last)} for seat in range(len(self.taken)))
        return Outcome.counted(lines, "end-no-stones")

    def resample(self, seat: int, chance: Chance) -> Self:
        """Return a copy with what the seat cannot know drawn anew: here only the chance to come."""
        other = self.copy()
        other.chance = chance.state
        return other


def _why_not_take(table: Table, argument: int) -> Clause | None:
    """Return the clause that forbids to take a number of stones; the argument 0 is the first label, "1"."""
    return None if argument + 1 <= table.heap else ENOUGH


def _take(table: Table, argument: int) -> None:
    seat, count = table.actor, argument + 1
    table.heap -= count
    table.taken[seat] += count
    if table.log is not None:
        table.log.add("event-take", TAKE, seat=seat + 1, count=count)
    if table.heap:
        table.frames[SEAT] = (seat + 1) % len(table.taken)
    else:
        table.last = seat
        pop(table)


LAW: Final[Law[Table]] = Law(BOOK, over=END)
TURN: Final = LAW.step("turn", clause=TAKE)
TURN.answer("take", why_not=_why_not_take, apply=_take)
LAW.complete()

"""The law: the steps that the chapters enter here, and how the stack goes on by itself.

Chapters only push and pop frames. After every move `settle` runs what lies on top until somebody has to decide: a frame
that resumes does its next stage; a question that all can see has one answer is answered.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from aevum.games.clash_of_cultures.moves import BOOK
from aevum.games.clash_of_cultures.rules.clauses import clause
from aevum.kernel.game import STEP
from aevum.kernel.steps import Law, Step

if TYPE_CHECKING:
    from aevum.games.clash_of_cultures.state import Table

LAW: Final[Law[Table]] = Law(BOOK, over=clause("score.end"))

ACTIVE: Final = 1
"""Where the bottom frame holds the seat whose turn it is."""
_DRAMA: Final = (BOOK.by_name["drama"].first, BOOK.by_name["drama"].first + 1)
"""What can be done at any moment is no reason to ask."""
_automatic: set[int] = set()


def automatic(*steps: Step[Any]) -> None:
    """These are answered at once where one answer is left: what they offer follows from what lies open."""
    _automatic.update(step.id for step in steps)


def settle(table: Table) -> None:
    """Run the stack until somebody has to decide, or nothing is pending."""
    frames = table.frames
    while frames:
        step = LAW.steps[frames[STEP]]
        depth = len(frames)
        if step.resume is not None:
            step.resume(table)
            if not step.answers or len(frames) != depth or frames[STEP] != step.id:
                continue
        if step.id not in _automatic:
            return
        legal = LAW.legal(table)
        if len(legal) > 1:
            legal = [move for move in legal if move not in _DRAMA]
        if len(legal) != 1:
            return
        LAW.apply(table, legal[0])

"""Law of Clash of Cultures, with which the chapters register their steps."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from aevum.games.clash_of_cultures.moves import BOOK
from aevum.games.clash_of_cultures.rules.clauses import clause
from aevum.kernel.steps import Law

if TYPE_CHECKING:
    from aevum.games.clash_of_cultures.state import Table

LAW: Final[Law[Table]] = Law(BOOK, over=clause("score.end"), free=("drama",))

ACTIVE: Final = 1
"""Index in `Table.frames` of the seat whose turn it is, which the bottom frame holds."""

"""Law of Through the Ages, with which the chapters register their steps."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from aevum.games.through_the_ages.moves import BOOK
from aevum.games.through_the_ages.rules.clauses import clause
from aevum.kernel.steps import Law

if TYPE_CHECKING:
    from aevum.games.through_the_ages.state import Table

LAW: Final[Law[Table]] = Law(BOOK, over=clause("score.end"))

"""Law of Tempus Imperium, with which the chapters register their steps."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from aevum.games.tempus_imperium.moves import BOOK
from aevum.games.tempus_imperium.rules.clauses import clause
from aevum.kernel.steps import Law

if TYPE_CHECKING:
    from aevum.games.tempus_imperium.state import Sheet

LAW: Final[Law[Sheet]] = Law(BOOK, over=clause("turn.end"))

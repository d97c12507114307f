"""Law of Tempus, with which the chapters register their steps."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from aevum.games.tempus.moves import BOOK
from aevum.games.tempus.rules.clauses import clause
from aevum.kernel.steps import Law

if TYPE_CHECKING:
    from aevum.games.tempus.state import World

LAW: Final[Law[World]] = Law(BOOK, over=clause("end.flight"))

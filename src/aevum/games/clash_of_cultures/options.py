"""Options of a match: effects of event cards, and length."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from aevum.kernel.options import option

ALL: Final = "all"
OPTIONAL: Final = "optional"
ICONS_ONLY: Final = "icons"
SIX: Final = "six_rounds"
FOUR: Final = "four_rounds"
DICE: Final = "dice"
WONDER: Final = "wonder"


@dataclass(frozen=True)
class Options:
    """Options of a match; the defaults follow the rulebook."""

    events: str = option(ALL, values=(ALL, OPTIONAL, ICONS_ONLY))
    length: str = option(SIX, values=(SIX, FOUR, DICE, WONDER))

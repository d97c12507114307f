"""Options of a match: one of the three games, and the variants of the rulebook."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from aevum.kernel.options import option

BASIC: Final = "basic"
ADVANCED: Final = "advanced"
FULL: Final = "full"
BY_GAME: Final = "by_game"
"""Value of `public_bonuses`: as many as the chosen game has."""
NO: Final = "none"


@dataclass(frozen=True)
class Options:
    """Options of a match. The defaults follow the rulebook."""

    game: str = option(FULL, values=(BASIC, ADVANCED, FULL))
    easier: bool = option(False)
    alternative_corruption: bool = option(False)
    no_ganging_up: bool = option(False)
    peace: str = option(NO, values=(NO, "no_attacks", "no_attacks_no_pacts"))
    draw_as_action: bool = option(False)
    public_bonuses: str = option(BY_GAME, values=(BY_GAME, NO, "3", "4", "5"))
    bonuses: str = option(NO, values=(NO, "age_by_age", "private", "open_choice"))
    fewer_bonuses: bool = option(False)
    hammurabi_by_card: bool = option(False)

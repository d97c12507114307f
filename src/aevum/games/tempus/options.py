"""Options of a match: how the island is built, and readings of the rules that a group may choose between."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from aevum.kernel.chance import SEED_BITS
from aevum.kernel.errors import BadOption
from aevum.kernel.options import option

LAID: Final = "laid"
PREPARED: Final = "prepared"


def read_island_number(text: str) -> str:
    """Return the seed of an island if it is written in digits; an empty text stands for a random island."""
    if text and not (text.isascii() and text.isdigit() and int(text) < 1 << SEED_BITS):
        raise BadOption("error-island-number", value=text[:40])
    return text


@dataclass(frozen=True)
class Options:
    """Options agreed before the first tile. The defaults follow the rulebook."""

    island: str = option(LAID, values=(LAID, PREPARED))
    island_number: str = option("", read=read_island_number)
    protection_counts_cities: bool = option(False)
    progress_per_hex: bool = option(False)
    government_both_later: bool = option(False)
    leader_any_time: bool = option(False)
    start_tokens_pairwise: bool = option(False)
    declare_mountains: bool = option(False)

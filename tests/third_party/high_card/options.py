"""Options of a match."""

from __future__ import annotations

from dataclasses import dataclass

from aevum.kernel.options import option


@dataclass(frozen=True)
class Options:
    """Options that are agreed before the deal."""

    swap_cards: int = option(1, values=(1, 2))
    reshuffle: bool = option(False)

"""Names for bots, spelled the same in every language."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from aevum.kernel.chance import Chance

NAMES: Final = (
    "Arminia", "Boreas", "Circe", "Dido", "Enki", "Fabia", "Gaius", "Hanno", "Inanna", "Juno", "Kadmos", "Livia",
    "Minos", "Nestor", "Otho", "Phoebe", "Remus", "Selene", "Thales", "Ulpia", "Vesta", "Xanthe", "Yaroslav", "Zeno",
)  # fmt: skip
"""Names that bots can have."""


def bot_names(commitment: str, count: int, taken: Collection[str] = ()) -> list[str]:
    """Return different names for `count` bots that no other seat has.

    They follow from the published commitment to the seed, so that a match always has the same bots and nothing is
    revealed.
    """
    free = [name for name in NAMES if name not in taken]
    Chance.from_seed(int(commitment, 16)).shuffle(free)
    return free[:count]

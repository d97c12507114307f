"""Names for bots: spelled the same in every language, so that a table of bots has somebody to talk about."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from aevum.kernel.chance import Chance

NAMES: Final = (
    "Arminia", "Boreas", "Circe", "Dido", "Enki", "Fabia", "Gaius", "Hanno", "Inanna", "Juno", "Kadmos", "Livia",
    "Minos", "Nestor", "Otho", "Phoebe", "Remus", "Selene", "Thales", "Ulpia", "Vesta", "Xanthe", "Yaroslav", "Zeno",
)  # fmt: skip


def bot_names(commitment: str, count: int, taken: Collection[str] = ()) -> list[str]:
    """So many different names that nobody else at the table has.

    They follow from what is published of the seed anyway, so the same match has the same bots and nothing is told.
    """
    free = [name for name in NAMES if name not in taken]
    Chance.from_seed(int(commitment, 16)).shuffle(free)
    return free[:count]

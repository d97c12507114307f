"""Bots that fail, each in its own way.

They have a module of their own, because worker processes import them.
"""

from __future__ import annotations

import os
import time
from typing import Any

from aevum.bots import Bot, Sight


class Crashing(Bot):
    """Bot that raises an exception."""

    def choose(self, sight: Sight) -> int:
        raise ZeroDivisionError("too tired")


class Cheating(Bot):
    """Bot that chooses an illegal move."""

    def choose(self, sight: Sight) -> int:
        return -1


class Silent(Bot):
    """Bot that returns None."""

    def choose(self, sight: Sight) -> int:
        return None  # type: ignore[return-value]


class Talking(Bot):
    """Bot that answers in notation instead of with a number."""

    def choose(self, sight: Sight) -> int:
        return sight.game.book.notation(sight.legal[0])  # type: ignore[return-value]


class Dying(Bot):
    """Bot that ends its process."""

    def choose(self, sight: Sight) -> int:
        os._exit(3)


class Dreaming(Bot):
    """Bot that never answers."""

    def choose(self, sight: Sight) -> int:
        while True:
            time.sleep(0.05)


class Unborn(Bot):
    """Bot that cannot be created."""

    def __init__(self, *arguments: Any) -> None:
        raise ImportError("a library is missing")

    def choose(self, sight: Sight) -> int:
        return sight.legal[0]


FAILING: dict[str, type[Bot]] = {
    kind.__name__.lower(): kind for kind in (Crashing, Cheating, Silent, Talking, Dying, Dreaming, Unborn)
}

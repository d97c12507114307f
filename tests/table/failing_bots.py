"""Bots that fail, each in its own way. They are found by the processes in which bots think, so they have a module."""

from __future__ import annotations

import os
import time
from typing import Any

from aevum.bots import Bot, Sight


class Crashing(Bot):
    """Has an error in it."""

    def choose(self, sight: Sight) -> int:
        raise ZeroDivisionError("too tired")


class Cheating(Bot):
    """Chooses what is no legal move."""

    def choose(self, sight: Sight) -> int:
        return -1


class Silent(Bot):
    """Chooses nothing at all."""

    def choose(self, sight: Sight) -> int:
        return None  # type: ignore[return-value]


class Talking(Bot):
    """Answers in notation instead of with a number."""

    def choose(self, sight: Sight) -> int:
        return sight.game.book.notation(sight.legal[0])  # type: ignore[return-value]


class Dying(Bot):
    """Takes its process with it."""

    def choose(self, sight: Sight) -> int:
        os._exit(3)


class Dreaming(Bot):
    """Never comes to an end."""

    def choose(self, sight: Sight) -> int:
        while True:
            time.sleep(0.05)


class Unborn(Bot):
    """Cannot even begin."""

    def __init__(self, *arguments: Any) -> None:
        raise ImportError("a library is missing")

    def choose(self, sight: Sight) -> int:
        return sight.legal[0]


FAILING: dict[str, type[Bot]] = {
    kind.__name__.lower(): kind for kind in (Crashing, Cheating, Silent, Talking, Dying, Dreaming, Unborn)
}

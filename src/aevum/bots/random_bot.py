"""Bot that plays at random."""

from __future__ import annotations

from typing import Any, Final

from aevum.bots.bot import Bot, Budget, Sight
from aevum.kernel.chance import Chance
from aevum.kernel.game import AnyGame

RESIGNS_ONCE_IN: Final = 16
"""Number of games in one of which the bot may resign; else few random games would come to their end."""


class RandomBot(Bot):
    """Bot that picks a legal move at random, though hardly ever one that resigns."""

    is_slow = False

    def __init__(self, chance: Chance, **settings: Any) -> None:
        super().__init__(chance, **settings)
        self._may_resign = chance.branch(0) % RESIGNS_ONCE_IN == 0

    @classmethod
    def budget(cls, game: AnyGame | None = None) -> Budget:  # noqa: ARG003 (the same in every game)
        """Return the message of a bot that does not search."""
        return "bot-budget-random", {}

    def choose(self, sight: Sight) -> int:
        """Return a legal move, all equally likely; most of these bots never resign."""
        return self.chance.pick(sight.legal if self._may_resign else sight.game.without_resignations(sight.legal))

"""The bot that knows nothing: every legal move is as good as any other."""

from __future__ import annotations

from typing import Any, Final

from aevum.bots.bot import Bot, Budget, Sight
from aevum.kernel.chance import Chance

RESIGNS_ONCE_IN: Final = 16
"""In one of so many games it may give up; else few random games would come to their end."""


class RandomBot(Bot):
    """Picks a legal move at random, though hardly ever one that gives up."""

    ponders = False

    def __init__(self, chance: Chance, **settings: Any) -> None:
        super().__init__(chance, **settings)
        self._may_resign = chance.branch(0) % RESIGNS_ONCE_IN == 0

    @classmethod
    def budget(cls) -> Budget:
        return "bot-budget-random", {}

    def choose(self, sight: Sight) -> int:
        return self.chance.pick(sight.legal if self._may_resign else sight.game.playing_on(sight.legal))

"""The bot that knows nothing: every legal move is as good as any other."""

from __future__ import annotations

from aevum.bots.bot import Bot, Sight


class RandomBot(Bot):
    """Picks a legal move at random."""

    def choose(self, sight: Sight) -> int:
        return self.chance.pick(sight.legal)

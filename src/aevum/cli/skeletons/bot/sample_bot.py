"""A bot that looks one move ahead. `aevum arena GAME --bots sample_bot.py:SampleBot,random` lets it play."""

from __future__ import annotations

from aevum.bots import Bot, Sight


class SampleBot(Bot):
    """Chooses the move after which it has the most points, and one of several such moves at random."""

    def choose(self, sight: Sight) -> int:
        moves = sight.game.without_resignations(sight.legal)
        world = sight.imagine(self.chance)
        values = []
        for move in moves:
            after = world.copy()
            after.apply(move)
            totals = sight.game.totals(sight.game.view(after, sight.seat))
            values.append(totals[sight.seat] if totals else 0)
        best = [move for move, value in zip(moves, values, strict=True) if value == max(values)]
        return self.chance.pick(best)

"""A bot in thirty lines: one-ply search on a determinized state, with the points as the evaluation.

python examples/bot.py            # a match of Tempus against two random bots
"""

from __future__ import annotations

from aevum import find_game
from aevum.bots import Bot, Sight
from aevum.bots.random_bot import RandomBot
from aevum.kernel.chance import Chance
from aevum.kernel.game import OVER


class Glutton(Bot):
    """Greedy bot that chooses the move with the most points after it."""

    def choose(self, sight: Sight) -> int:
        world = sight.imagine(self.chance)  # hidden information is resampled, so that a bot cannot cheat

        def points(move: int) -> float:
            after = world.copy()
            after.apply(move)
            totals = sight.game.totals(sight.game.view(after, sight.seat))
            return float(totals[sight.seat]) + self.chance.below(1000) / 2000  # ties are broken at random

        return max(sight.game.without_resignations(sight.legal), key=points)


def main(seed: int = 7) -> list[int | float]:
    """Play one match and return the points of each seat."""
    game = find_game("tempus")
    kinds: tuple[type[Bot], ...] = (Glutton, RandomBot, RandomBot)
    bots = [kind(Chance.from_seed(seed + seat)) for seat, kind in enumerate(kinds)]
    state = game.start(game.read_options({"island": "prepared"}), len(bots), Chance.from_seed(seed))
    while state.actor != OVER:
        state.apply(bots[state.actor].choose(Sight(game, state, state.legal())))
    outcome = state.outcome()
    return outcome.scores if outcome else []


if __name__ == "__main__":
    print(main())

"""High Card with a weighted bot whose best weights are known: a bot that swaps low cards wins more tricks."""

from __future__ import annotations

from pathlib import Path

from high_card import HighCard
from high_card.moves import CARDS
from high_card.state import Table

from aevum.bots import Bot, Sight
from aevum.kernel.ai.heuristics import Heuristics
from aevum.kernel.ai.weights import WeightSet

FILE = """# By hand: far too low.

# Cards below this are swapped.
threshold = 2.0
idle = [1.0, 0.0]
"""


class Weights:
    threshold: float
    idle: tuple[float, ...]


def toy(folder: Path) -> tuple[HighCard, type[Bot]]:
    """Return the game with weights of its own, and the bot that uses them."""
    file = folder / "weights.toml"
    file.write_text(FILE)
    weights = Weights()

    class ToyHeuristics(Heuristics[Table]):
        weight_set = WeightSet(weights, file)

        def evaluate(self, state: Table, seat: int) -> float:
            return 0.0

        def default_move(self, state: Table) -> int:
            return state.legal()[0]

    class Toy(HighCard):
        id = "toy"
        heuristics = ToyHeuristics()

    class Swapper(Bot):
        def choose(self, sight: Sight) -> int:
            """Swap low cards, draw, then play the highest card."""
            names = {sight.game.book.notation(move): move for move in sight.legal}
            low = [f"swap {card}" for card in CARDS if card < weights.threshold and f"swap {card}" in names]
            if low or "draw" in names:
                return names[low[0] if low else "draw"]
            return max(move for name, move in names.items() if name.startswith("play"))

    return Toy(), Swapper

"""The weights of the judgement, as `weights.toml` has them; what each means is said there."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from aevum.kernel.weights import Scales


class Weights:
    """Figures of the file."""

    gold: float
    early_gold: float
    gold_a_turn: float
    income: float
    bought: float
    plot: float
    foundation: float
    shore: float
    hope: float
    site: float
    kill: float
    prey: float


WEIGHTS: Final = Weights()
SCALES: Final = Scales(WEIGHTS, Path(__file__).with_name("weights.toml"))

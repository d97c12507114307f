"""Weights of the evaluation, read from `weights.toml`, which explains each of them."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from aevum.kernel.ai.weights import WeightSet


class Weights:
    """Numbers of the file."""

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
WEIGHT_SET: Final = WeightSet(WEIGHTS, Path(__file__).with_name("weights.toml"))

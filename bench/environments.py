"""Steps a second with observation and mask, in slices that take turns with those of PettingZoo's chess.

Prints the median of each, the ratio to chess, and the sizes of an observation and a mask. Time is CPU time of the
process, so that other load on the machine disturbs little.
"""

from __future__ import annotations

import time
import warnings
from collections.abc import Callable
from statistics import median
from typing import Any, Final

import numpy as np

from aevum.kernel.registry import games
from aevum.research import pettingzoo
from aevum.research.env_core import EnvConfig
from aevum.research.gymnasium import SeatEnv

with warnings.catch_warnings():
    warnings.simplefilter("ignore")
    from pettingzoo.classic import chess_v6

SLICES: Final = 7
SECONDS_A_SLICE: Final = 1.0
CHESS: Final = "chess"

Slice = Callable[[], float]
"""Function that plays for a second and returns the steps a second."""


def aec(env: Any) -> Slice:
    """Return a slice of random play in a PettingZoo environment, in which each agent observes before it moves."""
    dice = np.random.default_rng(1)
    env.reset(seed=1)

    def play() -> float:
        began, steps = time.process_time(), 0
        while time.process_time() - began < SECONDS_A_SLICE:
            observation, _, over, cut, _ = env.last()
            if over or cut:
                env.reset()
                continue
            offered = np.flatnonzero(observation["action_mask"].view(bool))
            env.step(offered[dice.integers(len(offered))])
            steps += 1
        return steps / (time.process_time() - began)

    return play


def solo(env: Any) -> Slice:
    """Return a slice of random play in a Gymnasium environment."""
    dice = np.random.default_rng(1)
    first, _ = env.reset(seed=1)
    seen = [first]

    def play() -> float:
        began, steps = time.process_time(), 0
        while time.process_time() - began < SECONDS_A_SLICE:
            offered = np.flatnonzero(seen[0]["action_mask"].view(bool))
            seen[0], _, over, _, _ = env.step(offered[dice.integers(len(offered))])
            steps += 1
            if over:
                seen[0], _ = env.reset()
        return steps / (time.process_time() - began)

    return play


def main() -> None:
    """Measure all environments in turns and print the table."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        programs = {CHESS: aec(chess_v6.env())}
    sizes = {}
    for game in games().values():
        for seats in sorted({game.seats[0], game.seats[-1]}):
            name = f"{game.id}, seats: {seats}"
            programs[name] = solo(SeatEnv(game.id)) if seats == 1 else aec(pettingzoo.env(game.id, seats=seats))
            sizes[name] = (EnvConfig.of(game, seats, {}).layout.size, game.book.size)
    found: dict[str, list[float]] = {name: [] for name in programs}
    for _ in range(SLICES):
        for name, play in programs.items():
            found[name].append(play())
    peer = median(found[CHESS])
    print(f"{'':28}{'steps/s':>10}{'ratio':>9}{'numbers':>10}{'moves':>8}")
    for name, speeds in found.items():
        size, moves = sizes.get(name, (8 * 8 * 111, 4672))
        print(f"{name:28}{median(speeds):>10,.0f}{median(speeds) / peer:>8.1f}x{size:>10,}{moves:>8,}")


if __name__ == "__main__":
    main()

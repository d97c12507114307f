"""Train a small policy by REINFORCE on a few processes and compare it with random play: minutes on two cores.

    python examples/train.py                      # Tempus: one seat of three, `random` bots on the others
    python examples/train.py tempus-imperium      # solo: points

A move is made pick by pick (its verb, then its arguments: `aevum.research.pick_env`), so that the policy has a few
hundred actions. Its features are the plain numbers of the view; it is linear in them, with weights for each pick.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, replace
from functools import partial
from typing import Any

import numpy as np

from aevum.research.env_core import PROGRESS, RANK
from aevum.research.gymnasium import SeatEnv
from aevum.research.pick_env import PickEnv

Table = tuple[str, int | None]
"""A game, and its number of seats; None for the default."""
ENVIRONMENTS: dict[Table, PickEnv] = {}
"""Environments of this process, cached because creating one costs as much as a few matches."""


def environment(table: Table) -> PickEnv:
    """Return the environment of a game.

    A solo game rewards each gain of points at once, which says more about the moves than the points at the end.
    """
    if table not in ENVIRONMENTS:
        game, seats = table
        alone = SeatEnv(game, seats=seats).setting.seats == 1
        ENVIRONMENTS[table] = PickEnv(SeatEnv(game, seats=seats, reward=PROGRESS if alone else RANK))
    return ENVIRONMENTS[table]


@dataclass
class Policy:
    """Softmax policy over the legal picks; the logit of a pick is `weights[pick]` times the features."""

    numbers: Any
    scale: Any
    weights: Any

    @classmethod
    def blank(cls, env: PickEnv) -> Policy:
        """Return the policy with equal probabilities for all picks."""
        fields = env.unwrapped.setting.layout.fields
        numbers = np.array([entry.first for entry in fields if entry.meaning == "a number"][:24])
        return cls(numbers, np.ones(len(numbers)), np.zeros((env.action_space.n, len(numbers) + 1)))

    def features(self, observation: Any) -> Any:
        """Return the plain numbers of the view, scaled to about 1, and a constant 1 as the bias."""
        return np.append(np.clip(observation["observation"][self.numbers] / self.scale, -3, 3), 1.0)

    def chances(self, features: Any, legal: Any) -> Any:
        """Return the probability of each legal pick."""
        weight = self.weights[legal] @ features
        worth = np.exp(weight - weight.max())
        return worth / worth.sum()


@dataclass
class Step:
    """One pick with the legal picks, their probabilities, the index of the chosen one, and the features."""

    legal: Any
    chances: Any
    chosen: int
    features: Any


def played(policy: Policy, table: Table, seed: int) -> tuple[list[Step], Any]:
    """Play one match; return its steps, and the return (sum of rewards) from each step on."""
    env, dice = environment(table), np.random.default_rng(seed)
    observation, _ = env.reset(seed=seed)
    steps, gains, over = [], [], False
    while not over:
        legal = np.flatnonzero(observation["action_mask"])
        features = policy.features(observation)
        chances = policy.chances(features, legal)
        chosen = int(dice.choice(len(legal), p=chances))
        steps.append(Step(legal, chances, chosen, features))
        observation, gained, over, _, _ = env.step(legal[chosen])
        gains.append(gained)
    return steps, np.cumsum(gains[::-1])[::-1]


def slope_of(policy: Policy, results: Sequence[tuple[list[Step], Any]]) -> Any:
    """Return the policy gradient, with the mean return at the same step of all matches as baseline."""
    longest = max(len(steps) for steps, _ in results)
    brought = np.array([np.pad(gains, (0, longest - len(gains)), constant_values=np.nan) for _, gains in results])
    merits = (brought - np.nanmean(brought, axis=0)) / (np.nanstd(brought) + 1e-8)
    slope = np.zeros_like(policy.weights)
    for (steps, _), merit in zip(results, merits, strict=True):
        for step, better in zip(steps, merit, strict=False):
            slope[step.legal[step.chosen]] += better * step.features
            slope[step.legal] -= better * step.chances[:, None] * step.features
    return slope


def improved(policy: Policy, results: Sequence[tuple[list[Step], Any]], rate: float) -> Policy:
    """Return the policy after a gradient step of fixed length."""
    slope = slope_of(policy, results)
    return replace(policy, weights=policy.weights + rate * slope / (np.linalg.norm(slope) + 1e-8))


def mean_gain(pool: ProcessPoolExecutor, policy: Policy, table: Table, matches: int) -> tuple[float, float]:
    """Return the mean return of matches on fresh seeds, and its margin of two standard errors."""
    gains = [brought[0] for _, brought in pool.map(partial(played, policy, table), range(10**6, 10**6 + matches))]
    return float(np.mean(gains)), float(2 * np.std(gains) / np.sqrt(len(gains)))


def trained(arguments: argparse.Namespace) -> tuple[float, float]:
    """Return the mean returns of random picks and of the trained policy, on the same fresh seeds."""
    table = (arguments.game, arguments.seats)
    policy = Policy.blank(environment(table))
    with ProcessPoolExecutor(arguments.jobs) as pool:
        before, error = mean_gain(pool, policy, table, arguments.matches)
        print(f"chance: {before:.2f} +- {error:.2f}", flush=True)
        first = pool.map(partial(played, policy, table), range(16))
        seen = [np.mean([np.abs(step.features[:-1]) for step in steps], axis=0) for steps, _ in first]
        policy.scale = np.mean(seen, axis=0) + 1e-3
        for number in range(arguments.updates):
            seeds = range(number * arguments.batch, (number + 1) * arguments.batch)
            results = list(pool.map(partial(played, policy, table), seeds, chunksize=4))
            policy = improved(policy, results, arguments.rate)
            if number % 10 == 9:
                print(f"update {number + 1}: {np.mean([brought[0] for _, brought in results]):.2f}", flush=True)
        after, error = mean_gain(pool, policy, table, arguments.matches)
        print(f"trained: {after:.2f} +- {error:.2f}")
    return before, after


def main(given: list[str] | None = None) -> tuple[float, float]:
    """Read the arguments, train a policy and print the results."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="?", default="tempus")
    parser.add_argument("--seats", type=int)
    parser.add_argument("--updates", type=int, default=30)
    parser.add_argument("--batch", type=int, default=32, help="matches before each update")
    parser.add_argument("--rate", type=float, default=0.5)
    parser.add_argument("--matches", type=int, default=200, help="matches to compare with chance")
    parser.add_argument("--jobs", type=int, default=2)
    began = time.monotonic()
    result = trained(parser.parse_args(given))
    print(f"{time.monotonic() - began:.0f} s")
    return result


if __name__ == "__main__":
    main()

"""Trains a small policy by REINFORCE on a few processes and plays it against chance: minutes on two cores.

    python examples/train.py                      # Tempus: one seat of three, bots `random` on the others
    python examples/train.py tempus-imperium      # alone: points

The policy knows the kind of a move (its verb) and the plain numbers of the view, and is linear in their products.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Iterable
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, replace
from functools import partial
from typing import Any

import numpy as np

from aevum.research.gymnasium import SeatEnv

ENVIRONMENTS: dict[tuple[str, int | None, str], SeatEnv] = {}
"""Each process keeps its own: to make one costs as much as a few matches."""


@dataclass
class Policy:
    """Softmax over the legal moves; `weights[verb]` times the features of the position."""

    verbs: Any
    numbers: Any
    scale: Any
    weights: Any
    by_verb: bool = True

    @classmethod
    def blank(cls, env: SeatEnv) -> Policy:
        """All moves alike."""
        book, fields = env.setting.game.book, env.setting.layout.fields
        verbs = np.repeat(np.arange(len(book.verbs)), [verb.size for verb in book.verbs])
        numbers = np.array([entry.first for entry in fields if entry.meaning == "a number"][:24])
        return cls(verbs, numbers, np.ones(len(numbers)), np.zeros((len(book.verbs), len(numbers) + 1)))

    def features(self, observation: Any) -> Any:
        """The plain numbers of the view, about 1 each, and a 1."""
        return np.append(np.clip(observation["observation"][self.numbers] / self.scale, -3, 3), 1.0)

    def chances(self, features: Any, legal: Any) -> Any:
        """How likely each legal move is. `by_verb`: many ways to do a thing do not make it likelier."""
        verbs = self.verbs[legal]
        weight = self.weights[verbs] @ features
        if self.by_verb:
            weight -= np.log(np.bincount(verbs)[verbs])
        worth = np.exp(weight - weight.max())
        return worth / worth.sum()


def played(policy: Policy, table: tuple[str, int | None, str], seed: int) -> tuple[Any, float, Any]:
    """One match: how the weights would make its moves likelier, step by step; what it brought; the numbers it saw."""
    if table not in ENVIRONMENTS:
        ENVIRONMENTS[table] = SeatEnv(table[0], seats=table[1], reward=table[2])
    env, dice = ENVIRONMENTS[table], np.random.default_rng(seed)
    observation, _ = env.reset(seed=seed)
    slope, gained, over, seen = np.zeros_like(policy.weights), 0.0, False, []
    while not over:
        legal = np.flatnonzero(observation["action_mask"])
        features = policy.features(observation)
        chances = policy.chances(features, legal)
        chosen = dice.choice(len(legal), p=chances)
        slope[policy.verbs[legal[chosen]]] += features
        np.add.at(slope, policy.verbs[legal], -chances[:, None] * features)
        seen.append(np.abs(observation["observation"][policy.numbers]))
        observation, reward, over, _, _ = env.step(legal[chosen])
        gained += reward
    return slope, gained, np.mean(seen, axis=0)


def improved(policy: Policy, results: Iterable[tuple[Any, float, Any]], rate: float) -> Policy:
    """A step towards what brought more than the others of the batch did."""
    slopes, gains, _ = zip(*results, strict=True)
    merit = np.array(gains) - np.mean(gains)
    merit /= np.std(gains) + 1e-8
    slope = np.tensordot(merit, np.array(slopes), axes=1) / len(gains)
    weights = policy.weights + rate * slope / (np.linalg.norm(slope) + 1e-8)
    return replace(policy, weights=weights)


def mean_gain(pool: ProcessPoolExecutor, policy: Policy, table: Any, matches: int) -> tuple[float, float]:
    """What matches on fresh seeds bring, and how far that may be off (two standard errors)."""
    gains = [gained for _, gained, _ in pool.map(partial(played, policy, table), range(10**6, 10**6 + matches))]
    return float(np.mean(gains)), float(2 * np.std(gains) / np.sqrt(len(gains)))


def trained(arguments: argparse.Namespace) -> tuple[float, float]:
    """What moves at random bring, and what the trained policy brings, on the same fresh seeds."""
    env = SeatEnv(arguments.game, seats=arguments.seats)
    table = (arguments.game, arguments.seats, env.reward)
    policy = Policy.blank(env)
    with ProcessPoolExecutor(arguments.jobs) as pool:
        before, error = mean_gain(pool, replace(policy, by_verb=False), table, arguments.matches)
        print(f"chance: {before:.2f} +- {error:.2f}")
        first = list(pool.map(partial(played, policy, table), range(16)))
        policy.scale = np.mean([numbers for _, _, numbers in first], axis=0) + 1e-3
        for number in range(arguments.updates):
            seeds = range(number * arguments.batch, (number + 1) * arguments.batch)
            results = list(pool.map(partial(played, policy, table), seeds, chunksize=4))
            policy = improved(policy, results, arguments.rate)
            if number % 10 == 9:
                print(f"update {number + 1}: {np.mean([gained for _, gained, _ in results]):.2f}", flush=True)
        after, error = mean_gain(pool, policy, table, arguments.matches)
        print(f"trained: {after:.2f} +- {error:.2f}")
    return before, after


def main(given: list[str] | None = None) -> tuple[float, float]:
    """Read the arguments, train, tell."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="?", default="tempus")
    parser.add_argument("--seats", type=int)
    parser.add_argument("--updates", type=int, default=30)
    parser.add_argument("--batch", type=int, default=32, help="matches before each update")
    parser.add_argument("--rate", type=float, default=0.3)
    parser.add_argument("--matches", type=int, default=200, help="matches to compare with chance")
    parser.add_argument("--jobs", type=int, default=2)
    began = time.monotonic()
    result = trained(parser.parse_args(given))
    print(f"{time.monotonic() - began:.0f} s")
    return result


if __name__ == "__main__":
    main()
